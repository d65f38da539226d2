"""What stands out in a finished game: the move of each seat that brought it the most points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.game import Game, Seat
from core.replay import LogEntry, advance, begin, standing


@dataclass(frozen=True, slots=True)
class Highlight:
    """A move in canonical notation, and the points it brought."""

    move: str
    points: int


def best_moves(game: Game[Any, Any, Any, Any], seats: int, log: Sequence[LogEntry]) -> Mapping[Seat, Highlight]:
    """The best move of each seat that scored with any, the first where several were as good; none that was taken back.

    Empty for a game that does not count points move by move. Replays the whole log, which takes about as long as it took
    to play its moves: call it off the event loop.
    """
    replay, best = begin(game, seats), dict[Seat, Highlight]()
    if game.points(replay.position, Seat(1)) is None:
        return best
    for entry in standing(game, seats, log):
        before = replay.position
        replay, _ = advance(game, replay, entry, seed=None, client_seed=b"")
        if entry.seat > 0:
            gained = (game.points(replay.position, entry.seat) or 0) - (game.points(before, entry.seat) or 0)
            if gained > (best[entry.seat].points if entry.seat in best else 0):
                best[entry.seat] = Highlight(entry.text, gained)
    return best
