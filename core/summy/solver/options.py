"""The ways to play a turn of Summy and their value to the seat: points, and the tiles kept for the next turn (V1)."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from core.bag import without
from core.private_side import private_side
from core.summy.moves import Exchange, Lay, sort_tiles
from core.summy.solver.search import moves
from core.summy.solver.sums import DIGITS, OPERATORS
from core.summy.view import View

RACK: Final = 8
"""The tiles of a full rack; only the weights below use it."""

LAST: Final = 4
"""S12: with this many tiles or fewer and no stock left, a turn was the last."""

# The next turn's points by the tiles kept, from a regression over 500 games of players that mostly took the best score:
# the average of a full rack of new tiles, what each number of `=` and of operators adds, and what each digit adds.
EXPECTED = 26.0
EQUALS = (0.0, 1.0, -4.7, -11.3)
SIGNS = (0.0, -0.6, -4.3, -7.4, -14.2)
WORTH = dict(zip(DIGITS, (-2.5, -1.8, -0.9, -0.9, 0.3, 0.3, 0.3, 2.1, 2.1, 2.1), strict=True))


class Option(NamedTuple):
    """A way to play a turn: its value, the points it brings now, the move, and the tiles it keeps, in rack order."""

    value: float
    points: int
    move: Lay | Exchange
    kept: str


def options(view: View, worth: Callable[[str], float] | None = None) -> list[Option]:
    """Every laying and the best exchange, the most valuable first; raises ValueError on a public view.

    `worth` is the value of the tiles kept, that of V1 if none is given.
    """
    rack = private_side(view).rack
    kept = cache(lambda laid: rest(rack, laid))
    worth = cache(worth or partial(keeps, view))
    found = [_best_exchange(rack, worth)]
    for one in moves(view.rows, rack):
        left = kept("".join(sorted(one.move.tiles)))
        found.append(Option(one.points + worth(left), one.points, one.move, left))
    return sorted(found, key=lambda one: one.value, reverse=True)


def rest(rack: str, taken: Iterable[str]) -> str:
    """The tiles of a rack that are left, in rack order."""
    return sort_tiles("".join(without(rack, taken)))


def keeps(view: View, kept: str) -> float:
    """The value of kept tiles in the next turn (S10, S12)."""
    if is_last(view, kept):
        return 0.0
    tiles = min(RACK, len(kept) + view.stock)
    # The points of a rack fall faster than its number of tiles.
    return EXPECTED * (tiles / RACK) ** 2 + tiles_value(kept)


def tiles_value(kept: str) -> float:
    """The points that kept tiles add to those of a rack of new tiles."""
    signs = sum(kept.count(sign) for sign in OPERATORS)
    worth = EQUALS[min(kept.count("="), len(EQUALS) - 1)] + SIGNS[min(signs, len(SIGNS) - 1)]
    return worth + sum(WORTH.get(tile, 0.0) for tile in kept)


def is_last(view: View, kept: str) -> bool:
    """S12: whether a turn that keeps these tiles is the last one of its seat."""
    tiles = min(RACK, len(kept) + view.stock)
    return view.final or (view.stock <= RACK - len(kept) and tiles <= LAST)


def _best_exchange(rack: str, worth: Callable[[str], float]) -> Option:
    parts = dict.fromkeys("".join(part) for count in range(len(rack)) for part in combinations(rack, count))
    kept = max(parts, key=worth)
    return Option(worth(kept), 0, Exchange(rest(rack, kept)), kept)
