"""Replay a log into a position: every line under the full rules, every draw checked against the seed."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Generic

from core.errors import MoveError
from core.fair import FairRandom
from core.game import CHANCE, CLOCK, Event, Game, M, P, P_co, Seat, Step, T, V

RESIGN: Final = "resign"
STOP: Final = "stop"
LOST_ON_TIME: Final = "lost on time"

LEAVING: Final = frozenset({RESIGN, LOST_ON_TIME})
"""What a seat's entry says by which it leaves the game."""

CODES: Final = frozenset({"wrong-draw", "no-draw-due", "wrong-clock"})
"""Every reason for which the replay itself refuses a line of a log."""


class ReplayError(MoveError):
    """A line of chance or of the clock that is not the one due there."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a log: the seat that acted, and the canonical text."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Replay(Generic[P_co]):
    """A position after `plies` entries of the log, with the draw stream at counter `drawn`.

    `views` caches the views that `seen` has built.
    """

    position: P_co
    drawn: int = 0
    plies: int = 0
    views: dict[Seat | None, Any] = field(default_factory=dict, init=False, repr=False, compare=False)


def begin(game: Game[P, M, T, V], seats: int) -> Replay[P]:
    """The start of a log; raises RuleError for a number of seats the game does not have."""
    return Replay(game.setup(seats))


def seen(game: Game[P, M, T, V], replay: Replay[P], seat: Seat | None) -> V:
    """The view of this seat, None is the public; built once, for texts and pictures."""
    if seat not in replay.views:
        replay.views[seat] = game.view(replay.position, seat)
    view: V = replay.views[seat]
    return view


def advance(
    game: Game[P, M, T, V], replay: Replay[P], entry: LogEntry, *, seed: bytes | None, client_seed: bytes
) -> tuple[Replay[P], tuple[Event, ...]]:
    """The replay after one more entry, and its events; raises MoveError if the entry is not possible there.

    Without a seed any possible draw is accepted.
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
    replay = begin(game, seats)
    for entry in entries:
        replay, _ = advance(game, replay, entry, seed=seed, client_seed=client_seed)
    return replay


def _step(game: Game[P, M, T, V], position: P, entry: LogEntry) -> Step[P]:
    if entry.seat == CHANCE and entry.text == STOP:
        return game.stop(position)
    if entry.seat == CLOCK and entry.text != game.format(game.expire(position)):
        raise ReplayError("wrong-clock")
    if entry.seat > 0 and entry.text in LEAVING:
        return game.withdraw(position, entry.seat)
    return game.apply(position, entry.seat, game.read(entry.text))


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
