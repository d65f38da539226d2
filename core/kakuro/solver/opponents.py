"""The moves of computer players at three levels, and the hint, from a View alone (K4, K7, K8, V5)."""

from operator import attrgetter
from random import Random
from typing import Final

from core.game import Hint, Level
from core.kakuro.moves import Lay
from core.kakuro.notation import format_move
from core.kakuro.solver.ahead import look_ahead
from core.kakuro.solver.options import options
from core.kakuro.solver.search import ScoredLay, moves
from core.kakuro.solver.valuation import is_clearly_better
from core.kakuro.view import View
from core.private_side import private_side

GLANCES: Final = 12
"""The number of moves a beginner looks at."""


def choose(view: View, level: Level, rng: Random) -> tuple[Lay, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view or a hand without cards."""
    if not private_side(view).hand:
        raise ValueError("a seat without cards has no move")
    match level:
        case Level.BEGINNER:
            return (_at_a_glance(view, rng).move,)
        case Level.CLUB:
            return (options(view)[0].move,)
    return (look_ahead(view),)


def hint(view: View) -> Hint:
    """The move with the most points, unless another one is clearly worth more (V1); raises ValueError as `choose` does."""
    found = options(view)
    if not found:
        raise ValueError("a seat without cards has no move")
    best, most = found[0], max(found, key=attrgetter("points"))
    if not most.points:
        return Hint(format_move(best.move), "hint-nothing")
    if not is_clearly_better(view, best, most):
        return Hint(format_move(most.move), "hint-lay", {"points": most.points})
    keeps, opens = best.outlook.keeps - most.outlook.keeps, most.outlook.opens - best.outlook.opens
    code = "hint-keeps" if keeps > opens else "hint-opens"
    return Hint(format_move(best.move), code, {"points": best.points, "most": most.points})


def _at_a_glance(view: View, rng: Random) -> ScoredLay:
    """The best of a few moves; a beginner turns one card at most."""
    found = moves(view.rows, private_side(view).hand, expert=False)
    return max(rng.sample(found, min(GLANCES, len(found))), key=lambda one: one.points)
