"""Match points by place, shared evenly and exactly, and as text."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.points import BY_PLACE, format_points, shares


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), "4 3 2 1"),
        ((2, 1), "3 4"),
        ((1, 2, 2, 4), "4 2.5 2.5 1"),
        ((2, 2, 1, 2), "2 2 4 2"),
        ((1, 1, 1, 4), "3 3 3 1"),
        ((1, 1), "3.5 3.5"),
        ((1, 1, 1, 1), "2.5 2.5 2.5 2.5"),
    ],
)
def test_equal_seats_share_the_points_of_their_places(places: tuple[int, ...], points: str) -> None:
    assert " ".join(map(format_points, shares(places))) == points


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4))
def test_all_points_are_given_out(worth: list[int]) -> None:
    places = [1 + sum(other > one for other in worth) for one in worth]
    assert sum(shares(places)) == sum(BY_PLACE[: len(worth)])


@given(st.fractions(0, 60, max_denominator=48))
def test_written_points_can_be_read_back(points: Fraction) -> None:
    assert sum(map(Fraction, format_points(points).split("+"))) == points
