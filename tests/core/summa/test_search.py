"""The best score of a grid, against plain enumeration."""

from random import Random

import pytest

from core.grid import EMPTY
from core.summa.marks import after_rows
from core.summa.numerals import VALUES
from core.summa.score import sheet
from core.summa.solver.search import best, best_columns, best_line, best_total
from tests.core.summa import brute
from tests.core.summa.table import EXAMPLE, OPEN, grid
from tests.examples import examples

MOST = 600
"""The most ways to mark the rows that a test goes through."""


def random_grid(rng: Random, size: int, black: float) -> tuple[str, ...]:
    return tuple(
        "".join("#" if rng.random() < black else rng.choice("LXXVII") for _ in range(size)) for _ in range(size)
    )


def grids(count: int, seed: int, shortest: int) -> list[tuple[str, ...]]:
    """This many grids of all sizes, with few or many black cells, whose rows can be marked in few ways only."""
    rng = Random(seed)
    found: list[tuple[str, ...]] = []
    while len(found) < count:
        one = random_grid(rng, rng.choice((2, 3, 4, 5, 6, 6, 6)), rng.choice((0.0, 0.1, 0.3, 0.5)))
        if brute.ways(one, shortest) <= MOST:
            found.append(one)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("shortest", [2, 3])
@pytest.mark.parametrize("seed", range(examples(4, long=10)))
def test_the_best_score_is_that_of_plain_enumeration(seed: int, shortest: int) -> None:
    for one in grids(50, seed, shortest):
        scored = sheet(one, best(one, shortest=shortest), own=False)
        assert (scored.total, scored.blackened) == brute.best(one, shortest), one
        assert best_total(one, shortest=shortest) == scored.total
        for line in (*scored.rows, *scored.columns):
            assert all(len(stretch.text) >= shortest and VALUES[stretch.text] == stretch.points for stretch in line)


def test_free_cells_belong_to_nothing_and_are_not_black() -> None:
    half = grid("LX.XII\n.V#...\nI..V..\n#.X...\n...#II\n.....#")
    scored = sheet(half, best(half, shortest=2), own=False)
    assert scored.total == best_total(half, shortest=2) == 60 + 12 + 2
    assert (scored.black, [str(cell) for cell in scored.annulled_in_rows]) == (4, ["B2", "A3", "D3", "C4"])
    assert scored.annulled_in_columns == () or all(
        half[cell.row][cell.column] != EMPTY for cell in scored.annulled_in_columns
    )
    assert sheet(OPEN, best(OPEN, shortest=2), own=False).total == 0


def test_the_columns_are_the_best_that_the_rows_have_left() -> None:
    rows = grid(EXAMPLE)
    marks = best(rows, shortest=2)
    assert best_columns(after_rows(rows, marks[:6]), shortest=2) == marks[6:]


def test_a_line_by_itself() -> None:
    assert [best_line(line, shortest=2) for line in ("LXVLXI", "XV#XXI", "......", "IIVXI.")] == [126, 36, 0, 15]
    assert best_line("IIVX#I", shortest=3) == 0
