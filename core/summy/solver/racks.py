"""The value of kept tiles by the full racks that likely draws make of them (S10, V5)."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from statistics import fmean
from typing import Final

from core.summy.moves import sort_tiles
from core.summy.solver.options import RACK
from core.summy.solver.sums import DIGITS, OPERATORS

# What a full rack brings: the points of the best turn with it and the value of the tiles which that turn keeps. From a
# regression over 950 games of players who go by these figures or by V1, with 70 % of the variance explained.

SIGNS: Final = (
    (-11.6, 11.5, 8.8, 5.4, -0.6, -4.1),
    (16.3, 20.9, 18.3, 14.8, 8.9, -2.0),
    (12.6, 15.4, 13.0, 9.0, 0.5, -0.6),
    (1.6, 4.1, 2.5, -1.5, -0.9, -0.9),
)
"""By the number of `=` (0 to 3 or more), then of operators (0 to 5 or more)."""

PIP: Final = 0.47
"""What each point of its digits adds."""

PIP_WITH: Final = {"+": 0.19, "-": 0.2, "x": 0.1, ":": 0.1}
"""What each operator in the rack adds to that, for each point."""

TWICE: Final = -1.2
"""What each digit that it has at least twice adds."""

THRICE: Final = -4.4
"""What each digit that it has at least three times adds to that."""


def kept_value(draws: Sequence[str]) -> Callable[[str], float]:
    """A function that gives how much more a full rack brings with given tiles kept than with none, on average over the draws.

    Each of these draws has eight tiles.
    """
    worth = cache(rack_value)
    new = fmean(map(worth, map(sort_tiles, draws)))

    def value(kept: str) -> float:
        return fmean(worth(sort_tiles(kept + drawn[: RACK - len(kept)])) for drawn in draws) - new

    return value


def rack_value(rack: str) -> float:
    """The points that a full rack may be expected to bring, with the value of the tiles kept from it."""
    have = Counter(rack)
    equals, operators = min(have["="], len(SIGNS) - 1), min(sum(have[one] for one in OPERATORS), len(SIGNS[0]) - 1)
    pips = sum(int(digit) * have[digit] for digit in DIGITS)
    each = PIP + sum(more for operator, more in PIP_WITH.items() if have[operator])
    repeated = sum(TWICE * (have[digit] > 1) + THRICE * (have[digit] > 2) for digit in DIGITS)
    return SIGNS[equals][operators] + each * pips + repeated
