"""Places at the end of a game, by what each seat is worth."""

import pytest

from core.game import Seat
from core.seats import Seated, places, seated


@pytest.mark.parametrize(
    ("worth", "left", "expected"),
    [
        ((5, 9, 5, 1), (), (2, 1, 2, 4)),
        ((3, 3, 3, 3), (), (1, 1, 1, 1)),
        ((0, 2, 4, 4), (), (4, 3, 1, 1)),
        ((5, 9, 5, 1), (2,), (1, 4, 1, 3)),
        ((0, 9, 8, 0), (2, 3), (1, 4, 3, 1)),
        ((7, 9, 8, 0), (2, 3, 1), (2, 4, 3, 1)),
    ],
)
def test_the_most_is_best_equals_share_and_leavers_rank_last(
    worth: tuple[int, ...], left: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    seats = seated(len(worth), (1, 4))
    over = Seated(seats=seats, left=tuple(map(Seat, left)), ending="finished")
    assert places(over, dict(zip(seats, worth, strict=True))) == expected
