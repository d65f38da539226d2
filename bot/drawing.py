"""What a note's picture shows: the table as it stands, seen by whom the note is for."""

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from bot import announce
from bot.chat.port import Address, Aside, Channel, Private
from bot.note import Line, Note
from bot.positions import Live, Positions
from bot.registry import DATA, load
from bot.store.port import Store
from bot.table import Phase, Player, Table, preview
from bot.workers import Workers
from core.errors import MoveError
from core.game import Seat
from core.record import check as check_record
from core.record import format as format_record
from core.record import from_log
from core.record import parse as parse_record
from core.replay import Entry
from render.theme import THEMES

DEFAULT_THEME = "light"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to be: the view to draw, for whom it looks how, and what it shows in words.

    Without `names` it is the private part of the view, else the board with the players under these names.
    """

    game: str
    view: Any
    theme: str
    lines: tuple[Line, ...]
    names: tuple[str, ...] = ()
    whole: bool = False


def paint(game: str, view: Any, theme: str, names: tuple[str, ...], *, whole: bool) -> bytes:
    """Draw a scene; pure, and fit for another process, which knows themes and games by their names."""
    loaded = load(game)
    if not names:
        return loaded.rack(view, THEMES[theme])
    return loaded.picture(view, THEMES[theme], names=names, whole=whole)


class Drawing:
    """Finds what to draw for a note, and has it drawn, by `workers` where there are any, else in a thread; reads only.

    Drawing takes milliseconds that hold the interpreter's lock: in a process of its own it does not delay the event loop.
    """

    def __init__(self, store: Store, positions: Positions, workers: Workers | None = None) -> None:
        self._store = store
        self._positions = positions
        self._workers = workers

    async def draw(self, scene: Scene) -> bytes:
        """The picture of a scene, as PNG."""
        work = partial(paint, scene.game, scene.view, scene.theme, scene.names, whole=scene.whole)
        return await (asyncio.to_thread(work) if self._workers is None else self._workers.run(work))

    async def scene(self, note: Note) -> Scene | None:
        """What the note's picture shows, or None where there is nothing to show any more."""
        theme = (await self._store.preference(_chooser(note.to))).theme or DEFAULT_THEME
        if note.picture == "example":
            return _example(note.game, theme)
        table = None if note.table is None else await self._store.table(note.table)
        if table is None or table.phase not in (Phase.RUNNING, Phase.OVER):
            return None
        try:
            live = await self._positions.live(table)
        except (MoveError, KeyError):  # whoever plays on sets the table aside; the words of the note are still owed
            _log.warning("table %d cannot be drawn: its log does not replay", table.id)
            return None
        seat = _seat(table, note.to)
        kind, _, rest = note.picture.partition(" ")
        if kind == "rack":
            return None if seat is None else _rack(live, seat, theme)
        if kind == "try":
            return None if seat is None or table.plies != note.ply else _try(live, seat, rest, theme)
        return _board(live, theme, whole=rest == "full")

    async def record(self, number: int) -> str:
        """The record of a game, as `export` hands it out."""
        table = await self._store.table(number)
        assert table is not None, f"table {number} is gone"
        return record_text(await self._positions.live(table), await self._store.log(number))


def record_text(live: Live, log: tuple[Entry, ...]) -> str:
    """A finished game as a record, with everything needed to check its draws."""
    table = live.table
    players = "; ".join(player.name.replace('"', "'") for player in table.players)
    tags = {"Players": players, "Seed": table.seed.hex()}
    if table.mix:
        tags["Mix"] = table.mix
    return format_record(from_log(table.game, live.loaded.game, len(table.players), table.options, log, tags))


def _names(table: Table) -> tuple[str, ...]:
    return tuple(player.name for player in table.players)


def _board(live: Live, theme: str, *, whole: bool) -> Scene:
    game, table = live.loaded.game, live.table
    view = game.view(live.replay.position, None)
    lines = (
        *announce.event_lines(table, game.recap(view)),
        announce.score_line(table, view),
        *announce.turn_lines(table, table.turn),
    )
    return Scene(live.loaded.name, view, theme, lines, _names(table), whole)


def _rack(live: Live, seat: Seat, theme: str) -> Scene:
    game = live.loaded.game
    view = game.view(live.replay.position, seat)
    own = [event for event in game.describe(view) if event.code.startswith("rack")]
    return Scene(live.loaded.name, view, theme, announce.event_lines(live.table, own))


def _try(live: Live, seat: Seat, text: str, theme: str) -> Scene:
    game, table = live.loaded.game, live.table
    turnout = preview(table, live.replay, game, seat, text)
    view = game.view(turnout.replay.position, seat)
    lines = announce.event_lines(table, turnout.events)
    return Scene(live.loaded.name, view, theme, lines, _names(table))


@cache
def _example(name: str, theme: str) -> Scene:
    """The position the rule book talks about: the end of a short record."""
    loaded = load(name)
    record = parse_record((DATA / "rules" / f"{name}.game").read_text("utf-8"))
    replay = check_record(record, loaded.game)
    players = tuple(Player(player.strip()) for player in record.tags["Players"].split(";"))
    table = Table(id=0, channel=Channel("", ""), game=name, players=players, seed=b"", phase=Phase.RUNNING)
    return _board(Live(replace(table, turn=loaded.game.turn(replay.position)), loaded, replay), theme, whole=False)


def _seat(table: Table, to: Address) -> Seat | None:
    match to:
        case Private(person) | Aside(person=person):
            return table.seat_of(person)
        case Channel():
            return None


def _chooser(to: Address) -> Address:
    """Whose taste counts for a picture."""
    return Private(to.person) if isinstance(to, Aside) else to
