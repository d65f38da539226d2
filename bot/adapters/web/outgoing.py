"""What the web chat remembers of a conversation: entries, typed lines, and how they look as JSON."""

import json
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.adapters.web import rooms
from bot.chat.port import Area, Author, Button, Incoming, Person, Rich, Span, Style

Json: TypeAlias = dict[str, Any]

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_BREAK = re.compile(r"[\x0b-\x0d\x1c-\x1f\x85]")


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line somebody typed; `author` is their id, `client` the id their browser gave it."""

    author: str
    name: str
    client: str
    room: str
    text: str
    locale: str = ""
    button: bool = False
    reply_to: str | None = None

    def incoming(self, mentions: Mapping[str, Person], *, moderator: bool) -> Incoming:
        """The line as the service takes it, with those it names and its author's right in its room."""
        called = rooms.names_bot(self.text)
        return Incoming(
            id=f"{rooms.PLATFORM}:{self.author}:{self.client}",
            channel=rooms.channel(self.room),
            author=Author(Person(rooms.PLATFORM, self.author), self.name, self.name.lower()),
            text=rooms.without_bot(self.text),
            private=self.room.startswith("@"),
            addressed=self.button or called or self.text.startswith("/"),
            reply_to=self.reply_to,
            locale=self.locale,
            mentions=mentions,
            names_known=True,
            moderator=moderator,
            unmoderated=self.room == rooms.LOBBY,
            pressed=self.button,
        )


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture as an entry carries it: where it is, what it shows, how large it is, whether it can be tapped."""

    id: int
    alt: str
    width: int
    height: int
    tappable: bool = False


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One thing said in a room; without an author it was the bot.

    `seq` is its place for ever, `version` grows with every change of anything, `only` is the id of the one who may see it.
    """

    seq: int
    version: int
    room: str
    at: int
    text: Rich
    author: str | None = None
    name: str = ""
    client: str | None = None
    reply: int | None = None
    only: str | None = None
    picture: Shown | None = None
    buttons: tuple[Button, ...] = ()
    document: str | None = None

    def wire(self, reader: str, nick: str) -> Json:
        """The entry as a page of the person `reader` gets it; a page knows people by nickname, as in `nick` for its own."""
        out: Json = {
            "id": self.seq,
            "v": self.version,
            "room": rooms.shown(self.room, nick),
            "at": self.at,
            "from": None if self.author is None else self.name.lower(),
            "name": self.name,
            "spans": [_shown(span, reader, nick) for span in self.text],
        }
        if self.only is not None:
            out["only"] = True
        if self.reply is not None:
            out["reply"] = self.reply
        if self.client is not None and self.author == reader:
            out["client"] = self.client
        if self.picture is not None:
            out["picture"] = {
                "src": f"picture/{self.picture.id}",
                "alt": self.picture.alt,
                "width": self.picture.width,
                "height": self.picture.height,
            }
            if self.picture.tappable:
                out["picture"]["areas"] = f"picture/{self.picture.id}/areas"
        if self.document is not None:
            out["document"] = {"src": f"document/{self.seq}", "name": self.document}
        if self.buttons:
            out["buttons"] = buttons_out(self.buttons)
        return out


def _shown(span: Span, reader: str, nick: str) -> list[str]:
    """A span as a page gets it: text, style and, where it mentions the reader, their nickname."""
    mentioned = [nick] if span.person == Person(rooms.PLATFORM, reader) else []
    return [span.text, span.style.value, *mentioned]


def spans_out(text: Rich) -> list[list[str]]:
    """Spans as they are stored: text, style and, for a mention, the person's id."""
    return [[span.text, span.style.value, *_mentioned(span)] for span in text]


def _mentioned(span: Span) -> list[str]:
    return [span.person.id] if span.person is not None and span.person.platform == rooms.PLATFORM else []


def spans_in(stored: str) -> Rich:
    """Spans from the JSON they were stored as."""
    return tuple(
        Span(text, Style(style), Person(rooms.PLATFORM, person[0]) if person else None)
        for text, style, *person in json.loads(stored)
    )


def buttons_out(buttons: tuple[Button, ...]) -> list[list[str]]:
    """Buttons as JSON: label and command."""
    return [[button.label, button.command] for button in buttons]


def buttons_in(stored: str) -> tuple[Button, ...]:
    """Buttons from the JSON they were stored as."""
    return tuple(Button(label, command) for label, command in json.loads(stored))


def areas_out(areas: tuple[Area, ...]) -> list[list[int | str]]:
    """Areas as JSON: left, top, width, height in ten-thousandths of the picture, and what a first and a second tap type."""
    return [
        [*(round(part * 10_000) for part in (area.left, area.top, area.width, area.height)), area.text, area.again]
        for area in areas
    ]


def png_size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG, so that a page can keep its place before it has loaded; 0 where it is none."""
    if len(png) < 24 or not png.startswith(PNG_SIGNATURE):
        return 0, 0
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def storable(text: str) -> str:
    """Text that UTF-8 and SQLite can hold: lone surrogates and control characters go, those that part lines become a blank."""
    return _BREAK.sub(" ", _CONTROL.sub("", text.encode("utf-8", "replace").decode("utf-8"))).strip()
