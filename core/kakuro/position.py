"""The position of a game of Kakuro, frozen, and what follows from it directly."""

from dataclasses import dataclass

from core.game import Seat
from core.kakuro.view import LastMove


@dataclass(frozen=True, slots=True)
class Position:
    """Everything there is, hidden cards included: hands, bag and what leavers took along are one digit a card.

    `on_turn` is None until the first seat is drawn; `ready` is true once the marked cells are set (K3); `dealt` is the
    last seat that has been dealt to; `refilling` is true while the seat on turn has laid a card and waits for a new one;
    `left` lists the leavers in the order they left.
    """

    rows: tuple[str, ...]
    hands: tuple[str, ...]
    bag: str
    gone: str
    scores: tuple[int, ...]
    on_turn: Seat | None = None
    ready: bool = False
    dealt: int = 0
    refilling: bool = False
    left: tuple[Seat, ...] = ()
    last: LastMove | None = None
    ending: str = ""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have not left, in seat order."""
        return tuple(seat for seat in seats_of(self) if seat not in self.left)


def seats_of(position: Position) -> tuple[Seat, ...]:
    """Every seat of the game, leavers included."""
    return tuple(Seat(number) for number in range(1, len(position.hands) + 1))


def hand_of(position: Position, seat: Seat) -> str:
    """The hidden cards of a seat, sorted."""
    return position.hands[seat - 1]


def next_to_deal(position: Position) -> Seat | None:
    """The seat that is dealt to next (K3), or None when all have their cards."""
    return next((seat for seat in position.active if seat > position.dealt), None)


def chance_due(position: Position) -> bool:
    """Whether a draw is due in a running game: who begins, the marked cells, a deal or a refill."""
    return position.on_turn is None or not position.ready or position.refilling or next_to_deal(position) is not None


def after(position: Position, seat: Seat) -> Seat | None:
    """K10: the seat whose turn comes after this one's; who has no card left is skipped; None when all cards lie."""
    waiting = [other for other in position.active if position.bag or hand_of(position, other)]
    return next((other for other in waiting if other > seat), waiting[0] if waiting else None)
