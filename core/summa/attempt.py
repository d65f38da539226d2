"""A refused move shown in the view of its seat: the symbols to be written, and the cells at fault."""

import re
from dataclasses import replace

from core.errors import RuleError
from core.grid import EMPTY, Cell, at, parse_cell, put
from core.summa.moves import Blacken, Mark, Move, Pick, Place
from core.summa.view import View


def with_errors_marked(view: View, move: Move, error: RuleError) -> View | None:
    """The view with the refused move in it and the cells at fault; None if no cell is at fault."""
    own, wrong = view.private, _cells(error, len(view.seats[0].rows))
    if own is None or not wrong:
        return None
    match move:
        case Place():
            free = {cell: symbol for symbol, cell in move.pairs if at(own.rows, cell) == EMPTY}
            return replace(view, private=replace(own, rows=put(own.rows, free), new=(*own.new, *free), wrong=wrong))
        case Blacken():
            return replace(view, private=replace(own, black=move.cells, wrong=wrong))
        case Mark() | Pick():
            return replace(view, private=replace(own, wrong=wrong))
    return None


def _cells(error: RuleError, size: int) -> tuple[Cell, ...]:
    """The cells in the facts of a refusal: one in `cell`, several in `cells`, a stretch by its ends."""
    named = str(error.facts.get("cell") or error.facts.get("cells") or "")
    cells = [parse_cell(name, size) for name in re.split(r"[ -]", named) if name]
    if "-" not in named:
        return tuple(cells)
    first, last = cells
    return tuple(Cell(x, y) for y in range(first.row, last.row + 1) for x in range(first.column, last.column + 1))
