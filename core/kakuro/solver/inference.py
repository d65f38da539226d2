"""The hand of the next seat: its last move tells which card it would hardly have kept (V5)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from core.game import Seat
from core.grid import EMPTY, put
from core.kakuro.moves import Lay
from core.kakuro.solver.valuation import chances, next_hand, options, outlook, unseen
from core.kakuro.view import DIGITS, LastMove, Own, View, digit, over
from core.private_side import private_side

SLIP: Final = 1.0
"""A move worth so much less than the best one is e times less likely to be chosen."""

LEAST: Final = 0.01
"""The likelihood of any other move: people do not see them all."""


class NextHand:
    """What the next seat holds: unseen cards, of which one is likelier than others if it kept it in the last turn."""

    def __init__(self, view: View) -> None:
        """Judge the last move; raises ValueError on a public view."""
        self._unseen = unseen(view)
        self._holds = next_hand(view)
        last = view.last
        known = self._holds and last is not None and last.wrong is None and last.seat == _next_seat(view)
        self._kept = _kept(view, last, self._unseen) if known and last else ()

    def chances(self, tops: Sequence[int]) -> Sequence[float]:
        """How likely each digit is the one with the best score in the hand; 0 for all if it has none."""
        if not self._kept:
            return chances(tops, self._unseen, self._holds)
        odds = [0.0] * len(tops)
        for kept, likely in enumerate(self._kept):
            if not likely:
                continue
            drawn = chances(tops, self._unseen - Counter(DIGITS[kept]), self._holds - 1)
            better = [share if tops[at] > tops[kept] else 0.0 for at, share in enumerate(drawn)]
            odds = [chance + likely * share for chance, share in zip(odds, better, strict=True)]
            odds[kept] += likely * (1 - sum(better))
        return odds


def _next_seat(view: View) -> Seat | None:
    """The next seat that has a card; None if no other seat has."""
    own, count = private_side(view).seat, len(view.seats)
    order = [(own + step) % count + 1 for step in range(count - 1)]
    return next((Seat(seat) for seat in order if view.seats[seat - 1].cards), None)


def _kept(view: View, last: LastMove, hidden: Counter[str]) -> Sequence[float]:
    """How likely each digit is the card kept in the last turn: as common as it is, and as its player would have moved."""
    weights = [hidden[card] and hidden[card] * _likelihood(view, last, card) for card in DIGITS]
    return [weight / sum(weights) for weight in weights]


def _likelihood(view: View, last: LastMove, kept: str) -> float:
    """How likely the last move is of a player who values moves as V1 does and also held this card."""
    turned_back = {cell: over(view.rows[cell.row][cell.column]) for cell in last.turned}
    before = replace(
        view,
        rows=put(view.rows, {last.cell: EMPTY, **turned_back}),
        private=Own(last.seat, "".join(sorted(digit(last.card) + kept))),
    )
    played = last.points + outlook(before)(Lay(last.cell, last.card, last.turned)).value
    return max(exp(min(0.0, played - options(before)[0].value) / SLIP), LEAST)
