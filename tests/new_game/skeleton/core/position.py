"""The position of a game of Skeleton, and what follows from it directly."""

from dataclasses import dataclass

from core.dealing import Dealt
from core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Position(Dealt):
    """The whole position, hidden tiles included: `hands`, `bag` and the tiles of leavers, `gone`, are one digit a tile.

    `row` has the tiles laid since the count began, `before` those of earlier counts; `passed` is the number of seats that
    have passed since a tile was laid; `last` has the events of the newest turn.
    """

    hands: tuple[str, ...]
    bag: str
    scores: tuple[int, ...]
    row: str = ""
    before: str = ""
    gone: str = ""
    passed: int = 0
    last: tuple[Event, ...] = ()

    @property
    def count(self) -> int:
        """Q3: the sum of the row."""
        return sum(map(int, self.row))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Q6: the seats that still get a turn, in seat order."""
        return tuple(seat for seat in self.active if self.bag or self.hands[seat - 1])
