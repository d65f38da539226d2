"""What a turn of Kakuro is worth to the seat that plays it: its points, the cards kept, and what it opens (V1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.bag import spaced, without
from core.game import private_side
from core.kakuro.moves import Lay, Move, outwards
from core.kakuro.notation import format_move
from core.kakuro.solver.opponents import outlook
from core.kakuro.solver.search import moves
from core.kakuro.view import View, digit
from core.valuation import Choice, Valuation, ranked

LOOKED_AT: Final = 12
"""The number of moves that are looked at closely, those with the most points: a whole game takes half a second."""

MARGIN: Final = 6.0
"""Smaller differences are not told apart: of 83 above 3, playing on confirmed all but 4, of 62 above 6 all but one."""


def value(view: View, played: Sequence[Move]) -> Valuation:
    """V1: the laying played, among those with the most points; raises ValueError on a public view."""
    hand = private_side(view).hand
    found = moves(view.rows, hand, expert=view.expert)
    ahead = outlook(view)

    def choice(move: Lay, points: int) -> Choice:
        left = spaced(without(hand, digit(move.card)))
        keeps, opens = ahead(move)
        return Choice((format_move(move),), points, keeps, left, opens=opens)

    (move,) = played
    assert isinstance(move, Lay)
    move = replace(move, turned=outwards(move.cell, move.turned))
    points = next((one.points for one in found if one.move == move), None)
    # K11: wrongly turned cards are turned back, and nothing is scored
    stands = move if points is not None else replace(move, turned=())
    mine = replace(choice(stands, points or 0), moves=(format_move(move),))
    best = sorted(found, key=lambda one: one.points, reverse=True)[:LOOKED_AT]
    return ranked(mine, (choice(one.move, one.points) for one in best), margin=MARGIN)
