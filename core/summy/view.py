"""The view of a seat or the public in a game of Summy: types only."""

from dataclasses import dataclass

from core.game import Seat
from core.grid import Cell, Direction

BLOCKER = "#"


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum completed by a move: the whole run, where it starts, and the digits it scores (S8)."""

    start: Cell
    direction: Direction
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class LastMove:
    """The newest finished move: the tiles laid and the sums made, or how many tiles were exchanged.

    `text` is the canonical notation of a laying and empty for an exchange, whose tiles stay private (S11).
    """

    seat: Seat
    text: str
    cells: tuple[Cell, ...]
    sums: tuple[Sum, ...]
    blockers: tuple[Cell, ...]
    points: int
    exchanged: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one seat."""

    score: int
    tiles: int
    left: bool


@dataclass(frozen=True, slots=True)
class Own:
    """The private side of the viewing seat; `rack` is one character a tile, sorted."""

    seat: Seat
    rack: str


@dataclass(frozen=True, slots=True)
class View:
    """The board as rows of characters (`.` empty, `#` blocker, else a tile), the seats, and the viewer's own rack.

    `final` is true once somebody has made the last move (S12); `ending` is empty while the game runs.
    """

    rows: tuple[str, ...]
    seats: tuple[SeatView, ...]
    stock: int
    turn: frozenset[Seat]
    last: LastMove | None
    final: bool
    ending: str
    private: Own | None

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, in seat order."""
        return tuple(seat.score for seat in self.seats)
