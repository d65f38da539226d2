"""The position of a game of Kakuro, and what follows from it directly."""

from dataclasses import dataclass

from core.dealing import Scored
from core.game import Seat
from core.kakuro.view import LastMove
from core.seats import following


@dataclass(frozen=True, slots=True)
class Position(Scored):
    """The whole position, hidden cards included: `hands`, `bag` and the cards of leavers, `gone`, are one digit a card.

    `ready` is true once the marked cells are set (K3), before the first deal. `earlier` are the moves before `last`, oldest
    first.
    """

    rows: tuple[str, ...]
    hands: tuple[str, ...]
    bag: str
    gone: str
    ready: bool = False
    last: LastMove | None = None
    earlier: tuple[LastMove, ...] = ()


def hand_of(position: Position, seat: Seat) -> str:
    """The hidden cards of a seat, sorted."""
    return position.hands[seat - 1]


def after(position: Position, seat: Seat) -> Seat | None:
    """K10: the seat whose turn comes next; seats without a card are skipped; None when all cards are on the board."""
    waiting = [other for other in position.active if position.bag or hand_of(position, other)]
    return following(waiting, seat) if waiting else None
