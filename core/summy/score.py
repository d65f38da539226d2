"""The sums that a laying completes, their points, and the blockers after it."""

from collections.abc import Sequence

from core.grid import EMPTY, Cell, at, on_board, run_through, step
from core.summy.moves import Lay
from core.summy.verify import GAPS, is_sum
from core.summy.view import Sum


def sums(rows: Sequence[str], move: Lay) -> tuple[Sum, ...]:
    """S5, S7: every sum that a lawful laying completes on this board, its own first, then the cross ones along it."""
    across = move.direction.other
    crossing = [run_through(rows, cell, across, GAPS, laid=tile) for cell, tile in move.laid.items()]
    runs = [
        (move.start, move.direction, move.run),
        *((start, across, text) for start, text in crossing if is_sum(text)),
    ]
    return tuple(Sum(start, way, text, points(text)) for start, way, text in runs)


def points(text: str) -> int:
    """S8: the sum of all digits of a sum."""
    return sum(map(int, filter(str.isdigit, text)))


def blockers(rows: Sequence[str], completed: Sequence[Sum]) -> tuple[Cell, ...]:
    """S9: the empty cells directly before and after each completed sum, on the board as it is after the laying."""
    ends = (step(one.start, one.direction, count) for one in completed for count in (-1, len(one.text)))
    return tuple(dict.fromkeys(cell for cell in ends if on_board(rows, cell) and at(rows, cell) == EMPTY))
