"""What a turn of Summy is worth to the seat that plays it: its points, and the tiles kept for the next turn (V1)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from core.bag import spaced
from core.game import private_side
from core.summy.moves import Exchange, Lay, Move
from core.summy.notation import format_move
from core.summy.score import sums
from core.summy.solver.opponents import best_exchange, keeps, rest
from core.summy.solver.search import moves
from core.summy.view import View
from core.valuation import Choice, Valuation, ranked

MARGIN: Final = 5.0
"""Smaller differences are not told apart: the tiles kept and what a laying opens for others are only estimated."""


def value(view: View, played: Sequence[Move]) -> Valuation:
    """V1: the laying or exchange played, among all layings and the best exchange; raises ValueError on a public view."""
    rack = private_side(view).rack
    kept = cache(lambda tiles: 0.0 if view.final else keeps(view, tiles))

    def laid(move: Lay, points: int) -> Choice:
        left = rest(rack, move.laid.values())
        return Choice((format_move(move),), points, kept(left), spaced(left))

    def exchanged(move: Exchange) -> Choice:
        left = rest(rack, move.tiles)
        return Choice((format_move(move),), 0, kept(left), spaced(left))

    others = [laid(scored.move, scored.points) for scored in moves(view.rows, rack)]
    others.append(exchanged(best_exchange(view, rack)[1]))
    (move,) = played
    if isinstance(move, Lay):
        mine = laid(move, sum(one.points for one in sums(view.rows, move)))
    else:
        assert isinstance(move, Exchange)
        mine = exchanged(move)
    return ranked(mine, others, margin=MARGIN)
