"""The move of a player who looks ahead: the answers of likely hands and the turn after them, and the end exactly (V5)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from core.bag import without
from core.kakuro.moves import Lay
from core.kakuro.solver.ending import best_ending
from core.kakuro.solver.inference import NextHand
from core.kakuro.solver.search import after, best_of_each, best_points
from core.kakuro.solver.valuation import Option, options, unseen
from core.kakuro.view import DIGITS, View, digit
from core.private_side import private_side

CANDIDATES: Final = 120
"""The number of moves whose value is computed, those with the most points: mostly all there are, but in the expert game."""

CLOSELY: Final = 12
"""How many of them are played on, those with the highest value against the hand that the next seat may have."""

LIKELY: Final = 0.04
"""Answers less likely than this are not played on; the more likely ones count for them."""

FOLLOWING: Final = 0.6
"""The weight of the player's next points: what others open or close before them is not foreseen."""


def look_ahead(view: View) -> Lay:
    """The move with the most points, minus those of the next seat, plus those of the turn after it; raises ValueError on a
    public view.
    """
    own, hidden = private_side(view), unseen(view)
    holding = [seat.cards for at, seat in enumerate(view.seats, 1) if at != own.seat and seat.cards]
    if not view.bag and len(holding) <= 1 and sum(holding) == hidden.total():
        ending = best_ending(view.rows, own.hand, "".join(hidden.elements()), expert=view.expert)
        if ending is not None:
            return ending
    following = NextHand(view)
    found = sorted(options(view, most=CANDIDATES), key=lambda option: _answered(view, option, following), reverse=True)
    return max(found[:CLOSELY], key=lambda option: _played_on(view, option, following)).move


def _answered(view: View, option: Option, following: NextHand) -> float:
    """The value of a move, with the answer of the hand that the next seat may have."""
    tops = best_points(after(view.rows, option.move), expert=view.expert)
    reply = sum(chance * top for chance, top in zip(following.chances(tops), tops, strict=True))
    return option.points + option.outlook.keeps - reply


def _played_on(view: View, option: Option, following: NextHand) -> float:
    """The value of a move after the answers to it, each as likely as its card, and the turn after them."""
    hidden, rows = unseen(view), after(view.rows, option.move)
    answers = best_of_each(rows, expert=view.expert)
    tops = [one.points if one else 0 for one in answers]
    odds = following.chances(tops)
    likely = [(chance, one) for chance, one in zip(odds, answers, strict=True) if one and chance >= LIKELY]
    kept = without(private_side(view).hand, digit(option.move.card))
    next_points = sum(
        chance * _expected(view, after(rows, one.move), kept, hidden - Counter(digit(one.move.card)))
        for chance, one in likely
    )
    share = sum(chance for chance, _ in likely)
    reply = sum(chance * top for chance, top in zip(odds, tops, strict=True))
    return option.points - reply + (FOLLOWING * next_points / share if share else option.outlook.keeps)


def _expected(view: View, rows: Sequence[str], kept: Sequence[str], hidden: Counter[str]) -> float:
    """The most points of the cards kept and one that is still to be drawn, if there are any left."""
    tops = dict(zip(DIGITS, best_points(rows, expert=view.expert), strict=True))
    own = max((tops[card] for card in kept), default=0)
    if not view.bag or not hidden:
        return own
    return sum(count * max(own, tops[card]) for card, count in hidden.items()) / hidden.total()
