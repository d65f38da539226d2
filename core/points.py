"""Match points in a tournament: exact by place, for games without match points of their own, and as text."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from core.errors import NumberText

BY_PLACE: Final = (4, 3, 2, 1)
"""The match points of each place; later places have none."""


def shares(places: Sequence[int]) -> tuple[Fraction, ...]:
    """The match points of seats by their places; equal seats share those of their places evenly.

    >>> [format_points(points) for points in shares((2, 1, 2, 4))]
    ['2.5', '4', '2.5', '1']
    """
    return tuple(
        Fraction(sum(BY_PLACE[place - 1 : place - 1 + places.count(place)]), places.count(place)) for place in places
    )


def format_points(points: Fraction) -> NumberText:
    """Match points as text: decimal if two decimal places are enough, else with a fraction.

    >>> format_points(Fraction(5, 2)), format_points(Fraction(7, 3)), format_points(Fraction(1, 3)), format_points(Fraction(4))
    ('2.5', '2+1/3', '0+1/3', '4')
    """
    whole, rest = divmod(points, 1)
    return NumberText(f"{float(points):g}" if 100 % rest.denominator == 0 else f"{whole}+{rest}")
