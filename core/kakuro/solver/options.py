"""The moves of a turn of Kakuro and their value to the seat: points, the cards kept, and the points they open (V1)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.bag import without
from core.game import Seat
from core.grid import EMPTY
from core.kakuro.moves import Lay
from core.kakuro.solver.search import after as rows_after
from core.kakuro.solver.search import best_points, moves
from core.kakuro.view import DIGITS, View, digit
from core.private_side import private_side

LOOKED_AT: Final = 12
"""How many moves, those with the most points, are valued: a whole game takes half a second."""

EACH: Final = 8
"""K1: the number of cards of each digit; only forecasts use it."""

REPLY: Final = 1.0
"""The weight of the next seat's expected points: as much as the player's own points."""

KEEP: Final = 0.4
"""The weight of the points that a card kept in hand could score next, if the board stayed as it is."""


class Outlook(NamedTuple):
    """The value of a move beyond its own points: what the hand keeps, and what is opened for the next seat."""

    keeps: float
    opens: float

    @property
    def value(self) -> float:
        """Both together."""
        return self.keeps - self.opens


class Option(NamedTuple):
    """A move, the points it brings now, and its outlook."""

    points: int
    move: Lay
    outlook: Outlook

    @property
    def value(self) -> float:
        """All of it in one number (V1)."""
        return self.points + self.outlook.value


def options(view: View, *, most: int = LOOKED_AT) -> list[Option]:
    """The `most` moves with the most points, the highest value first (V1); raises ValueError on a public view."""
    found = sorted(
        moves(view.rows, private_side(view).hand, expert=view.expert), key=lambda one: one.points, reverse=True
    )
    ahead = outlook(view)
    valued = [Option(one.points, one.move, ahead(one.move)) for one in found[:most]]
    return sorted(valued, key=lambda one: one.value, reverse=True)


def outlook(view: View) -> Callable[[Lay], Outlook]:
    """A function that gives the outlook of a move of the viewing seat."""
    hidden, holds = unseen(view), next_hand(view)

    def after(move: Lay) -> Outlook:
        """The points that the hand could score next, and those that the next seat may expect."""
        tops = best_points(rows_after(view.rows, move), expert=view.expert)
        kept = without(private_side(view).hand, digit(move.card))
        keeps = max((tops[DIGITS.index(one)] for one in kept), default=0)
        return Outlook(KEEP * keeps, REPLY * expected(tops, hidden, holds))

    return after


def expected(tops: Sequence[int], unseen: Counter[str], holds: int) -> float:
    """The average score of a hand of `holds` unseen cards; `tops` is the best score of each digit."""
    return sum(odds * tops[at] for at, odds in enumerate(chances(tops, unseen, holds)))


def chances(tops: Sequence[int], unseen: Counter[str], holds: int) -> Sequence[float]:
    """How likely each digit is the one with the best score in a hand of `holds` unseen cards; 0 for all if it has none."""
    odds, missed, total = [0.0] * len(tops), 1.0, unseen.total()
    # From the best digit down: the hand holds this digit, or all of its cards are of the digits below.
    for at in sorted(range(len(tops)), key=lambda one: tops[one], reverse=True):
        count = unseen[DIGITS[at]]
        rest = _chance_without(total, count, holds)
        odds[at] = missed * (1 - rest)
        missed *= rest
        total -= count
    return odds


def _chance_without(total: int, count: int, holds: int) -> float:
    """The probability that `holds` cards drawn from `total` include none of `count` special ones."""
    chance = 1.0
    for drawn in range(min(holds, total)):
        chance *= max(0, total - count - drawn) / (total - drawn)
    return chance


def unseen(view: View) -> Counter[str]:
    """The cards that are neither on the board nor in the viewer's hand."""
    every = Counter(dict.fromkeys(DIGITS, EACH))
    lying = Counter(digit(card) for row in view.rows for card in row if card != EMPTY)
    return every - lying - Counter(private_side(view).hand)


def next_hand(view: View) -> int:
    """The number of cards of the next seat that has any; 0 if no other seat has."""
    seat = next_seat(view)
    return 0 if seat is None else view.seats[seat - 1].cards


def next_seat(view: View) -> Seat | None:
    """The next seat that has a card; None if no other seat has."""
    own, count = private_side(view).seat, len(view.seats)
    order = [(own + step) % count + 1 for step in range(count - 1)]
    return next((Seat(seat) for seat in order if view.seats[seat - 1].cards), None)
