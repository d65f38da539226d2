"""Replay a log into a position: every line under the full rules, every draw checked against the seed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic

from core.errors import MoveError
from core.fair import FairRandom
from core.game import CHANCE, CLOCK, LOST, Event, Game, M, P, P_co, Seat, Step, T, V

RESIGN: Final = "resign"
STOP: Final = "stop"
LOST_ON_TIME: Final = "lost on time"
TAKEBACK: Final = "takeback"

LEAVING: Final = frozenset({RESIGN, LOST_ON_TIME})
"""The texts of the entries by which a seat leaves the game."""

CODES: Final = frozenset(
    {
        *("wrong-draw", "no-draw-due", "wrong-clock"),
        *("takeback-not-now", "takeback-nothing", "takeback-shown", "takeback-left"),
    }
)
"""Every reason for which the replay itself refuses a line of a log."""


class ReplayError(MoveError):
    """A line of chance or of the clock that is not the one due there, or a takeback that is not possible there."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a log: the seat that acted, and the canonical text.

    `by_computer` tells whether a computer made it for the person on the seat; no record says so.
    """

    seat: Seat
    text: str
    by_computer: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Replay(Generic[P_co]):
    """A position after `plies` entries of the log, with the draw stream at counter `drawn`.

    `views` caches the views that `cached_view` has built.
    """

    position: P_co
    drawn: int = 0
    plies: int = 0
    views: dict[Seat | None, Any] = field(default_factory=dict, init=False, repr=False, compare=False)


def begin(game: Game[P, M, T, V], seats: int) -> Replay[P]:
    """The start of a log; raises RuleError for a number of seats the game does not have."""
    return Replay(game.setup(seats))


def cached_view(game: Game[P, M, T, V], replay: Replay[P], seat: Seat | None) -> V:
    """The view of this seat, None is the public; built once, for texts and pictures."""
    if seat not in replay.views:
        replay.views[seat] = game.view(replay.position, seat)
    view: V = replay.views[seat]
    return view


def advance(
    game: Game[P, M, T, V], replay: Replay[P], entry: LogEntry, *, seed: bytes | None, client_seed: bytes
) -> tuple[Replay[P], tuple[Event, ...]]:
    """The replay after one more entry, and its events; raises MoveError if the entry is not possible there.

    Without a seed any possible draw is accepted. Takebacks need a `History`.
    """
    position, drawn = replay.position, replay.drawn
    if entry.seat == CHANCE and entry.text != STOP and seed is not None:
        drawn = _check_draw(game, replay, entry, seed=seed, client_seed=client_seed)
    step = _step(game, position, entry)
    return Replay(step.position, drawn, replay.plies + 1), step.events


def draws(
    game: Game[P, M, T, V], replay: Replay[P], *, seed: bytes, client_seed: bytes
) -> tuple[Replay[P], tuple[LogEntry, ...], tuple[Event, ...]]:
    """The replay after all draws that are due now, the draws as entries, and their events."""
    entries: list[LogEntry] = []
    events: list[Event] = []
    while CHANCE in game.turn(replay.position):
        rng = FairRandom(seed, client_seed, counter=replay.drawn)
        move = game.draw(replay.position, rng)
        step = game.apply(replay.position, CHANCE, move)
        replay = Replay(step.position, rng.counter, replay.plies + 1)
        entries.append(LogEntry(CHANCE, game.format(move)))
        events += step.events
    return replay, tuple(entries), tuple(events)


def fold(
    game: Game[P, M, T, V], seats: int, entries: Iterable[LogEntry], *, seed: bytes | None, client_seed: bytes
) -> Replay[P]:
    """The replay of a whole log; raises MoveError at the first entry that is not possible."""
    history = History(game, seats, seed=seed, client_seed=client_seed)
    for entry in entries:
        history.add(entry)
    return history.now


def entries_in_force(game: Game[P, M, T, V], seats: int, entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The entries of a log that hold: no takebacks, and nothing that was taken back; raises MoveError as `fold` does."""
    if all(entry.text != TAKEBACK for entry in entries):
        return tuple(entries)
    history = History(game, seats, seed=None, client_seed=b"")
    for entry in entries:
        history.add(entry)
    return history.entries_in_force


@dataclass(frozen=True, slots=True)
class _Turn(Generic[P_co]):
    """A turn, or a round that several seats play at once: the replay at its start, and the entries since."""

    start: Replay[P_co]
    entries: tuple[LogEntry, ...] = ()


