"""Points that the weaker of two players is given before the first move (R5): an option of every game that counts points."""

import re
from dataclasses import dataclass
from typing import Final, Self

from core.errors import OptionError

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
