"""A search that looks ahead: over the answers of likely hands and the turn after them; it solves the end exactly (V5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from core.bag import without
from core.kakuro.moves import Lay
from core.kakuro.solver.ending import best_ending, lead_after, most_ahead
from core.kakuro.solver.inference import NextHand
from core.kakuro.solver.options import Option, expected, next_hand, options, unseen
from core.kakuro.solver.search import ScoredLay, after, best_of_each, best_points
from core.kakuro.view import DIGITS, View, digit
from core.private_side import private_side

CANDIDATES: Final = 120
"""How many moves, those with the most points, are valued: nearly always all of them, except in the expert game."""

CLOSELY: Final = 12
"""How many of them, the most valuable against the likely hands of the next seat, are played on."""

WEIGHED: Final = 3
"""How many moves besides the one played a review plays on: more hardly find a better one, and take a second a game."""

LIKELY: Final = 0.04
"""Answers less likely than this are not played on; the likelier ones stand for them."""

COMPARED: Final = 300
"""After this many boards two moves of a known ending are compared as if it were unknown: at most a tenth of a second."""

FOLLOWING: Final = 0.8
"""The weight of the player's next turn: the search does not foresee what others open or close before it."""

OPENED: Final = 0.5
"""The weight, in that turn, of the points that the next seat may expect after it."""


def look_ahead(view: View) -> Lay:
    """The move with the best sum: its points, minus the expected answer of the next seat, plus the worth of the turn after.

    Raises ValueError on a public view.
    """
    theirs = _known_hand(view)
    if theirs is not None:
        ending = best_ending(view.rows, private_side(view).hand, theirs, expert=view.expert)
        if ending is not None:
            return ending
    found = _most_valuable(view, options(view, most=CANDIDATES))[:CLOSELY]
    return max(found, key=lambda option: _played_on(view, option)).move


def given_away(view: View, played: Option, others: Sequence[Option]) -> float:
    """By how much the best move is better than the one played: exact at the end, else as far as `look_ahead` sees."""
    theirs = _known_hand(view)
    if theirs is not None:
        hand, move = private_side(view).hand, ScoredLay(played.move, played.points)
        most = most_ahead(view.rows, hand, theirs, expert=view.expert, boards=COMPARED)
        made = None if most is None else lead_after(view.rows, move, hand, theirs, expert=view.expert, boards=COMPARED)
        if most is not None and made is not None:
            return float(most - made)
    mine, found = _played_on(view, played), _most_valuable(view, others)[:WEIGHED]
    return max(0.0, *(_played_on(view, one) - mine for one in found))


def is_better(view: View, better: Option, worse: Option) -> bool:
    """Whether a move is better than another one: at the end if all hands are known, else as far as `look_ahead` sees."""
    theirs = _known_hand(view)
    if theirs is not None:
        hand, moves = private_side(view).hand, [ScoredLay(one.move, one.points) for one in (better, worse)]
        more, less = (lead_after(view.rows, one, hand, theirs, expert=view.expert, boards=COMPARED) for one in moves)
        if more is not None and less is not None:
            return more > less
    return _played_on(view, better) > _played_on(view, worse)


def _known_hand(view: View) -> str | None:
    """The cards of the only other seat that may hold any, once the bag is empty; None if they are not all known."""
    own, hidden = private_side(view), unseen(view)
    holding = [seat.cards for at, seat in enumerate(view.seats, 1) if at != own.seat and seat.cards]
    known = not view.bag and len(holding) <= 1 and sum(holding) == hidden.total()
    return "".join(hidden.elements()) if known else None


@lru_cache(maxsize=1)
def _next_hand(view: View) -> NextHand:
    """The likely hand of the next seat, judged once a turn."""
    return NextHand(view)


def _most_valuable(view: View, found: Iterable[Option]) -> list[Option]:
    """These moves, the most valuable against the likely hands of the next seat first."""
    return sorted(found, key=lambda option: _answered(view, option), reverse=True)


def _answered(view: View, option: Option) -> float:
    """The value of a move, minus the points with which the likely hands of the next seat answer."""
    tops = best_points(after(view.rows, option.move), expert=view.expert)
    reply = sum(chance * top for chance, top in zip(_next_hand(view).chances(tops), tops, strict=True))
    return option.points + option.outlook.keeps - reply


@lru_cache(maxsize=1 << 4)  # a review asks for the move played twice
def _played_on(view: View, option: Option) -> float:
    """The value of a move after the likely answers to it and the player's next turn."""
    hidden, rows = unseen(view), after(view.rows, option.move)
    answers = best_of_each(rows, expert=view.expert)
    tops = [one.points if one else 0 for one in answers]
    odds = _next_hand(view).chances(tops)
    likely = [(chance, one) for chance, one in zip(odds, answers, strict=True) if one and chance >= LIKELY]
    kept = without(private_side(view).hand, digit(option.move.card))
    next_turn = sum(
        chance * _next_turn(view, after(rows, one.move), kept, hidden - Counter(digit(one.move.card)))
        for chance, one in likely
    )
    share = sum(chance for chance, _ in likely)
    reply = sum(chance * top for chance, top in zip(odds, tops, strict=True))
    return option.points - reply + (FOLLOWING * next_turn / share if share else option.outlook.keeps)


def _next_turn(view: View, rows: Sequence[str], kept: Sequence[str], hidden: Counter[str]) -> float:
    """The worth of the player's next turn with the cards kept and, unless the bag is empty, one more drawn."""
    drawn = hidden if view.bag else Counter[str]()
    holds, worth = next_hand(view), dict.fromkeys(DIGITS, 0.0)
    for card, one in zip(DIGITS, best_of_each(rows, expert=view.expert), strict=True):
        if one and (card in kept or drawn[card]):
            tops = best_points(after(rows, one.move), expert=view.expert)
            worth[card] = one.points - OPENED * expected(tops, hidden, holds)
    own = max((worth[card] for card in kept), default=None)
    if not drawn:
        return own or 0.0
    return (
        sum(count * (worth[card] if own is None else max(own, worth[card])) for card, count in drawn.items())
        / drawn.total()
    )
