"""Every laying of a position, and the one with the most points (S5–S8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.grid import EMPTY, Cell, Direction, put
from core.summy.moves import Exchange, Lay
from core.summy.score import blockers, sums
from core.summy.solver.sums import Sums
from core.summy.solver.windows import BoardWindows, Window
from core.summy.view import BLOCKER


@dataclass(frozen=True, slots=True)
class ScoredLay:
    """A laying and the points of all sums it completes (S8)."""

    move: Lay
    points: int


def moves(rows: Sequence[str], rack: str) -> tuple[ScoredLay, ...]:
    """Every lawful laying exactly once, in canonical form."""
    board, runs_of = BoardWindows(rows, len(rack)), Sums(rack)
    found: list[ScoredLay] = []
    for window in board.windows(rack):
        runs = [run for sides in board.sides(window) for run in runs_of.runs[sides]]
        if runs:
            start, direction, old = _where(board, window)
            for text, points in runs:
                extra = _extra(board, window, text) if window.bonus else 0
                if extra is not None:
                    found.append(ScoredLay(Lay(start, direction, text, old), points + extra))
    return tuple(found)


def best_points(board: BoardWindows, held: Sums) -> int:
    """The points of the best laying, 0 if there is none; `held` can be shared between boards."""
    most = 0
    for bound, window in board.by_bound(held.rack):
        if bound <= most:
            break
        for sides in board.sides(window):
            for text, points in held.runs[sides]:
                if points + window.bonus > most:
                    extra = _extra(board, window, text) if window.bonus else 0
                    if extra is not None:
                        most = max(most, points + extra)
    return most


def after(rows: Sequence[str], move: Lay | Exchange) -> tuple[str, ...]:
    """The board after a lawful move, with its blockers (S9)."""
    if isinstance(move, Exchange):
        return tuple(rows)
    laid = put(rows, move.laid)
    return put(laid, dict.fromkeys(blockers(laid, sums(rows, move)), BLOCKER))


def _extra(board: BoardWindows, window: Window, text: str) -> int | None:
    """The points of the cross sums (S7); None for a single tile that makes a sum across too, which is counted there."""
    line = board.lines[window.direction][window.line]
    crosses = board.crosses[window.direction]
    extra = sum(
        crosses[window.line, place].get(tile, 0)
        for place, tile in enumerate(text, start=window.start)
        if line[place] == EMPTY and (window.line, place) in crosses
    )
    if extra and window.direction == Direction.DOWN.value and window.free == 1:
        return None
    return extra


def _where(board: BoardWindows, window: Window) -> tuple[Cell, Direction, frozenset[int]]:
    """The common part of all layings in a window: the start, the direction and the offsets of the old tiles."""
    line = board.lines[window.direction][window.line]
    old = frozenset([place - window.start for place in range(window.start, window.end) if line[place] != EMPTY])
    if window.direction == Direction.ACROSS.value:
        return Cell(window.start, window.line), Direction.ACROSS, old
    return Cell(window.line, window.start), Direction.DOWN, old
