"""The likely hand of the next seat: its moves show which cards it would hardly have kept (V5)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from math import exp
from typing import Final

from core.game import Seat
from core.grid import EMPTY, put
from core.kakuro.moves import Lay
from core.kakuro.solver.options import next_hand, next_seat, options, outlook, unseen
from core.kakuro.view import DIGITS, LastMove, Own, SeatView, View, digit, over

MOVES: Final = 8
"""How many of its newest moves are judged; earlier ones add next to nothing."""

SLIP: Final = 0.1
"""A move that is worth this much less than the best one is e times less likely to be chosen."""

LEAST: Final = 0.001
"""The least likelihood of any move: people do not see all moves."""


class NextHand:
    """The likely hand of the next seat: of the unseen cards, those that it more probably kept in earlier turns count more."""

    def __init__(self, view: View) -> None:
        """Judge its moves; raises ValueError on a public view."""
        hidden, holds = unseen(view), next_hand(view)
        self._hands = _hands(_kept(view, hidden) if holds else (), hidden, holds)

    def chances(self, tops: Sequence[float]) -> Sequence[float]:
        """How likely each digit is the one with the best score in the hand; 0 for all if it has none."""
        odds = [0.0] * len(tops)
        for (one, other), likely in self._hands:
            odds[one if tops[one] >= tops[other] else other] += likely
        return odds


def _hands(kept: Sequence[float], hidden: Counter[str], holds: int) -> Sequence[tuple[tuple[int, int], float]]:
    """Each hand, the card kept and one drawn since, and its probability; a hand of one card names that card twice."""
    if not holds:
        return ()
    counts, total = [hidden[card] for card in DIGITS], hidden.total()
    first = kept or [count / total for count in counts]
    if holds == 1:
        return [((one, one), likely) for one, likely in enumerate(first)]
    odds: dict[tuple[int, int], float] = {}
    for one, likely in enumerate(first):
        for other, count in enumerate(counts):
            hand = (min(one, other), max(one, other))
            odds[hand] = odds.get(hand, 0.0) + likely * (count - (one == other)) / (total - 1)
    return [(hand, likely) for hand, likely in odds.items() if likely > 0]


def _kept(view: View, hidden: Counter[str]) -> Sequence[float]:
    """The probability of each digit to be the card that the next seat has kept; empty if it has not moved yet.

    All orders in which its cards can have come are equally likely, so only the fit of its moves to each order counts. A card
    kept in a turn was either held before that turn, or drawn for it while the seat held the card that it then laid.
    """
    turns = [*islice(_turns(view, next_seat(view)), MOVES)]
    if not turns:
        return ()
    # a card laid later may have been in the hand
    possible = [hidden + Counter(digit(move.card) for move, _ in turns[:later]) for later in range(len(turns))]
    fits = dict.fromkeys(DIGITS, 1.0)
    for (move, before), cards in zip(reversed(turns), reversed(possible), strict=True):
        laid = digit(move.card)
        fits = {
            card: (fits[card] + (fits[laid] if card != laid else 0)) * _likelihood(before, move, card)
            if cards[card]
            else 0.0
            for card in DIGITS
        }
        most = max(fits.values())
        fits = {card: fit / most for card, fit in fits.items()}
    weights = [hidden[card] * fits[card] for card in DIGITS]
    return [weight / sum(weights) for weight in weights]


def _turns(view: View, seat: Seat | None) -> Iterator[tuple[LastMove, View]]:
    """The moves of a seat, newest first, each with the view before it, reduced to what valuation uses."""
    rows = view.rows
    seats = tuple(SeatView(0, one.cards, left=one.left) for one in view.seats)
    unchanging = replace(view, seats=seats, bag=0, last=None, earlier=(), private=None)
    for move in reversed((*view.earlier, view.last)) if view.last else ():
        rows = put(rows, {move.cell: EMPTY, **{cell: over(rows[cell.row][cell.column]) for cell in move.turned}})
        if move.seat == seat:
            yield move, replace(unchanging, rows=rows)


def _likelihood(before: View, move: LastMove, kept: str) -> float:
    """The likelihood of a move by a player who also held this card."""
    if move.wrong:  # a mistake shows no preference between the two cards; equal ones leave no choice
        return 1.0 if kept == digit(move.card) else 0.5
    return _by_value(before, move, kept)


@lru_cache(maxsize=1 << 10)  # most moves come again in the next turn: saves a third of a master's time in a game
def _by_value(before: View, move: LastMove, kept: str) -> float:
    """The same likelihood for a player who values moves as V1 does."""
    seen = replace(before, private=Own(move.seat, "".join(sorted(digit(move.card) + kept))))
    played = move.points + outlook(seen)(Lay(move.cell, move.card, move.turned)).value
    return max(exp(min(0.0, played - options(seen)[0].value) / SLIP), LEAST)
