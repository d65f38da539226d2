"""The worth of a turn of Summy to the seat that plays it, beside the best one (V1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.bag import spaced
from core.private_side import private_side
from core.summy.moves import Exchange, Lay, Move
from core.summy.notation import format_move
from core.summy.score import sums
from core.summy.solver.ahead import given_away, is_better
from core.summy.solver.options import Option, keeps, options, rest
from core.summy.view import View
from core.valuation import Choice, Valuation, ranked

MARGIN: Final = 5.0
"""Smaller differences are not told apart: the tiles kept and what a laying opens for others are only estimated."""


def value(view: View, played: Sequence[Move]) -> Valuation:
    """V1: the laying or exchange played, among all layings and the best exchange; raises ValueError on a public view.

    If looking ahead does not confirm that the best one is better than the one played, the two cannot be told apart.
    """
    rack = private_side(view).rack
    (move,) = played
    assert isinstance(move, Lay | Exchange)
    kept = rest(rack, move.tiles)
    points = sum(one.points for one in sums(view.rows, move)) if isinstance(move, Lay) else 0
    mine, others = Option(points + keeps(view, kept), points, move, kept), options(view)
    found = ranked(_choice(mine), map(_choice, others), margin=MARGIN)
    found = replace(found, ahead=given_away(view, mine, others))
    return found if is_clearly_better(view, others[0], mine) else found.unconfirmed()


def is_clearly_better(view: View, better: Option, worse: Option) -> bool:
    """Whether a turn can be told apart from a worse one: by its value, and by looking ahead."""
    return better.value - worse.value > MARGIN and is_better(view, better, worse)


def _choice(option: Option) -> Choice:
    return Choice((format_move(option.move),), option.points, option.value - option.points, spaced(option.kept))
