"""What a message's picture shows: the table as its addressee sees it now."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

from bot.chat.conventions import duration, number
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Address, Animation, Channel, Ephemeral, Private
from bot.chat.text import Texts
from bot.games import lessons, moves
from bot.games.puzzles import PuzzleName
from bot.games.registry import example, load, prefix
from bot.messages import announce, endings, puzzling, standings
from bot.messages.clocks import clocks_left, rounded
from bot.messages.painting import Drawn, Scene, animate, paint_all
from bot.messages.statistics import STATISTICS, statistics_lines, statistics_view
from bot.runtime.batches import Batches
from bot.runtime.worker import Worker
from bot.store.port import Store
from bot.store.positions import LoadedTable, Positions
from bot.tables import watching
from bot.tables.playing import preview, refused
from bot.tables.statistics import statistics
from bot.tables.table import Phase, Player, Table
from bot.tournaments.tournament import Tournament, ranking
from core import record as records
from core.errors import MoveError
from core.fair import commitment
from core.game import Level, Seat
from core.points import written
from core.replay import LogEntry, Replay, seen
from core.turns import Turns
from render.areas import Area
from render.clocks import Clock
from render.curve import Curve, Line
from render.standings import Rank, Standings

DEFAULT_THEME = "light"
DARK: Final = "dark"

_MOST_AT_ONCE: Final = 8
"""Scenes in one call of the worker: of a dozen pictures that arrive together, the event loop is busy for 10 ms."""

_log = logging.getLogger(__name__)


def _in_language(area: Area, game: str, locale: str) -> Area:
    """The area with what tapping it types in the words of a language."""
    text, again = (moves.written(prefix(game), text, locale) for text in (area.text, area.again))
    return area._replace(text=text, again=again)


class Drawing:
    """Finds what to draw for a message and draws it in the `worker` process, or in a thread without one; reads only.

    Drawing holds the interpreter's lock for milliseconds: in another process that does not delay the event loop. Scenes that
    wait while others are drawn go there in one call, which costs less than one call each. Animations are drawn in the
    `slow_worker`: they take a second or two, and no board may wait for that.
    """

    def __init__(
        self,
        store: Store,
        positions: Positions,
        texts: Texts,
        worker: Worker | None = None,
        *,
        slow_worker: Worker | None = None,
        served: Callable[[], float] | None = None,
    ) -> None:
        self._store = store
        self._texts = texts
        self.positions = positions
        self._worker = worker
        self._slow_worker = slow_worker
        self._served = served
        self._batches: Batches[Scene, Drawn] = Batches(self._painted, name="drawing", most=_MOST_AT_ONCE)

    async def draw(self, scene: Scene, *, locale: str, tappable: bool) -> Drawn:
        """The picture of a scene; where it is `tappable`, with what of it is in play, as its reader types that."""
        # pickle without the lines: the picture does not need them
        scene = replace(scene, lines=(), described=None, frames=(), play=scene.play and tappable)
        drawn = await self._batches.add(scene)
        return Drawn(drawn.png, tuple(_in_language(area, scene.game, locale) for area in drawn.areas))

    async def animation(self, scene: Scene) -> Animation | None:
        """The frames of a scene as a GIF, if it has any."""
        if not scene.frames:
            return None
        dark = partial(self._animated, replace(scene, theme=DARK)) if scene.open else None
        return Animation(await self._animated(scene), dark)

    async def _animated(self, scene: Scene) -> bytes:
        scene = replace(scene, lines=(), described=None)
        if self._slow_worker is None:
            return await asyncio.to_thread(animate, scene)
        return await self._slow_worker.run(animate, scene)

    async def _painted(self, scenes: Sequence[Scene]) -> Sequence[Drawn | Exception]:
        """Each scene drawn, or what it raised; if one fails, each is drawn by itself."""
        try:
            if self._worker is None:
                return await asyncio.to_thread(paint_all, scenes)
            return await self._worker.run(paint_all, scenes)
        except Exception as error:
            return [error] if len(scenes) == 1 else [one for scene in scenes for one in await self._painted([scene])]

    async def scene(self, message: OutboxMessage, *, suits: str = "") -> Scene | None:
        """What the message's picture shows, or None if there is nothing to show any more.

        The theme is the one chosen there, else the one that `suits` the addressee.
        """
        chosen = (await self._store.preference(_chooser(message.to))).theme or suits
        scene = await self._scene(message, chosen or DEFAULT_THEME)
        return None if scene is None else replace(scene, open=not chosen)

    async def _scene(self, message: OutboxMessage, theme: str) -> Scene | None:
        kind, _, rest = message.picture.partition(" ")
        if kind == "example":
            return _example(message.game, rest, theme, self._texts, self._texts.match(message.locale))
        if kind == standings.STANDINGS:
            tournament, after = map(int, rest.split())
            return _standings(await self._store.tournaments.tournament(tournament), after, theme, message.locale)
        if kind == STATISTICS:
            return await self._statistics(rest, theme, message.locale)
        if kind == "puzzle":
            return await self._puzzle(rest, theme, message)
        return await self._at_table(message, kind, rest, theme)

    async def _at_table(self, message: OutboxMessage, kind: str, rest: str, theme: str) -> Scene | None:
        """A picture of a game: its kind, and what stands behind that."""
        table = None if message.table is None else await self._store.table(message.table)
        if table is None or table.phase not in (Phase.RUNNING, Phase.OVER):
            return None
        try:
            loaded = await self.positions.load(table)
        except (MoveError, KeyError):  # the next move sets the table aside; the words of the message are still sent
            _log.warning("table %d cannot be drawn: its log does not replay", table.id)
            return None
        return await self._scene_of(loaded, message, theme)

    async def _scene_of(self, loaded: LoadedTable, message: OutboxMessage, theme: str) -> Scene | None:
        """What is shown of a table, or None if there is nothing to show any more."""
        table, (kind, _, rest) = loaded.table, message.picture.partition(" ")
        behind = watching.behind(table, message.to)
        if behind and kind != "turn":  # whatever is asked for there, no newer board is shown
            return None
        if kind == "replay":
            return _replay(loaded, await self.positions.turns(loaded), theme, message.lines)
        if kind == "turn":
            return _after_turn(loaded, await self.positions.turns(loaded), rest, theme, behind=behind)
        seat = await self._seat(table, message.to)
        if kind == "curve":
            return _course(table, rest, theme, message.lines, self._texts.plain("review-best", message.locale))
        if kind == "seen":
            return None if seat is None else await self._seen_before(loaded, seat, rest, theme)
        if kind == "rack":
            return None if seat is None else _rack(loaded, seat, theme)
        if kind in ("try", "refused"):
            if seat is None or table.plies != message.ply:
                return None
            return (
                _try(loaded, seat, rest, theme) if kind == "try" else _refused(loaded, seat, rest, theme, message.lines)
            )
        if rest == "own" and seat is not None and table.phase is Phase.RUNNING:
            return _board_and_rack(loaded, seat, theme)
        board = _board(loaded, theme, whole=rest == "full")
        played = board.play and message.to not in watching.channels(table)
        return replace(board, play=played, clocks=self._clocks(table, message.locale))

    async def _puzzle(self, wanted: str, theme: str, message: OutboxMessage) -> Scene | None:
        """The position of a puzzle, or what a turn leads to there."""
        text, _, moves = wanted.partition(" ")
        name = PuzzleName.read(text)
        if name is None:
            return None
        loaded, seat = await asyncio.to_thread(
            puzzling.posed_table, name, self._texts, self._texts.match(message.locale)
        )
        if moves:
            return _try(loaded, seat, moves, theme)
        still = replace(loaded, table=replace(loaded.table, turn=frozenset()))  # nobody is told that it is their turn
        return replace(_board_and_rack(still, seat, theme), play=isinstance(message.to, Private))

    async def _statistics(self, wanted: str, theme: str, locale: str) -> Scene | None:
        """Somebody's statistics: whose, in which game, and when they asked."""
        id, game, asked = wanted.split()
        person = Person(id)
        games = [one for one in await self._store.games_played(person) if one.game == game]
        if not games:
            return None
        rules = load(game).game
        in_turns = not rules.is_simultaneous(rules.setup(rules.seats[1]))
        found = statistics(games, await self._store.ratings.differences(person, game), in_turns=in_turns)
        rated = await self._store.ratings.history(person, game)
        now = (await self._store.ratings.of(person)).get(game)
        ratings = [*(one.rating for one in rated[:-1]), *([now.at(float(asked))] if now else [])]
        view = statistics_view(found, ratings, games[-1].name, game, self._texts, self._texts.match(locale))
        return Scene(game, view, theme, statistics_lines(view))

    def _clocks(self, table: Table, locale: str) -> tuple[Clock, ...]:
        """The players' clocks as they stand now, or else at the last move."""
        if table.clocks is None or table.phase is not Phase.RUNNING:
            return ()
        at = table.clocks.at if self._served is None else self._served()
        late = self._texts.plain("clock-nothing-left", self._texts.match(locale))
        return tuple(
            Clock(
                table.player(seat).name,
                late if left == 0.0 else duration(rounded(left), locale),
                left / table.clocks.pace.most,
                runs=table.clocks.runs(seat, at) and left > 0.0,
                late=left == 0.0,
            )
            for seat, left in clocks_left(table, at)
        )

    async def _seen_before(self, loaded: LoadedTable, seat: Seat, wanted: str, theme: str) -> Scene:
        """The board as a seat saw it before an entry of the log that holds, with its own tiles, or with other moves made."""
        ply, _, moves = wanted.partition(" ")
        position = await self.positions.before(loaded, int(ply))
        then = replace(loaded.table, phase=Phase.RUNNING, turn=loaded.engine.game.turn(position))
        past = LoadedTable(then, loaded.engine, Replay(position))
        if moves:
            return _try(past, seat, moves, theme)
        scene = _board_and_rack(past, seat, theme)
        return replace(scene, play=True, ringed=())  # of a lesson, the rings would give the answer away

    async def _seat(self, table: Table, to: Address) -> Seat | None:
        """The seat of who reads a message."""
        return None if isinstance(to, Channel) else table.seat_of(await self._store.person(to.account))

    async def record(self, number: int) -> str:
        """The record of a game, as `export` hands it out."""
        table = await self._store.table(number)
        assert table is not None, f"table {number} is gone"
        return record_text(await self.positions.load(table), await self._store.log(number))


