"""What a round of Summa Summarum is worth at first sight, before anybody looks ahead."""

from collections.abc import Sequence
from functools import partial

from core.grid import EMPTY, put
from core.private_side import private_side
from core.summa.moves import Blacken, Move, Place
from core.summa.solver.opponents import best_black
from core.summa.solver.potential import expected, of_lines
from core.summa.solver.search import best_total
from core.summa.view import View


def worth(view: View, moves: Sequence[Move]) -> float:
    """The expected points of all rows and columns, or the total of a full grid; of black cells, whether they are the best."""
    own = private_side(view)
    for move in moves:
        if isinstance(move, Blacken):
            return float(move.cells in best_black(len(own.rows), view.shortest))
    rows = put(own.rows, {cell: symbol for move in moves if isinstance(move, Place) for symbol, cell in move.pairs})
    if EMPTY not in "".join(rows):
        return best_total(rows, shortest=view.shortest)
    return of_lines(rows, partial(expected, shortest=view.shortest))
