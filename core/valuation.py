"""The value of a turn as its seat saw it, beside that of the best turn and of the second best (V1)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to play a turn: its moves in canonical notation, the points it brings now, and the value of what it keeps.

    `tiles` is the text of the tiles kept in hand, empty in a game without a hand. `merits` are the game's codes for other
    reasons why the turn is worth more, each as often as it counts. `opens` is the value of what it opens for others. Where
    `counted` is false, the points are only told and no part of the value. `again` are those of the points that earlier turns
    have brought already.
    """

    moves: tuple[str, ...]
    points: int
    kept: float
    tiles: str = ""
    merits: tuple[str, ...] = ()
    opens: float = 0.0
    counted: bool = True
    again: int = 0

    @property
    def gained(self) -> int:
        """The points that the turn adds to those of the turns before it."""
        return self.points - self.again

    @property
    def value(self) -> float:
        """The points, if they are counted, plus the value of what is kept, minus that of what is opened for others."""
        return self.points * self.counted + self.kept - self.opens


@dataclass(frozen=True, slots=True)
class Valuation:
    """The choice `played`, the `best` one and the `second` best, if there is one; the best may be the one played.

    Two choices whose values differ by no more than `margin` cannot be told apart. `ahead` is what the turn gives away as a
    master looks ahead, without a margin; None where only these values tell.
    """

    played: Choice
    best: Choice
    second: Choice | None
    margin: float
    ahead: float | None = None

    @property
    def loss(self) -> float:
        """The value given away against the best turn; 0 if it is within the margin."""
        lost = self.best.value - self.played.value
        return lost if lost > self.margin else 0.0

    @property
    def given_away(self) -> float:
        """What the turn gives away, for an average over many: even one that is no mistake gives away something."""
        return self.loss if self.ahead is None else self.ahead

    def unconfirmed(self) -> "Valuation":
        """The same where nothing confirms that the best choice is better: it cannot be told apart from the one played."""
        return replace(self, margin=max(self.margin, self.best.value - self.played.value))


def ranked(played: Choice, others: Iterable[Choice], *, margin: float) -> Valuation:
    """The valuation of a turn among other ways to play it; of equal ones the turn played goes first."""
    found = {one.moves: one for one in (*others, played)}
    order = sorted(found.values(), key=lambda one: (-one.value, one.moves != played.moves, one.moves))
    return Valuation(played, order[0], order[1] if len(order) > 1 else None, margin)
