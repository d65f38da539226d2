"""Cells, directions and unbroken runs on a rectangular board: rows of text, a character a cell."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from string import ascii_uppercase
from typing import NamedTuple

from core.errors import NotationError

EMPTY = "."

_TILES = re.compile(f"[^{re.escape(EMPTY)}]+")


class Cell(NamedTuple):
    """A cell by column and row, both counted from 0; `str` gives its name (`M13`)."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{ascii_uppercase[self.column]}{self.row + 1}"


class Direction(Enum):
    """Along a row or down a column, with its sign in notation."""

    ACROSS = ">"
    DOWN = "v"

    @property
    def other(self) -> "Direction":
        """The direction at a right angle."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


def step(cell: Cell, direction: Direction, count: int = 1) -> Cell:
    """The cell `count` steps further, backwards if negative; it may lie off the board."""
    if direction is Direction.ACROSS:
        return Cell(cell.column + count, cell.row)
    return Cell(cell.column, cell.row + count)


def on_board(rows: Sequence[str], cell: Cell) -> bool:
    """Whether the board has this cell."""
    return 0 <= cell.row < len(rows) and 0 <= cell.column < len(rows[cell.row])


def at(rows: Sequence[str], cell: Cell) -> str:
    """The character on a cell of the board."""
    return rows[cell.row][cell.column]


def cells_with(rows: Sequence[str], sign: str) -> Iterator[Cell]:
    """Yield the cells that hold this character, row by row."""
    return (Cell(x, y) for y, row in enumerate(rows) for x, there in enumerate(row) if there == sign)


def parse_cell(text: str, size: int) -> Cell:
    """The cell of a square board named by a letter and a number; raises NotationError `not-a-cell` or `off-board`."""
    name = "".join(text.split()).upper()
    letter, number = name[:1], name[1:]
    if not letter or letter not in ascii_uppercase or not (number.isascii() and number.isdigit()):
        raise NotationError("not-a-cell", text=text)
    column, row = ascii_uppercase.index(letter), int(number[:4]) - 1
    if not (0 <= column < size and 0 <= row < size):
        raise NotationError("off-board", cell=name[:6], last=str(Cell(size - 1, size - 1)))
    return Cell(column, row)


def line(start: Cell, direction: Direction, length: int) -> tuple[Cell, ...]:
    """`length` cells in a line; some may lie off the board."""
    column, row = start
    if direction is Direction.ACROSS:
        return tuple(Cell(column + offset, row) for offset in range(length))
    return tuple(Cell(column, row + offset) for offset in range(length))


def through(rows: Sequence[str], cell: Cell, direction: Direction) -> tuple[str, int]:
    """The whole row or column through a cell as text, and the place of the cell in it."""
    column, row = cell
    if direction is Direction.ACROSS:
        return rows[row], column
    return "".join(rows)[column :: len(rows[row])], row


def run_through(
    rows: Sequence[str], cell: Cell, direction: Direction, gaps: str, *, laid: str = ""
) -> tuple[Cell, str]:
    """The longest line through a cell without a character of `gaps`: where it starts, and its text.

    The line is read as if `laid` were on the board from this cell on.
    """
    whole, place = through(rows, cell, direction)
    first, after = place, place + len(laid)
    end = after
    while first and whole[first - 1] not in gaps:
        first -= 1
    while end < len(whole) and whole[end] not in gaps:
        end += 1
    return step(cell, direction, first - place), whole[first:place] + laid + whole[after:end]


def rows_in_words(rows: Sequence[str], written: Callable[[str], str] = str) -> Iterator[tuple[int, str]]:
    """Yield each row that is not empty: its number, and its unbroken stretches `written` behind the cells where they start."""
    for y, row in enumerate(rows):
        stretches = [f"{Cell(found.start(), y)} {written(found[0])}" for found in _TILES.finditer(row)]
        if stretches:
            yield y + 1, ", ".join(stretches)


def put(rows: Sequence[str], tiles: Mapping[Cell, str]) -> tuple[str, ...]:
    """The board with these characters on these cells."""
    changed = list(rows)
    for cell, tile in tiles.items():
        row = changed[cell.row]
        changed[cell.row] = row[: cell.column] + tile + row[cell.column + 1 :]
    return tuple(changed)
