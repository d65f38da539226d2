"""The turns of a game as everybody saw them: the public views that a replay shows, and the events announced last."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from core.game import CHANCE, Event, Game, M, P, T, V
from core.replay import LEAVING, TAKEBACK, History, LogEntry, advance, begin, entries_in_force


@dataclass(frozen=True, slots=True)
class Turns(Generic[V]):
    """The public views of a game: `after` each finished turn, and as it stands `now`.

    `events` has, for each finished turn, all events since the turn before it.
    """

    after: tuple[V, ...]
    now: V
    events: tuple[tuple[Event, ...], ...] = ()

    @property
    def frames(self) -> tuple[V, ...]:
        """A view for each turn, and one more if the game has gone on since the last."""
        return self.after if self.now in self.after[-1:] else (*self.after, self.now)


def public_turns(game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry]) -> Turns[V]:
    """The turns of a log that hold, each with the draws after it; raises MoveError at the first entry that is not possible.

    Leaving is no turn. But a round that all play at once also ends when the only seat that is not done leaves.
    """
    replay, after, events = begin(game, seats), [], []
    happened: tuple[Event, ...] = ()
    before: Any = None
    has_moved = False
    for entry in entries_in_force(game, seats, entries):
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


def told_last(
    game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry]
) -> tuple[LogEntry | None, tuple[Event, ...]]:
    """What the turn's message must tell: the entry that opened the running turn, and all public events since.

    - During the first turn the entry is None, and the events begin with those of the first draws.
    - In a round that all play at once, it is the last entry with public events; the events of seats that left during the
      round come first.
    - A takeback has no events; it opens the turn to which it returns.

    Raises MoveError at the first entry that is not possible.
    """
    history = History(game, seats, seed=None, client_seed=b"")
    newest: tuple[LogEntry | None, tuple[Event, ...]] = (None, ())
    entry: LogEntry | None = None
    events: tuple[Event, ...] = ()
    left: tuple[Event, ...] = ()
    turns, earlier, left_earlier = 0, newest, left
    for one in entries:
        if one.seat != CHANCE:
            entry, events, turns, earlier, left_earlier = one, (), history.turns, newest, left
        events = (*events, *history.add(one))
        if not events and one.text != TAKEBACK:
            continue
        position = history.now.position
        goes_on = bool(game.turn(position) - {CHANCE}) and history.turns == turns
        if not goes_on or entry is None:
            newest, left = (entry, events), ()
            continue
        at_once = game.is_simultaneous(position)
        first = (entry, left_earlier) if at_once or entry.text == TAKEBACK else earlier
        newest = first[0], (*first[1], *events)
        left = newest[1] if at_once and entry.text in LEAVING else left
    return newest
