"""V1: what turns of Kakuro are worth."""

from random import Random

import pytest

from core.game import Level
from core.kakuro.moves import Lay
from core.kakuro.solver.opponents import choose
from core.kakuro.solver.options import LOOKED_AT
from core.kakuro.solver.search import moves
from core.kakuro.solver.valuation import MARGIN, value
from tests.core.kakuro.brute import scatter
from tests.core.kakuro.table import GAME, ONE, STRICT, TWO, board, play, position

BUSY = scatter(Random(7), size=9, cards=30)
EARLY = board(
    "C3",
    """
    -- -- y6 y3 --
    -- -- -- -- --
    y8 -- r4 -- y5
    -- -- -- -- --
    -- -- y2 -- --
    """,
)
VIEW = GAME.view(position(BUSY, "38", bag="123456789"), ONE)
FOUND = sorted(moves(BUSY, "38", expert=False), key=lambda one: one.points)


def test_v1_a_move_with_no_points_is_a_mistake_where_others_score() -> None:
    worst, best = value(VIEW, (FOUND[0].move,)), value(VIEW, (FOUND[-1].move,))
    assert (worst.played.points, best.played.points) == (0, FOUND[-1].points)
    assert worst.loss > MARGIN
    assert worst.best == best.best, "the same, whatever was played"
    assert worst.given_away > best.given_away >= 0


@pytest.mark.parametrize(("seed", "hand"), [(7, "38"), (8, "12"), (9, "69")])
def test_v2_what_a_master_plays_gives_nothing_away(seed: int, hand: str) -> None:
    """A club player, who does not look ahead, gives away a little, which is no mistake."""
    view = GAME.view(position(scatter(Random(seed), size=9, cards=24), hand, "45", bag="123456789"), ONE)
    best, club = (value(view, choose(view, level, Random(1))) for level in (Level.MASTER, Level.CLUB))
    assert club.given_away >= best.given_away == 0
    assert club.loss == 0


def test_v1_a_move_outside_of_those_looked_at_is_weighed_too() -> None:
    assert len(FOUND) > LOOKED_AT
    assert all(value(VIEW, (one.move,)).played.points == one.points for one in FOUND[::9])


def test_v1_cards_turned_back_score_nothing() -> None:
    """K11: the card stays where it was laid; the points that it opens for others count."""
    cells = next(one.move for one in FOUND if one.move.turned)
    wrong = Lay(FOUND[0].move.cell, FOUND[0].move.card, cells.turned)
    alone = Lay(wrong.cell, wrong.card)
    view = STRICT.view(position(BUSY, "38", bag="123456789"), ONE)
    found = value(view, (wrong,)).played
    assert found.points == 0
    assert found.kept == value(view, (alone,)).played.kept
    assert "turn" in found.moves[0]


def test_v1_the_order_of_turned_cells_does_not_matter() -> None:
    view = STRICT.view(position(BUSY, "38"), ONE)
    one = next(one.move for one in moves(BUSY, "38", expert=True) if len(one.move.turned) > 1)
    assert value(view, (one,)) == value(view, (Lay(one.cell, one.card, one.turned[::-1]),))


def test_v2_a_move_that_looking_ahead_does_not_find_worse_is_no_mistake() -> None:
    """The next seat laid an 8 for few points, so it has most likely kept a 7: after `E2 r5` that scores more than usual."""
    before = position(EARLY, "78", "55", bag="1234")
    view = GAME.view(play(before, "D3 y8").position, TWO)
    doubtful = value(view, (GAME.read("G3 y5"),))
    assert doubtful.best.moves == ("E2 r5",)
    assert doubtful.best.value - doubtful.played.value > MARGIN
    assert doubtful.loss == 0
