"""Messages of the web chat as JSON: as the database keeps them and as a page gets them."""

import json
import struct
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.adapters.web import rooms
from bot.chat.listing import Listed
from bot.chat.port import Account, Area, Button, Rich, Span, Style, TableState
from bot.grammar import words

Json: TypeAlias = dict[str, Any]

_PRIVATE = "private"
_DONE = "!"
"""In a stored button, before the ids of those it is not shown to; no nickname, for those are taken out of what is stored."""
_ACTS = frozenset({"play", "rack", "hint", "tournament"})
"""The commands that a page tells apart, in whatever language their buttons type them."""
_FOR_PLAYERS = frozenset({"rack", "hint", "rematch", "review", "takeback", "claim", "time", "pause", "resume", "back"})
_FOR_OTHERS = frozenset({"join"})
_FOR_ASKED = frozenset({"accept", "decline"})

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
GIF_SIGNATURE = b"GIF89a"


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of an entry: its id, its description, its size in pixels, whether it can be tapped, and drawn dark.

    `animation` is the id of a GIF that ends with it, if there is one, which is drawn dark as well where the picture is.
    """

    id: int
    alt: str
    width: int
    height: int
    tappable: bool = False
    dark: bool = False
    animation: int | None = None

    def wire(self) -> Json:
        """The picture as JSON for a page."""
        out: Json = {"src": f"picture/{self.id}", "alt": self.alt, "width": self.width, "height": self.height}
        if self.tappable:
            out["areas"] = f"picture/{self.id}/areas"
        if self.dark:
            out["dark"] = f"picture/{self.id}/dark"
        if self.animation is not None:
            out["animation"] = f"picture/{self.animation}"
            if self.dark:
                out["darkAnimation"] = f"picture/{self.animation}/dark"
        return out


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """An entry of a room; `author` is None for the bot.

    `seq` is its place in the room, `version` grows with every change of any entry, `only` is the id of the only reader; at
    `due`, in milliseconds since 1970, the time it tells of runs out.
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
    due: int | None = None
    table: TableState | None = None

    @property
    def shows_running_game(self) -> bool:
        """Whether it shows a running game, which a page may have in its dock."""
        return self.table is not None and not self.table.over

    def wire(self, reader: str) -> Json:
        """The entry as JSON for a page of the person `reader`; a page knows people by their ids."""
        out: Json = {
            "id": self.seq,
            "v": self.version,
            "room": self.room,
            "at": self.at,
            "from": self.author,
            "name": self.name,
            "spans": [_shown(span, reader) for span in self.text],
        }
        if self.only is not None:
            out["only"] = True
        if self.reply is not None:
            out["reply"] = self.reply
        if self.client is not None and self.author == reader:
            out["client"] = self.client
        if self.picture is not None:
            out["picture"] = self.picture.wire()
        if self.document is not None:
            out["document"] = {"src": f"document/{self.seq}", "name": self.document}
        if self.due is not None:
            out["due"] = self.due
        if buttons := self.buttons_for(Account(rooms.PLATFORM, reader)):
            out["buttons"] = buttons_out(buttons)
        if self.table is not None:
            out["table"] = _table_shown(self.table, Account(rooms.PLATFORM, reader))
        return out

    def buttons_for(self, reader: Account) -> tuple[Button, ...]:
        """The buttons for this reader: some are for the players of a table alone, for all others, or for who is asked."""
        own = tuple(
            button
            for button in self.buttons
            if (button.readers is None or reader in button.readers) and reader not in button.done
        )
        if self.table is None:
            return own
        left_out = _FOR_OTHERS if reader in self.table.players else _FOR_PLAYERS
        if reader not in self.table.asked:
            left_out |= _FOR_ASKED
        return tuple(button for button in own if _command(button) not in left_out)


def _command(button: Button) -> str:
    """The name of the command that a button types."""
    word = (button.typed or button.command).split()[0]
    return words.parse_command(word.removeprefix(words.PREFIX)) or ""


def _table_shown(table: TableState, reader: Account) -> Json:
    """A table as a reader's page gets it, with whether they play there and whether it is their turn."""
    plain = {"id": table.table, "game": table.game, "own": table.own, "over": table.over, "hints": table.hints}
    plain |= {"paused": table.paused}
    return {**plain, "playing": reader in table.players, "turn": reader in table.turn}


def listed_out(table: Listed) -> Json:
    """A table that may be offered, as a page gets it: `room` is where it is played."""
    return {
        "id": table.table,
        "game": table.game,
        "names": list(table.names),
        "room": rooms.place(table.place)[0],
        "running": table.running,
        "seated": table.seated,
        "turn": table.turn,
        "reply": table.reply,
    }


