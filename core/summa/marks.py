"""Lines of a grid with marked stretches, as text (R5, R6, R10): `-` between stretches, `.` annulled, `#` black."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from core.grid import Cell, Direction, put
from core.summa.moves import SYMBOLS
from core.summa.numerals import VALUES
from core.summa.view import BLACK, Sheet, Stretch

ANNULLED: Final = "."
"""A symbol outside all stretches."""

SPLIT: Final = "-"
"""The sign between two stretches that touch."""

Span = tuple[Cell, Cell]
"""The first and the last cell of a stretch."""

Marks = tuple[str, ...]
"""A line for each row from the top, then for each column from the left."""

_PIECE = re.compile(r"[IVXL]+")


def cells_of(mark: str) -> str:
    """The signs of a marked line, one for each cell."""
    return mark.replace(SPLIT, "")


def pieces(mark: str) -> list[tuple[int, str]]:
    """The stretches of a line, each with the place where it starts.

    >>> pieces("#.IV-XI")
    [(2, 'IV'), (4, 'XI')]
    """
    return [(found.start() - mark.count(SPLIT, 0, found.start()), found[0]) for found in _PIECE.finditer(mark)]


def tidy(mark: str, line: str) -> str:
    """The mark in canonical form: `#` exactly where the line is black, `-` only between two stretches.

    >>> tidy(".-IV-#-XI.", "IIV#XIL")
    '.IV#XI.'
    """
    signs = "".join(
        sign if sign in SYMBOLS else BLACK if there == BLACK else ANNULLED
        for sign, there in zip(cells_of(mark), line, strict=True)
    )
    starts = {at for at, _ in pieces(mark)}
    split = (SPLIT if at in starts and at and signs[at - 1] in SYMBOLS else "" for at in range(len(signs)))
    return "".join(dash + sign for dash, sign in zip(split, signs, strict=True))


def place(line: int, offset: int, direction: Direction) -> Cell:
    """The cell at this offset of a row or column."""
    return Cell(offset, line) if direction is Direction.ACROSS else Cell(line, offset)


def stretches(mark: str, line: int, direction: Direction) -> tuple[Stretch, ...]:
    """R5, R6: the stretches of a row or column, with their values."""
    return tuple(Stretch(place(line, at, direction), direction, text, VALUES[text]) for at, text in pieces(mark))


def annulled(marks: Sequence[str], direction: Direction) -> tuple[Cell, ...]:
    """R5, R6: the cells annulled in these rows or columns, from the top row down."""
    found = (
        place(line, at, direction)
        for line, mark in enumerate(marks)
        for at, sign in enumerate(cells_of(mark))
        if sign == ANNULLED
    )
    return tuple(sorted(found, key=lambda cell: (cell.row, cell.column)))


def between(span: Span) -> tuple[Cell, ...]:
    """The cells from the first to the last; the whole rectangle if they share neither row nor column."""
    (left, top), (right, low) = span
    return tuple(Cell(x, y) for y in range(top, low + 1) for x in range(left, right + 1))


def standing(spans: Iterable[Span]) -> tuple[Span, ...]:
    """R5: the spans without overlaps: a later one replaces those it has a cell in common with.

    >>> a, b, c = ((Cell(0, 0), Cell(1, 0)), (Cell(4, 0), Cell(5, 0)), (Cell(1, 0), Cell(2, 0)))
    >>> standing((a, b, c)) == (b, c)
    True
    """
    kept: list[Span] = []
    for span in spans:
        kept = [other for other in kept if not set(between(other)) & set(between(span))] + [span]
    return tuple(kept)


def drawn(lines: Sequence[str], spans: Iterable[Span], direction: Direction) -> Marks:
    """These rows or columns with the stretches marked in them, the rest annulled."""
    spans = tuple(spans)
    inside, starts = {cell for span in spans for cell in between(span)}, {first for first, _ in spans}

    def sign(cell: Cell, there: str) -> str:
        return (SPLIT if cell in starts else "") + there if cell in inside else ANNULLED

    return tuple(
        tidy("".join(sign(place(number, at, direction), there) for at, there in enumerate(line)), line)
        for number, line in enumerate(lines)
    )


def spans_of(marks: Sequence[str], direction: Direction) -> tuple[Span, ...]:
    """The stretches of marked lines, by their ends."""
    return tuple(
        (one.cells[0], one.cells[-1]) for line, mark in enumerate(marks) for one in stretches(mark, line, direction)
    )


def columns_of(rows: Sequence[str]) -> tuple[str, ...]:
    """The columns of a grid, each as text from the top; the rows if given the columns."""
    return tuple("".join(column) for column in zip(*rows, strict=True))


def after_rows(rows: Sequence[str], marks: Sequence[str]) -> tuple[str, ...]:
    """R6: the columns to mark; a cell annulled in its row counts as black."""
    left = (
        "".join(BLACK if sign == ANNULLED else there for sign, there in zip(cells_of(mark), row, strict=True))
        for mark, row in zip(marks, rows, strict=True)
    )
    return columns_of(tuple(left))


def holds_numeral(lines: Iterable[str], shortest: int) -> bool:
    """R5, R9: whether a stretch that is long enough can be marked in any of these lines."""
    numerals = [text for text in VALUES if len(text) >= shortest]
    return any(text in line for line in lines for text in numerals)


def columns_left(rows: Sequence[str], marked: Sheet) -> tuple[str, ...]:
    """R6: the columns as the marked rows leave them."""
    return columns_of(put(rows, dict.fromkeys(marked.annulled_in_rows, BLACK)))
