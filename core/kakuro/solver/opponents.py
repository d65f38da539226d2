"""The moves of computer players at three levels, and the hint, from a View alone (K4, K7, K8)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from core.bag import without
from core.game import Hint, Level, private_side
from core.grid import EMPTY, at, put
from core.kakuro.moves import Lay
from core.kakuro.notation import format_move
from core.kakuro.solver.search import Scored, best, best_points, moves
from core.kakuro.view import DIGITS, View, digit, over

EACH: Final = 8
"""K1: the number of cards of each digit; only the master's forecast uses it."""

GLANCES: Final = 12
"""The number of moves a beginner looks at."""

CANDIDATES: Final = 30
"""The number of moves a master looks at closely."""

REPLY: Final = 1.0
"""The weight of the next seat's expected points: as much as the player's own points."""

KEEP: Final = 0.4
"""The weight of the points that a card kept in hand could score next, if the board stayed as it is."""


def choose(view: View, level: Level, rng: Random) -> tuple[Lay, ...]:
    """The one move of a computer player on turn; raises ValueError on a public view or a hand without cards."""
    match level:
        case Level.BEGINNER:
            found = _at_a_glance(view, rng)
        case Level.CLUB:
            found = _best(view)
        case Level.MASTER:
            found = _far_sighted(view)
    return (found.move,)


def hint(view: View) -> Hint:
    """The move with the most points, or if none scores, one that gives little away; raises ValueError as `choose` does."""
    found = _best(view)
    if found.points:
        return Hint(format_move(found.move), "hint-lay", {"points": found.points})
    return Hint(format_move(_far_sighted(view).move), "hint-nothing")


def _best(view: View) -> Scored:
    found = best(view.rows, private_side(view).hand, expert=view.expert)
    if found is None:
        raise ValueError("a seat without cards has no move")
    return found


def _at_a_glance(view: View, rng: Random) -> Scored:
    """The best of a few moves; a beginner turns one card at most."""
    found = moves(view.rows, private_side(view).hand, expert=False)
    return max(rng.sample(found, min(GLANCES, len(found))), key=lambda one: one.points)


def _far_sighted(view: View) -> Scored:
    """The move with the most points, minus those it opens for the next seat, plus those it keeps for later."""
    hand = private_side(view).hand
    found = sorted(moves(view.rows, hand, expert=view.expert), key=lambda one: one.points, reverse=True)
    ahead = outlook(view)
    return max(found[:CANDIDATES], key=lambda one: one.points + ahead(one.move).value)


class Outlook(NamedTuple):
    """The value of a move beyond its own points: what the hand keeps, and what is opened for the next seat."""

    keeps: float
    opens: float

    @property
    def value(self) -> float:
        """Both together."""
        return self.keeps - self.opens


def outlook(view: View) -> Callable[[Lay], Outlook]:
    """The outlook of each move of the viewing seat."""
    unseen, holds = _unseen(view), _next_hand(view)

    def after(move: Lay) -> Outlook:
        """The points that the hand could score next, and those that the next seat may expect."""
        turned = {cell: over(at(view.rows, cell)) for cell in move.turned}
        tops = best_points(put(view.rows, {move.cell: move.card, **turned}), expert=view.expert)
        kept = without(private_side(view).hand, digit(move.card))
        keeps = max((tops[DIGITS.index(one)] for one in kept), default=0)
        return Outlook(KEEP * keeps, REPLY * expected(tops, unseen, holds))

    return after


def expected(tops: Sequence[int], unseen: Counter[str], holds: int) -> float:
    """The average score of a hand of `holds` unseen cards; `tops` is the best score of each digit."""
    left = [(top, unseen[number]) for top, number in sorted(zip(tops, DIGITS, strict=True), reverse=True)]
    total = sum(count for _, count in left)
    expected, missed = 0.0, 1.0
    # From the best digit down: the hand holds it, or all of its cards are among the rest.
    for top, count in left:
        rest = _chance_without(total, count, holds)
        expected += missed * (1 - rest) * top
        missed *= rest
        total -= count
    return expected


def _chance_without(total: int, count: int, holds: int) -> float:
    """The probability that `holds` cards drawn from `total` include none of `count` special ones."""
    chance = 1.0
    for drawn in range(min(holds, total)):
        chance *= max(0, total - count - drawn) / (total - drawn)
    return chance


def _unseen(view: View) -> Counter[str]:
    """The cards that are neither on the board nor in the viewer's hand."""
    every = Counter(dict.fromkeys(DIGITS, EACH))
    return every - Counter(map(digit, _lying(view))) - Counter(private_side(view).hand)


def _lying(view: View) -> Iterator[str]:
    return (card for row in view.rows for card in row if card != EMPTY)


def _next_hand(view: View) -> int:
    """The number of cards of the next seat that has any; 0 if no other seat has."""
    here = private_side(view).seat
    order = [*view.seats[here:], *view.seats[: here - 1]]
    return next((seat.cards for seat in order if seat.cards), 0)
