"""The position of a game of Kakuro, frozen, and what follows from it directly."""

from dataclasses import dataclass

from core.game import Seat
from core.kakuro.view import LastMove
from core.seats import Dealt, following


@dataclass(frozen=True, slots=True)
class Position(Dealt):
    """Everything there is, hidden cards included: hands, bag and what leavers took along are one digit a card.

    `ready` is true once the marked cells are set (K3), and `refilling` while the seat on turn has laid a card and waits for
    a new one.
    """

    rows: tuple[str, ...]
    hands: tuple[str, ...]
    bag: str
    gone: str
    scores: tuple[int, ...]
    ready: bool = False
    refilling: bool = False
    last: LastMove | None = None


def hand_of(position: Position, seat: Seat) -> str:
    """The hidden cards of a seat, sorted."""
    return position.hands[seat - 1]


def chance_due(position: Position) -> bool:
    """Whether a draw is due in a running game: who begins, the marked cells, a deal or a refill."""
    return position.on_turn is None or not position.ready or position.refilling or position.dealing is not None


def after(position: Position, seat: Seat) -> Seat | None:
    """K10: the seat whose turn comes after this one's; who has no card left is skipped; None when all cards lie."""
    waiting = [other for other in position.active if position.bag or hand_of(position, other)]
    return following(waiting, seat) if waiting else None
