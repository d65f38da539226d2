"""Views of a position of Kakuro and their descriptions, built from what the viewer may know."""

from dataclasses import replace
from typing import Final

from core.bag import spaced
from core.errors import Fact, RuleError
from core.game import Event, Seat
from core.grid import EMPTY, at, parse_cell, put, rows_in_words
from core.kakuro.apply import move_events
from core.kakuro.moves import Lay
from core.kakuro.position import Position, hand_of
from core.kakuro.rules import Rules
from core.kakuro.view import Own, SeatView, Tried, View, format_card, over

EVENTS: Final = frozenset(
    {
        *("laid", "turned", "turned-back", "kakuro", "over-finished", "over-resigned", "over-stopped"),
        *("row", "bag", "score", "score-left", "rack", "rack-empty", "hint-lay", "hint-keeps"),
        *("hint-opens", "hint-nothing"),
    }
)
"""Every code of a recap, a description or a hint."""


def view(rules: Rules, position: Position, seat: Seat | None) -> View:
    """The public board, scores and numbers of cards, and the viewer's own hand."""
    return View(
        rows=position.rows,
        seats=tuple(
            SeatView(position.scores[one - 1], len(hand_of(position, one)), one in position.left)
            for one in position.seats
        ),
        bag=len(position.bag),
        turn=position.turn,
        last=position.last,
        expert=rules.expert,
        ending=position.ending,
        private=None if seat is None else Own(seat, hand_of(position, seat)),
        earlier=position.earlier,
    )


def with_errors_marked(seen: View, move: Lay, error: RuleError) -> View | None:
    """The board with a refused move made as far as possible and the cells at fault marked; None if no cell is at fault."""
    fault = error.facts.get("marked")
    if fault is None:
        return None
    rows = seen.rows
    turned = tuple(cell for cell in dict.fromkeys(move.turned) if cell != move.cell and at(rows, cell) != EMPTY)
    shown = {cell: over(at(rows, cell)) for cell in turned}
    if at(rows, move.cell) == EMPTY:
        shown[move.cell] = move.card
    size = len(rows)
    marked = frozenset(parse_cell(name, size) for name in str(fault).split())
    return replace(seen, rows=put(rows, shown), tried=Tried(move.cell, turned, marked))


def recap(seen: View) -> tuple[Event, ...]:
    """The newest move with every kakuro it scored, and whether the game is over."""
    events = () if seen.last is None else tuple(move_events(seen.last))
    return (*events, Event(f"over-{seen.ending}")) if seen.ending else events


def describe(seen: View) -> tuple[Event, ...]:
    """The board row by row, the bag, each seat's score and, in a private view, the hand."""
    rows = rows_in_words(seen.rows, lambda cards: spaced(map(format_card, cards)))
    events = [Event("row", None, {"row": str(row), "cards": cards}) for row, cards in rows]
    events.append(Event("bag", None, {"count": seen.bag}))
    for number, seat in enumerate(seen.seats, start=1):
        code = "score-left" if seat.left else "score"
        events.append(Event(code, Seat(number), {"points": seat.score, "cards": seat.cards}))
    return (*events, *describe_private(seen))


def describe_private(seen: View) -> tuple[Event, ...]:
    """The viewer's hand."""
    if seen.private is None:
        return ()
    hand = seen.private.hand
    facts: dict[str, Fact] = {"cards": spaced(hand), "count": len(hand)}
    return (Event("rack" if hand else "rack-empty", seen.private.seat, facts),)
