"""The black cells a player may choose (R2)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from core.grid import Cell


def touching(cells: Sequence[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """Every two cells that touch at a corner."""
    for one, other in combinations(cells, 2):
        if abs(one.column - other.column) == abs(one.row - other.row) == 1:
            yield one, other


@cache
def choices(size: int, count: int) -> tuple[tuple[Cell, ...], ...]:
    """R2: every lawful choice once, each from the top row down: no two cells share a row, a column or a corner."""
    sets = (
        tuple(Cell(column, row) for column, row in zip(columns, rows, strict=True))
        for rows in combinations(range(size), count)
        for columns in permutations(range(size), count)
    )
    return tuple(cells for cells in sets if not any(touching(cells)))
