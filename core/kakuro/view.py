"""The view of a seat or the public in a game of Kakuro, and how a card is written: types, no rules.

A card is one character: a digit yellow side up (`4`), a letter red side up (`d` is the red 4).
"""

from dataclasses import dataclass
from typing import Final

from core.game import Event, Seat
from core.grid import Cell, Direction

DIGITS: Final = "123456789"
YELLOW: Final = DIGITS
RED: Final = "abcdefghi"

_OVER: Final = str.maketrans(YELLOW + RED, RED + YELLOW)


def is_red(card: str) -> bool:
    """Whether a card lies red side up."""
    return card in RED


def digit(card: str) -> str:
    """The digit of a card, the same on both sides (K1)."""
    return card if card in YELLOW else YELLOW[RED.index(card)]


def over(card: str) -> str:
    """The other side of a card."""
    return card.translate(_OVER)


def side(card: str) -> str:
    """`yellow` or `red`."""
    return "red" if is_red(card) else "yellow"


def format_card(card: str) -> str:
    """A card as players write it: `y4`, `r4`."""
    return side(card)[0] + digit(card)


@dataclass(frozen=True, slots=True)
class KakuroLine:
    """A red head and the yellow addends behind it (K6): the cells of the addends in order, and their digits."""

    head: Cell
    number: str
    direction: Direction
    cells: tuple[Cell, ...]
    addends: str

    @property
    def points(self) -> int:
        """K7: the sum of its addends."""
        return sum(map(int, self.addends))


@dataclass(frozen=True, slots=True)
class LastMove:
    """The newest finished move: the card laid, the cards turned, and every kakuro it scored.

    `text` is the canonical notation of the move as typed. In strict games `wrong` says why the cards in `back` were
    turned back (K11); then nothing is turned or scored.
    """

    seat: Seat
    text: str
    cell: Cell
    card: str
    turned: tuple[Cell, ...]
    kakuros: tuple[KakuroLine, ...]
    points: int
    back: tuple[Cell, ...] = ()
    wrong: Event | None = None


@dataclass(frozen=True, slots=True)
class Tried:
    """A refused move shown on the board: the card laid if it could be, the cards turned, and the cells at fault."""

    cell: Cell
    turned: tuple[Cell, ...]
    marked: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one seat."""

    score: int
    cards: int
    left: bool


@dataclass(frozen=True, slots=True)
class Own:
    """The private side of the viewing seat; `hand` is one digit a card, sorted."""

    seat: Seat
    hand: str


@dataclass(frozen=True, slots=True)
class View:
    """The board as rows of characters (`.` empty, else a card), the seats, the bag, and the viewer's own hand.

    `earlier` are the moves before `last`, oldest first. `expert` is true if several cards may be turned at once (K8).
    `ending` is empty while the game runs. With `tried` the rows show a refused move, and everything else is as before it.
    """

    rows: tuple[str, ...]
    seats: tuple[SeatView, ...]
    bag: int
    turn: frozenset[Seat]
    last: LastMove | None
    expert: bool
    ending: str
    private: Own | None
    tried: Tried | None = None
    earlier: tuple[LastMove, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, in seat order."""
        return tuple(seat.score for seat in self.seats)
