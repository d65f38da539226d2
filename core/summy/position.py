"""The position of a game of Summy, and what follows from it directly."""

from dataclasses import dataclass

from core.dealing import Scored
from core.game import Seat
from core.seats import following
from core.summy.view import LastMove


@dataclass(frozen=True, slots=True)
class Position(Scored):
    """The whole position, hidden tiles included.

    `gone` are the tiles out of the game. `final` holds the seats whose last turn is still to come; it is None until a
    seat has made the last move (S12).
    """

    rows: tuple[str, ...]
    racks: tuple[str, ...]
    stock: str
    gone: str
    last: LastMove | None = None
    final: frozenset[Seat] | None = None


def rack_of(position: Position, seat: Seat) -> str:
    """The hidden tiles of a seat, in rack order."""
    return position.racks[seat - 1]


def after(position: Position, seat: Seat) -> Seat:
    """The seat whose turn comes next; leavers and seats that have made their last move are skipped (S4, S12)."""
    waiting = [other for other in position.active if position.final is None or other in position.final]
    return following(waiting, seat)
