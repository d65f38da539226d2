"""The stretches of a row, the kakuros among them, and which of them a move scores."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.grid import EMPTY, Cell, Direction, at, on_board, step
from core.kakuro.view import KakuroLine, digit, is_red

READS = 10
"""K5: a head reads as every number that leaves its digit when divided by this."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A red card and all yellow cards directly behind it; without a head, the yellow cards at the beginning of a row."""

    head: Cell | None
    direction: Direction
    cells: tuple[Cell, ...]


def stretch(rows: Sequence[str], cell: Cell, direction: Direction) -> Stretch:
    """K6: the one stretch in this direction that the card on the cell belongs to, as head or as addend."""
    first = cell
    while not is_red(at(rows, first)) and _lies(rows, before := step(first, direction, -1)):
        first = before
    head = first if is_red(at(rows, first)) else None
    cells = [] if head else [first]
    while _lies(rows, behind := step(cells[-1] if cells else first, direction)) and not is_red(at(rows, behind)):
        cells.append(behind)
    return Stretch(head, direction, tuple(cells))


def addends(rows: Sequence[str], one: Stretch) -> str:
    """The digits of the yellow cards of a stretch."""
    return "".join(at(rows, cell) for cell in one.cells)


def repeated(digits: str) -> tuple[str, int] | None:
    """K6: the first digit that occurs more than once, and how often."""
    ((most, count),) = Counter(digits).most_common(1)
    return (most, count) if count > 1 else None


def reads(number: str, total: int) -> bool:
    """K5: whether a head of this digit can be read as this number."""
    return total % READS == int(number)


def kakuro(rows: Sequence[str], one: Stretch) -> KakuroLine | None:
    """K6: the kakuro a stretch is, or None."""
    if one.head is None or len(one.cells) < 2:
        return None
    number, digits = digit(at(rows, one.head)), addends(rows, one)
    if repeated(digits) or not reads(number, sum(map(int, digits))):
        return None
    return KakuroLine(one.head, number, one.direction, one.cells, digits)


def kakuros(rows: Sequence[str], cells: Iterable[Cell]) -> tuple[KakuroLine, ...]:
    """K7: every kakuro on this board that holds one of these cells, each once."""
    found = (kakuro(rows, stretch(rows, cell, direction)) for cell in cells for direction in Direction)
    return tuple(dict.fromkeys(one for one in found if one))


def _lies(rows: Sequence[str], cell: Cell) -> bool:
    return on_board(rows, cell) and at(rows, cell) != EMPTY
