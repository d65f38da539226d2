"""The worth of a turn of Skeleton to its seat: the point it scores, and the way it leaves to the next one (V1)."""

from collections.abc import Sequence
from typing import Final

from core.private_side import private_side
from core.valuation import Choice, Valuation, ranked
from tests.new_game.skeleton.core.moves import Lay, Move, Pass, Typed
from tests.new_game.skeleton.core.notation import format_move
from tests.new_game.skeleton.core.view import View

MARGIN: Final = 0.5
"""Smaller differences are not told apart: only a point is sure."""


def value(view: View, moves: Sequence[Move]) -> Valuation:
    """Q3, Q5: the worth of the tile laid, beside all that fit; raises ValueError on a public view."""
    ways: list[Typed] = [Lay(digit) for digit in dict.fromkeys(private_side(view).hand) if not _over(view, digit)]
    (move,) = moves
    assert isinstance(move, Lay | Pass)
    return ranked(_choice(view, move), (_choice(view, way) for way in ways or [Pass()]), margin=MARGIN)


def _over(view: View, digit: str) -> bool:
    return view.count + int(digit) > view.target


def _choice(view: View, move: Typed) -> Choice:
    left = view.target - view.count - (int(move.digit) if isinstance(move, Lay) else 0)
    return Choice((format_move(move),), int(not left), left / view.target / 2)
