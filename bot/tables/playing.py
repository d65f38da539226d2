"""Moves at a table: from a typed line to the table, its replayed log and the entries after it; pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.registry import Engine
from bot.tables.table import Answer, Phase, Table
from core.errors import MoveError, MoveText, RuleError
from core.game import CHANCE, CLOCK, Event, Game, Seat
from core.replay import (
    LOST_ON_TIME,
    RESIGN,
    STOP,
    TAKEBACK,
    History,
    LogEntry,
    Replay,
    advance,
    begin,
    cached_view,
    draws,
    fold,
)

_MOST_LINES = 128
"""How many lines are cached as moves: to find the table that a line is for, and to play it there, it is read five times."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyReplay: TypeAlias = Replay[Any]
AnyHistory: TypeAlias = History[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table with its game and its position."""

    table: Table
    engine: Engine
    replay: AnyReplay

    @property
    def game(self) -> AnyGame:
        """The rules of the game at this table."""
        return self.engine.game

    def view(self, seat: Seat | None) -> Any:
        """The view of a seat, or the public view for None."""
        return cached_view(self.game, self.replay, seat)

    def after(self, result: "MoveResult") -> "LoadedTable":
        """The table after these moves."""
        return replace(self, table=result.table, replay=result.replay)


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result of moves: the table, its replayed log, the new entries and their public events."""

    table: Table
    replay: AnyReplay
    entries: tuple[LogEntry, ...] = ()
    events: tuple[Event, ...] = ()


def start(table: Table, game: AnyGame, *, at: float) -> MoveResult:
    """Begin the game: seat those who accepted in the order asked, join their client seeds and make the first draws.

    A challenge that has become unrated begins as if that had been agreed on.
    """
    players = tuple(player for player in table.players if player.answer is Answer.ACCEPTED)
    client_seed = "\n".join(player.client_seed for player in players if player.client_seed)
    running = replace(
        table, players=players, client_seed=client_seed, phase=Phase.RUNNING, version=game.version, created=at,
        rated=table.rated and not table.became_unrated, became_unrated=False,
    )  # fmt: skip
    return _with_draws(MoveResult(running, begin(game, len(players))), game, at=at)


def replay_log(table: Table, game: AnyGame, log: tuple[LogEntry, ...]) -> AnyReplay:
    """Fold a stored log into its position and check every draw against the seed; raises MoveError if it does not replay."""
    return fold(game, len(table.players), log, seed=table.seed, client_seed=table.client_seed_bytes)


def catch_up(table: Table, game: AnyGame, replay: AnyReplay, log: tuple[LogEntry, ...]) -> AnyReplay:
    """Continue a replay to the end of this log, the rest of which has no takeback; raises MoveError if it does not replay."""
    for entry in log[replay.plies :]:
        replay, _ = advance(game, replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
    return replay


def history(loaded: LoadedTable, log: tuple[LogEntry, ...]) -> AnyHistory:
    """The log of a table with the starts of its turns; raises MoveError if it does not replay."""
    table = loaded.table
    replayed = History(loaded.game, len(table.players), seed=table.seed, client_seed=table.client_seed_bytes)
    for entry in log:
        replayed.add(entry)
    return replayed


def typed_moves(game: AnyGame, text: str) -> tuple[str, ...]:
    """The moves of a text: separated by `;`, or one on each line if the game can read them only that way."""
    moves = _parts(text)
    if "\n" in text and not _reads(game, moves) and _reads(game, apart := _parts(text.replace("\n", ";"))):
        return apart
    return moves


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(";") if part.strip()) or (text,)


def _reads(game: AnyGame, moves: tuple[str, ...]) -> bool:
    """Whether the game can read each of these as a move."""
    try:
        for move in moves:
            game.parse(move)
    except MoveError:
        return False
    return True


@lru_cache(_MOST_LINES)
def parsed_moves(game: AnyGame, text: str) -> tuple[Any, ...]:
    """The moves of a line as the game parses them; raises MoveError."""
    return tuple(map(game.parse, typed_moves(game, text)))


def play(loaded: LoadedTable, seat: Seat, text: str, *, at: float) -> MoveResult:
    """Play the moves of a line for a seat, all or none, then the draws that follow; raises MoveError."""
    return _with_draws(preview(loaded, seat, text), loaded.game, at=at)


def preview(loaded: LoadedTable, seat: Seat, text: str) -> MoveResult:
    """The result a line would have before any draw; nothing is played. Raises MoveError as `play` does."""
    result, game = _unmoved(loaded), loaded.game
    for typed in parsed_moves(game, text):
        demand_turn(game, result, seat)
        move = game.resolve(cached_view(game, result.replay, seat), typed)
        result = _enter(result, game, LogEntry(seat, game.format(move)))
    return result


def discloses(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether moves from one position to another disclose secrets: they end the game, or finish a round of several seats."""
    if game.outcome(after) is not None:
        return True
    return game.is_simultaneous(before) and not game.turn(after) <= game.turn(before)


def refused_view(loaded: LoadedTable, seat: Seat, text: str) -> Any | None:
    """The seat's view with the first refused move of a line, its errors marked; None if no move can be shown."""
    result, game = _unmoved(loaded), loaded.game
    try:
        for part in typed_moves(game, text):
            demand_turn(game, result, seat)
            view = cached_view(game, result.replay, seat)
            move = game.resolve(view, game.parse(part))
            try:
                result = _enter(result, game, LogEntry(seat, game.format(move)))
            except RuleError as error:
                return game.with_errors_marked(view, move, error)
    except MoveError:  # unreadable: there is nothing to show
        return None
    return None


def leave(loaded: LoadedTable, seat: Seat, *, at: float) -> MoveResult:
    """The seat resigns; if only computers are left, the game ends. Raises MoveError."""
    return _with_draws(_left(_unmoved(loaded), loaded.game, LogEntry(seat, RESIGN)), loaded.game, at=at)


def lose_on_time(loaded: LoadedTable, seats: Iterable[Seat], *, at: float) -> MoveResult:
    """These seats leave the game because they have no time left (T4); raises MoveError.

    If nobody else plays, the game ends as it stands, so that nobody wins by it.
    """
    losing = tuple(seats)
    if set(loaded.table.playing) <= set(losing):
        return stop(loaded, at=at)
    result, game = _unmoved(loaded), loaded.game
    for seat in losing:
        if game.outcome(result.replay.position) is None:
            result = _with_draws(_left(result, game, LogEntry(seat, LOST_ON_TIME)), game, at=at)
    return result


def stop(loaded: LoadedTable, *, at: float) -> MoveResult:
    """End the game as it stands; raises MoveError."""
    return _with_draws(_enter(_unmoved(loaded), loaded.game, LogEntry(CHANCE, STOP)), loaded.game, at=at)


def take_back(loaded: LoadedTable, past: AnyHistory, seat: Seat) -> MoveResult:
    """The seat takes its last turn back, which makes the game unrated (B2); raises MoveError if that is not possible."""
    table, game = loaded.table, loaded.game
    past.add(LogEntry(seat, TAKEBACK))
    replay = past.now
    since = table.since if game.is_simultaneous(replay.position) else replay.plies
    turn = game.turn(replay.position)
    after = replace(table, plies=replay.plies, turn=turn, since=since, became_unrated=True)
    return MoveResult(after, replay, (LogEntry(seat, TAKEBACK),))


def on_deadline(loaded: LoadedTable, *, at: float) -> MoveResult:
    """End the phase whose time is up; raises MoveError if the rules set no limit."""
    game = loaded.game
    text = game.format(game.expire(loaded.replay.position))
    return _with_draws(_enter(_unmoved(loaded), game, LogEntry(CLOCK, text)), game, at=at)


def with_computers(table: Table, log: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The whole log of a table, with the entries marked that computers made on seats that they had taken over (T4)."""
    clocks = table.clocks
    if clocks is None or not any(one.taken_over for one in clocks.seats):
        return tuple(log)
    return tuple(
        replace(entry, by_computer=entry.seat > 0 and clocks.of(entry.seat).is_taken_over(ply))
        for ply, entry in enumerate(log)
    )


def _unmoved(loaded: LoadedTable) -> MoveResult:
    """The result of no moves yet."""
    return MoveResult(loaded.table, loaded.replay)


def _left(result: MoveResult, game: AnyGame, entry: LogEntry) -> MoveResult:
    """A seat leaves by this entry, also if a computer played on for it; if only computers are left, the game ends."""
    table = result.table.with_players([entry.seat], answer=Answer.LEFT, level=None)
    result = _enter(replace(result, table=table), game, entry)
    if not table.playing and game.outcome(result.replay.position) is None:
        result = _enter(result, game, LogEntry(CHANCE, STOP))
    return result


def demand_turn(game: AnyGame, result: MoveResult, seat: Seat) -> None:
    """Raise MoveError unless the seat is on turn after these moves of a line; a later one has to wait for its next turn."""
    turn = game.turn(result.replay.position)
    if seat in turn:
        return
    if result.entries:
        raise MoveError("rest-waits", move=MoveText("; ".join(entry.text for entry in result.entries)))
    raise MoveError("not-your-turn" if turn else "game-over")


def _enter(result: MoveResult, game: AnyGame, entry: LogEntry) -> MoveResult:
    """Add an entry from its text, as a replay does, so that no entry enters the log that cannot be read again."""
    table = result.table
    replay, events = advance(game, result.replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
    return MoveResult(table, replay, (*result.entries, entry), (*result.events, *events))


def _with_draws(result: MoveResult, game: AnyGame, *, at: float) -> MoveResult:
    """The result after the draws that are due now, with the new turn; the table is over if the game is."""
    table = result.table
    replay, entries, events = draws(game, result.replay, seed=table.seed, client_seed=table.client_seed_bytes)
    turn = game.turn(replay.position)
    every = (*result.entries, *entries)
    # a draw without a public event belongs to the turn that runs
    anew = bool(events) or any(entry.seat == CLOCK for entry in every) or not turn <= table.turn
    over = game.outcome(replay.position) is not None
    after = replace(
        table,
        plies=replay.plies,
        turn=turn,
        since=replay.plies if anew else table.since,
        phase=Phase.OVER if over else table.phase,
        ended=at if over else table.ended,
    )
    return MoveResult(after, replay, every, (*result.events, *events))
