"""The interface of every game: one base class, and the few types it uses."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from random import Random
from typing import Any, Final, Generic, NewType, Protocol, TypeVar

from core.errors import Fact, RuleError
from core.fair import FairRandom
from core.grid import Cell
from core.options import Options
from core.valuation import Valuation

Seat = NewType("Seat", int)
"""A place in a game, counted from 1 as in game records."""

CHANCE: Final = Seat(-1)
"""The seat of deals, refills and rolls."""

CLOCK: Final = Seat(-2)
"""The seat of the timer; it may act no matter which seat is on turn."""

OVER: Final = "over-"
"""The prefix of the one event code in `recap` that says how the game ended."""

LOST: Final = "lost-on-time"
"""The event code, in every game, for a seat that leaves because its time is up."""


class Level(StrEnum):
    """How well a computer opponent plays."""

    BEGINNER = "beginner"
    CLUB = "club"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class Event:
    """A public fact: a code and facts, with the seat it is about (if any)."""

    code: str
    seat: Seat | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposed move in canonical notation, and the reason for it: a code and facts."""

    move: str
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; tuples are in seat order.

    `ending` is one of finished, resigned, exhausted, stopped. `places` are ranks: 1 is best, equal seats share one.
    `points` are the results as the `Result` tag of a record has them. `match_points` are exact, for tournaments; empty in
    a game without match points of its own. If points need an explanation, `counted` has an event for each seat: its place,
    and what its points are made of.
    """

    ending: str
    places: tuple[int, ...]
    points: tuple[str, ...]
    match_points: tuple[Fraction, ...] = ()
    counted: tuple[Event, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a phase may take: `seconds` from its beginning; another `phase` number restarts the time."""

    seconds: int
    phase: int


P = TypeVar("P", bound="Position")
M = TypeVar("M")  # a move
T = TypeVar("T")  # a move as typed, perhaps with parts left out, which `resolve` completes
V = TypeVar("V", bound="View")
P_co = TypeVar("P_co", covariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound="View", contravariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[P_co]):
    """The position after a move, and the public events that led to it."""

    position: P_co
    events: tuple[Event, ...] = ()

    def after(self, *events: Event) -> "Step[P_co]":
        """The same step with these events before its own."""
        return Step(self.position, (*events, *self.events))


class Position(Protocol):
    """Everything about a game at one moment; `Seated` in `core/seats.py` is the base of those of all games."""

    @property
    def turn(self) -> frozenset[Seat]:
        """The seats that may act now: {CHANCE} when tiles or dice are due, empty when the game is over."""


class View(Protocol):
    """What one seat or the public may see; the view of each game has more fields."""

    @property
    @abstractmethod
    def turn(self) -> frozenset[Seat]:
        """The seats that may act now; empty when the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The public score of each seat, in seat order; empty while the game has none."""

    @property
    def private(self) -> object | None:
        """The part that only the viewing seat may see; None in the public view."""


