"""Typed lines of the web chat as lines of the chat port."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from bot.adapters.web import rooms
from bot.chat.display_names import showable
from bot.chat.port import Account, Author, Incoming
from bot.chat.text import encodable
from bot.grammar import words

_LINES = f"{rooms.PLATFORM}:"
"""How the ids of the web chat's lines begin."""
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_MARKS = 4
"""The most marks on one letter of a typed line, as Hebrew needs in places; hundreds would cover the lines around it."""
_MARK_KINDS = frozenset({"Mn", "Me"})
_BREAK = re.compile(r"[\x0b-\x0d\x1c-\x1f\x85]")


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A typed line; `author` is the id of a person, `client` the id that their browser gave the line."""

    author: str
    name: str
    client: str
    room: str
    text: str
    locale: str = ""
    button: bool = False
    reply_to: str | None = None

    @property
    def is_hidden(self) -> bool:
        """Whether only its author sees the line in a channel, because others see just the result of a command."""
        return not self.room.startswith("@") and (self.button or self.text.startswith(words.PREFIX))

    def incoming(
        self, mentions: Mapping[str, Account], *, moderator: bool, zone: str, locked: bool, alone: bool
    ) -> Incoming:
        """The line for the service, with the people it names, its author's rights in its room and their time zone.

        With `locked`, only leaders set anything for the lobby; `alone` is as in Incoming.
        """
        called = rooms.names_bot(self.text)
        return Incoming(
            id=f"{_LINES}{self.author}:{self.client}",
            channel=rooms.channel(self.room),
            author=Author(Account(rooms.PLATFORM, self.author), self.name, self.name.lower()),
            text=rooms.without_bot(self.text),
            private=self.room.startswith("@"),
            addressed=self.button or called or self.text.startswith(words.PREFIX),
            reply_to=self.reply_to,
            locale=self.locale,
            zone=zone,
            mentions=mentions,
            names_known=True,
            moderator=moderator,
            unmoderated=self.room == rooms.LOBBY,
            locked=locked and self.room == rooms.LOBBY,
            by_consent=True,
            pressed=self.button,
            unseen=self.is_hidden,
            alone=alone,
            long_commands=True,
        )


def line_of(id: str | None) -> tuple[str, str] | None:
    """Author and client id of the line with the `id` of an Incoming; None if it was not typed here."""
    if id is None or not id.startswith(_LINES):
        return None
    author, _, client = id.removeprefix(_LINES).rpartition(":")
    return author, client


def storable(text: str) -> str:
    """Text that UTF-8 and SQLite can hold: without lone surrogates and control characters, with a blank for line breaks."""
    return encodable(_BREAK.sub(" ", _CONTROL.sub("", text))).strip()


def typed(text: str) -> str:
    """Typed text as it is stored: with a few marks on each letter at the most, and empty if there is nothing to see in it."""
    kept, marks = [], 0
    for character in storable(text):
        kind = unicodedata.category(character)
        if kind in _MARK_KINDS:
            marks += 1
        elif kind != "Cf":  # an invisible character between two marks does not keep them apart
            marks = 0
        if marks <= _MARKS or kind == "Cf":
            kept.append(character)
    plain = "".join(kept)
    return plain if showable(plain) else ""
