"""The best stretches of a grid: the highest total of rows and columns, then the fewest black cells (R5–R8, R10).

The points of the columns depend on the rows only through the cells that these keep. So each row is a choice between sets
of kept cells, of which few are worth a look, and each column a table by its kept cells. Branch and bound goes through the
rows; its bound assumes that the rows not decided yet keep all their cells.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from core.grid import EMPTY
from core.summa.marks import ANNULLED, SPLIT, Marks, after_rows, columns_of
from core.summa.numerals import VALUES
from core.summa.view import BLACK

_POINT = 64
"""The weight of a point, more than all cells of a grid: the total comes first, then the cells that are not black."""

_NONE = -1
_LINES = 1 << 14
"""The number of possible lines of six cells."""


class _Row(NamedTuple):
    """A choice for a row: its worth, the cells of the grid still open after it (a bit each), the cells of the row it keeps."""

    worth: int
    open: int
    kept: int


@lru_cache(1024)
def best(rows: tuple[str, ...], *, shortest: int) -> Marks:
    """The best marks for the rows and columns of a grid; free cells belong to no stretch."""
    grid = _closed(rows)
    kept = _Search(grid, shortest).found
    across = tuple(_mark(row, mask, shortest) for row, mask in zip(grid, kept, strict=True))
    return (*across, *best_columns(after_rows(grid, across), shortest=shortest))


def best_columns(columns: Sequence[str], *, shortest: int) -> Marks:
    """R6: the best marks for the columns as the rows leave them."""
    marks = []
    for column in _closed(columns):
        exact = _exact(column, shortest)
        worth = [_worth(exact, mask) for mask in range(len(exact))]
        marks.append(_mark(column, worth.index(max(worth)), shortest))
    return tuple(marks)


def best_total(rows: Sequence[str], *, shortest: int) -> int:
    """R8: the best total of a grid, without the marks for it."""
    return _Search(_closed(rows), shortest).most // _POINT


@lru_cache(_LINES)
def best_line(line: str, *, shortest: int) -> int:
    """R5: the most points of one line by itself: its first cell is annulled, or a numeral begins there."""
    if len(line) < shortest:
        return 0
    points = best_line(line[1:], shortest=shortest)
    for end in range(shortest, len(line) + 1):
        if line[:end] in VALUES:
            points = max(points, VALUES[line[:end]] + best_line(line[end:], shortest=shortest))
    return points


def _closed(rows: Sequence[str]) -> tuple[str, ...]:
    """The grid with free cells turned black, so that they belong to no stretch."""
    return tuple(row.replace(EMPTY, BLACK) for row in rows)


class _Search:
    """Branch and bound over the rows; `found` are the cells that the best choice keeps in each row, `most` its worth."""

    def __init__(self, grid: Sequence[str], shortest: int) -> None:
        choices = [_choices(row, at, shortest) for at, row in enumerate(grid)]
        self._tables = [_column(column, shortest) for column in columns_of(grid)]
        self._size = len(grid)
        self._full = (1 << self._size) - 1
        # The rows with the most choices come last: the bound is tightest when the others are decided.
        self._order = sorted(range(self._size), key=lambda at: len(choices[at]))
        self._choices = [choices[at] for at in self._order]
        self._rest = [sum(line[0].worth for line in self._choices[at:]) for at in range(self._size + 1)]
        self.most = _NONE
        self._path: list[int] = [0] * self._size
        self.found: tuple[int, ...] = ()
        self._go(0, 0, (1 << self._size * self._size) - 1)

    def _go(self, at: int, sofar: int, open_: int) -> None:
        if at == self._size:
            kept = dict(zip(self._order, self._path, strict=True))
            self.most = sofar + self._bound(open_)
            self.found = tuple(kept[row] for row in range(self._size))
            return
        rest = self._rest[at + 1] + sofar
        children = [(rest + row.worth + self._bound(open_ & row.open), row) for row in self._choices[at]]
        children.sort(reverse=True)
        for bound, row in children:
            if bound <= self.most:
                return
            self._path[at] = row.kept
            self._go(at + 1, sofar + row.worth, open_ & row.open)

    def _bound(self, open_: int) -> int:
        """The most that the columns can make of these cells."""
        total = 0
        for table in self._tables:
            total += table[open_ & self._full]
            open_ >>= self._size
        return total


@lru_cache(_LINES)
def _exact(line: str, shortest: int) -> tuple[int, ...]:
    """By set of cells: the points of the best stretches that cover exactly these cells of the line, or _NONE."""
    worth = [_NONE] * (1 << len(line))
    worth[0] = 0
    spans = _spans(line, shortest)
    for mask in range(1, len(worth)):
        for span, points in spans[(mask & -mask).bit_length() - 1]:
            if mask & span == span and worth[mask ^ span] != _NONE:
                worth[mask] = max(worth[mask], worth[mask ^ span] + points)
    return tuple(worth)


def _spans(line: str, shortest: int) -> list[list[tuple[int, int]]]:
    """The numerals of a line by the place where they start, as sets of cells and values."""
    ends = range(len(line) + 1)
    return [
        [
            ((1 << end) - (1 << start), VALUES[line[start:end]])
            for end in ends[start + shortest :]
            if line[start:end] in VALUES
        ]
        for start in range(len(line))
    ]


def _worth(exact: Sequence[int], mask: int) -> int:
    """R8: points first, then kept cells."""
    return exact[mask] * _POINT + mask.bit_count() if exact[mask] != _NONE else _NONE


@lru_cache(_LINES)
def _column(line: str, shortest: int) -> tuple[int, ...]:
    """By set of cells: the best worth of a column if only these cells are left."""
    exact = _exact(line, shortest)
    table = [_worth(exact, mask) for mask in range(len(exact))]
    for place in range(len(line)):
        bit = 1 << place
        for mask in range(len(table)):
            if mask & bit:
                table[mask] = max(table[mask], table[mask ^ bit])
    return tuple(table)


@lru_cache(_LINES)
def _choices(line: str, at: int, shortest: int) -> tuple[_Row, ...]:
    """The choices for a row that no other beats in both points and kept cells; the highest first."""
    exact = _exact(line, shortest)
    masks = [mask for mask in range(len(exact)) if exact[mask] != _NONE]
    masks.sort(key=lambda mask: (exact[mask], mask.bit_count()), reverse=True)
    good: list[int] = []
    for mask in masks:
        if not any(mask & other == mask for other in good):
            good.append(mask)
    size = len(line)
    above = (1 << size * size) - 1
    found = []
    for mask in good:
        gone = sum(1 << (column * size + at) for column in range(size) if not mask >> column & 1)
        found.append(_Row(exact[mask] * _POINT, above ^ gone, mask))
    return tuple(found)


def _mark(line: str, mask: int, shortest: int) -> str:
    """The line with its best stretches over exactly these cells marked."""
    exact, spans = _exact(line, shortest), _spans(line, shortest)
    signs = [BLACK if sign == BLACK else ANNULLED for sign in line]
    while mask:
        start = (mask & -mask).bit_length() - 1
        span = next(
            span
            for span, points in spans[start]
            if mask & span == span and exact[mask ^ span] != _NONE and exact[mask] == exact[mask ^ span] + points
        )
        end = span.bit_length()
        signs[start:end] = line[start:end]
        if start and signs[start - 1] not in (BLACK, ANNULLED):
            signs[start] = SPLIT + signs[start]
        mask ^= span
    return "".join(signs)
