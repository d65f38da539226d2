"""What computer players do, and the hint: three levels over the layings of a View (S4, S11, S12)."""

from random import Random

from core.game import Hint, Level
from core.summy.moves import Exchange, Move
from core.summy.notation import format_move
from core.summy.search import Scored, best, moves
from core.summy.view import Own, View


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view."""
    rack = _own(view).rack
    found = _weak(view, rng) if level is Level.BEGINNER else best(view.rows, rack)
    return (found.move if found else Exchange(rack),)


def hint(view: View) -> Hint:
    """The laying that scores most, or an exchange if there is none; raises ValueError on a public view."""
    own = _own(view)
    found = best(view.rows, own.rack)
    if found:
        return Hint(format_move(found.move), "hint-lay", {"points": found.points})
    return Hint(format_move(Exchange(own.rack)), "hint-exchange", {"count": len(own.rack)})


def _own(view: View) -> Own:
    if view.private is None:
        raise ValueError("a public view has no rack to play from")
    return view.private


def _weak(view: View, rng: Random) -> Scored | None:
    """One of the lower half of the layings."""
    found = sorted(moves(view.rows, _own(view).rack), key=lambda scored: scored.points)
    return rng.choice(found[: (len(found) + 1) // 2]) if found else None
