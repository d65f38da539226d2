"""Finds and draws the picture of a message: the table as its addressee sees it now."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.outbox_message import OutboxMessage
from bot.chat.person import Person
from bot.chat.port import Address, Animation, Channel, Ephemeral, Private
from bot.chat.text import Texts
from bot.games.move_words import localized_move
from bot.games.opponents import Opponents
from bot.games.puzzles import PuzzleName
from bot.games.registry import load, prefix
from bot.games.thinking_time import thinks_for
from bot.messages import puzzle_messages, scenes, standings
from bot.messages.painting import DrawnScene, Scene, animate, paint_all
from bot.messages.statistics import STATISTICS, statistics_lines, statistics_view
from bot.runtime.batches import Batches
from bot.runtime.worker import Worker
from bot.store.positions import DoesNotReplay, Positions
from bot.store.store import Store
from bot.tables import watching
from bot.tables.playing import LoadedTable
from bot.tables.statistics import statistics
from bot.tables.table import Phase, Table
from core.game import Seat
from render.areas import Area

DARK: Final = "dark"

_MOST_AT_ONCE: Final = 8
"""The most scenes in one call of the worker: a dozen pictures that arrive together keep the event loop busy for 10 ms."""

PATIENCE: Final = 5.0
"""Seconds that an animation waits for its turn, because other messages for the same place wait behind it."""

_log = logging.getLogger(__name__)


def _in_language(area: Area, game: str, locale: str) -> Area:
    """The area whose text is in the words of a language."""
    text, again = (localized_move(prefix(game), text, locale) for text in (area.text, area.again))
    return area._replace(text=text, again=again)


class Drawing:
    """Finds what to draw for a message and draws it in the `worker` process, or in a thread without one; reads only.

    Drawing holds the interpreter's lock for milliseconds, so another process keeps it from delaying the event loop. Scenes that
    wait while others are drawn go there in one call, which costs less than one call each; two calls are under way, so that the
    worker has something to draw while the pictures of the other are received. The `slow_worker` draws animations: they take a
    second or two, for which no board may wait, and a computer's move for one at the most. `served` returns seconds of service.
    """

    def __init__(
        self,
        store: Store,
        positions: Positions,
        texts: Texts,
        worker: Worker | None = None,
        *,
        slow_worker: Opponents | None = None,
        served: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._texts = texts
        self.positions = positions
        self._run = asyncio.to_thread if worker is None else worker.run
        self._slow_worker = slow_worker
        self._served = served
        self._batches: Batches[Scene, DrawnScene] = Batches(
            self._painted, name="drawing", most=_MOST_AT_ONCE, at_once=2
        )

    async def draw(self, scene: Scene, *, locale: str, tappable: bool) -> DrawnScene:
        """The picture of a scene; if `tappable`, with its areas, whose texts are in the reader's language."""
        # pickle it without the lines, which the picture does not need
        scene = replace(scene, lines=(), described=None, frames=(), play=scene.play and tappable)
        drawn = await self._batches.add(scene)
        return DrawnScene(drawn.png, tuple(_in_language(area, scene.game, locale) for area in drawn.areas))

    async def animation(self, scene: Scene) -> Animation | None:
        """The frames of a scene as a GIF, if it has any; None as well if the `slow_worker` is busy for too long."""
        if not scene.frames:
            return None
        dark = partial(self._animated, replace(scene, theme=DARK)) if not scene.theme else None
        try:
            return Animation(await self._animated(scene, patience=PATIENCE), dark)
        except TimeoutError:
            return None

    async def _animated(self, scene: Scene, *, patience: float | None = None) -> bytes:
        thinks_for.set(("animations",))  # as if one person asked for all of them: whoever waits for a move comes before
        scene = replace(scene, lines=(), described=None)
        if self._slow_worker is None:
            return await asyncio.to_thread(animate, scene)
        return await self._slow_worker.run(animate, scene, patience=patience)

    async def _painted(self, batch: Sequence[Scene]) -> Sequence[DrawnScene | Exception]:
        """The picture of each scene, or the exception it raised; if one fails, each is drawn separately."""
        try:
            return await self._run(paint_all, batch)
        except Exception as error:
            return [error] if len(batch) == 1 else [one for scene in batch for one in await self._painted([scene])]

    async def scene(self, message: OutboxMessage, *, usual_theme: str = "") -> Scene | None:
        """The scene of the message's picture, or None if there is nothing to show any more.

        The theme is the one chosen at its address, else the `usual_theme` of the addressee.
        """
        chooser = Private(message.to.account) if isinstance(message.to, Ephemeral) else message.to
        theme = (await self._store.preference(chooser)).theme or usual_theme
        kind, _, rest = message.picture.partition(" ")
        if kind == "example":
            return scenes.rule_example(message.game, rest, theme, self._texts, self._texts.match(message.locale))
        if kind == standings.STANDINGS:
            tournament, after = map(int, rest.split())
            found = await self._store.tournaments.tournament(tournament)
            return scenes.tournament_standings(found, after, theme, message.locale)
        if kind == STATISTICS:
            return await self._statistics(rest, theme, message.locale)
        if kind == "puzzle":
            return await self._puzzle(rest, theme, message)
        table = await self._store.table_of(message)
        if table is None or table.phase not in (Phase.RUNNING, Phase.OVER):
            return None
        try:
            loaded = await self.positions.load(table)
        except DoesNotReplay:  # the next move sets the table aside; the text of the message is still sent
            _log.warning("table %d cannot be drawn: its log does not replay", table.id)
            return None
        return await self._scene_of(loaded, message, theme)

    async def _scene_of(self, loaded: LoadedTable, message: OutboxMessage, theme: str) -> Scene | None:
        """The scene of a table, or None if there is nothing to show any more."""
        table, (kind, _, rest) = loaded.table, message.picture.partition(" ")
        behind = watching.behind(table, message.to)
        if behind and kind != "turn":  # such a channel sees no newer board, whatever people ask for there
            return None
        if kind == "replay":
            return scenes.replay(loaded, await self.positions.turns(loaded), theme, message.lines)
        if kind == "turn":
            return scenes.after_turn(loaded, await self.positions.turns(loaded), rest, theme, behind=behind)
        seat = await self._seat(table, message.to)
        if kind == "curve":
            return scenes.course(table, rest, theme, message.lines, self._texts.plain("review-best", message.locale))
        if kind == "seen":
            return None if seat is None else await self._seen_before(loaded, seat, rest, theme)
        if kind == "rack":
            return None if seat is None else scenes.rack(loaded, seat, theme)
        if kind in ("try", "refused"):
            if seat is None or table.plies != message.ply:
                return None
            if kind == "try":
                return scenes.after_moves(loaded, seat, rest, theme)
            return scenes.refused_move(loaded, seat, rest, theme, message.lines)
        told = None if rest in ("now", "full") else message.lines  # perhaps of a draw or of somebody who left
        if rest == "own" and seat is not None and table.phase is Phase.RUNNING:
            return scenes.board_and_rack(loaded, seat, theme, told=told)
        watches = message.to in watching.watching_channels(table)
        clocks = scenes.clocks(table, self._served(), self._texts, message.locale)
        return scenes.board(loaded, theme, whole=rest == "full", watches=watches, told=told, clocks=clocks)

    async def _puzzle(self, wanted: str, theme: str, message: OutboxMessage) -> Scene | None:
        """The position of a puzzle, or the position after a turn there."""
        text, _, moves = wanted.partition(" ")
        name = PuzzleName.read(text)
        if name is None:
            return None
        loaded, seat = await asyncio.to_thread(
            puzzle_messages.posed_table, name, self._texts, self._texts.match(message.locale)
        )
        if moves:
            return scenes.after_moves(loaded, seat, moves, theme)
        still = replace(loaded, table=replace(loaded.table, turn=frozenset()))  # the text must not say whose turn it is
        play = isinstance(message.to, Private) and not loaded.game.plays_in_steps
        return replace(scenes.board_and_rack(still, seat, theme), play=play)

    async def _statistics(self, wanted: str, theme: str, locale: str) -> Scene | None:
        """The statistics in `wanted`: the person's id, the game, and the time of the question."""
        id, game, asked = wanted.split()
        person = Person(id)
        games = [one for one in await self._store.results.played(person) if one.game == game]
        if not games:
            return None
        differences = await self._store.ratings.differences(person, game)
        found = statistics(games, differences, in_turns=not load(game).in_rounds)
        rated = await self._store.ratings.history(person, game)
        now = (await self._store.ratings.of(person)).get(game)
        ratings = [*(one.rating for one in rated[:-1]), *([now.at(float(asked))] if now else [])]
        view = statistics_view(found, ratings, games[-1].name, game, self._texts, self._texts.match(locale))
        return Scene(game, view, theme, statistics_lines(view))

    async def _seen_before(self, loaded: LoadedTable, seat: Seat, wanted: str, theme: str) -> Scene:
        """The board and the rack as a seat saw them before an entry of the log, or after other moves from there."""
        ply, _, moves = wanted.partition(" ")
        past = await self.positions.before(loaded, int(ply))
        if moves:
            return scenes.after_moves(past, seat, moves, theme)
        scene = scenes.board_and_rack(past, seat, theme)
        # in a lesson, rings would give the answer away
        return replace(scene, play=not past.game.plays_in_steps, ringed=())

    async def _seat(self, table: Table, to: Address) -> Seat | None:
        """The seat of the reader of a message, or None."""
        return None if isinstance(to, Channel) else table.seat_of(await self._store.person(to.account))
