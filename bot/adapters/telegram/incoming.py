"""Updates of Telegram as lines of the chat port."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from telegram import (
    CallbackQuery,
    Chat,
    ChatMember,
    ChatMemberUpdated,
    Message,
    MessageEntity,
    SharedUser,
    Update,
    User,
)

from bot.adapters.telegram.buttons import pressed_command
from bot.adapters.telegram.start_links import command_behind
from bot.chat.display_names import showable
from bot.chat.port import Account, Author, Channel, Incoming
from bot.grammar import words

PLATFORM: Final = "telegram"
_LONGEST_NAME: Final = 64
_BOTS: Final = "bot"
"""The ending of bots' usernames; a person whose username ends like that can only be challenged by a reply."""

_PICKED: Final = "picked"
_PRESS: Final = "press"
_TYPED: Final = re.compile(rf"{PLATFORM}:\d+:(?P<chat>-?\d+):(?P<message>\d+)(?::\d+)?")
_OUTSIDE: Final = (ChatMember.LEFT, ChatMember.BANNED)
_INSIDE: Final = (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.RESTRICTED)


@dataclass(frozen=True, slots=True)
class Migration:
    """A group has become a supergroup with another id."""

    old: int
    new: int


def reference(chat: int, message: int) -> str:
    """The reference of a message: its number is unique only in its chat."""
    return f"{chat}:{message}"


def located(reference: str) -> tuple[int, int]:
    """The chat and the number of the message with a reference."""
    chat, _, message = reference.partition(":")
    return int(chat), int(message)


def from_update(update: Update, me: User) -> Incoming | Migration | None:
    """The line of an update; None if it has none, such as a channel's post or a command for another bot.

    An administrator may write anonymously: then the group is the author, with a moderator's rights.
    """
    if update.callback_query is not None:
        return _from_press(update.callback_query, me)
    if update.my_chat_member is not None:
        return _from_membership(update.my_chat_member, update.update_id, me)
    if update.edited_message is not None:
        return _from_edit(update.edited_message, me)
    message = update.message
    if message is None:
        return None
    if message.migrate_to_chat_id is not None:
        return Migration(message.chat.id, message.migrate_to_chat_id)
    if message.migrate_from_chat_id is not None:
        return Migration(message.migrate_from_chat_id, message.chat.id)
    if message.left_chat_member is not None:
        return _from_departure(message, message.left_chat_member, me)
    return _from_message(message, me)


def from_pick(message: Message, me: User, command: str, open_name: str, picked: SharedUser) -> Incoming:
    """A command as a line in the group named by a private message; the picked person replaces the open name."""
    assert message.chat_shared is not None, "the message tells of a group"
    assert message.from_user is not None, "a person has picked"
    author = shared_author(picked)
    name = author.handle or _plain_name(picked.first_name)
    typed = [f"@{name}" if word == open_name else word for word in command.split()]
    return _untyped(
        f"{me.id}:{_PICKED}:{message.chat.id}:{message.message_id}", message.from_user,
        Channel(PLATFORM, str(message.chat_shared.chat_id)), " ".join(typed),
        mentions={name.lower(): author.account}, needs_mention=_needs_mention(me),
    )  # fmt: skip


def to_begin_again(message: Message, me: User) -> Incoming:
    """The line that begins picking again in private, if the earlier request is no longer known."""
    assert message.from_user is not None, "a person has picked"
    return _untyped(
        f"{me.id}:again:{message.chat.id}:{message.message_id}", message.from_user, _channel(message.chat, None),
        f"{words.PREFIX}challenge", private=True, can_pick=True,
    )  # fmt: skip


def is_picked(line: str | None) -> bool:
    """Whether a line's id belongs to a pick in private, whose author does not read the group now."""
    return line is not None and line.split(":")[2:3] == [_PICKED]


def is_pressed(line: str) -> bool:
    """Whether a line's id belongs to a pressed button."""
    return line.split(":")[2:3] == [_PRESS]


