"""The worth of a round of Summa Summarum to its seat: the points of its grid now, and those it may still make (V1)."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from statistics import fmean
from typing import Final

from core.grid import EMPTY, Direction, put
from core.private_side import private_side
from core.summa.marks import Marks, after_rows, drawn, spans_of, standing
from core.summa.moves import Blacken, Done, Mark, Move, Pick, Place, Reset, Undo
from core.summa.notation import format_move
from core.summa.score import sheet
from core.summa.solver.ahead import best_first, in_doubt, totals_at_the_end
from core.summa.solver.opponents import black_values
from core.summa.solver.potential import Pairs
from core.summa.solver.search import best, best_total
from core.summa.view import Own, Phase, View
from core.valuation import Choice, Valuation, ranked

MARGIN: Final = 4.0
"""Smaller differences between placings are not told apart before the last roll."""

BLACK_MARGIN: Final = 24.0
"""Smaller differences between black cells are not told apart, as the lines around them are only estimated."""

COMPARED: Final = 2
"""How many placings, the best as a master looks ahead, are compared with the one played."""


def value(view: View, played: Sequence[Move]) -> Valuation | None:
    """V1: the worth of the black cells, the placing or the marks that a seat's moves lead to.

    None for moves that finish nothing. Raises ValueError on a public view.
    """
    own = private_side(view)
    if view.phase is Phase.BLACKENING:
        return _black(own, view.shortest, played)
    return (_placing if view.phase is Phase.PLACING else _marking)(own, view.shortest, played)


def _black(own: Own, shortest: int, played: Sequence[Move]) -> Valuation | None:
    """R2: the expected points of the rows and columns around the black cells."""
    values = black_values(len(own.rows), shortest)
    chosen = [tuple(sorted(move.cells, key=attrgetter("row"))) for move in played if isinstance(move, Blacken)]
    if not chosen:
        return None
    choices = {cells: Choice((format_move(Blacken(cells)),), 0, worth) for cells, worth in values.items()}
    return ranked(choices[chosen[0]], choices.values(), margin=BLACK_MARGIN)


def _placing(own: Own, shortest: int, played: Sequence[Move]) -> Valuation | None:
    """R3: the best total of the grid now, and what it is likely to gain up to the end; exact for the last two rolls."""
    pairs = _placed(played)
    if len(pairs) != len(own.to_place) or not pairs:
        return None
    before, at_the_end = best_total(own.rows, shortest=shortest), totals_at_the_end(own.rows, own.to_place, shortest)
    ends: dict[tuple[str, ...], Sequence[float]] = {}

    def choice(pairs: Pairs) -> Choice:
        moves = (format_move(Place(tuple(sorted(pairs)))), format_move(Done()))
        rows = put(own.rows, {cell: symbol for symbol, cell in pairs})
        total, ends[moves] = best_total(rows, shortest=shortest), at_the_end(rows)
        return Choice(moves, total - before, fmean(ends[moves]) - total)

    others = [choice(one.pairs) for one in best_first(own.rows, own.to_place, shortest)[:COMPARED]]
    found = ranked(choice(pairs), others, margin=0.0)
    if "".join(own.rows).count(EMPTY) == len(pairs):
        return found
    return replace(found, margin=max(MARGIN, in_doubt(ends[found.best.moves], ends[found.played.moves])))


def _placed(played: Sequence[Move]) -> Pairs:
    """R3, R4: the placings that were not undone."""
    lines: list[Pairs] = []
    for move in played:
        match move:
            case Place():
                lines.append(move.pairs)
            case Undo():
                del lines[-1:]
            case Reset():
                lines.clear()
    return tuple(pair for line in lines for pair in line)


def _marking(own: Own, shortest: int, played: Sequence[Move]) -> Valuation | None:
    """R8, R10: the total of the marked stretches, which is exact."""
    marks = _marked(own, played)
    if own.sheet or own.picked or len(marks) != 2 * len(own.rows):
        return None

    def choice(marks: Marks) -> Choice:
        return Choice((format_move(Mark(marks)),), sheet(own.rows, marks, own=True).total, 0.0)

    return ranked(choice(marks), (choice(best(own.rows, shortest=shortest)),), margin=0.0)


def _marked(own: Own, played: Sequence[Move]) -> Marks:
    """R10: the lines that are marked after these moves; rows first, then columns."""
    marks: Marks = ()
    picks: list[Pick] = []
    for move in played:
        match move:
            case Mark():
                marks, picks = (*marks, *move.lines), []
            case Pick():
                picks.append(move)
            case Undo() if picks:
                del picks[-1]
            case Undo():
                picks, marks = [Pick((span,)) for span in spans_of(marks, Direction.ACROSS)], ()
            case Reset():
                marks, picks = (), []
            case Done():
                lines, way = (after_rows(own.rows, marks), Direction.DOWN) if marks else (own.rows, Direction.ACROSS)
                spans = standing(span for pick in picks for span in pick.spans)
                marks, picks = (*marks, *drawn(lines, spans, way)), []
    return marks
