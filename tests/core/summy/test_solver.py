"""The solver finds every laying once, and the best one."""

from random import Random

import pytest

from core.grid import Cell, Direction
from core.summy import verify
from core.summy.moves import Lay
from core.summy.notation import format_move
from core.summy.score import sums
from core.summy.solver.search import ScoredLay, best_points, moves
from core.summy.solver.sums import Sums
from core.summy.solver.windows import BoardWindows
from tests.boards import board
from tests.core.summy.brute import layings, puzzle
from tests.core.summy.table import GAME, ONE, RULES, position
from tests.examples import examples

CASES = examples(30, long=80)


def most(rows: tuple[str, ...], rack: str) -> int:
    """The points of the best laying, found without the others."""
    return best_points(BoardWindows(rows, len(rack)), Sums(rack))


def agree(rows: tuple[str, ...], rack: str) -> int:
    """Assert that the solver finds the layings of plain enumeration; returns how many there are."""
    expected = layings(rows, rack)
    found = moves(rows, rack)
    assert {one.move: one.points for one in found} == expected, (rows, rack)
    assert len(found) == len(expected), (rows, rack)
    assert most(rows, rack) == max(expected.values(), default=0), (rows, rack)
    return len(expected)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "tiles"), [(7, 7, 4), (9, 6, 5), (5, 8, 4), (11, 2, 6)])
def test_every_laying_is_found_once_with_its_points(width: int, height: int, tiles: int) -> None:
    rng = Random(width * height)
    counts = [agree(*puzzle(rng, width=width, height=height, tiles=tiles)) for _ in range(CASES)]
    assert sum(count > 0 for count in counts) > CASES / 2


@pytest.mark.untraced
@pytest.mark.parametrize(
    "line", ["...=...", "..6.=...", "...7...", "....+..", "3.:..=2", "#..0.=.#", "..=..=.", "2+...=5"]
)
@pytest.mark.parametrize("rack", ["12368+x", "006:x=3", "9-4:8=2", "==11+20"])
def test_a_single_line_with_a_rack_of_seven(line: str, rack: str) -> None:
    assert agree((line,), rack) == agree(tuple(line), rack)


def test_fractions_on_the_way_are_exact() -> None:
    assert "7:2x4=14" in {one.move.run for one in moves(("......=..",), "7:2x414")}


def test_a_sum_that_passes_below_zero_is_found() -> None:
    assert "3-5+4=2" in {one.move.run for one in moves(("......=..",), "3-5+42")}


def test_nothing_is_divided_by_zero() -> None:
    assert not any(":0" in one.move.run for one in moves(("....=..",), "5:00x0"))


def test_the_opening_of_the_rule_book() -> None:
    rows = board("M13", "=")
    found = {format_move(one.move): one.points for one in moves(rows, "2x36=0-8")}
    assert found["J13> 2x3(=)6"] == 11
    assert found["M10v 2x3(=)6"] == 11
    assert most(rows, "2x36=0-8") == max(found.values())


def test_cross_sums_count_for_the_best_move() -> None:
    rows = ("..1....", "..+....", "..1....", "..=....", "8-.=6..", "..#....")
    assert moves(rows, "20") == (ScoredLay(Lay(Cell(0, 4), Direction.ACROSS, "8-2=6", frozenset({0, 1, 3, 4})), 20),)
    assert most(rows, "20") == 20
    assert agree(rows, "20") == 1


def test_a_single_tile_with_sums_both_ways_is_one_move_across() -> None:
    rows = ("..1....", "..+....", "..1....", "..=....", "8-.=6..")
    assert [one.move.direction for one in moves(rows, "2")] == [Direction.ACROSS]


@pytest.mark.parametrize("rack", ["", "=", "+-x:", "====", "00000000", "12345678"])
def test_racks_that_lack_something_are_answered(rack: str) -> None:
    rows = board("L12", ".#.\n#=.\n...")
    assert moves(rows, rack) == ()
    assert most(rows, rack) == 0


@pytest.mark.untraced
def test_a_full_rack_on_a_full_board_is_lawful_throughout() -> None:
    rows = board("J11", "..5....\n..+....\n.#2x3=6\n..=.-..\n..7.1..\n..#.=..\n....2..\n....#..")
    racks = ("12368+x=", "0=58:-14", "9977=+11")
    for rack in racks:
        before = position(rows, rack)
        for one in moves(rows, rack):
            verify.laying(RULES, before, one.move)
            assert sum(made.points for made in sums(rows, one.move)) == one.points
            assert GAME.read(format_move(one.move)) == one.move
            assert GAME.apply(before, ONE, one.move).position.scores[0] == one.points
        assert len(moves(rows, rack)) > 20
