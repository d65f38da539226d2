"""Names of people and rooms, and the rule that says who may see an entry.

A room is `#name` for a channel and `@id` for a person's private conversation.
"""

import re

from bot.adapters.web import nicknames
from bot.chat.port import Account, Address, Channel, Ephemeral, Private, Unreachable

PLATFORM = "web"
LOBBY = "#lobby"
BOT = "summarum"
RESERVED = frozenset({BOT, "anyone", "bot", "channel", "computer", "everyone", "here", "somebody"})
_LOOKS = frozenset(map(nicknames.look, RESERVED))

_ID = re.compile(r"[a-z0-9_-]{1,20}")
_CHANNEL = re.compile(r"[A-Za-z0-9_-]{1,30}")
_TO_BOT = re.compile(rf"@{BOT}(?![A-Za-z0-9_-])[,:]?\s*", re.IGNORECASE | re.ASCII)


def is_reserved(name: str) -> bool:
    """Whether a nickname has a meaning here, or looks like one that has."""
    return nicknames.key(name) in RESERVED or nicknames.look(name) in _LOOKS


def channel_of(name: str) -> str | None:
    """The room of a channel by its typed name, with or without `#`; None if the name is not valid.

    The name is tested before it is lower-cased, because that would turn the Kelvin sign into a k.
    """
    plain = name.strip().removeprefix("#")
    return "#" + plain.lower() if _CHANNEL.fullmatch(plain) else None


def own_room(person: str) -> str:
    """The room of a person's private conversation, by their id."""
    return "@" + person


def may_see(person: str, room: str, only: str | None) -> bool:
    """Whether a person may see an entry of a room; `only` is its only reader, if it has one."""
    if room.startswith("@"):
        return room == own_room(person)
    return only is None or only == person


def place(address: Address) -> tuple[str, str | None]:
    """The room of an address, and the only reader there if there is one. Raises Unreachable if there is no such room."""
    match address:
        case Private(account=account):
            return own_room(_id_of(account)), None
        case Ephemeral(channel=channel, account=account):
            room = _room(channel)
            return (room, None) if room.startswith("@") else (room, _id_of(account))
        case Channel():
            return _room(address), None


def _room(channel: Channel) -> str:
    room = channel.chat if channel.chat.startswith("@") else "#" + channel.chat
    known = _ID.fullmatch(room[1:]) if room.startswith("@") else channel_of(room)
    if channel.platform != PLATFORM or not known:
        raise Unreachable(f"no such room: {channel!r}")
    return room


def _id_of(account: Account) -> str:
    if account.platform != PLATFORM or not _ID.fullmatch(account.id):
        raise Unreachable(f"nobody here has that id: {account!r}")
    return account.id


def channel(room: str) -> Channel:
    """The channel of the chat port for a room."""
    return Channel(PLATFORM, room.removeprefix("#"))


def names_bot(text: str) -> bool:
    """Whether a line names the bot."""
    return BOT in nicknames.mentioned(text)


def without_bot(text: str) -> str:
    """The line without the bot's name in front of it."""
    called = _TO_BOT.match(text)
    return text[called.end() :] if called and called.end() < len(text) else text