def typed_message(line: str | None) -> tuple[int, int] | None:
    """The chat and the number of the message in a line's id; None for a press or any other line that was not typed."""
    found = _TYPED.fullmatch(line or "")
    return None if found is None else (int(found["chat"]), int(found["message"]))


def is_overheard(line: Incoming) -> bool:
    """Whether a line reached the bot although it was not for it: then privacy mode keeps nothing back in that group."""
    return not (line.private or line.addressed or line.reply_to or line.text.startswith(words.PREFIX))


def shared_author(user: SharedUser) -> Author:
    """A picked person as an author."""
    name = user.full_name or user.username or ""
    return Author(Account(PLATFORM, str(user.user_id)), name[:_LONGEST_NAME], (user.username or "").lower())


def _from_press(query: CallbackQuery, me: User) -> Incoming | None:
    if query.message is None or query.data is None or query.from_user.is_bot:
        return None
    if not (text := pressed_command(query)):
        return None
    message, private = query.message, query.message.chat.type == Chat.PRIVATE
    channel = _channel(message.chat, message if isinstance(message, Message) else None)
    return _untyped(
        f"{me.id}:{_PRESS}:{query.id}", query.from_user, channel, text, private=private, pressed=True, can_pick=private,
        reply_to=reference(message.chat.id, message.message_id), needs_mention=not private and _needs_mention(me),
    )  # fmt: skip


def _from_membership(change: ChatMemberUpdated, number: int, me: User) -> Incoming | None:
    """The line that asks for a greeting in a group to which the bot was just added; None for any other change."""
    added = change.old_chat_member.status in _OUTSIDE and change.new_chat_member.status in _INSIDE
    if not added or change.chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return None
    channel = _channel(change.chat, None)
    return _untyped(f"{me.id}:joined:{number}", change.from_user, channel, f"{words.PREFIX}start", joined=True)


def _from_departure(message: Message, gone: User, me: User) -> Incoming | None:
    """The line that asks for the games of a person who has left a group; None for a bot."""
    if gone.is_bot:
        return None
    id, channel = f"{me.id}:left:{message.chat.id}:{message.message_id}", _channel(message.chat, None)
    return _untyped(id, gone, channel, f"{words.PREFIX}games", left=True)


def _untyped(id: str, user: User, channel: Channel, text: str, **more: Any) -> Incoming:
    """A line for the bot that a person did not type but caused, by a press, a pick or a change of a group."""
    locale = user.language_code or ""
    return Incoming(f"{PLATFORM}:{id}", channel, _author(user), text, addressed=True, locale=locale, **more)


def _from_message(message: Message, me: User) -> Incoming | None:
    author = message.from_user
    if author is None or message.text is None or message.forward_origin is not None:
        return None
    anonymous = message.sender_chat is not None and message.sender_chat == message.chat
    if author.is_bot and not anonymous:
        return None
    private = message.chat.type == Chat.PRIVATE
    if not private and message.chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return None
    typed = _Typed(me, {_handle(author): _account(author)} if author.username and not anonymous else {})
    replied = _replied(message, typed)
    typed.read(message.text, message.entities)
    if typed.elsewhere:
        return None
    other = message.reply_to_message
    return Incoming(
        id=f"{PLATFORM}:{me.id}:{message.chat.id}:{message.message_id}",
        channel=_channel(message.chat, message),
        author=_group(message.chat) if anonymous else _author(author),
        text=command_behind(typed.text) if private else typed.text,
        private=private,
        addressed=typed.addressed,
        reply_to=reference(message.chat.id, other.message_id) if other and other.from_user == me else None,
        locale=author.language_code or "",
        mentions=typed.people,
        bots=frozenset(typed.bots),
        moderator=anonymous,
        anonymous=anonymous,
        replied=replied,
        can_pick=private,
        needs_mention=not private and _needs_mention(me),
    )


