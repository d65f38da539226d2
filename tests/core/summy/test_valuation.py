"""V1: what turns of Summy are worth."""

from dataclasses import replace
from random import Random

import pytest

from core.game import Level
from core.summy.solver.opponents import choose
from core.summy.solver.valuation import MARGIN, value
from core.summy.view import View
from core.valuation import Valuation
from tests.boards import board
from tests.core.summy.table import GAME, ONE, position

BUSY = board("J11", "..5....\n..+....\n.#2x3=6\n..=.-..\n..7.1..\n..#.=..\n....2..\n....#..")


def seen(rack: str) -> View:
    return GAME.view(position(BUSY, rack, stock="0123456789" * 3), ONE)


def weighed(view: View, text: str) -> Valuation:
    return value(view, (GAME.resolve(view, GAME.parse(text)),))


def test_v1_the_best_laying_loses_nothing_and_a_poor_one_its_points() -> None:
    view = seen("1234+=58")
    hint = GAME.hint(view)
    best = weighed(view, hint.move)
    assert best.played.points == hint.facts["points"]
    given_up = weighed(view, "exchange 1")
    assert given_up.played.points == 0
    assert given_up.loss == pytest.approx(given_up.best.value - given_up.played.value)
    assert given_up.loss > MARGIN > best.best.value - best.played.value


def test_v1_tiles_kept_count_but_not_for_the_last_turn() -> None:
    view = seen("1234+=58")
    assert weighed(view, "exchange 1").played.kept > 0
    last = replace(view, final=True)
    assert weighed(last, "exchange 1").played.kept == 0
    assert weighed(last, "exchange 1").best.value == weighed(last, "exchange 1").best.points


def test_v1_the_public_view_is_not_weighed() -> None:
    now = position(BUSY, "1234+=58")
    with pytest.raises(ValueError, match="public"):
        value(GAME.view(now, None), ())


def test_v2_a_turn_that_looking_ahead_does_not_find_worse_is_no_mistake() -> None:
    """Six points fewer, but eleven tiles left in the stock and not nine: it counts who gets the last turns."""
    view = GAME.view(position(board("M13", "="), "002348=x", stock="0123456789012345"), ONE)
    doubtful, clear = weighed(view, "I13> 0x38(=)0"), weighed(view, "exchange 8")
    assert doubtful.best == clear.best
    assert doubtful.best.value - doubtful.played.value > MARGIN
    assert doubtful.loss == 0
    assert clear.loss > MARGIN
    assert clear.given_away > MARGIN > doubtful.given_away > 0, "another one is better, but by little"


@pytest.mark.parametrize("rack", ["1234+=58", "002348=x", "59"])
@pytest.mark.parametrize("stock", ["0123456789" * 3, "0123", ""])
@pytest.mark.parametrize("final", [False, True])
def test_v2_what_a_master_plays_gives_nothing_away(rack: str, stock: str, final: bool) -> None:
    view = replace(GAME.view(position(BUSY, rack, "1368+", stock=stock), ONE), final=final)
    best, worst = value(view, choose(view, Level.MASTER, Random(1))), weighed(view, f"exchange {rack[0]}")
    assert worst.given_away >= best.given_away == 0
