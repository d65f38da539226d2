"""A summary of a finished game for each seat: its number of turns, and the move that brought it the most points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from core.game import CHANCE, CLOCK, Game, Seat
from core.replay import LEAVING, STOP, LogEntry, advance, begin, entries_in_force


@dataclass(frozen=True, slots=True)
class Highlight:
    """A move in canonical notation, and the points it brought."""

    move: str
    points: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How many turns a seat has finished, or the clock for it, and its `best` move: the first that brought the most points.

    What a computer played for the person there does not count. `best` is None if no move scored, and in a game that does not
    count points move by move.
    """

    turns: int = 0
    best: Highlight | None = None


def seat_summaries(game: Game[Any, Any, Any, Any], seats: int, log: Sequence[LogEntry]) -> Mapping[Seat, SeatSummary]:
    """The summary of each seat, without moves that were taken back.

    Replays the whole log, which takes about as long as applying its moves did, so call it off the event loop.
    """
    found = {Seat(n): SeatSummary() for n in range(1, seats + 1)}
    replay = begin(game, seats)
    settled: Any = None
    moved: set[Seat] = set()
    for entry in entries_in_force(game, seats, log):
        before = replay.position
        replay, _ = advance(game, replay, entry, seed=None, client_seed=b"")
        if entry.by_computer and entry.text not in LEAVING:
            moved.discard(entry.seat)  # nor has whoever only began the turn finished it
        elif entry.seat > 0 and entry.text not in LEAVING:
            moved.add(entry.seat)
            found[entry.seat] = _with_move(game, found[entry.seat], entry, before, replay.position)
        elif entry.seat == CLOCK:
            moved |= game.turn(before)
        elif entry.text in LEAVING or entry.text == STOP:
            # whoever leaves in the middle of a turn has not finished it
            moved -= game.turn(before) if entry.text == STOP else game.turn(before) & {entry.seat}
        if CHANCE in game.turn(replay.position):
            continue
        if settled is not None and game.finishes_turn(settled, replay.position):
            for seat in moved:
                found[seat] = replace(found[seat], turns=found[seat].turns + 1)
            moved.clear()
        settled = replay.position
    return found


def _with_move(
    game: Game[Any, Any, Any, Any], so_far: SeatSummary, entry: LogEntry, before: Any, after: Any
) -> SeatSummary:
    """The summary of a seat after one of its moves."""
    had, has = game.points(before, entry.seat), game.points(after, entry.seat)
    gained = (has or 0) - (had or 0)
    if gained <= (so_far.best.points if so_far.best else 0):
        return so_far
    return replace(so_far, best=Highlight(entry.text, gained))
