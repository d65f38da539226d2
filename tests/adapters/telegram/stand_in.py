"""A small Telegram: people, chats, messages and the updates that a bot gets."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.adapters.telegram.schema import check_update

ME: dict[str, Any] = {"id": 7_000, "is_bot": True, "first_name": "Summarum", "username": "summarum_bot"}
TOKEN = "7000:stand-in-for-a-token"
PATIENCE = 60.0
"""Seconds after which a wait counts as a hang."""

_ENTITY = re.compile(r"(?P<bot_command>(?<!\S)/[A-Za-z0-9_]+(?:@\w+)?)|(?P<mention>(?<!\w)@\w{3,})")


class Refused(Exception):
    """A refusal of the Bot API."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


@dataclass(eq=False)
class Chat:
    """A private chat or a group; `rights` is what the bot may send there, or every member if they hold `for_all`.

    `reactions` is true if messages can be reacted to; `absent` are users who are not in the group, the bot among them
    until it is added; `keys` are those below the text field.
    """

    id: int
    type: str
    title: str
    privacy: bool = False
    rights: frozenset[str] = frozenset({"text", "photos", "animations"})
    for_all: bool = False
    kicked: bool = False
    moved: int | None = None
    topics: frozenset[int] = frozenset()
    reactions: bool = True
    absent: set[int] = field(default_factory=set)
    keys: list[list[dict[str, Any]]] = field(default_factory=list)
    messages: dict[int, dict[str, Any]] = field(default_factory=dict)

    def public(self) -> dict[str, Any]:
        """The chat in JSON."""
        if self.type == "private":
            return {"id": self.id, "type": self.type, "first_name": self.title}
        return {"id": self.id, "type": self.type, "title": self.title, **({"is_forum": True} if self.topics else {})}

    def by_bot(self) -> list[dict[str, Any]]:
        """The bot's messages here that are not deleted."""
        return [message for message in self.messages.values() if message["from"]["id"] == ME["id"]]


@dataclass(eq=False)
class Someone:
    """A person with an account."""

    stand_in: "StandIn"
    user: dict[str, Any]
    chat: Chat
    started: bool = False
    blocked: bool = False

    async def say(self, chat: Chat, text: str, **how: Any) -> dict[str, Any]:
        """Type a line."""
        return await self.stand_in.say(self, chat, text, **how)

    async def tell(self, text: str, **how: Any) -> dict[str, Any]:
        """Type a line in private."""
        self.started = True
        return await self.stand_in.say(self, self.chat, text, **how)

    async def press(self, message: dict[str, Any], label: str) -> dict[str, Any]:
        """Press a button; returns the answer."""
        return await self.stand_in.press(self, message, label)

    async def edit(self, message: dict[str, Any], text: str) -> None:
        """Edit what they have typed."""
        edited = {name: value for name, value in message.items() if name != "entities"} | {"text": text}
        message |= edited | {"edit_date": message.get("edit_date", message["date"]) + 1}
        await self.stand_in.deliver("edited_message", dict(message))

    async def pick_person(self, label: str, person: "Someone") -> None:
        """Pick somebody from the list that a key below the text field opens."""
        wanted = self._key(label)["request_users"]
        assert not (wanted.get("user_is_bot") is False and person.user["is_bot"]), "bots are not in that list"
        user = {"user_id": person.user["id"]}
        user |= {"first_name": person.user["first_name"]} if wanted.get("request_name") else {}
        user |= (
            {"username": person.user["username"]}
            if wanted.get("request_username") and "username" in person.user
            else {}
        )
        await self._share(users_shared={"request_id": wanted["request_id"], "users": [user]})

    async def pick_group(self, label: str, group: Chat) -> None:
        """Pick a group from the list that a key below the text field opens; adds the bot if it has to be in it."""
        wanted = self._key(label)["request_chat"]
        if wanted.get("bot_is_member") and ME["id"] in group.absent:
            group.absent.remove(ME["id"])
            await self.stand_in.deliver("my_chat_member", membership(group, self, "left", "member"))
        title = {"title": group.title} if wanted.get("request_title") else {}
        await self._share(chat_shared={"request_id": wanted["request_id"], "chat_id": group.id, **title})

    def _key(self, label: str) -> dict[str, Any]:
        (found,) = (key for row in self.chat.keys for key in row if key["text"] == label)
        return found

    async def _share(self, **what: Any) -> None:
        """Tell the bot what was picked; the keys can be used once."""
        self.chat.keys = []
        await self.stand_in.deliver("message", self.stand_in.message(self.chat, self.user, **what))


