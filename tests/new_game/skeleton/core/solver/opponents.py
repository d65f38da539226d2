"""The moves of computer players, and the hint."""

from random import Random

from core.game import Hint, Level
from core.private_side import private_side
from tests.new_game.skeleton.core.moves import Lay, Pass, Typed
from tests.new_game.skeleton.core.notation import format_move
from tests.new_game.skeleton.core.view import View


def choose(view: View, level: Level, rng: Random) -> tuple[Typed, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view."""
    fitting = _fitting(view)
    if level is Level.BEGINNER and fitting:
        return (Lay(rng.choice(fitting)),)
    return (_best(view),)


def hint(view: View) -> Hint:
    """The move that scores, else one after which nobody is likely to score; raises ValueError on a public view."""
    move = _best(view)
    if isinstance(move, Pass):
        return Hint(format_move(move), "hint-pass")
    reached = view.count + int(move.digit)
    code = "hint-score" if reached == view.target else "hint-lay"
    return Hint(format_move(move), code, {"sum": str(reached)})


def _fitting(view: View) -> tuple[str, ...]:
    """Q3: the tiles the viewing seat can lay."""
    return tuple(digit for digit in private_side(view).hand if view.count + int(digit) <= view.target)


def _best(view: View) -> Typed:
    """The tile that reaches the target, else the smallest: it leaves the longest way to it."""
    fitting = _fitting(view)
    if not fitting:
        return Pass()
    wanted = str(view.target - view.count)
    return Lay(wanted if wanted in fitting else min(fitting))