def _shown(span: Span, reader: str) -> list[str]:
    """A span as a page gets it: text, style and, if it mentions the reader, their id, or where a link leads."""
    if span.address:
        return [span.text, span.style.value, span.address]
    mentioned = [reader] if span.account == Account(rooms.PLATFORM, reader) else []
    return [span.text, span.style.value, *mentioned]


def spans_out(text: Rich) -> list[list[str]]:
    """Spans as they are stored: text, style and, for a mention, the person's id, for a link its address."""
    return [[span.text, span.style.value, *_mentioned(span)] for span in text]


def _mentioned(span: Span) -> list[str]:
    if span.address:
        return [span.address]
    return [span.account.id] if span.account is not None and span.account.platform == rooms.PLATFORM else []


def spans_in(stored: str) -> Rich:
    """Spans from the JSON they were stored as."""
    return tuple(map(_span_in, json.loads(stored)))


def _span_in(stored: list[str]) -> Span:
    text, style, *more = stored
    if style == Style.LINK.value:
        return Span(text, Style.LINK, address=more[0])
    return Span(text, Style(style), Account(rooms.PLATFORM, more[0]) if more else None)


def buttons_out(buttons: tuple[Button, ...]) -> list[list[str]]:
    """Buttons as JSON: label and command; behind them `private` for the private conversation, or what a page tells apart."""
    return [[button.label, button.typed or button.command, *_acts(button)] for button in buttons if not button.person]


def _acts(button: Button) -> list[str]:
    if button.private:
        return [_PRIVATE]
    return [name] if (name := _command(button)) in _ACTS else []


def buttons_stored(buttons: tuple[Button, ...]) -> list[list[str]]:
    """Buttons as they are stored: label, command and `private`.

    Behind them, for some readers alone, an empty text and their ids, and for all but some `!` and theirs.
    """
    return [
        [button.label, button.typed or button.command, _PRIVATE * button.private, *_readers(button), *_done(button)]
        for button in buttons
        if not button.person
    ]


def _readers(button: Button) -> list[str]:
    return [] if button.readers is None else ["", *_ids(button.readers)]


def _done(button: Button) -> list[str]:
    return [_DONE, *_ids(button.done)] if button.done else []


def buttons_in(stored: str) -> tuple[Button, ...]:
    """Buttons from the JSON they were stored as."""
    return tuple(_button_in(*button) for button in json.loads(stored))


def _button_in(label: str, command: str, private: str = "", *ids: str) -> Button:
    end = ids.index(_DONE) if _DONE in ids else len(ids)
    shown, done = (
        frozenset(Account(rooms.PLATFORM, person) for person in some) for some in (ids[:end], ids[end + 1 :])
    )
    return Button(label, command, bool(private), readers=shown if end else None, done=done)


def table_out(table: TableState) -> Json:
    """A table as it is stored."""
    people = {"players": _ids(table.players), "turn": _ids(table.turn), "asked": _ids(table.asked)}
    return {
        "table": table.table,
        "game": table.game,
        "own": table.own,
        "over": table.over,
        "hints": table.hints,
        "paused": table.paused,
        **people,
    }


def table_in(stored: str) -> TableState:
    """The table from the JSON it was stored as."""
    values = json.loads(stored)
    values.setdefault("asked", values["players"])  # as stored before who is asked was told apart
    for key in ("players", "turn", "asked"):
        values[key] = frozenset(Account(rooms.PLATFORM, person) for person in values[key])
    return TableState(**values)


def _ids(people: frozenset[Account]) -> list[str]:
    return sorted(person.id for person in people if person.platform == rooms.PLATFORM)


def areas_out(areas: tuple[Area, ...]) -> list[list[int | str]]:
    """Areas as JSON: left, top, width and height in ten-thousandths of the picture, the texts of a first and a second tap.

    What is one of several areas of a tile has the tile's number behind them.
    """
    return [
        [
            *(round(part * 10_000) for part in (area.left, area.top, area.width, area.height)),
            *(area.text, area.again),
            *([area.tile] if area.tile else []),
        ]
        for area in areas
    ]


def dump(value: object) -> str:
    """A value as JSON for the database."""
    return json.dumps(value, ensure_ascii=False)


def png_size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG in pixels, 0 if it is none; a page reserves the space before the picture has loaded."""
    if len(png) < 24 or not png.startswith(PNG_SIGNATURE):
        return 0, 0
    width, height = struct.unpack(">II", png[16:24])
    return width, height
