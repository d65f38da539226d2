"""The moves of computer players at three levels, and the hint, from a View alone (S4, S11, V5)."""

from operator import attrgetter
from random import Random

from core.game import Hint, Level
from core.private_side import private_side
from core.summy.moves import Exchange, Move
from core.summy.notation import format_move
from core.summy.solver.ahead import look_ahead
from core.summy.solver.options import options
from core.summy.solver.search import ScoredLay, moves
from core.summy.solver.valuation import is_clearly_better
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
    """The laying with the most points, unless another turn is clearly worth more (V1); raises ValueError on a public view."""
    found = options(view)
    best, most = found[0], max(found, key=attrgetter("points"))
    chosen = best if is_clearly_better(view, best, most) else most
    move, more = format_move(chosen.move), {"most": most.points} if chosen.points < most.points else {}
    if isinstance(chosen.move, Exchange):
        return Hint(
            move, "hint-exchange-rather" if more else "hint-exchange", {"count": len(chosen.move.tiles), **more}
        )
    return Hint(move, "hint-keeps" if more else "hint-lay", {"points": chosen.points, **more})


def _weak(view: View, rng: Random) -> ScoredLay | None:
    """A random one of the lower half of the layings."""
    found = sorted(moves(view.rows, private_side(view).rack), key=lambda scored: scored.points)
    return rng.choice(found[: (len(found) + 1) // 2]) if found else None
