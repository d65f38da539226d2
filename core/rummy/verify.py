"""The rules a turn of Rummy can break outside its draft: one function each, raising RuleError."""

from typing import Final

from core import seats
from core.bag import in_stock, spaced
from core.dealing import demand_deal, demand_refill
from core.errors import RuleError
from core.rummy.draft import Draft, faults
from core.rummy.moves import Deal, Discard, Draw, Drawn
from core.rummy.position import Position
from core.rummy.rules import Rules
from core.rummy.tiles import sort_tiles
from core.rummy.view import FaultKind

CODES: Final = seats.CODES | frozenset(
    {
        *("draw-first", "drawn-already", "nothing-old", "not-in-old", "nothing-to-undo"),
        *("not-opened", "opening-short", "no-such-meld", "not-in-hand", "not-in-meld", "only-joker-there"),
        *("not-a-meld", "jokers-alone", "does-not-fit", "group-full", "joker-needs-value", "joker-is-bare"),
        *("release-instead", "split-at-front", "same-meld", "not-joinable"),
        *("joker-moves-alone", "joker-joined-alone"),
        *("no-joker-there", "not-released", "release-three", "release-short", "swap-last-tile"),
        *("no-claims", "claim-fixed", "claim-other", "claim-not-four", "claim-jokers", "already-claimed"),
        *("not-claimed", "claim-second-joker"),
        *("tile-aside", "melds-short", "melds-jokers", "discard-needed", "hand-empty"),
        *("wrong-count", "not-in-stock"),
    }
)
"""Every reason for which this game refuses what could be read."""


def draw(position: Position, move: Draw) -> None:
    """P5a: a turn begins with one draw; any tile of the old stock may be chosen."""
    if position.drawn:
        raise RuleError("drawn-already")
    if move.tile and not position.old:
        raise RuleError("nothing-old", tile=move.tile)
    if move.tile and move.tile not in position.old:
        raise RuleError("not-in-old", tile=move.tile, tiles=spaced(sort_tiles(position.old)))


def has_drawn(position: Position) -> None:
    """P5: nothing is laid or discarded before the draw."""
    if not position.drawn:
        raise RuleError("draw-first", action="draw")


def something_to_undo(position: Position) -> None:
    """P5, P7: there is an action to undo; a draw is never undone."""
    if not position.drafts:
        raise RuleError("nothing-to-undo")


def discard(draft: Draft, move: Discard) -> None:
    """P5c, P7, P10: the table is lawful, and the tile comes from the hand; from the table only if the hand is empty."""
    given = not draft.hand and draft.aside == (move.tile,)
    table(draft, aside=not given)
    if given:
        return
    if not draft.hand:
        raise RuleError("hand-empty")
    if move.tile not in draft.hand:
        raise RuleError("not-in-hand", tiles=move.tile, count=1)


def done(draft: Draft) -> None:
    """P10: the table is lawful, and no tile is left in the hand."""
    table(draft, aside=True)
    if draft.hand:
        raise RuleError("discard-needed", count=len(draft.hand))


def table(draft: Draft, *, aside: bool) -> None:
    """P7: every meld is valid and, with `aside`, no tile is set aside."""
    found = faults(draft)
    for fault in found:
        if fault.kind is FaultKind.ASIDE and aside:
            raise RuleError("tile-aside", tiles=spaced(fault.pieces), count=len(fault.pieces))
    for kind in (FaultKind.JOKERS, FaultKind.SHORT):
        melds = [fault.letter for fault in found if fault.kind is kind]
        if melds:
            alone = kind is FaultKind.JOKERS
            raise RuleError("melds-jokers" if alone else "melds-short", melds=", ".join(melds), count=len(melds))


def deal(rules: Rules, position: Position, move: Deal) -> None:
    """P2: each seat is dealt its tiles from the new stock, in seat order."""
    demand_deal(position, move.seat, len(move.tiles), owed=rules.hand)
    in_stock(position.new, move.tiles)


def drawn(position: Position, move: Drawn) -> None:
    """P5: the tiles due come from the new stock; if it runs out, the rest come from the shuffled old one."""
    demand_refill(position, move.seat, len(move.tiles))
    have = len(position.new)
    in_stock(position.new, move.tiles[:have])
    in_stock(position.old, move.tiles[have:])
