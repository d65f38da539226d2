"""The position of a game of Summy, frozen, and what follows from it directly."""

from dataclasses import dataclass

from core.game import Seat
from core.seats import Dealt, following
from core.summy.view import LastMove


@dataclass(frozen=True, slots=True)
class Position(Dealt):
    """Everything there is, hidden tiles included.

    `refilling` is true while the seat on turn has moved and waits for new tiles; `final` holds the seats whose last turn is
    still to come, once somebody has made the last move (S12).
    """

    rows: tuple[str, ...]
    racks: tuple[str, ...]
    stock: str
    gone: str
    scores: tuple[int, ...]
    refilling: bool = False
    last: LastMove | None = None
    final: frozenset[Seat] | None = None


def rack_of(position: Position, seat: Seat) -> str:
    """The hidden tiles of a seat, in rack order."""
    return position.racks[seat - 1]


def chance_due(position: Position) -> bool:
    """Whether a draw is due in a running game: who begins, a deal or a refill."""
    return position.on_turn is None or position.refilling or position.dealing is not None


def after(position: Position, seat: Seat) -> Seat:
    """The seat whose turn comes after this one's: leavers are skipped, and so is who made his last move (S4, S12)."""
    waiting = [other for other in position.active if position.final is None or other in position.final]
    return following(waiting, seat)
