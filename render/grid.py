"""Square boards: the part that is shown, its cells, and the coordinates on all four sides."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase

from core.grid import EMPTY, Cell
from render.canvas import Canvas, Sprite, TextStyle
from render.theme import Theme
from render.tiles import tile

LABEL = 17
"""The smallest font size of the coordinates."""

LETTERS, NUMBERS = 0.8, 0.68
"""The largest font sizes of the coordinates, as shares of the margin's width: a number of two digits is wider than a letter."""


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The part of a board that is shown: columns and rows from 0, right and bottom excluded."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self.right - self.left

    @property
    def lines(self) -> int:
        """The number of rows."""
        return self.bottom - self.top

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(Cell(x, y) for y in range(self.top, self.bottom) for x in range(self.left, self.right))


def whole_board(rows: Sequence[str]) -> BoardPart:
    """The window of the whole board."""
    return BoardPart(0, 0, len(rows[0]), len(rows))


def played_part(rows: Sequence[str], *, margin: int, least: tuple[int, int]) -> BoardPart:
    """The window of all that lies on the board and a margin; at least as large as `least` (columns, rows)."""
    used_rows = [y for y, row in enumerate(rows) if row.strip(EMPTY)]
    used_columns = [x for x, column in enumerate(zip(*rows, strict=True)) if "".join(column).strip(EMPTY)]
    left, right = _span(used_columns, len(rows[0]), margin, least[0])
    top, bottom = _span(used_rows, len(rows), margin, least[1])
    return BoardPart(left, top, right, bottom)


def _span(used: Sequence[int], size: int, margin: int, least: int) -> tuple[int, int]:
    first, last = (used[0], used[-1] + 1) if used else (size // 2, size // 2 + 1)
    first, last = first - margin, last + margin
    if (missing := least - (last - first)) > 0:
        first, last = first - missing // 2, last + (missing + 1) // 2
    return max(0, min(first, size - least)), min(size, max(last, least))


def band(size: int) -> int:
    """The width of the margin with the coordinates, for cells of this size; it is even."""
    return max(size * 3 // 8, LABEL * 3 // 4) * 2


def draw_board(
    canvas: Canvas, rows: Sequence[str], window: BoardPart, size: int, *, lit: Collection[Cell], top: int
) -> None:
    """Draw a window of a board and its coordinates below `top`, in cells of this size; `lit` cells are highlighted."""
    edge = band(size)
    draw_coordinates(canvas, window, size, top=top)
    empty_row = _empty_row(canvas.theme, size, window.columns)
    for line in range(window.lines):
        canvas.paste(empty_row, edge, top + edge + line * size)
    for row in range(window.top, window.bottom):
        for column in range(window.left, window.right):
            if (face := rows[row][column]) != EMPTY:
                x, y = edge + (column - window.left) * size, top + edge + (row - window.top) * size
                canvas.paste(tile(canvas.theme, size, face, lit=Cell(column, row) in lit), x, y)


def draw_coordinates(canvas: Canvas, window: BoardPart, size: int, *, top: int) -> None:
    """Draw the names of columns and rows around the cells of a window, below `top`."""
    theme, edge = canvas.theme, band(size)
    names, rows = tuple(ascii_uppercase[window.left : window.right]), range(window.top, window.bottom)
    letters = _edge(theme, names, size, _label(size, window.columns, LETTERS), across=True)
    numbers = _edge(
        theme, tuple(str(row + 1) for row in rows), size, _label(size, window.columns, NUMBERS), across=False
    )
    canvas.paste(letters, edge, top)
    canvas.paste(letters, edge, top + edge + window.lines * size)
    canvas.paste(numbers, 0, top + edge)
    canvas.paste(numbers, edge + window.columns * size, top + edge)


@lru_cache(maxsize=64)
def _empty_row(theme: Theme, size: int, columns: int) -> Sprite:
    row = Canvas(theme, columns * size, size)
    for column in range(columns):
        row.paste(tile(theme, size, EMPTY), column * size, 0)
    return row.image


def _label(size: int, columns: int, most: float) -> int:
    """The font size of the coordinates: larger on a wide board, which a phone shows smaller.

    The `most` is a share of the margin's width.
    """
    wide = (columns * size + 2 * band(size)) * 3 // 100
    return max(size * 4 // 9, LABEL, min(wide, int(band(size) * most)))


@lru_cache(maxsize=128)
def _edge(theme: Theme, names: tuple[str, ...], size: int, label: int, *, across: bool) -> Sprite:
    edge, style = band(size), TextStyle(label, theme.muted, theme.page)
    along = Canvas(theme, len(names) * size, edge) if across else Canvas(theme, edge, len(names) * size)
    for place, name in enumerate(names):
        middle = place * size + size / 2
        x, y = (middle, edge / 2) if across else (edge / 2, middle)
        along.text(name, x, y, style, anchor="m")
    return along.image
