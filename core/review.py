"""A finished game as one seat played it: each of its turns with what the seat saw then, and what the turn was worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from core.game import Game, M, P, Seat, T, V
from core.replay import LEAVING, LogEntry, advance, begin, entries_in_force
from core.valuation import Valuation


@dataclass(frozen=True, slots=True)
class Decision(Generic[V]):
    """What a seat saw before the entry `ply` of those that hold, and the moves it then made, in canonical notation.

    The moves end at the next draw or at the end of the turn.
    """

    ply: int
    view: V
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reviewed(Generic[V]):
    """A turn of a seat, and what it was worth."""

    decision: Decision[V]
    valuation: Valuation


def decisions(game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry], seat: Seat) -> Iterator[Decision[V]]:
    """Every decision that a seat finished itself; raises MoveError at the first entry that is not possible."""
    replay = begin(game, seats)
    begun: tuple[int, P] | None = None
    moves: tuple[str, ...] = ()
    for ply, entry in enumerate(entries_in_force(game, seats, entries)):
        if begun is None and seat in game.turn(replay.position):
            begun = ply, replay.position
        replay, events = advance(game, replay, entry, seed=None, client_seed=b"")
        moved, waits = entry.seat == seat and entry.text not in LEAVING, seat not in game.turn(replay.position)
        moves = (*moves, entry.text) if moved else moves
        # The steps of a private draft have no events: the decision goes on.
        if begun is not None and moved and (events or waits) and not entry.by_computer:
            yield Decision(begun[0], game.view(begun[1], seat), moves)
        if waits or (moved and events):
            begun, moves = None, ()


def reviewed(game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry], seat: Seat) -> tuple[Reviewed[V], ...]:
    """V1: the turns of a seat that can be valued, each from what the seat saw; raises MoveError as `decisions` does."""
    valued = (
        (one, game.value(one.view, tuple(map(game.read, one.moves)))) for one in decisions(game, seats, entries, seat)
    )
    return tuple(Reviewed(one, valuation) for one, valuation in valued if valuation is not None)


def most_expensive(turns: Sequence[Reviewed[V]], count: int) -> tuple[Reviewed[V], ...]:
    """V2: the `count` turns that gave away most, the most expensive first; fewer if not that many were clearly worse."""
    lost = [one for one in turns if one.valuation.loss]
    return tuple(sorted(lost, key=lambda one: -one.valuation.loss)[:count])