def record_text(loaded: LoadedTable, log: tuple[LogEntry, ...]) -> str:
    """A finished game as a record, with everything needed to check its draws."""
    table = loaded.table
    players = "; ".join(player.name.replace('"', "'") for player in table.players)
    tags = {
        "Rules": str(table.version),
        "Players": players,
        "Commit": commitment(table.seed),
        "Seed": table.seed.hex(),
    }
    if table.pace is not None and table.clocks is not None:
        used = (f"{seat}:{round(clock.used)}" for seat, clock in enumerate(table.clocks.seats, 1))
        tags |= {"Pace": str(table.pace), "Used": " ".join(used)}
    if table.client_seed:
        tags["Mix"] = table.client_seed
    return records.format(
        records.from_log(table.game, loaded.engine.game, len(table.players), table.options, log, tags)
    )


def _names(table: Table) -> tuple[str, ...]:
    return tuple(player.name for player in table.players)


def _board(loaded: LoadedTable, theme: str, *, whole: bool) -> Scene:
    game, table = loaded.engine.game, loaded.table
    view = seen(game, loaded.replay, None)
    outcome = game.outcome(loaded.replay.position)
    lines = (
        *announce.event_lines(table, game.recap(view)),
        *(announce.score_lines(table, view) if outcome is None else endings.outcome_lines(table, outcome)),
        *announce.turn_lines(table, table.turn),
    )
    play = table.phase is Phase.RUNNING
    ringed = _ringed(loaded) if lessons.LEARNER in table.turn else ()
    return Scene(
        *(loaded.engine.name, view, theme, lines, _names(table), whole),
        play=play, ringed=ringed, described=_described(loaded, view),
    )  # fmt: skip