def membership(group: Chat, by: Someone, old: str, new: str) -> dict[str, Any]:
    """The update that tells of the bot's new status in a chat."""
    bot = {name: value for name, value in ME.items() if name in {"id", "is_bot", "first_name", "username"}}
    before, after = (
        {"user": bot, "status": status, **({"until_date": 0} if status == "kicked" else {})} for status in (old, new)
    )
    return {
        "chat": group.public(),
        "from": by.user,
        "date": 1_700_000_000,
        "old_chat_member": before,
        "new_chat_member": after,
    }


class StandIn:
    """All people and chats, and the updates that the bot has not confirmed yet."""

    def __init__(self, *, first: int = 100) -> None:
        """A Telegram without people or chats; their ids follow `first`."""
        self.people: dict[int, Someone] = {}
        self.chats: dict[int, Chat] = {}
        self.updates: list[dict[str, Any]] = []
        self.strange: set[int] = set()
        self.answers: dict[str, dict[str, Any]] = {}
        self.files: dict[str, bytes] = {}
        self.commands: dict[tuple[str, str], list[dict[str, str]]] = {}
        self.admins: set[int] = set()
        self.webhook = ""
        self.reactions: dict[tuple[int, int], list[str]] = {}
        self._news = asyncio.Condition()
        self._numbers = {"update": 500, "message": 10, "query": 0, "file": 0, "user": first, "group": 0}

    def number(self, kind: str) -> int:
        """The next number of a kind."""
        self._numbers[kind] += 1
        return self._numbers[kind]

    @property
    def users(self) -> dict[int, dict[str, Any]]:
        """All users by id."""
        return {id_: someone.user for id_, someone in self.people.items()}

    def person(self, name: str, *, username: str | None = None, language: str = "en", started: bool = True) -> Someone:
        """A new person."""
        user: dict[str, Any] = {
            "id": self.number("user"),
            "is_bot": False,
            "first_name": name,
            "language_code": language,
        }
        if username:
            user["username"] = username
        chat = Chat(user["id"], "private", name)
        self.chats[chat.id] = chat
        self.people[chat.id] = Someone(self, user, chat, started=started)
        return self.people[chat.id]

    def bot(self, name: str, username: str) -> Someone:
        """Another bot."""
        someone = self.person(name, username=username)
        someone.user["is_bot"] = True
        return someone

    def anonymous(self) -> Someone:
        """The author that Telegram names for anonymous administrators; `sender_chat` is the group."""
        id_ = 1_087_968_824
        user = {"id": id_, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
        return Someone(self, user, Chat(id_, "private", "Group"))

    def group(self, title: str = "Friends", *, privacy: bool = False, topics: frozenset[int] = frozenset()) -> Chat:
        """A new group with the bot in it; with topics it is a supergroup."""
        number = self.number("group")
        kind, id_ = ("supergroup", -1_001_000_000_000 - number) if topics else ("group", -number)
        self.chats[id_] = Chat(id_, kind, title, privacy=privacy, topics=topics)
        return self.chats[id_]

    async def upgrade(self, group: Chat, *, tell: bool = True) -> Chat:
        """Turn a group into a supergroup; the bot is told, or finds out by an error."""
        new = Chat(group.id - 1_000_000_000_000, "supergroup", group.title, privacy=group.privacy)
        self.chats[new.id] = new
        group.moved = new.id
        if tell:
            await self.deliver("message", self.message(group, None, migrate_to_chat_id=new.id))
            await self.deliver("message", self.message(new, None, migrate_from_chat_id=group.id))
        return new

    # --- what people do

    async def say(
        self,
        who: Someone,
        chat: Chat,
        text: str,
        *,
        reply_to: dict[str, Any] | None = None,
        topic: int | None = None,
        naming: Someone | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """Let a person type a line; the first `*` in it mentions `naming`."""
        entities = []
        if naming is not None:
            name = naming.user["first_name"]
            entities.append(
                {"type": "text_mention", "offset": text.index("*"), "length": len(name), "user": naming.user}
            )
            text = text.replace("*", name, 1)
        entities += [
            {"type": str(found.lastgroup), "offset": len(text[: found.start()].encode("utf-16-le")) // 2,
             "length": found.end() - found.start()}
            for found in _ENTITY.finditer(text)
        ]  # fmt: skip
        how: dict[str, Any] = {"text": text, **({"entities": entities} if entities else {}), **more}
        if topic is not None:
            how |= {"message_thread_id": topic, "is_topic_message": True}
        if reply_to is not None:
            how["reply_to_message"] = {name: value for name, value in reply_to.items() if name != "reply_to_message"}
        message = self.message(chat, who.user, **how)
        if self._delivered(chat, message):
            await self.deliver("message", message)
        return message

    async def press(self, who: Someone, message: dict[str, Any], label: str) -> dict[str, Any]:
        """Let a person press a button; returns the answer."""
        rows = message["reply_markup"]["inline_keyboard"]
        (data,) = [button["callback_data"] for row in rows for button in row if button["text"] == label]
        return await self.press_data(who, message, data)

    async def press_data(self, who: Someone, message: dict[str, Any], data: str) -> dict[str, Any]:
        """Let a person press a button that an earlier form of a message had; returns the answer."""
        query = f"q{self.number('query')}"
        await self.deliver(
            "callback_query",
            {"id": query, "from": who.user, "message": message, "chat_instance": "1", "data": data},
        )
        await self.until(lambda: query in self.answers)
        return self.answers[query]

    def message(self, chat: Chat, author: dict[str, Any] | None, **what: Any) -> dict[str, Any]:
        """A new message, stored."""
        message = {
            "message_id": self.number("message"), "date": 1_790_000_000, "chat": chat.public(),
            **({"from": author} if author else {}), **what,
        }  # fmt: skip
        if author:
            chat.messages[message["message_id"]] = message
        return message

    def _delivered(self, chat: Chat, message: dict[str, Any]) -> bool:
        """Whether privacy mode lets a message through: a command, a mention of the bot or a reply to it."""
        if chat.kicked:
            return False
        if not chat.privacy or message["text"].startswith("/") or f"@{ME['username']}" in message["text"]:
            return True
        return bool(message.get("reply_to_message", {}).get("from", {}).get("id") == ME["id"])

    # --- updates

    async def deliver(self, kind: str, what: dict[str, Any]) -> dict[str, Any]:
        """A new update for the bot."""
        update = {"update_id": self.number("update"), kind: what}
        check_update(update)
        self.updates.append(update)
        await self.happened()
        return update

    async def deliver_strange(self, **what: Any) -> None:
        """Deliver an update that the library cannot read."""
        update = {"update_id": self.number("update"), **what}
        self.strange.add(update["update_id"])
        self.updates.append(update)
        await self.happened()

    async def again(self, update: dict[str, Any]) -> None:
        """Deliver an update again, as Telegram may after a restart."""
        self.updates.append({**update, "update_id": self.number("update")})
        await self.happened()

    async def happened(self) -> None:
        """Wake those who wait in `until`."""
        async with self._news:
            self._news.notify_all()

    async def until(self, reached: Callable[[], object], *, patience: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: bool(reached()))
