"""Messages of the web chat as JSON, in the form for the database and in the form for a page."""

import json
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.adapters.web import rooms
from bot.chat.offers import OfferedTable
from bot.chat.port import Account, Area, Button, Rich, SeatScore, Span, Style, TableState
from bot.grammar import words

Json: TypeAlias = dict[str, Any]

_PRIVATE = "private"
_DONE = "!"
"""Stands in a stored button before the ids of people who do not see it. It is no possible nickname, as those get erased."""
_ACTS = frozenset({"play", "rack", "hint", "tournament"})
"""The commands that a page must recognize, whatever language their buttons use."""
_PLAIN = ("game", "own", "over", "hints", "paused", "pausable", "thinking", "task", "awaited")
"""The fields of a table that everybody sees, as they are stored."""
_ACCOUNTS = ("players", "turn", "asked", "late", "reversible")
"""The fields of a table that hold accounts."""
_FOR_PLAYERS = frozenset(
    {"rack", "hint", "rematch", "review", "takeback", "close", "claim", "time", "pause", "resume", "back"}
)
_FOR_OTHERS = frozenset({"join"})
_FOR_ASKED = frozenset({"accept", "decline"})

GIF_SIGNATURE = b"GIF89a"


@dataclass(frozen=True, slots=True)
class EntryPicture:
    """A picture of an entry: its id, description and size in pixels, whether it can be tapped, and whether it can be dark.

    `animation` is the id of a GIF that ends with it, if there is one; it can be dark if the picture can.
    """

    id: int
    alt: str
    width: int
    height: int
    tappable: bool
    dark: bool
    animation: int | None

    def to_json(self) -> Json:
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
class ChatEntry:
    """An entry of a room; `author` is None for the bot.

    `seq` orders entries, `version` grows with every change of any entry, `only` is the id of the only reader. `due` is when the
    time in its text runs out, in milliseconds since 1970.
    """

    seq: int
    version: int
    room: str
    at: int
    text: Rich
    author: str | None
    name: str
    client: str | None
    reply: int | None
    only: str | None
    picture: EntryPicture | None
    buttons: tuple[Button, ...]
    document: str | None
    due: int | None
    table: TableState | None

    @property
    def shows_running_game(self) -> bool:
        """Whether it shows a running game, so that a page may keep it in its dock."""
        return self.table is not None and not self.table.over

    def to_json(self, reader: str) -> Json:
        """The entry as JSON for a page of the person with the id `reader`."""
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
            out["picture"] = self.picture.to_json()
        if self.document is not None:
            out["document"] = {"src": f"document/{self.seq}", "name": self.document}
        if self.due is not None:
            out["due"] = self.due
        if buttons := self.buttons_for(Account(rooms.PLATFORM, reader)):
            out["buttons"] = buttons_to_json(buttons)
        if self.table is not None:
            out["table"] = _table_shown(self.table, Account(rooms.PLATFORM, reader))
        return out

    def buttons_for(self, reader: Account) -> tuple[Button, ...]:
        """The buttons that this reader may see; some are only for players of a table, for all others, or for people asked."""
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
    """A table as JSON for a reader's page, with whether they play there and whether it is their turn; their score is first."""
    return {
        "id": table.table,
        **_plain(table),
        "playing": reader in table.players,
        "turn": reader in table.turn,
        "reversible": reader in table.reversible,
        "late": "own" if reader in table.late else "others" if table.late else "",
        "scores": [score.points for score in sorted(table.scores, key=lambda score: reader not in score.accounts)],
    }


def listed_to_json(table: OfferedTable) -> Json:
    """A table to offer as JSON for a page; `room` is where it is played."""
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
    """A span as JSON for a page: text, style and, if it mentions the reader, their id, or the address of a link."""
    if span.address:
        return [span.text, span.style.value, span.address]
    mentioned = [reader] if span.account == Account(rooms.PLATFORM, reader) else []
    return [span.text, span.style.value, *mentioned]