class GameRules(Protocol):
    """The part of `Rules` that all games have."""

    @property
    def version(self) -> int:
        """The version of the rules; a log is replayed under the version that wrote it."""

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of seats."""

    @property
    def options(self) -> Options:
        """The options players can agree on, with values to propose; the same whatever they agreed on."""


class _ApplyModule(Protocol[P, M]):
    """`core/<game>/apply.py`: `Game` says what each function does; `rules` are the `Rules` of that game."""

    def setup(self, rules: Any, seats: int, /) -> P: ...

    def draw(self, rules: Any, position: P, rng: FairRandom, /) -> M: ...

    def apply(self, rules: Any, position: P, seat: Seat, move: M, /) -> Step[P]: ...

    def withdraw(self, rules: Any, position: P, seat: Seat, /) -> Step[P]: ...

    def stop(self, position: P, /) -> Step[P]: ...


class _ObserveModule(Protocol[P_contra, V]):
    """`core/<game>/observe.py`."""

    def view(self, rules: Any, position: P_contra, seat: Seat | None, /) -> V: ...

    def recap(self, view: V, /) -> tuple[Event, ...]: ...

    def describe(self, view: V, /) -> tuple[Event, ...]: ...

    def describe_private(self, view: V, /) -> tuple[Event, ...]: ...


class _Reader(Protocol[M_co, T_co]):
    """`Reader` in `core/<game>/notation.py`, which knows the words that people may type."""

    def parse(self, text: str, /) -> T_co: ...

    def read(self, text: str, /) -> M_co: ...


class _NotationModule(Protocol[M, T_contra, V_contra]):
    """`core/<game>/notation.py`."""

    def resolve(self, view: V_contra, typed: T_contra, /) -> M: ...

    def format_move(self, move: M, /) -> str: ...


class _OpponentsModule(Protocol[M_co, V_contra]):
    """`core/<game>/solver/opponents.py`."""

    def choose(self, view: V_contra, level: Level, rng: Random, /) -> Sequence[M_co]: ...

    def hint(self, view: V_contra, /) -> Hint: ...


class _ValuationModule(Protocol[M_contra, V_contra]):
    """`core/<game>/solver/valuation.py`."""

    def value(self, view: V_contra, moves: Sequence[M_contra], /) -> Valuation | None: ...


class Game(ABC, Generic[P, M, T, V]):
    """One game under one set of rules; every method is pure.

    A game is a subclass in `core/<game>/game.py`. It names the modules of its folder, whose functions this class calls, and
    implements the abstract methods. It overrides a default only to do more.
    """

    apply_module: _ApplyModule[P, M]
    observe_module: _ObserveModule[P, V]
    notation_module: _NotationModule[M, T, V]
    opponents_module: _OpponentsModule[M, V]
    valuation_module: _ValuationModule[M, V]
    reader: _Reader[M, T]

    codes: frozenset[str]
    """Every code with which this game refuses typed text or a move."""

    events: frozenset[str]
    """Every code of its events, recaps, descriptions, drafts and hints."""

    gives_points: bool = False
    """Whether a weaker player can be given points before the first move (R5): the game is a `GameWithHandicap`."""

    plays_in_private: bool = False
    """Whether most of what players type is secret (`is_secret`)."""

    plays_in_steps: bool = False
    """Whether a turn may take several moves, for which no single one can stand; taps put together one move at a time."""

    def __init__(self, rules: GameRules) -> None:
        self.rules = rules
        self.version, self.seats, self.options = rules.version, rules.seats, rules.options

    def setup(self, seats: int) -> P:
        """The position before any draw; raises RuleError for too few or too many seats."""
        return self.apply_module.setup(self.rules, seats)

    def turn(self, position: P) -> frozenset[Seat]:
        """The seats that may act now: {CHANCE} when tiles or dice are due, empty when the game is over."""
        return position.turn

    def draw(self, position: P, rng: FairRandom) -> M:
        """The chance move due now; raises RuleError if none is."""
        return self.apply_module.draw(self.rules, position, rng)

    def parse(self, text: str) -> T:
        """Typed input, read forgivingly and without a position; raises NotationError."""
        return self.reader.parse(text)

    def is_secret(self, typed: T) -> bool:
        """Whether others who read this input would learn something private."""
        return False

    def resolve(self, view: V, typed: T) -> M:
        """The move that is meant, with all that typed input leaves out; raises RuleError."""
        return self.notation_module.resolve(view, typed)

    def needs_search(self, typed: T) -> bool:
        """Whether `resolve` has to search for the move, which may take a second; completions leave such input out."""
        return False

    def format(self, move: M) -> str:
        """The canonical text of a move, as the log has it."""
        return self.notation_module.format_move(move)

    def read(self, text: str) -> M:
        """The inverse of `format`, chance moves included; raises NotationError.

        Tiles and cells whose order has no meaning in the rules may be listed in any order.
        """
        return self.reader.read(text)

    def is_simultaneous(self, position: P) -> bool:
        """Whether all seats play at the same time now, and see each other's moves only when the last seat is done."""
        return False

    def apply(self, position: P, seat: Seat, move: M) -> Step[P]:
        """The step that this move makes, verified under all rules; raises RuleError."""
        return self.apply_module.apply(self.rules, position, seat, move)

    def split_for_record(self, position: P, move: M) -> tuple[M, ...]:
        """The moves of a record that stand for one move of a log: itself, or its parts one by one."""
        return (move,)

    def rest(self, before: P, seat: Seat, move: M, now: P) -> M | None:
        """What is left of a move at `before` of which the seat has made a part since; None if it has done anything else."""
        return None

    def withdraw(self, position: P, seat: Seat) -> Step[P]:
        """The step by which the seat leaves; raises RuleError if it has left already or the game is over."""
        return self.apply_module.withdraw(self.rules, position, seat)

    def stop(self, position: P) -> Step[P]:
        """The step that ends the game as it stands; raises RuleError if it is over already."""
        return self.apply_module.stop(position)

    def finishes_turn(self, before: P, after: P) -> bool:
        """Whether a turn, as players count them, was finished between two positions in which no draw is due."""
        return self.turn(before) != self.turn(after)

    def limit(self, position: P) -> Limit | None:
        """How long the current phase may take by the rules, or None."""
        return None

    def expire(self, position: P) -> M:
        """CLOCK's move when the time of this phase is up; raises RuleError `no-limit` where there is no limit."""
        raise RuleError("no-limit")

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """How the game ended, or None while it runs."""

    def points(self, position: P, seat: Seat) -> int | None:
        """The seat's running total, as records show it; None if the game has none."""
        return None

    def view(self, position: P, seat: Seat | None) -> V:
        """What this seat may see; None is the public."""
        return self.observe_module.view(self.rules, position, seat)

    def recap(self, view: V) -> tuple[Event, ...]:
        """The last turn in words, for the picture's caption; after the end exactly one code begins with `OVER`."""
        return self.observe_module.recap(view)

    def describe(self, view: V) -> tuple[Event, ...]:
        """The whole board in words, one event a line, with the private part if the view has one."""
        return self.observe_module.describe(view)

    def describe_private(self, view: V) -> tuple[Event, ...]:
        """The lines of `describe` that only the viewing seat sees; after the end, if there are none, those about that seat.

        Empty in the public view.
        """
        return self.observe_module.describe_private(view)

    def draft(self, view: V) -> tuple[Event, ...]:
        """The viewing seat's unfinished turn: what it has done, what is wrong with it, what is left; empty if there is none."""
        return ()

    def quick_actions(self, view: V) -> tuple[str, ...]:
        """The bare words that continue the viewing seat's unfinished turn now: done, undo and the like.

        Empty for a seat that may not act, in the public view, and in a game whose moves are whole turns.
        """
        return ()

    def last_word(self, view: V) -> str:
        """The word of `quick_actions` that ends the turn, if the viewing seat has nothing else left to do; else empty."""
        return ""

    def task(self, view: V) -> str:
        """What the viewing seat is to do, in a word, where turns are of several kinds; else empty."""
        return ""

    def tapped(self, view: V, draft: str, tap: str, *, used: bool = False) -> str | None:
        """The text of a move put together by tapping, after a tap on an area whose text is `tap`.

        A tap on a tile that the draft has `used` takes it back. None if the tap just adds its text.
        """
        return None

    def choices(self, view: V, draft: str, again: str = "") -> tuple[str, ...]:
        """Other moves that the taps of a draft can mean; `again` is the text of a second tap on the newest area, if any."""
        return ()

    def placed(self, view: V, typed: T) -> tuple[tuple[Cell | str, str], ...]:
        """The tiles of typed input, even unfinished or unlawful, each with the place it would take.

        A place is a cell, or a name that the game's pictures use; empty if the picture does not show the place yet.
        """
        return ()

    def with_errors_marked(self, view: V, move: M, error: RuleError) -> V | None:
        """The view with a refused move in it and the errors marked, or None if there is nothing to show."""
        return None

    def choose(self, view: V, level: Level, rng: Random) -> Sequence[M]:
        """A computer player's moves up to the next chance move; it sees only this view."""
        return self.opponents_module.choose(view, level, rng)

    def hint(self, view: V) -> Hint:
        """A good move for the viewing seat."""
        return self.opponents_module.hint(view)

    def value(self, view: V, moves: Sequence[M]) -> Valuation | None:
        """V1: the worth of moves, up to a draw or the end of the turn, to the viewing seat; None if they cannot be valued."""
        return self.valuation_module.value(view, moves)