class History(Generic[P, M, T, V]):
    """A log replayed entry by entry from its beginning, with what a takeback needs: how each turn began.

    A turn begins when a seat may act that could not act before, when the clock has acted, and after a draw with a public
    event. A draw without events belongs to the turn that runs.
    """

    def __init__(self, game: Game[P, M, T, V], seats: int, *, seed: bytes | None, client_seed: bytes) -> None:
        self._game, self._seed, self._client_seed = game, seed, client_seed
        self.now = begin(game, seats)
        self._opening: tuple[LogEntry, ...] = ()
        self._turns: list[_Turn[P]] = []
        self._acting: frozenset[Seat] = frozenset()
        self._anew = False
        self._look()

    @property
    def entries_in_force(self) -> tuple[LogEntry, ...]:
        """The entries that hold."""
        return (*self._opening, *(entry for turn in self._turns for entry in turn.entries))

    @property
    def turns(self) -> int:
        """The number of turns that have begun and were not taken back."""
        return len(self._turns)

    def add(self, entry: LogEntry) -> tuple[Event, ...]:
        """Replay one more entry, and return its events; raises MoveError if it is not possible here."""
        if entry.seat > 0 and entry.text == TAKEBACK:
            self._take_back(entry.seat)
            return ()
        self.now, events = self._advanced(self.now, entry)
        if self._turns:
            turn = self._turns[-1]
            self._turns[-1] = replace(turn, entries=(*turn.entries, entry))
        else:
            self._opening = (*self._opening, entry)
        self._anew = self._anew or entry.seat == CLOCK or (entry.seat == CHANCE and bool(events))
        self._look()
        return events

    def taken_back(self, seat: Seat) -> tuple[LogEntry, ...]:
        """The entries since the start of the last turn in which this seat moved: what its takeback undoes.

        In a round that several seats play at once, only the seat's own entries are undone. Raises ReplayError if no
        takeback is possible.
        """
        return self._since(self._last_turn(seat))

    def has_turn_to_take_back(self, seat: Seat) -> bool:
        """Whether a takeback of this seat is possible now."""
        try:
            self._last_turn(seat)
        except ReplayError:
            return False
        return True

    def _take_back(self, seat: Seat) -> None:
        """Return to the start of the seat's last turn; the draw stream goes back too, so the same draws come again."""
        at = self._last_turn(seat)
        start, undone = self._turns[at].start, self._since(at)
        kept = tuple(entry for entry in undone if entry.seat != seat) if self._is_round(at) else ()
        plies, back = self.now.plies + 1, start
        for entry in kept:
            back, _ = self._advanced(back, entry)
        self.now = replace(back, plies=plies)
        self._turns[at:] = [_Turn(start, kept)]
        self._acting, self._anew = self._game.turn(back.position), False

    def _last_turn(self, seat: Seat) -> int:
        """The index of the last turn in which this seat moved; raises ReplayError if it cannot be taken back."""
        if CHANCE in self._game.turn(self.now.position) or not self._game.turn(self.now.position):
            raise ReplayError("takeback-not-now")
        moved = [
            at
            for at, turn in enumerate(self._turns)
            if any(entry.seat == seat and entry.text not in LEAVING for entry in turn.entries)
        ]
        if not moved:
            raise ReplayError("takeback-nothing")
        at, last = moved[-1], len(self._turns) - 1
        if self._is_round(at) and at != last:
            raise ReplayError("takeback-shown")
        if any(entry.text in LEAVING and (entry.seat == seat or not self._is_round(at)) for entry in self._since(at)):
            raise ReplayError("takeback-left")
        return at

    def _is_round(self, at: int) -> bool:
        return self._game.is_simultaneous(self._turns[at].start.position)

    def _since(self, at: int) -> tuple[LogEntry, ...]:
        return tuple(entry for turn in self._turns[at:] for entry in turn.entries)

    def _advanced(self, replay: Replay[P], entry: LogEntry) -> tuple[Replay[P], tuple[Event, ...]]:
        return advance(self._game, replay, entry, seed=self._seed, client_seed=self._client_seed)

    def _look(self) -> None:
        """Note the start of a turn, if one begins here."""
        turn = self._game.turn(self.now.position)
        if CHANCE in turn or not turn:
            return
        if self._anew or not turn <= self._acting:
            self._turns.append(_Turn(replace(self.now)))  # a copy, which does not keep the cached views
        self._acting, self._anew = turn, False


def _step(game: Game[P, M, T, V], position: P, entry: LogEntry) -> Step[P]:
    if entry.seat == CHANCE and entry.text == STOP:
        return game.stop(position)
    if entry.seat == CLOCK and entry.text != game.format(game.expire(position)):
        raise ReplayError("wrong-clock")
    if entry.seat > 0 and entry.text in LEAVING:
        step = game.withdraw(position, entry.seat)
        return step if entry.text == RESIGN else replace(step, events=tuple(map(_as_lost, step.events)))
    return game.apply(position, entry.seat, game.read(entry.text))


def _as_lost(event: Event) -> Event:
    """The event for a seat that leaves by losing on time; any other event is unchanged."""
    return replace(event, code=LOST) if event.code == "resigned" else event


def _check_draw(game: Game[P, M, T, V], replay: Replay[P], entry: LogEntry, *, seed: bytes, client_seed: bytes) -> int:
    """The counter after this draw; raises ReplayError if the seed gives another one. The order of its tiles does not matter."""
    if CHANCE not in game.turn(replay.position):
        raise ReplayError("no-draw-due")
    rng = FairRandom(seed, client_seed, counter=replay.drawn)
    due = game.draw(replay.position, rng)
    if game.format(due) != entry.text and not _same_draw(game, replay.position, due, entry.text):
        raise ReplayError("wrong-draw")
    return rng.counter


def _same_draw(game: Game[P, M, T, V], position: P, due: M, text: str) -> bool:
    """Whether another text leads to the same position: then it only lists the tiles in another order."""
    try:
        listed = game.apply(position, CHANCE, game.read(text))
    except MoveError:
        return False
    return listed.position == game.apply(position, CHANCE, due).position
