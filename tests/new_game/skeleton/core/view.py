"""The view of a seat or the public in a game of Skeleton: types, no rules."""

from dataclasses import dataclass
from typing import Final

from core.game import Event, Seat

DIGITS: Final = "123456789"


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one seat."""

    score: int
    tiles: int
    left: bool


@dataclass(frozen=True, slots=True)
class Own:
    """The private side of the viewing seat; `hand` is one digit a tile, sorted."""

    seat: Seat
    hand: str


@dataclass(frozen=True, slots=True)
class View:
    """The row of tiles and the count, the seats, the bag, and the viewer's own hand.

    `last` has the public events of the newest turn; `ending` is empty while the game runs.
    """

    row: str
    count: int
    target: int
    seats: tuple[SeatView, ...]
    bag: int
    turn: frozenset[Seat]
    last: tuple[Event, ...]
    ending: str
    private: Own | None

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, in seat order."""
        return tuple(seat.score for seat in self.seats)
