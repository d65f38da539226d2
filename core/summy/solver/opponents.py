"""The moves of computer players at three levels, and the hint, from a View alone (S4, S11, S12)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from core.bag import without
from core.game import Hint, Level, private_side
from core.grid import put
from core.summy.moves import Exchange, Lay, Move, sort_tiles
from core.summy.notation import format_move
from core.summy.score import blockers, sums
from core.summy.solver.search import Scored, best, best_points, moves
from core.summy.solver.sums import DIGITS, OPERATORS, Sums
from core.summy.solver.windows import Board
from core.summy.view import BLOCKER, View

RACK = 8
"""The tiles of a full rack; only the weights below use it."""

LAST = 4
"""S12: with this many tiles or fewer and no stock left, a turn was the last."""

CANDIDATES = 8
"""The number of layings a master looks at closely."""

LIKELY = ("12368+x=", "0457-9=1", "2579:x=6", "1489+3==", "036-2+57")
"""Racks that another seat may hold: the same few for all candidates, so that only the board differs."""

PROBE = 7
"""The number of their tiles to try: the eighth would take half of the time and seldom improves the best sum."""

REPLY = 0.6
"""The weight of the points others score after a move: the player may use an opening themselves, so it is below 1."""

# The next turn's points by the tiles kept, from a regression over 500 games of players that mostly took the best score:
# the average of a full rack of new tiles, what each number of `=` and of operators adds, and what each digit adds.
EXPECTED = 26.0
EQUALS = (0.0, 1.0, -4.7, -11.3)
SIGNS = (0.0, -0.6, -4.3, -7.4, -14.2)
WORTH = dict(zip(DIGITS, (-2.5, -1.8, -0.9, -0.9, 0.3, 0.3, 0.3, 2.1, 2.1, 2.1), strict=True))


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view."""
    own = private_side(view)
    if level is Level.MASTER and not view.final:
        return (_far_sighted(view, own.rack),)
    found = _weak(view, rng) if level is Level.BEGINNER else best(view.rows, own.rack)
    return (found.move if found else Exchange(own.rack),)


def hint(view: View) -> Hint:
    """The laying with the most points, or the best exchange if there is none; raises ValueError on a public view."""
    own = private_side(view)
    found = best(view.rows, own.rack)
    if found:
        return Hint(format_move(found.move), "hint-lay", {"points": found.points})
    gone = best_exchange(view, own.rack)[1].tiles
    return Hint(format_move(Exchange(gone)), "hint-exchange", {"count": len(gone)})


def _weak(view: View, rng: Random) -> Scored | None:
    """A random one of the lower half of the layings."""
    found = sorted(moves(view.rows, private_side(view).rack), key=lambda scored: scored.points)
    return rng.choice(found[: (len(found) + 1) // 2]) if found else None


def _far_sighted(view: View, rack: str) -> Move:
    """The move with the most points, minus those it opens for others, plus those it keeps for the next turn."""
    options: list[tuple[float, Move]] = [
        (scored.points + keeps(view, rest(rack, scored.move.laid.values())), scored.move)
        for scored in moves(view.rows, rack)
    ]
    options.append(best_exchange(view, rack))
    options.sort(key=lambda option: option[0], reverse=True)
    holds = max(seat.tiles for seat in view.seats)
    others = [Sums(likely[: min(PROBE, holds)]) for likely in LIKELY]
    return max(options[:CANDIDATES], key=lambda option: option[0] - REPLY * _reply(view, option[1], others))[1]


def best_exchange(view: View, rack: str) -> tuple[float, Exchange]:
    """The exchange with the best tiles kept for the next turn (S11), and their value."""
    parts = {"".join(part) for count in range(len(rack)) for part in combinations(rack, count)}
    value, kept = max(((keeps(view, part), part) for part in parts), default=(0.0, ""))
    return value, Exchange(rest(rack, kept))


def rest(rack: str, taken: Iterable[str]) -> str:
    """The tiles of a rack that are left, in rack order."""
    return sort_tiles("".join(without(rack, taken)))


def keeps(view: View, kept: str) -> float:
    """The value of kept tiles in the next turn (S10, S12)."""
    tiles = min(RACK, len(kept) + view.stock)
    if view.stock <= RACK - len(kept) and tiles <= LAST:
        return 0.0
    signs = sum(kept.count(sign) for sign in OPERATORS)
    value = EQUALS[min(kept.count("="), len(EQUALS) - 1)] + SIGNS[min(signs, len(SIGNS) - 1)]
    # The points of a rack fall faster than its number of tiles.
    return value + EXPECTED * (tiles / RACK) ** 2 + sum(WORTH.get(tile, 0.0) for tile in kept)


def _reply(view: View, move: Move, others: Sequence[Sums]) -> float:
    """The average points of likely racks after a move."""
    rows = view.rows
    if isinstance(move, Lay):
        laid = put(rows, move.laid)
        rows = put(laid, dict.fromkeys(blockers(laid, sums(rows, move)), BLOCKER))
    board = Board(rows, PROBE)
    return sum(best_points(board, one) for one in others) / len(others)
