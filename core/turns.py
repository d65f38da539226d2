"""The turns of a game as everybody saw them: a log becomes the public views that a replay shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from core.game import CHANCE, Event, Game, M, P, T, V
from core.replay import LEAVING, LogEntry, advance, begin, standing


@dataclass(frozen=True, slots=True)
class Turns(Generic[V]):
    """The public views of a game: `after` each finished turn, and as it stands `now`.

    `events` are those of each finished turn, and of what came before it.
    """

    after: tuple[V, ...]
    now: V
    events: tuple[tuple[Event, ...], ...] = ()

    @property
    def frames(self) -> tuple[V, ...]:
        """A view for each turn, and one more if the game has gone on since the last."""
        return self.after if self.now in self.after[-1:] else (*self.after, self.now)


def public_turns(game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry]) -> Turns[V]:
    """The turns of a log that hold, each with the draws behind it; raises MoveError at the first entry that is not possible.

    Leaving is no turn, but where all play at once, a round may end when the last who is not done leaves.
    """
    replay, after, events = begin(game, seats), [], []
    happened: tuple[Event, ...] = ()
    before: Any = None
    has_moved = False
    for entry in standing(game, seats, entries):
        counts = entry.text not in LEAVING or game.is_simultaneous(replay.position)
        has_moved |= entry.seat != CHANCE and counts
        replay, more = advance(game, replay, entry, seed=None, client_seed=b"")
        happened += more
        if CHANCE in game.turn(replay.position):
            continue
        if has_moved and before is not None and game.finishes_turn(before, replay.position):
            after.append(game.view(replay.position, None))
            events.append(happened)
            happened = ()
        before, has_moved = replay.position, False
    return Turns(tuple(after), game.view(replay.position, None), tuple(events))
