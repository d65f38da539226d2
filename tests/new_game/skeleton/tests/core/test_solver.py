"""The moves of computer players of Skeleton, and the hint."""

from random import Random

import pytest

from core.game import Level
from tests.new_game.skeleton.core.moves import Lay, Pass
from tests.new_game.skeleton.tests.core.table import GAME, ONE, position


@pytest.mark.parametrize(
    ("row", "hand", "code", "move"),
    [
        ("66666", "126", "hint-score", "lay 1"),
        ("66664", "126", "hint-lay", "lay 1"),
        ("6", "25", "hint-lay", "lay 2"),
        ("66666", "26", "hint-pass", "pass"),
    ],
)
def test_a_hint_says_why(row: str, hand: str, code: str, move: str) -> None:
    hint = GAME.hint(GAME.view(position(row, hand, "4"), ONE))
    assert (hint.move, hint.code) == (move, code)


def test_a_beginner_lays_any_tile_that_fits_and_others_the_best() -> None:
    view = GAME.view(position("6664", "126", "4"), ONE)
    assert {GAME.choose(view, Level.BEGINNER, Random(number)) for number in range(20)} == {
        (Lay("1"),),
        (Lay("2"),),
        (Lay("6"),),
    }
    assert GAME.choose(view, Level.MASTER, Random(1)) == (Lay("1"),)
    assert GAME.choose(GAME.view(position("66666", "6", "4"), ONE), Level.BEGINNER, Random(1)) == (Pass(),)


def test_a_public_view_has_no_move() -> None:
    with pytest.raises(ValueError, match="public"):
        GAME.hint(GAME.view(position("", "1", "2"), None))
