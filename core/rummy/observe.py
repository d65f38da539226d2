"""Views of a position of Rummy and their descriptions, built from what the viewer may know."""

from collections.abc import Iterator, Sequence
from typing import Final

from core.bag import spaced
from core.errors import MoveText, NumberText
from core.game import Event, Seat
from core.rummy import changes
from core.rummy.apply import turn_events
from core.rummy.draft import faults
from core.rummy.melds import Kind, Meld, claims_of
from core.rummy.position import Position, draft_of, hand_of, tiles_of
from core.rummy.rules import Rules
from core.rummy.score import outcome
from core.rummy.view import FaultKind, Own, SeatView, Task, View

EVENTS: Final = frozenset(
    {
        *("took-old", "over-finished", "over-exhausted", "over-resigned", "over-stopped"),
        *("table-empty", "run", "group", "claim", "part", "old", "old-empty", "new"),
        *("seat", "seat-closed", "seat-left", "standing", "counted", "hand", "rack", "rack-empty", "rack-drawn"),
        *("draft-none", "draft-actions", "draft-short", "draft-jokers", "draft-aside", "draft-ready", "draft-out"),
        *("hint-draw", "hint-draw-old", "hint-lay", "hint-claim", "hint-keep"),
        *("hint-discard", "hint-done", "hint-reset"),
    }
)
"""Every code of a recap, a description, a draft or a hint."""

ACTIONS: Final = 8
"""The number of newest actions in the words of a draft; captions are short."""


def view(rules: Rules, position: Position, seat: Seat | None) -> View:
    """The public table, stocks and sizes of hands, and the viewer's private side."""
    return View(
        melds=position.melds,
        old=position.old,
        new=len(position.new),
        seats=_seats(rules, position),
        turn=position.turn,
        drawn=bool(position.drawn) and not position.due,
        took=position.took,
        claims=rules.claims,
        last=position.last,
        ending=position.ending,
        private=None if seat is None else _own(position, seat),
    )


def _seats(rules: Rules, position: Position) -> tuple[SeatView, ...]:
    """The public side of each seat; at the end with the hands, except those of leavers (P15)."""
    result = outcome(rules, position)
    shown = []
    for at, seat in enumerate(position.seats):
        one = SeatView(
            tiles=tiles_of(position, seat),
            opened=seat in position.opened,
            left=seat in position.left,
            claims=claims_of(position.melds, seat),
            hand=hand_of(position, seat) if result else (),
            place=result.places[at] if result else 0,
            points=result.points[at].partition("/")[2] if result else "",
        )
        shown.append(one)
    return tuple(shown)


def _own(position: Position, seat: Seat) -> Own:
    """The private part of the view of a seat."""
    draft, mine = draft_of(position, seat), position.on_turn == seat
    return Own(
        seat=seat,
        hand=draft.hand,
        drawn=position.drawn if mine else (),
        opened=draft.opened,
        melds=draft.melds if mine else (),
        aside=draft.aside,
        lit=changes.lit(position.melds, draft.melds) if mine else (),
        actions=tuple(text for one in position.drafts for text in one.newest) if mine else (),
        faults=faults(draft) if mine else (),
    )


def recap(seen: View) -> tuple[Event, ...]:
    """The newest turn, the tile that the running turn took from the old stock, and how the game ended."""
    events: list[Event] = []
    if seen.last is not None:
        events += turn_events(seen.last, seen.melds)
    if seen.ending:
        return (*events, Event(f"over-{seen.ending}"))
    if seen.took:
        events += [Event("took-old", seat, {"tile": seen.took}) for seat in seen.turn if seat > 0]
    return tuple(events)


