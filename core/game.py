"""What every game offers to the house: one protocol and the few types it speaks in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from random import Random
from typing import Final, Generic, NewType, Protocol, TypeVar

from core.errors import Fact, RuleError
from core.fair import FairRandom
from core.options import Options

Seat = NewType("Seat", int)
"""A place in a game, counted from 1 as in game records."""

CHANCE: Final = Seat(-1)
"""The seat of deals, refills and rolls."""

CLOCK: Final = Seat(-2)
"""The seat of the sand-glass; it acts outside anybody's turn."""


OVER: Final = "over-"
"""What the code of the one event begins with by which `recap` says that and how the game ended."""


class Level(StrEnum):
    """How well a computer opponent plays."""

    BEGINNER = "beginner"
    CLUB = "club"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class Event:
    """Something everybody may know: a code and facts, with the seat it is about (if any)."""

    code: str
    seat: Seat | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposed move in canonical notation, and why: a code and facts."""

    move: str
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `ending` is one of finished, resigned, exhausted, stopped; `places` gives each seat's rank (1 is best, equal ranks
    share it) and `points` each seat's result as it stands in the `Result` tag of a record; both in seat order. So are
    `match_points`, what the game counts for in a tournament: exact, and empty in a game that has none of its own.
    Where points need to be explained, `counted` has an event for each seat that says its place and what they are made of.
    """

    ending: str
    places: tuple[int, ...]
    points: tuple[str, ...]
    match_points: tuple[Fraction, ...] = ()
    counted: tuple[Event, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a phase may take: `seconds` from its beginning; `phase` is another number once the time starts anew."""

    seconds: int
    phase: int


P = TypeVar("P")
M = TypeVar("M")
T = TypeVar("T")
V = TypeVar("V", bound="View")
P_co = TypeVar("P_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[P_co]):
    """The position after a move, and the public events on the way there."""

    position: P_co
    events: tuple[Event, ...] = ()


class View(Protocol):
    """What one seat (or the public) may see; each game's view has more, but at least this."""

    @property
    def turn(self) -> frozenset[Seat]:
        """Who may act now; empty when the game is over."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The public score of each seat, in seat order; empty in a game that has none before its end."""
        ...

    @property
    def private(self) -> object | None:
        """What only the viewing seat may see; None in the public view."""
        ...


class Game(Protocol[P, M, T, V]):
    """One game under one set of rules; every method is pure.

    A game inherits from it: what only some games have has its answer for the others here.
    """

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of seats."""
        ...

    @property
    def version(self) -> int:
        """The version of the rules; a log is replayed under the version that wrote it."""
        ...

    @property
    def options(self) -> Options:
        """What can be agreed on before the game, with values to propose; the same whatever was agreed on."""
        ...

    @property
    def codes(self) -> frozenset[str]:
        """Every code with which this game refuses typed text or a move."""
        ...

    @property
    def events(self) -> frozenset[str]:
        """Every code of its events, recaps, descriptions and hints."""
        ...

    def setup(self, seats: int) -> P:
        """The position before any draw; raises RuleError for a number of seats the game does not have."""
        ...

    def turn(self, position: P) -> frozenset[Seat]:
        """Who may act now: {CHANCE} when tiles or dice are due, empty when the game is over."""
        ...

    def draw(self, position: P, rng: FairRandom) -> M:
        """The chance move due now."""
        ...

    def parse(self, text: str) -> T:
        """Read typed input, forgiving and without a position; raises NotationError."""
        ...

    def secret(self, typed: T) -> bool:
        """Whether typing this where others read it would give away what only its seat may know."""
        return False

    def resolve(self, view: V, typed: T) -> M:
        """Complete what typed input leaves out; raises RuleError."""
        ...

    def needs_search(self, typed: T) -> bool:
        """Whether this leaves it to the game to find the move: that may take a second, and no completion shows it."""
        return False

    def format(self, move: M) -> str:
        """The canonical text of a move, as it stands in the log."""
        ...

    def read(self, text: str) -> M:
        """The inverse of `format`, chance moves included; raises NotationError.

        Tiles and cells of which the rules know no order may be listed in any.
        """
        ...

    def is_simultaneous(self, position: P) -> bool:
        """Whether the seats play at once what is played now, and see of each other's only once the last of them is done."""
        return False

    def apply(self, position: P, seat: Seat, move: M) -> Step[P]:
        """Verify the move under all rules and build the next position; raises RuleError."""
        ...

    def split_for_record(self, position: P, move: M) -> tuple[M, ...]:
        """The moves of a record that stand for a move of a log: itself, or one by one what was taken as one move."""
        return (move,)

    def withdraw(self, position: P, seat: Seat) -> Step[P]:
        """The seat leaves the game; raises RuleError if it has left already or the game is over."""
        ...

    def stop(self, position: P) -> Step[P]:
        """The game is ended from outside, as it stands; raises RuleError if it is over already."""
        ...

    def limit(self, position: P) -> Limit | None:
        """How long the rules let the phase take that runs now, or None."""
        return None

    def expire(self, position: P) -> M:
        """CLOCK's move when the time of this phase is up; raises RuleError where there is no limit."""
        raise RuleError("no-limit")

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended, or None while it runs."""
        ...

    def points(self, position: P, seat: Seat) -> int | None:
        """The seat's running total as records carry it, or None where the game has none."""
        return None

    def view(self, position: P, seat: Seat | None) -> V:
        """What this seat may see; None is the public."""
        ...

    def recap(self, view: V) -> tuple[Event, ...]:
        """The last turn in words: the public events behind the picture's caption; after the end one of them is `OVER`."""
        ...

    def describe(self, view: V) -> tuple[Event, ...]:
        """The whole board in words, a line an event, private part included if the view has one."""
        ...

    def describe_private(self, view: V) -> tuple[Event, ...]:
        """What the viewing seat alone sees in `describe`; after the end, when that may be nothing, what is said of that seat.

        Empty in the public view.
        """
        ...

    def draft(self, view: V) -> tuple[Event, ...]:
        """What the viewing seat has begun and not finished, what is not yet right about it or left to do: for that seat alone.

        Empty in the public view, and for a seat that has nothing to do.
        """
        return ()

    def quick_actions(self, view: V) -> tuple[str, ...]:
        """The bare words with which the viewing seat may go on with its unfinished turn now: done, undo and the like.

        Empty for a seat that may not act, in the public view, and in a game whose moves are whole turns.
        """
        return ()

    def with_errors_marked(self, view: V, move: M, error: RuleError) -> V | None:
        """The view with a refused move shown in it and what is wrong marked, or None where that would show nothing."""
        return None

    def choose(self, view: V, level: Level, rng: Random) -> Sequence[M]:
        """A computer player's moves up to the next chance, from what a person there sees."""
        ...

    def hint(self, view: V) -> Hint:
        """A good move for the viewing seat."""
        ...
