"""Views of a position of Skeleton and their descriptions, built from what the viewer may know."""

from typing import Final

from core.bag import spaced
from core.game import Event, Seat
from tests.new_game.skeleton.core.position import Position
from tests.new_game.skeleton.core.rules import Rules
from tests.new_game.skeleton.core.view import Own, SeatView, View

EVENTS: Final = frozenset(
    {
        *("over-finished", "over-resigned", "over-stopped", "row", "row-empty", "bag", "score", "score-left"),
        *("rack", "rack-empty", "hint-score", "hint-lay", "hint-pass"),
    }
)
"""Every code of a recap, a description or a hint."""


def view(rules: Rules, position: Position, seat: Seat | None) -> View:
    """The row, scores and numbers of tiles, which are public, and the viewer's own hand."""
    return View(
        row=position.row,
        count=position.count,
        target=rules.target,
        seats=tuple(
            SeatView(position.scores[one - 1], len(position.hands[one - 1]), one in position.left)
            for one in position.seats
        ),
        bag=len(position.bag),
        turn=position.turn,
        last=position.last,
        ending=position.ending,
        private=None if seat is None else Own(seat, position.hands[seat - 1]),
    )


def recap(seen: View) -> tuple[Event, ...]:
    """The newest turn, and whether the game is over."""
    return (*seen.last, Event(f"over-{seen.ending}")) if seen.ending else seen.last


def describe(seen: View) -> tuple[Event, ...]:
    """The row, the bag, each seat's score and, where it may be seen, the hand."""
    facts = {"tiles": spaced(seen.row), "sum": str(seen.count)}
    said = [Event("row" if seen.row else "row-empty", None, facts), Event("bag", None, {"count": seen.bag})]
    for number, seat in enumerate(seen.seats, start=1):
        code = "score-left" if seat.left else "score"
        said.append(Event(code, Seat(number), {"points": seat.score, "tiles": seat.tiles}))
    return (*said, *describe_private(seen))


def describe_private(seen: View) -> tuple[Event, ...]:
    """The viewer's hand."""
    if seen.private is None:
        return ()
    hand = seen.private.hand
    return (Event("rack" if hand else "rack-empty", seen.private.seat, {"tiles": spaced(hand), "count": len(hand)}),)
