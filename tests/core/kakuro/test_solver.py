"""The solver finds every move once, and the best one."""

from random import Random

import pytest

from core.kakuro.moves import Lay
from core.kakuro.solver.search import ScoredLay, best, moves
from tests.core.kakuro.brute import TurnSets, any_in_line, any_of_all, one_at_most, scatter
from tests.core.kakuro.brute import moves as long_way
from tests.core.kakuro.table import EXPERT, GAME, ONE, board, cell, position
from tests.examples import examples


def agree(rows: tuple[str, ...], hand: str, turn_sets: TurnSets, *, expert: bool) -> int:
    """Assert that the solver finds the moves of plain enumeration; returns how many of them turn a card."""
    expected = long_way(rows, hand, turn_sets)
    found = moves(rows, hand, expert=expert)
    assert {one.move: one.points for one in found} == expected, (rows, hand)
    assert len(found) == len(expected), (rows, hand)
    top = best(rows, hand, expert=expert)
    assert top is not None
    assert top.points == expected[top.move] == max(expected.values())
    return sum(bool(move.turned) for move in expected)


def hands(rng: Random) -> str:
    return "".join(sorted(rng.choices("123456789", k=rng.choice((1, 2, 2)))))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "cards", "cases"),
    [
        (3, 6, examples(250, long=500)),
        (4, 9, examples(150, long=500)),
        (5, 12, examples(150, long=600)),
        (6, 18, examples(60, long=350)),
        (9, 45, examples(10, long=50)),
    ],
)
def test_every_move_with_one_card_turned_is_found_once_with_its_points(size: int, cards: int, cases: int) -> None:
    rng = Random(size)
    turning = [agree(scatter(rng, size=size, cards=cards), hands(rng), one_at_most, expert=False) for _ in range(cases)]
    assert sum(turning) > cases / 10


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "cards", "cases"),
    [(3, 6, examples(150, long=400)), (4, 7, examples(30, long=120)), (9, 8, examples(8, long=15))],
)
def test_k8_every_set_of_turned_cards_of_a_small_board_is_tried(size: int, cards: int, cases: int) -> None:
    rng = Random(size)
    assert sum(agree(scatter(rng, size=size, cards=cards), hands(rng), any_of_all, expert=True) for _ in range(cases))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "cards", "cases"), [(4, 13, examples(70, long=200)), (9, 25, examples(10, long=30))])
def test_k8_every_set_of_turned_cards_of_a_line_is_tried(size: int, cards: int, cases: int) -> None:
    rng = Random(size)
    assert sum(agree(scatter(rng, size=size, cards=cards), hands(rng), any_in_line, expert=True) for _ in range(cases))


def test_a_line_with_nine_addends() -> None:
    rows = board("A5", "r7 y1 y2 y3 -- r4 y6 y7 y9")
    assert best(rows, "5", expert=False) == ScoredLay(Lay(cell("E5"), "5", (cell("F5"),)), 37)
    assert agree(rows, "58", any_of_all, expert=True)


def test_every_move_found_is_played_with_the_points_said() -> None:
    rng = Random(45)
    for game in (GAME, EXPERT):
        rows = scatter(rng, size=9, cards=30)
        before = position(rows, "38")
        for one in moves(rows, "38", expert=game is EXPERT):
            assert game.apply(before, ONE, one.move).position.scores[0] == one.points
            assert game.resolve(game.view(before, ONE), game.parse(game.format(one.move))) == one.move


def test_without_a_card_there_is_no_move() -> None:
    rows = board("E5", "r1")
    assert moves(rows, "", expert=True) == ()
    assert best(rows, "", expert=True) is None
