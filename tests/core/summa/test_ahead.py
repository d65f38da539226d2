"""V5: a master plays on to the end of the game."""

from collections.abc import Sequence
from functools import partial
from random import Random

from core.summa.position import Grid
from core.summa.solver.ahead import look_ahead
from core.summa.solver.potential import Placing, expected, promising
from core.summa.solver.search import best_total
from tests.core.summa.table import grid

ROWS = grid("XX#LXX\n..LX.I\n#.X..I\n.I.XV#\nX..VL.\n.II#XI")
ROLL = "XIXX"
RUNS = 60


def most_valuable(rows: Grid, symbols: str, *, width: int = 1) -> Placing:
    """The best placing by value, or nearly if few are kept."""
    return promising(rows, symbols, partial(expected, shortest=2), width=width)[0]


def played_on(placing: Placing, rolls: Sequence[str]) -> int:
    """The total at the end, if each of these rolls is written by value alone."""
    rows = placing.rows
    for roll in rolls:
        rows = most_valuable(rows, roll).rows
    return best_total(rows, shortest=2)


def test_v5_a_master_finds_what_brings_more_than_the_most_valuable_placing() -> None:
    rng = Random("rolls that the master does not draw")
    found, valued = look_ahead(ROWS, ROLL, 2), most_valuable(ROWS, ROLL, width=12)
    runs = [["".join(rng.choices("LXXVII", k=4)) for _ in range(2)] for _ in range(RUNS)]
    more = [played_on(found, run) - played_on(valued, run) for run in runs]
    assert found.value < valued.value, "it looks worse"
    assert sum(more) > RUNS, "and is better by more than a point"


def test_v5_the_same_grid_and_roll_give_the_same_placing() -> None:
    assert look_ahead(ROWS, ROLL, 2) == look_ahead(ROWS, ROLL, 2)
