"""V5: what a master of Summy sees ahead of kept tiles, and of who gets the last turns."""

from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from core.game import Level
from core.summy.moves import Exchange, Lay, sort_tiles
from core.summy.solver.ahead import TILES
from core.summy.solver.opponents import choose
from core.summy.solver.options import rest
from core.summy.solver.racks import kept_value
from core.summy.solver.remaining import LAST_TURN, TURNS, after_turn, remaining
from tests.boards import board
from tests.core.summy.table import GAME, ONE, position

BUSY = board("J11", "..5....\n..+....\n.#2x3=6\n..=.-..\n..7.1..\n..#.=..\n....2..\n....#..")
ALL = "".join(TILES.elements())
STOCKS = (0, 30, 90)
"""Whose next turn is a last one, one in between, and one on a bare board."""

FEW = "0013378+-x=="


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("=+123456", "+1234567"),  # an `=` of one's own
        ("=+123456", "=++-x:56"),  # operators are many
        ("=+123456", "==+12345"),  # nobody lays two `=`
        ("=+123456", "=+112345"),  # the same digit twice
        ("=+356789", "=+123456"),  # points
    ],
)
def test_v5_a_full_rack_brings_more(better: str, worse: str) -> None:
    value = kept_value(ALL)
    for stock in STOCKS:
        assert value(better, stock) > value(worse, stock)


def test_v5_kept_tiles_are_worth_what_they_add_to_new_ones() -> None:
    value = kept_value(ALL)
    for stock in STOCKS:
        assert value("", stock) == 0
        assert value("9", stock) > 0 > value("0", stock)
        assert value("9", stock) > value("==9", stock)


@pytest.mark.parametrize("kept", ["", "9", "=", "==", "33", "03+", "333", "-=", "1234+-x", "==79:", "12368+x="])
def test_v5_kept_tiles_are_worth_what_they_bring_on_average_over_all_draws(kept: str) -> None:
    value = kept_value(FEW)
    racks = [sort_tiles(kept + "".join(drawn)) for drawn in combinations(FEW, 8 - len(kept))]
    for stock in STOCKS:
        assert value(kept, stock) == pytest.approx(fmean(value(rack, stock) for rack in racks))


def test_v5_an_equals_sign_of_ones_own_is_worth_more_once_the_board_is_no_longer_bare() -> None:
    value = kept_value(ALL)
    late, middle, early = [value("=+123456", stock) - value("0+123456", stock) for stock in STOCKS]
    assert min(late, middle) > early > 0


def test_s12_whoever_ends_the_game_leaves_the_others_one_turn() -> None:
    assert after_turn(0, 4, (8, 6)) == (0, LAST_TURN[8], LAST_TURN[6])
    assert remaining(0, (6, 8)) == (LAST_TURN[6], LAST_TURN[8])
    assert sum(chance for chance, _ in TURNS) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s12_the_seats_share_what_is_left_evenly_while_much_is_left(seats: int) -> None:
    points = remaining(110 - 8 * (seats - 2), (8,) * seats)
    mean = sum(points) / seats
    assert all(abs(one - mean) < 15 for one in points)
    assert list(points) == sorted(points, reverse=True)


def test_s12_the_size_of_the_stock_says_who_gets_the_last_turn() -> None:
    def ahead(stock: int) -> float:
        mine, theirs = after_turn(stock, 8, (8,))
        return mine - theirs

    assert max(range(40), key=ahead) == 0
    assert ahead(13) > ahead(7) + 10
    assert ahead(0) > ahead(7) + 20
    assert ahead(26) > ahead(20) + 5


def test_v5_a_master_gives_up_points_for_a_full_rack_in_the_last_turn() -> None:
    rack, stock = "0245677=", "123"
    view = GAME.view(position(BUSY, rack, stock=stock), ONE)
    (move,) = choose(view, Level.MASTER, Random(1))
    (nearest,) = choose(view, Level.CLUB, Random(1))
    assert isinstance(move, Lay | Exchange)
    assert isinstance(nearest, Lay)
    assert len(rest(rack, nearest.tiles) + stock) < 8 == len(rest(rack, move.tiles) + stock)
