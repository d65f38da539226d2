"""Points that the weaker of two players is given before the first move (R5): an option of every game that counts points."""

import re
from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Self

from core.errors import OptionError, RuleError
from core.game import Game, GameRules, M, P, T, V

HANDICAP: Final = "handicap"
"""The option; its value is AUTO until the game begins, and then the seat and its points: `2:12` or `2:1.5`."""

AUTO: Final = "auto"

_GIVEN: Final = re.compile(r"([1-9]):(0|[1-9][0-9]{0,3})(\.5)?")


@dataclass(frozen=True, slots=True)
class Handicap:
    """The whole points that a seat gets before the first move; `breaks_ties` if it wins where points are equal.

    To break ties is worth half a point, and is written as such.
    """

    seat: int
    points: int
    breaks_ties: bool = False

    @classmethod
    def of(cls, seat: int, points: float) -> Self:
        """The handicap of a seat that gets these points, in halves.

        >>> str(Handicap.of(2, 1.5)), str(Handicap.of(1, 12))
        ('2:1.5', '1:12')
        """
        whole, half = divmod(points, 1)
        return cls(seat, int(whole), breaks_ties=half > 0)

    def __str__(self) -> str:
        return f"{self.seat}:{self.points}{'.5' if self.breaks_ties else ''}"

    def breaks_tie(self, seat: int) -> bool:
        """Whether this seat wins where points are equal."""
        return self.breaks_ties and self.seat == seat


def read(value: str) -> Handicap | None:
    """The handicap that the option's value holds, None for `auto`; raises OptionError `bad-option`.

    >>> read("2:1.5"), read("auto")
    (Handicap(seat=2, points=1, breaks_ties=True), None)
    """
    if value == AUTO:
        return None
    found = _GIVEN.fullmatch(value)
    if found is None:
        raise OptionError("bad-option", option=HANDICAP, value=value)
    return Handicap(int(found[1]), int(found[2]), breaks_ties=found[3] is not None)


class GameWithHandicap(Game[P, M, T, V]):
    """A game that counts points, so that a weaker player can be given some before the first move (R5)."""

    gives_points = True

    def __init__(self, rules: GameRules) -> None:
        super().__init__(rules)
        self.handicap: Handicap | None = None

    def setup(self, seats: int) -> P:
        """The position before any draw, with the handicap; raises RuleError for too few or too many seats."""
        position = super().setup(seats)
        if self.handicap is None:
            return position
        if self.handicap.seat > seats:
            raise RuleError("no-such-seat", seat=str(self.handicap.seat))
        return self.give(position, self.handicap)

    @abstractmethod
    def give(self, position: P, handicap: Handicap) -> P:
        """The position with the points of a handicap added to those of its seat."""
