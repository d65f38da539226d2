"""The methods of the Bot API, with their limits."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.adapters.telegram import html
from tests.adapters.telegram.stand_in import ME, Chat, Refused, StandIn

Given = Mapping[str, Any]
Files = Mapping[str, tuple[str, bytes]]

_TEXT: Final = 4096
_CAPTION: Final = 1024


class Methods:
    """The methods by name."""

    def __init__(self, stand_in: StandIn) -> None:
        self._world = stand_in
        self._by_name: Mapping[str, Callable[[Given, Files], Any]] = {
            "getMe": lambda _given, _files: {**ME, "can_join_groups": True, "can_read_all_group_messages": False},
            "getWebhookInfo": lambda _given, _files: {
                "url": self._world.webhook,
                "has_custom_certificate": False,
                "pending_update_count": 0,
            },
            "deleteWebhook": lambda _given, _files: True,
            "sendChatAction": lambda _given, _files: True,
            "sendMessage": self._send_message,
            "sendPhoto": self._send_photo,
            "sendAnimation": self._send_animation,
            "sendDocument": self._send_document,
            "editMessageText": self._edit_text,
            "editMessageCaption": self._edit_caption,
            "editMessageMedia": self._edit_media,
            "editMessageReplyMarkup": self._edit_markup,
            "deleteMessage": self._delete,
            "setMessageReaction": self._react,
            "answerCallbackQuery": self._answer,
            "getMyCommands": lambda given, _files: self._world.commands.get(_scope(given), []),
            "setMyCommands": self._set_commands,
            "getChat": self._chat,
            "getChatMember": self._member,
            "getFile": self._get_file,
        }

    def do(self, method: str, given: Given, files: Files) -> Any:
        """Carry out a request; raises Refused."""
        return self._by_name[method](given, files)

    # --- sending

    def _send_message(self, given: Given, files: Files) -> dict[str, Any]:
        chat = self._open(given, "text")
        return self._world.message(chat, ME, **self._words(given, "text", _TEXT), **self._around(chat, given))

    def _send_photo(self, given: Given, files: Files) -> dict[str, Any]:
        chat = self._open(given, "photos")
        photo = self._photo(files["photo"][1])
        return self._world.message(chat, ME, photo=photo, **self._caption(given), **self._around(chat, given))

    def _send_animation(self, given: Given, files: Files) -> dict[str, Any]:
        chat = self._open(given, "animations")
        name, data = files["animation"]
        assert data.startswith(b"GIF89a")
        size = {"width": int.from_bytes(data[6:8], "little"), "height": int.from_bytes(data[8:10], "little")}
        document = {**self._keep(data), "file_name": name, "mime_type": "video/mp4"}
        animation = {**document, **size, "duration": 0}
        return self._world.message(
            chat, ME, animation=animation, document=document, **self._caption(given), **self._around(chat, given)
        )

    def _send_document(self, given: Given, files: Files) -> dict[str, Any]:
        chat = self._open(given, "photos")
        name, data = files["document"]
        document = {**self._keep(data), "file_name": name}
        return self._world.message(chat, ME, document=document, **self._caption(given), **self._around(chat, given))

    def _open(self, given: Given, right: str) -> Chat:
        """The chat, if the bot may send this there."""
        chat = self._world.chats.get(int(given["chat_id"]))
        if chat is None:
            raise Refused(400, "Bad Request: chat not found")
        if chat.moved is not None:
            raise Refused(
                400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.moved
            )
        if chat.type == "private":
            someone = self._world.people[chat.id]
            if someone.blocked:
                raise Refused(403, "Forbidden: bot was blocked by the user")
            if not someone.started:
                raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
        if chat.kicked:
            raise Refused(403, f"Forbidden: bot was kicked from the {chat.type} chat")
        if right not in chat.rights:
            what = {"text": "text messages"}.get(right, right)
            raise Refused(400, f"Bad Request: not enough rights to send {what} to the chat")
        return chat

    def _around(self, chat: Chat, given: Given) -> dict[str, Any]:
        """Topic, reply and buttons of a message."""
        found: dict[str, Any] = self._markup(given, chat)
        if "message_thread_id" in given:
            topic = int(given["message_thread_id"])
            if topic not in chat.topics:
                raise Refused(400, "Bad Request: message thread not found")
            found |= {"message_thread_id": topic, "is_topic_message": True}
        reply = given.get("reply_parameters")
        if reply is not None:
            other = chat.messages.get(reply["message_id"])
            if other is not None:
                found["reply_to_message"] = {name: one for name, one in other.items() if name != "reply_to_message"}
            elif not reply.get("allow_sending_without_reply"):
                raise Refused(400, "Bad Request: message to be replied not found")
        return found

    def _markup(self, given: Given, chat: Chat | None = None) -> dict[str, Any]:
        """The buttons of a message. Keys below the text field of a chat are no part of it; only new messages bring them."""
        markup = given.get("reply_markup")
        if markup is None:
            return {}
        if "inline_keyboard" not in markup:
            if chat is None or chat.type != "private":
                raise Refused(400, "Bad Request: BUTTON_TYPE_INVALID")  # groups cannot share people or chats
            chat.keys = markup.get("keyboard", [])
            return {}
        for row in markup["inline_keyboard"]:
            for button in row:
                if not 1 <= len(button.get("callback_data", "x").encode()) <= 64:
                    raise Refused(400, "Bad Request: BUTTON_DATA_INVALID")
        return {"reply_markup": markup}

    def _words(self, given: Given, name: str, most: int) -> dict[str, Any]:
        """Text or caption with its entities."""
        assert given.get("parse_mode") == "HTML"
        try:
            text, entities = html.parse(given[name], self._world.users)
            entities += html.linked(text, entities)
        except html.BadMarkup as error:
            raise Refused(400, f"Bad Request: can't parse entities: {error}") from error
        if not text.strip() and name == "text":
            raise Refused(400, "Bad Request: message text is empty")
        if len(text) > most:
            raise Refused(400, f"Bad Request: message {'caption' if name == 'caption' else ''} is too long")
        marks = "entities" if name == "text" else "caption_entities"
        return {name: text, **({marks: entities} if entities else {})}

    def _caption(self, given: Given) -> dict[str, Any]:
        return self._words(given, "caption", _CAPTION) if "caption" in given else {}

    # --- files

    def _photo(self, data: bytes) -> list[dict[str, Any]]:
        assert data.startswith(b"\x89PNG")
        width, height = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
        if width + height > 10_000 or max(width, height) > 20 * min(width, height):
            raise Refused(400, "Bad Request: PHOTO_INVALID_DIMENSIONS")
        if len(data) > 10_000_000:
            raise Refused(413, "Request Entity Too Large")
        return [{**self._keep(data), "width": width, "height": height}]

    def _keep(self, data: bytes) -> dict[str, Any]:
        name = f"file{self._world.number('file')}"
        self._world.files[name] = data
        return {"file_id": name, "file_unique_id": f"u{name}", "file_size": len(data)}

    def _get_file(self, given: Given, files: Files) -> dict[str, Any]:
        name = given["file_id"]
        if name not in self._world.files:
            raise Refused(400, "Bad Request: invalid file_id")
        return {"file_id": name, "file_unique_id": f"u{name}", "file_path": f"{name}.png"}

    # --- changing

    def _edit_text(self, given: Given, files: Files) -> dict[str, Any]:
        message = self._own(given)
        if "text" not in message:
            raise Refused(400, "Bad Request: there is no text in the message to edit")
        return _changed(message, {**self._words(given, "text", _TEXT), **self._markup(given)}, ("text", "entities"))

    def _edit_caption(self, given: Given, files: Files) -> dict[str, Any]:
        message = self._own(given)
        if "text" in message:
            raise Refused(400, "Bad Request: there is no caption in the message to edit")
        new = {**self._caption(given), **self._markup(given)}
        return _changed(message, new, ("caption", "caption_entities"))

    def _edit_media(self, given: Given, files: Files) -> dict[str, Any]:
        message, media = self._own(given), given["media"]
        self._open(given, "photos")
        assert media["type"] == "photo"
        photo = self._photo(files[media["media"].removeprefix("attach://")][1])
        new = {"photo": photo, **self._caption(media), **self._markup(given)}
        return _changed(message, new, ("text", "entities", "photo", "document", "caption", "caption_entities"))

    def _edit_markup(self, given: Given, files: Files) -> dict[str, Any]:
        return _changed(self._own(given), self._markup(given), ())

    def _delete(self, given: Given, files: Files) -> bool:
        message = self._own(given)
        del self._world.chats[message["chat"]["id"]].messages[message["message_id"]]
        return True

    def _react(self, given: Given, files: Files) -> bool:
        """A reaction of the bot, stored with the message; Telegram shows it to people only."""
        chat = self._open(given, "text")
        message = chat.messages.get(int(given["message_id"]))
        if message is None:
            raise Refused(400, "Bad Request: message to react not found")
        if not chat.reactions:
            raise Refused(400, "Bad Request: REACTION_INVALID")
        self._world.reactions[chat.id, message["message_id"]] = [one["emoji"] for one in given["reaction"]]
        return True

    def _own(self, given: Given) -> dict[str, Any]:
        message = self._open(given, "text").messages.get(int(given["message_id"]))
        if message is None:
            raise Refused(400, "Bad Request: message to edit not found")
        if message["from"] != ME:
            raise Refused(400, "Bad Request: message can't be edited")
        return message

    # --- the rest

    def _answer(self, given: Given, files: Files) -> bool:
        query = given["callback_query_id"]
        if query in self._world.answers or not query.startswith("q"):
            raise Refused(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
        if len(given.get("text", "")) > 200:
            raise Refused(400, "Bad Request: MESSAGE_TOO_LONG")
        if not given.get("url", f"https://t.me/{ME['username']}?").startswith(f"https://t.me/{ME['username']}?"):
            raise Refused(400, "Bad Request: URL_INVALID")
        self._world.answers[query] = dict(given)
        return True

    def _set_commands(self, given: Given, files: Files) -> bool:
        for command in given["commands"]:
            name, said = command["command"], command["description"]
            if not (1 <= len(name) <= 32 and all(sign in "abcdefghijklmnopqrstuvwxyz0123456789_" for sign in name)):
                raise Refused(400, "Bad Request: BOT_COMMAND_INVALID")
            if not 1 <= len(said) <= 256:
                raise Refused(400, "Bad Request: BOT_COMMAND_DESCRIPTION_INVALID")
        self._world.commands[_scope(given)] = given["commands"]
        return True

    def _member(self, given: Given, files: Files) -> dict[str, Any]:
        if int(given["user_id"]) == ME["id"]:
            return self._bot_in(self._world.chats[int(given["chat_id"])])
        user = self._world.users[int(given["user_id"])]
        if user["id"] in self._world.chats[int(given["chat_id"])].absent:
            return {"status": "left", "user": user}
        if user["id"] in self._world.admins:
            return {"status": "creator", "user": user, "is_anonymous": False}
        return {"status": "member", "user": user}

    def _chat(self, given: Given, files: Files) -> dict[str, Any]:
        chat = self._world.chats[int(given["chat_id"])]
        return {
            **chat.public(),
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": dict.fromkeys(_GIFTS, True),
            "permissions": {**dict.fromkeys(_OTHER_RIGHTS, True), **(_rights(chat) if chat.for_all else {})},
        }

    def _bot_in(self, chat: Chat) -> dict[str, Any]:
        """The bot as a member of a group."""
        if chat.kicked:
            raise Refused(403, f"Forbidden: bot was kicked from the {chat.type} chat")
        if chat.for_all or chat.rights == {"text", "photos", "animations"}:
            return {"status": "member", "user": ME}
        return {
            "status": "restricted",
            "user": ME,
            "is_member": True,
            "until_date": 0,
            **dict.fromkeys(_OTHER_RIGHTS, False),
            **_rights(chat),
        }


def _rights(chat: Chat) -> dict[str, bool]:
    return {
        "can_send_messages": "text" in chat.rights,
        "can_send_photos": "photos" in chat.rights,
        "can_send_other_messages": "animations" in chat.rights,
    }


_GIFTS = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")


_OTHER_RIGHTS = (
    "can_send_audios", "can_send_documents", "can_send_videos", "can_send_video_notes", "can_send_voice_notes",
    "can_send_polls", "can_send_other_messages", "can_add_web_page_previews", "can_change_info", "can_invite_users",
    "can_pin_messages", "can_manage_topics", "can_react_to_messages", "can_edit_tag",
)  # fmt: skip


def _scope(given: Given) -> tuple[str, str]:
    return json.dumps(given.get("scope", {"type": "default"})), given.get("language_code", "")


def _changed(message: dict[str, Any], new: dict[str, Any], gone: tuple[str, ...]) -> dict[str, Any]:
    """The message with new content; buttons that are not given again are removed."""
    kept = {name: value for name, value in message.items() if name not in (*gone, "reply_markup", "edit_date")}
    if {**kept, **new} == {name: value for name, value in message.items() if name != "edit_date"}:
        raise Refused(400, "Bad Request: message is not modified")
    message.clear()
    message.update(kept | new | {"edit_date": 1_790_000_001})
    return message