def _needs_mention(me: User) -> bool:
    """Whether privacy mode keeps from the bot what is not addressed to it in groups; administrators hear it nevertheless."""
    return me.can_read_all_group_messages is False


def _from_edit(message: Message, me: User) -> Incoming | None:
    """The line of an edited message; each edit is a new line."""
    line = _from_message(message, me)
    if line is None or message.edit_date is None:
        return None
    return replace(line, id=f"{line.id}:{message.edit_date.timestamp():.0f}", edits=line.id)


def _replied(message: Message, typed: "_Typed") -> str:
    """The token of the person replied to; a topic's first message, to which all others formally reply, does not count."""
    other = message.reply_to_message
    if other is None or other.from_user is None or other.from_user in (message.from_user, typed.me):
        return ""
    if message.is_topic_message and other.message_id == message.message_thread_id:
        return ""
    return typed.token(other.from_user)


@dataclass(slots=True)
class _Typed:
    """A typed text with the people it mentions; people without a username get a token for this line."""

    me: User
    people: dict[str, Account]
    bots: set[str] = field(default_factory=set)
    text: str = ""
    addressed: bool = False
    elsewhere: bool = False

    def read(self, text: str, entities: Sequence[MessageEntity]) -> None:
        """Replace names by tokens, and remove the bot's own name."""
        units = text.encode("utf-16-le")
        command = text.startswith(words.PREFIX)
        for entity in sorted(entities, key=lambda entity: -entity.offset):
            start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
            put = self._replacement(entity, units[start:end].decode("utf-16-le"), command=command)
            if put is not None:
                units = units[:start] + put.encode("utf-16-le") + units[end:]
        self.text = units.decode("utf-16-le").strip()

    def token(self, user: User) -> str:
        """The token of a user in this line."""
        token = _handle(user) or _plain_name(user.first_name).lower()
        while self.people.get(token, _account(user)) != _account(user):
            token = f"{token[: _LONGEST_NAME - 1]}_"
        self.people[token] = _account(user)
        if user.is_bot:
            self.bots.add(token)
        return token

    def _replacement(self, entity: MessageEntity, text: str, *, command: bool) -> str | None:
        own = f"@{self.me.username}".lower()
        match entity.type:
            case MessageEntity.BOT_COMMAND if "@" in text and entity.offset == 0:
                name, _, bot = text.partition("@")
                self.elsewhere = f"@{bot}".lower() != own
                self.addressed = self.addressed or not self.elsewhere
                return name
            case MessageEntity.MENTION if text.lower() == own:
                return self._own_name(command=command)
            case MessageEntity.MENTION if text.lower().endswith(_BOTS) and text[1:].lower() not in self.people:
                self.bots.add(text[1:].lower())
            case MessageEntity.TEXT_MENTION if entity.user is not None:
                if entity.user == self.me:
                    return self._own_name(command=command)
                token, name = self.token(entity.user), _plain_name(entity.user.first_name)
                return f"@{name if name.lower() == token else token}"
        return None

    def _own_name(self, *, command: bool) -> str:
        """Note that the line addresses the bot; returns the token for its name: `computer` in a command, else nothing."""
        self.addressed = True
        return "computer" if command else ""


def _plain_name(name: str | None) -> str:
    """The name of a person without a username, as one word."""
    return ("_".join(showable(name or "").split()).strip("@,;:_") or "friend")[:_LONGEST_NAME]


def _channel(chat: Chat, message: Message | None) -> Channel:
    topic = message.message_thread_id if message is not None and message.is_topic_message else None
    return Channel(PLATFORM, str(chat.id), "" if topic is None else str(topic))


def _author(user: User) -> Author:
    return Author(_account(user), user.full_name[:_LONGEST_NAME], _handle(user))


def _group(chat: Chat) -> Author:
    return Author(Account(PLATFORM, str(chat.id)), (chat.title or "")[:_LONGEST_NAME])


def _account(user: User) -> Account:
    return Account(PLATFORM, str(user.id))


def _handle(user: User) -> str:
    return (user.username or "").lower()
