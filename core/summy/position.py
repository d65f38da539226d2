"""The position of a game of Summy, frozen, and what follows from it directly."""

from dataclasses import dataclass

from core.game import Seat
from core.summy.view import LastMove


@dataclass(frozen=True, slots=True)
class Position:
    """Everything there is, hidden tiles included.

    `on_turn` is None until the first seat is drawn; `dealt` is the last seat that has been dealt to; `refilling` is
    true while the seat on turn has moved and waits for new tiles; `left` lists the leavers in the order they left;
    `final` holds the seats whose last turn is still to come, once somebody has made the last move (S12).
    """

    rows: tuple[str, ...]
    racks: tuple[str, ...]
    stock: str
    gone: str
    scores: tuple[int, ...]
    on_turn: Seat | None = None
    dealt: int = 0
    refilling: bool = False
    left: tuple[Seat, ...] = ()
    last: LastMove | None = None
    final: frozenset[Seat] | None = None
    ending: str = ""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have not left, in seat order."""
        return tuple(seat for seat in seats_of(self) if seat not in self.left)


def seats_of(position: Position) -> tuple[Seat, ...]:
    """Every seat of the game, leavers included."""
    return tuple(Seat(number) for number in range(1, len(position.racks) + 1))


def rack_of(position: Position, seat: Seat) -> str:
    """The hidden tiles of a seat, in rack order."""
    return position.racks[seat - 1]


def next_to_deal(position: Position) -> Seat | None:
    """The seat that is dealt to next (S3), or None when all have their tiles."""
    behind = range(position.dealt + 1, len(position.racks) + 1)
    return next((Seat(number) for number in behind if number not in position.left), None)


def chance_due(position: Position) -> bool:
    """Whether a draw is due in a running game: who begins, a deal or a refill."""
    return position.on_turn is None or position.refilling or next_to_deal(position) is not None


def after(position: Position, seat: Seat) -> Seat:
    """The seat whose turn comes after this one's: leavers are skipped, and so is who made his last move (S4, S12)."""
    waiting = [other for other in position.active if position.final is None or other in position.final]
    return next((other for other in waiting if other > seat), waiting[0])