def _replay(loaded: LoadedTable, turns: Turns[Any], theme: str, lines: tuple[Sentence, ...]) -> Scene:
    """The board turn by turn, up to how it stands; the `lines` that introduce it are said first."""
    board = _board(loaded, theme, whole=False)
    described = _described(loaded, board.view, *lines)
    shown = (*lines, *board.lines)
    return replace(board, lines=shown, play=False, ringed=(), frames=turns.frames, described=described)


def _after_turn(loaded: LoadedTable, turns: Turns[Any], wanted: str, theme: str, *, behind: int) -> Scene | None:
    """The board after a turn: its number, and `full` behind it for all of the board.

    None if it was taken back, or is too new for a reader who is so many turns `behind`.
    """
    number, _, full = wanted.partition(" ")
    if int(number) > len(turns.after) - behind:
        return None
    view, table = turns.after[int(number) - 1], loaded.table
    lines = (*announce.event_lines(table, loaded.engine.game.recap(view)), *announce.score_lines(table, view))
    described = _described(loaded, view)
    return Scene(loaded.engine.name, view, theme, lines, _names(table), full == "full", described=described)


def _course(table: Table, figures: str, theme: str, lines: tuple[Sentence, ...], best: str) -> Scene:
    """The points of the players turn by turn; `figures` has the seats, 0 for the best moves, each with its points."""
    found: list[Line] = []
    for figure in figures.split():
        at, _, values = figure.partition(":")
        name = table.players[int(at) - 1].name if int(at) else best
        kind = "best" if not int(at) else "other" if found else "own"
        found.append(Line(name, tuple(map(int, values.split(","))), kind))
    return Scene(table.game, Curve(tuple(found)), theme, lines)


