"""The worth of a round of Summa Summarum to its seat: the points of its grid now, and those it may still make (V1)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from statistics import fmean
from typing import Final

from core.grid import EMPTY, Cell, Direction, put
from core.private_side import private_side
from core.summa.marks import Marks, after_rows, drawn, spans_of, standing
from core.summa.moves import Blacken, Done, Mark, Move, Pick, Place, Reset, Undo
from core.summa.notation import format_move
from core.summa.score import sheet
from core.summa.solver.ahead import best_first, in_doubt, totals_at_the_end
from core.summa.solver.opponents import best_black
from core.summa.solver.potential import Pairs
from core.summa.solver.search import best, best_total
from core.summa.view import BLACK, Own, Phase, View
from core.valuation import Choice, Valuation, ranked

MARGIN: Final = 4.0
"""Smaller differences between placings are not told apart before the last roll."""

BLACK_MARGIN: Final = 24.0
"""Smaller ones between black cells are not told apart: with whole rolls weighed, they turn out up to 24 points smaller."""

HEATS: Final = ((12, 8), (6, 16), (3, 32))
"""A third of the runs of rolls with which a master plays on placings: a review of a whole game may take a second."""

COMPARED: Final = 2
"""How many ways to play, the best ones found so, are compared with the one played."""


def value(view: View, played: Sequence[Move]) -> Valuation | None:
    """V1: the worth of the black cells, the placing or the marks that a seat's moves lead to.

    None for moves that finish nothing. Raises ValueError on a public view.
    """
    own = private_side(view)
    if view.phase is Phase.BLACKENING:
        return _black(own, view.shortest, played)
    return (_placing if view.phase is Phase.PLACING else _marking)(own, view.shortest, played)


def _black(own: Own, shortest: int, played: Sequence[Move]) -> Valuation | None:
    """R2: the total that the grid around the black cells is likely to reach."""
    chosen = [move.cells for move in played if isinstance(move, Blacken)]
    if not chosen:
        return None
    others = best_black(len(own.rows), shortest)[:COMPARED]
    at_the_end = totals_at_the_end(put(own.rows, dict.fromkeys(others[0], BLACK)), "", shortest)

    def choice(cells: tuple[Cell, ...]) -> tuple[Choice, Sequence[float]]:
        totals = at_the_end(put(own.rows, dict.fromkeys(cells, BLACK)))
        return Choice((format_move(Blacken(cells)),), 0, fmean(totals)), totals

    return _told_apart(choice(tuple(sorted(chosen[0], key=attrgetter("row")))), map(choice, others), BLACK_MARGIN)


def _placing(own: Own, shortest: int, played: Sequence[Move]) -> Valuation | None:
    """R3: the best total of the grid now, and what it is likely to gain up to the end; exact for the last two rolls."""
    pairs = _placed(played)
    if len(pairs) != len(own.to_place) or not pairs:
        return None
    before, at_the_end = best_total(own.rows, shortest=shortest), totals_at_the_end(own.rows, own.to_place, shortest)

    def choice(pairs: Pairs) -> tuple[Choice, Sequence[float]]:
        rows = put(own.rows, {cell: symbol for symbol, cell in pairs})
        total, totals = best_total(rows, shortest=shortest), at_the_end(rows)
        moves = (format_move(Place(tuple(sorted(pairs)))), format_move(Done()))
        return Choice(moves, total - before, fmean(totals) - total), totals

    others = (choice(one.pairs) for one in best_first(own.rows, own.to_place, shortest, HEATS)[:COMPARED])
    found = _told_apart(choice(pairs), others, MARGIN)
    return replace(found, margin=0.0) if "".join(own.rows).count(EMPTY) == len(pairs) else found


def _told_apart(
    played: tuple[Choice, Sequence[float]], others: Iterable[tuple[Choice, Sequence[float]]], least: float
) -> Valuation:
    """The valuation by totals over random rolls; its margin is the `least` one, or larger if so few rolls tell less apart."""
    every = [played, *others]
    ends = {choice.moves: totals for choice, totals in every}
    found = ranked(every[0][0], [choice for choice, _ in every[1:]], margin=0.0)
    return replace(found, margin=max(least, in_doubt(ends[found.best.moves], ends[found.played.moves])))


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
    """R8, R10: the total of the marked stretches, which is exact; the rounds have brought the best total already."""
    marks = _marked(own, played)
    if own.sheet or own.picked or len(marks) != 2 * len(own.rows):
        return None

    most = best_total(own.rows, shortest=shortest)

    def choice(marks: Marks) -> Choice:
        return Choice((format_move(Mark(marks)),), sheet(own.rows, marks, own=True).total, 0.0, again=most)

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