def describe(seen: View) -> tuple[Event, ...]:
    """The melds by their letters, the stocks, each seat's tiles and, in a private view, the hand.

    The seat on turn gets the melds as in its draft.
    """
    events = _melds(seen.private.melds if seen.private is not None and seen.private.actions else seen.melds)
    old = Event("old", None, {"tiles": spaced(seen.old), "count": len(seen.old)})
    events += [old if seen.old else Event("old-empty"), Event("new", None, {"count": seen.new})]
    for number, seat in enumerate(seen.seats, start=1):
        code = "seat-left" if seat.left else "seat" if seat.opened else "seat-closed"
        events.append(Event(code, Seat(number), {"count": seat.tiles}))
        if seat.hand:
            events.append(Event("hand", Seat(number), {"tiles": spaced(seat.hand), "count": len(seat.hand)}))
        if seat.place:
            events.append(
                Event("standing", Seat(number), {"place": str(seat.place), "points": NumberText(seat.points)})
            )
    return (*events, *_rack(seen))


def describe_private(seen: View) -> tuple[Event, ...]:
    """The melds that only the viewing seat's draft has, and its hand; after the end all lines about the seat."""
    mine = seen.private
    if mine is None:
        return ()
    if seen.ending:
        return tuple(event for event in describe(seen) if event.seat == mine.seat)
    return (*_drafted(seen), *_rack(seen))


def _drafted(seen: View) -> list[Event]:
    """The melds that only the viewing seat's draft has."""
    own, public = seen.private, _melds(seen.melds)
    if own is None or not own.actions:
        return []
    return [meld for meld in _melds(own.melds) if meld not in public]


def _melds(melds: Sequence[Meld]) -> list[Event]:
    return [_meld(meld) for meld in melds] or [Event("table-empty")]


def _meld(meld: Meld) -> Event:
    facts = {"meld": meld.letter, "tiles": spaced(meld.pieces)}
    if meld.owner is not None:
        return Event("claim", meld.owner, facts)
    if not meld.valid:
        return Event("part", None, facts)
    return Event("run" if meld.kind is Kind.RUN else "group", None, facts)


def _rack(seen: View) -> Iterator[Event]:
    own = seen.private
    if own is None or seen.ending:
        return
    yield Event("rack" if own.hand else "rack-empty", own.seat, {"tiles": spaced(own.hand), "count": len(own.hand)})
    if own.drawn:
        yield Event("rack-drawn", own.seat, {"tiles": spaced(own.drawn), "count": len(own.drawn)})


def draft(seen: View) -> tuple[Event, ...]:
    """Why the turn cannot end yet, or that it can, the actions so far and the changed melds; after the draw, how to begin.

    What is wrong comes first: many melds may have changed, and a phone shows few lines.
    """
    own = seen.private
    if own is None or own.seat not in seen.turn or not seen.drawn:
        return ()
    if not own.actions:
        return (Event("draft-none", own.seat),)
    newest = "; ".join(("…",) * (len(own.actions) > ACTIONS) + own.actions[-ACTIONS:])
    events = [] if own.faults else [Event("draft-ready" if own.hand else "draft-out", own.seat)]
    for fault in own.faults:
        count = len(fault.pieces)
        if fault.kind is FaultKind.ASIDE:
            events.append(Event("draft-aside", own.seat, {"tiles": spaced(fault.pieces), "count": count}))
        else:
            code = "draft-short" if fault.kind is FaultKind.SHORT else "draft-jokers"
            events.append(Event(code, own.seat, {"meld": fault.letter, "count": count}))
    actions = Event("draft-actions", own.seat, {"actions": MoveText(newest), "count": len(own.actions)})
    return (*events, actions, *_drafted(seen))


def quick_actions(seen: View) -> tuple[str, ...]:
    """The words that continue the turn: the draw from the new stock, the end without a tile, undoing one or all actions."""
    own = seen.private
    if own is None or own.seat not in seen.turn:
        return ()
    if not seen.drawn:
        return ("draw",)
    out = not own.hand and not own.faults
    return (*("done",) * out, *("undo", "reset") * bool(own.actions))


def task(seen: View) -> Task | None:
    """P5: what the viewing seat is to do, or None if it is not on turn."""
    own = seen.private
    if own is None or own.seat not in seen.turn:
        return None
    if not seen.drawn:
        return Task.CHOOSING if seen.old else Task.DRAWING
    if own.faults:
        return Task.MENDING
    return Task.LAYING if own.hand else Task.OUT
