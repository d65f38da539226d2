"""Boards as drawings: `.` an empty cell, `#` a blocker, anything else the tile itself."""

from collections.abc import Sequence

from core.grid import EMPTY, parse_cell

SIZE = 25


def board(corner: str, drawn: str, *, size: int = SIZE) -> tuple[str, ...]:
    """A whole board from a drawing of the part whose top left cell is `corner`; the rest is empty."""
    column, row = parse_cell(corner, size)
    part = [line.strip() for line in drawn.strip().splitlines()]
    above = [EMPTY * size] * row
    drawn_rows = [EMPTY * column + line + EMPTY * (size - column - len(line)) for line in part]
    rows = (*above, *drawn_rows, *[EMPTY * size] * (size - row - len(part)))
    if len(rows) != size or any(len(line) != size for line in rows):
        raise ValueError("the drawing does not fit on the board")
    return rows


def drawing(rows: Sequence[str], corner: str, other: str) -> str:
    """The drawing of the part of a board between two corners; the inverse of `board`."""
    left, top = parse_cell(corner, len(rows))
    right, bottom = parse_cell(other, len(rows))
    return "\n".join(row[left : right + 1] for row in rows[top : bottom + 1])