def _ringed(loaded: LoadedTable) -> tuple[str, ...]:
    """What the next move that the coach proposes names; nothing outside of a lesson."""
    game, table = loaded.engine.game, loaded.table
    moves = lessons.ahead(table.game, table.seed, loaded.replay.position, lessons.LEARNER)
    return lessons.parts_named(game, seen(game, loaded.replay, lessons.LEARNER), moves[0]) if moves else ()


def _described(loaded: LoadedTable, view: Any, *first: Sentence) -> Callable[[], tuple[Sentence, ...]]:
    """What `board words` says of a view, after the `first` lines; worded only when asked for."""
    return lambda: (*first, *announce.event_lines(loaded.table, loaded.engine.game.describe(view)))


def _rack(loaded: LoadedTable, seat: Seat, theme: str) -> Scene:
    game = loaded.engine.game
    view = seen(game, loaded.replay, seat)
    play = loaded.table.phase is Phase.RUNNING
    lines = announce.event_lines(loaded.table, game.describe_private(view))
    names, ringed = _names(loaded.table), _ringed(loaded)
    return Scene(loaded.engine.name, view, theme, lines, names, play=play, own=True, ringed=ringed)


def _board_and_rack(loaded: LoadedTable, seat: Seat, theme: str) -> Scene:
    board, own = _board(loaded, theme, whole=False), _rack(loaded, seat, theme)
    lines = (*board.lines, *own.lines)
    return replace(own, lines=lines, play=False, above=board.view, described=_described(loaded, own.view))


def _try(loaded: LoadedTable, seat: Seat, text: str, theme: str) -> Scene:
    game, table = loaded.engine.game, loaded.table
    result = preview(table, loaded.replay, game, seat, text)
    view = seen(game, result.replay, seat)
    # a draft is no event of the game yet: then the picture shows the private part
    lines = announce.event_lines(table, result.events or game.describe_private(view))
    return Scene(loaded.engine.name, view, theme, lines, _names(table), described=_described(loaded, view, *lines))


def _refused(loaded: LoadedTable, seat: Seat, text: str, theme: str, lines: tuple[Sentence, ...]) -> Scene | None:
    view = refused(loaded.table, loaded.replay, loaded.engine.game, seat, text)
    if view is None:
        return None
    shown = (*lines, Sentence("refused-shows"))
    return Scene(loaded.engine.name, view, theme, shown, _names(loaded.table), described=lambda: lines)


@cache
def _example(name: str, rule: str, theme: str, texts: Texts, locale: str) -> Scene:
    """The position the rule book, or one rule of it, talks about: the end of a short record.

    Its players are numbered, and nobody is told that it is their turn.
    """
    record = records.parse(example(name, rule).read_text("utf-8"))
    engine = load(name, record.options)
    replay = records.check(record, engine.game)
    players = tuple(
        Player(texts.plain("example-player", locale, {"number": str(number)}), level=Level.CLUB)
        for number in range(1, record.seats + 1)
    )
    table = Table(id=0, channel=Channel("", ""), game=name, players=players, seed=b"", phase=Phase.RUNNING)
    return replace(_board(LoadedTable(table, engine, replay), theme, whole=False), play=False)


def _standings(tournament: Tournament | None, after: int, theme: str, locale: str) -> Scene | None:
    """The standings of a tournament after so many rounds."""
    if tournament is None:
        return None
    ranks = tuple(
        Rank(
            one.place,
            one.entrant.name,
            number(written(one.total), locale),
            tuple("–" if points is None else number(written(points), locale) for points in one.rounds),
            share=float(one.total),
            left=not one.entrant.here,
        )
        for one in ranking(tournament, after)
    )
    view = Standings(load(tournament.game).title, after, tournament.rounds, ranks)
    return Scene(tournament.game, view, theme, standings.standing_lines(tournament, after))


def _chooser(to: Address) -> Address:
    """The address whose theme preference applies."""
    return Private(to.account) if isinstance(to, Ephemeral) else to
