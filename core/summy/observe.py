"""Views of a position of Summy and their descriptions, built from what the viewer may know."""

from typing import Final

from core.bag import spaced
from core.game import Event, Seat
from core.grid import EMPTY, cells_with, rows_in_words
from core.summy.apply import laid_event
from core.summy.position import Position, rack_of
from core.summy.rules import Rules
from core.summy.view import BLOCKER, Own, SeatView, View

EVENTS: Final = frozenset(
    {
        *("laid", "exchanged", "final-round", "over-finished", "over-resigned", "over-stopped"),
        *("row", "blocked", "stock", "score", "score-left", "rack", "rack-empty", "hint-lay", "hint-keeps"),
        *("hint-exchange", "hint-exchange-rather"),
    }
)
"""Every code of a recap, a description or a hint."""


def view(_: Rules, position: Position, seat: Seat | None) -> View:
    """The public board, scores and numbers of tiles, and the viewer's own rack."""
    return View(
        rows=position.rows,
        seats=tuple(
            [
                SeatView(score, len(rack), one in position.left)
                for one, score, rack in zip(position.seats, position.scores, position.racks, strict=True)
            ]
        ),
        stock=len(position.stock),
        turn=position.turn,
        last=position.last,
        final=position.final is not None,
        ending=position.ending,
        private=None if seat is None else Own(seat, rack_of(position, seat)),
    )


def recap(seen: View) -> tuple[Event, ...]:
    """The newest move, and whether the last round runs or the game is over."""
    events = []
    last = seen.last
    if last is not None and last.exchanged:
        events.append(Event("exchanged", last.seat, {"count": last.exchanged}))
    elif last is not None:
        events.append(laid_event(last.seat, last.text, last.sums, last.points))
    if seen.ending:
        events.append(Event(f"over-{seen.ending}"))
    elif seen.final:
        events.append(Event("final-round"))
    return tuple(events)


def describe(seen: View) -> tuple[Event, ...]:
    """The board row by row, the blockers, the stock, each seat's score and, in a private view, the rack."""
    rows = rows_in_words([row.replace(BLOCKER, EMPTY) for row in seen.rows])
    events = [Event("row", None, {"row": str(row), "runs": runs}) for row, runs in rows]
    blocked = tuple(cells_with(seen.rows, BLOCKER))
    if blocked:
        events.append(Event("blocked", None, {"cells": spaced(blocked), "count": len(blocked)}))
    events.append(Event("stock", None, {"count": seen.stock}))
    for number, seat in enumerate(seen.seats, start=1):
        code = "score-left" if seat.left else "score"
        events.append(Event(code, Seat(number), {"points": seat.score, "tiles": seat.tiles}))
    return (*events, *describe_private(seen))


def describe_private(seen: View) -> tuple[Event, ...]:
    """The viewer's rack."""
    if seen.private is None:
        return ()
    rack = seen.private.rack
    return (Event("rack" if rack else "rack-empty", seen.private.seat, {"tiles": spaced(rack)}),)
