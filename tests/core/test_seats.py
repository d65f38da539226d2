"""The seats that may act, and their places at the end of a game."""

import pytest

from core.errors import RuleError
from core.game import CHANCE, Seat
from core.seats import Seated, demand_turn, places, seated, stop


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


def test_all_seats_that_have_not_left_may_act_until_the_end_by_default() -> None:
    now = Seated(seats=seated(3, (1, 4)), left=(Seat(2),))
    assert now.turn == {1, 3}
    demand_turn(now, Seat(3))
    for seat in (Seat(2), CHANCE):
        with pytest.raises(RuleError) as refused:
            demand_turn(now, seat)
        assert refused.value.code == "not-your-turn"
    over = stop(now).position
    assert over.turn == frozenset()
    with pytest.raises(RuleError) as refused:
        stop(over)
    assert refused.value.code == "game-over"
