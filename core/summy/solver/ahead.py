"""The move of a player who looks ahead: what the others can answer with likely racks, and the end exactly (V5)."""

from collections import Counter
from random import Random
from typing import Final

from core.grid import EMPTY
from core.private_side import private_side
from core.summy.moves import Exchange, Lay, sort_tiles
from core.summy.solver.ending import best_ending
from core.summy.solver.search import after, best_points
from core.summy.solver.sums import DIGITS, OPERATORS, Sums
from core.summy.solver.valuation import Option, is_last, options
from core.summy.solver.windows import Board
from core.summy.view import BLOCKER, View

TILES: Final = Counter({**dict.fromkeys(DIGITS, 8), **dict.fromkeys(OPERATORS, 7), "=": 19})
"""S1: the number of tiles of each kind; only what others may hold uses it."""

CANDIDATES: Final = 20
"""The number of options looked at closely, those with the highest value."""

RACKS: Final = 24
"""The number of likely racks, the same for all candidates, so that only the board differs."""

REPLY: Final = 0.8
"""The weight of the points others score after a move: the player may use an opening themselves, so it is below 1."""


def look_ahead(view: View) -> Lay | Exchange:
    """The move with the most points, plus those it keeps, minus those of the answers; raises ValueError on a public view.

    The same view gives the same move: the racks are drawn by what it shows.
    """
    found = options(view)
    if view.final:
        return found[0].move
    own, hidden = private_side(view), _unseen(view)
    holding = [seat.tiles for at, seat in enumerate(view.seats, 1) if at != own.seat and not seat.left]
    if not view.stock and len(holding) == 1 and sum(holding) == len(hidden):
        ending = best_ending(view.rows, own.rack, hidden)
        if ending is not None:
            return ending
    rng = Random("".join(view.rows) + own.rack)
    racks = [sort_tiles("".join(rng.sample(hidden, max(holding)))) for _ in range(RACKS)]
    others = [Sums(rack) for rack in dict.fromkeys(racks)]

    def worth(option: Option) -> float:
        board = Board(after(view.rows, option.move), max(holding))
        reply = sum(best_points(board, one) for one in others) / len(others)
        return option.value - (1 if is_last(view, option.kept) else REPLY) * reply

    return max(found[:CANDIDATES], key=worth).move


def _unseen(view: View) -> str:
    """The tiles that are neither on the board nor in the viewer's rack, in rack order."""
    lying = Counter("".join(view.rows).replace(EMPTY, "").replace(BLOCKER, ""))
    return sort_tiles("".join((TILES - lying - Counter(private_side(view).rack)).elements()))