def spans_to_json(text: Rich) -> list[list[str]]:
    """The stored form of spans: text, style and, for a mention, the person's id, for a link its address."""
    return [[span.text, span.style.value, *_mentioned(span)] for span in text]


def _mentioned(span: Span) -> list[str]:
    if span.address:
        return [span.address]
    return [span.account.id] if span.account is not None and span.account.platform == rooms.PLATFORM else []


def spans_from_json(stored: str) -> Rich:
    """The inverse of `spans_to_json`, from JSON."""
    return tuple(map(_span_from_json, json.loads(stored)))


def _span_from_json(stored: list[str]) -> Span:
    text, style, *more = stored
    if style == Style.LINK.value:
        return Span(text, Style.LINK, address=more[0])
    return Span(text, Style(style), Account(rooms.PLATFORM, more[0]) if more else None)


def buttons_to_json(buttons: tuple[Button, ...]) -> list[list[str]]:
    """Buttons as JSON for a page: label, command and, if any, `private` for the private conversation or the command's name."""
    return [[button.label, button.typed or button.command, *_acts(button)] for button in buttons if not button.person]


def _acts(button: Button) -> list[str]:
    if button.private:
        return [_PRIVATE]
    return [name] if (name := _command(button)) in _ACTS else []


def buttons_stored(buttons: tuple[Button, ...]) -> list[list[str]]:
    """The stored form of buttons: label, command and `private`.

    For some readers only, an empty text and their ids follow; for all except some, `!` and their ids follow.
    """
    return [_button_stored(button) for button in buttons if not button.person]


def _button_stored(button: Button) -> list[str]:
    readers = [] if button.readers is None else ["", *_ids(button.readers)]
    done = [_DONE, *_ids(button.done)] if button.done else []
    return [button.label, button.typed or button.command, _PRIVATE * button.private, *readers, *done]


def buttons_in(stored: str) -> tuple[Button, ...]:
    """The inverse of `buttons_stored`, from JSON."""
    return tuple(_button_from_json(*button) for button in json.loads(stored))


def _button_from_json(label: str, command: str, private: str = "", *ids: str) -> Button:
    end = ids.index(_DONE) if _DONE in ids else len(ids)
    shown, done = _accounts(ids[:end]), _accounts(ids[end + 1 :])
    return Button(label, command, bool(private), readers=shown if end else None, done=done)


def _plain(table: TableState) -> Json:
    """What a stored table and one on a page have alike."""
    return {key: getattr(table, key) for key in _PLAIN}


def table_to_json(table: TableState) -> Json:
    """The stored form of a table."""
    return {
        "table": table.table,
        **_plain(table),
        **{key: _ids(getattr(table, key)) for key in _ACCOUNTS},
        "scores": [[score.points, _ids(score.accounts)] for score in table.scores],
    }


def table_from_json(stored: str) -> TableState:
    """The inverse of `table_to_json`, from JSON."""
    values = json.loads(stored)
    values.setdefault("asked", values["players"])  # older versions stored no `asked`, and no `late`
    values.setdefault("late", [])
    if not isinstance(who := values.get("reversible", True), list):  # older versions stored whether all players may
        values["reversible"] = values["players"] if who else []
    for key in _ACCOUNTS:
        values[key] = _accounts(values[key])
    values["scores"] = tuple(SeatScore(points, _accounts(ids)) for points, ids in values.get("scores", ()))
    return TableState(**values)


def _accounts(ids: Iterable[str]) -> frozenset[Account]:
    """The inverse of `_ids`."""
    return frozenset(Account(rooms.PLATFORM, person) for person in ids)


def _ids(people: frozenset[Account]) -> list[str]:
    return sorted(person.id for person in people if person.platform == rooms.PLATFORM)


def areas_to_json(areas: tuple[Area, ...]) -> list[list[int | str]]:
    """Areas as JSON: left, top, width and height in ten-thousandths of the picture, the texts of a first and a second tap.

    If a tile has several areas, its number follows.
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
    """Width and height of a PNG in pixels, so that a page can reserve space for it."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height
