"""The moves of computer players at three levels, and the hint, from a View alone (S4, S11, V5)."""

from random import Random

from core.game import Hint, Level
from core.private_side import private_side
from core.summy.moves import Exchange, Move
from core.summy.notation import format_move
from core.summy.solver.ahead import look_ahead
from core.summy.solver.search import Scored, best, moves
from core.summy.solver.valuation import best_exchange, options
from core.summy.view import View


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view."""
    if level is Level.MASTER:
        return (look_ahead(view),)
    if level is Level.CLUB:
        return (options(view)[0].move,)
    found = _weak(view, rng)
    return (found.move if found else Exchange(private_side(view).rack),)


def hint(view: View) -> Hint:
    """The laying with the most points, or the best exchange if there is none; raises ValueError on a public view."""
    own = private_side(view)
    found = best(view.rows, own.rack)
    if found:
        return Hint(format_move(found.move), "hint-lay", {"points": found.points})
    move = best_exchange(view, own.rack).move
    return Hint(format_move(move), "hint-exchange", {"count": len(move.tiles)})


def _weak(view: View, rng: Random) -> Scored | None:
    """A random one of the lower half of the layings."""
    found = sorted(moves(view.rows, private_side(view).rack), key=lambda scored: scored.points)
    return rng.choice(found[: (len(found) + 1) // 2]) if found else None
