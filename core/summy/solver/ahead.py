"""A search that looks ahead: to all draws and to who gets the last turns; it solves the end exactly (V5)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from statistics import fmean
from typing import Final

from core.grid import EMPTY
from core.private_side import private_side
from core.summy.moves import Exchange, Lay, sort_tiles
from core.summy.solver.ending import Turn, best_ending, lead_after, most_ahead
from core.summy.solver.options import RACK, Option, is_last, options, tiles_value
from core.summy.solver.racks import kept_value
from core.summy.solver.remaining import after_turn
from core.summy.solver.sums import DIGITS, OPERATORS
from core.summy.view import BLOCKER, View

TILES: Final = Counter({**dict.fromkeys(DIGITS, 8), **dict.fromkeys(OPERATORS, 7), "=": 19})
"""S1: the number of tiles of each kind; used only to estimate what others hold."""

COMPARED: Final = 100
"""After this many boards two turns of a known ending are compared as if it were unknown: at most a tenth of a second."""


def look_ahead(view: View) -> Lay | Exchange:
    """The move with the best sum: its points, the worth of the tiles it keeps, and the expected lead of the turns left.

    Raises ValueError on a public view.
    """
    if view.final:
        return options(view)[0].move
    theirs = _known_rack(view)
    if theirs is not None:
        ending = best_ending(view.rows, private_side(view).rack, theirs)
        if ending is not None:
            return ending
    return options(view, _worth(view))[0].move


def given_away(view: View, played: Option, others: Iterable[Option]) -> float:
    """By how much the best turn is better than the one played: exact at the end, else as far as `look_ahead` sees."""
    theirs = None if view.final else _known_rack(view)
    if theirs is not None:
        turn = Turn(played.points, played.move, played.kept)
        most = most_ahead(view.rows, private_side(view).rack, theirs, boards=COMPARED)
        made = None if most is None else lead_after(view.rows, turn, theirs, boards=COMPARED)
        if most is not None and made is not None:
            return float(most - made)
    worth = cache(_worth(view))
    mine = played.points + worth(played.kept)
    return max(mine, *(one.points + worth(one.kept) for one in others)) - mine


def is_better(view: View, better: Option, worse: Option) -> bool:
    """Whether a turn is better than another one: at the end if all racks are known, else as far as `look_ahead` sees."""
    if view.final:
        return better.value > worse.value
    theirs = _known_rack(view)
    if theirs is not None:
        turns = [Turn(one.points, one.move, one.kept) for one in (better, worse)]
        more, less = (lead_after(view.rows, one, theirs, boards=COMPARED) for one in turns)
        if more is not None and less is not None:
            return more > less
    worth = _worth(view)
    return better.points + worth(better.kept) > worse.points + worth(worse.kept)


def _worth(view: View) -> Callable[[str], float]:
    """A function that gives what kept tiles are worth, with the expected lead of the turns left."""
    brings, holding = kept_value(_unseen(view)), _others(view)

    def worth(kept: str) -> float:
        """The worth of these kept tiles, in points."""
        if view.final:
            return 0.0
        drawn = min(RACK - len(kept), view.stock)
        stock = view.stock - drawn
        mine, *theirs = after_turn(stock, len(kept) + drawn, holding)
        ahead = mine - fmean(theirs)
        if is_last(view, kept):
            return ahead
        return ahead + (brings(kept, stock) if len(kept) + drawn == RACK else tiles_value(kept))

    return worth


def _known_rack(view: View) -> str | None:
    """The tiles of the only other seat, once the stock is empty; None if they are not all known."""
    hidden, holding = _unseen(view), _others(view)
    return hidden if not view.stock and len(holding) == 1 and sum(holding) == len(hidden) else None


def _others(view: View) -> tuple[int, ...]:
    """The number of tiles of each other seat, in the order of their turns."""
    own = private_side(view).seat
    return tuple(seat.tiles for seat in (*view.seats[own:], *view.seats[: own - 1]) if not seat.left)


def _unseen(view: View) -> str:
    """The tiles that are neither on the board nor in the viewer's rack, in rack order."""
    lying = Counter("".join(view.rows).replace(EMPTY, "").replace(BLOCKER, ""))
    return sort_tiles("".join((TILES - lying - Counter(private_side(view).rack)).elements()))
