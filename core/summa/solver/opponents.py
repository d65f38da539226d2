"""The moves of computer players at three levels, and the hint, from a View alone (R2, R3, R10)."""

from collections.abc import Sequence
from functools import cache, partial
from heapq import nlargest
from random import Random
from typing import Final

from core.game import Hint, Level
from core.grid import EMPTY, Cell, cells_with, put
from core.private_side import private_side
from core.summa.black import choices
from core.summa.marks import Marks, columns_left, pieces
from core.summa.moves import Blacken, Done, Mark, Move, Place
from core.summa.notation import format_move
from core.summa.numerals import VALUES
from core.summa.score import sheet
from core.summa.solver.ahead import look_ahead, most_at_the_end
from core.summa.solver.potential import Pairs, expected, most_valuable, of_lines
from core.summa.solver.search import best, best_columns, best_line
from core.summa.view import BLACK, Own, Phase, View

HINTS: Final = frozenset({"hint-black", "hint-place", "hint-open", "hint-done", "hint-marks"})
"""Every code of a hint."""

TRIES: Final = 4
"""The number of random cells of which a beginner takes the best."""

OUTLOOK: Final = 0.5
"""The weight that a beginner gives to the expected points of a line, beside its points now."""

BLACK_CELLS: Final = 4
"""R2: the number of black cells."""

BLACK_HEATS: Final = ((24, 8), (8, 16), (3, 32))
"""How many choices of black cells are played on, and over how many more runs of rolls; any of the last ones is chosen."""


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """The moves of a computer player in this phase; raises ValueError on a public view."""
    own = private_side(view)
    match view.phase:
        case Phase.BLACKENING:
            size = len(own.rows)
            lawful = choices(size, BLACK_CELLS) if level is Level.BEGINNER else best_black(size, view.shortest)
            return (Blacken(rng.choice(lawful)),)
        case Phase.PLACING:
            pairs = _pairs(own, view.shortest, level, rng) if own.to_place else ()
            return (Place(pairs), Done()) if pairs else (Done(),)
    return (Mark(_marks(own, view.shortest)),)


def hint(view: View) -> Hint:
    """A master's move and its result; raises ValueError on a public view."""
    own = private_side(view)
    match view.phase:
        case Phase.BLACKENING:
            return Hint(format_move(Blacken(best_black(len(own.rows), view.shortest)[0])), "hint-black")
        case Phase.PLACING:
            return _hint_place(own, view.shortest)
    marks = _marks(own, view.shortest)
    total = sum(VALUES[text] for mark in marks for _, text in pieces(mark)) + (own.sheet.total if own.sheet else 0)
    return Hint(format_move(Mark(marks)), "hint-marks", {"total": total})


@cache
def best_black(size: int, shortest: int) -> Sequence[tuple[Cell, ...]]:
    """R2: the choices of black cells that lead to the most points, best first.

    Those with the highest expected points of all rows and columns are played on; the estimate alone hardly tells them apart.
    """
    free, worth = (EMPTY * size,) * size, partial(expected, shortest=shortest)
    grids = {put(free, dict.fromkeys(cells, BLACK)): cells for cells in choices(size, BLACK_CELLS)}
    promising = nlargest(BLACK_HEATS[0][0], grids, key=lambda rows: of_lines(rows, worth))
    return [grids[rows] for rows in most_at_the_end(promising, Random("".join(free)), shortest, BLACK_HEATS)]


def _pairs(own: Own, shortest: int, level: Level, rng: Random) -> Pairs:
    """R3: the cells in which a player of this level writes the symbols that are left."""
    if level is Level.BEGINNER:
        return _careless(own, shortest, rng)
    if level is Level.CLUB:
        return most_valuable(own.rows, own.to_place, shortest)[0].pairs
    return look_ahead(own.rows, own.to_place, shortest).pairs


def _careless(own: Own, shortest: int, rng: Random) -> Pairs:
    """For one symbol after the other, the best of a few random cells by what the lines are worth to a beginner."""
    worth = partial(_present, shortest=shortest)
    rows, pairs = own.rows, []
    for symbol in own.to_place:
        cells = list(cells_with(rows, EMPTY))
        tried = {cell: of_lines(put(rows, {cell: symbol}), worth) for cell in rng.sample(cells, min(TRIES, len(cells)))}
        cell = max(tried, key=tried.__getitem__)
        rows = put(rows, {cell: symbol})
        pairs.append((symbol, cell))
    return tuple(pairs)


def _present(line: str, shortest: int) -> float:
    """The value of a line to a beginner."""
    return best_line(line, shortest=shortest) + OUTLOOK * expected(line, shortest)


def _hint_place(own: Own, shortest: int) -> Hint:
    """R3, R4: the cells for the symbols that are left, and the numerals they complete."""
    if not own.to_place:
        return Hint(format_move(Done()), "hint-done")
    placing = look_ahead(own.rows, own.to_place, shortest)
    move = format_move(Place(placing.pairs))
    marked = sheet(placing.rows, best(placing.rows, shortest=shortest), own=False)
    fresh = {cell for _, cell in placing.pairs}
    built = [one for line in (*marked.rows, *marked.columns) for one in line if fresh & set(one.cells)]
    if not built:
        return Hint(move, "hint-open")
    builds = (f"{one.text} = {one.points} ({one.cells[0]}-{one.cells[-1]})" for one in built)
    return Hint(move, "hint-place", {"builds": ", ".join(builds)})


def _marks(own: Own, shortest: int) -> Marks:
    """R8, R10: the best marks for all lines, or for the columns as the marked rows leave them."""
    if own.sheet is None:
        return best(own.rows, shortest=shortest)
    return best_columns(columns_left(own.rows, own.sheet), shortest=shortest)
