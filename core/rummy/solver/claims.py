"""Groups of four that a seat can claim in this turn by rearranging the table, and the turn that claims the most (C1)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from core.game import Seat
from core.private_side import private_side
from core.rummy.draft import Draft
from core.rummy.melds import GROUP, Kind
from core.rummy.moves import Action, Claim, Form
from core.rummy.solver.arrange import arrangements
from core.rummy.solver.layout import Pieces
from core.rummy.solver.plan import plan
from core.rummy.solver.search import openings, played
from core.rummy.solver.sweep import Nodes, OutOfNodes
from core.rummy.tiles import COLOURS, JOKER, NUMBERS, Tile, is_joker, same_number
from core.rummy.view import View

NODES: Final = 2_500
"""The nodes of the search for one more group."""

OPENINGS: Final = 4
"""The number of openings of three tiles that are tried."""

ALL: Final = 16_000
"""The nodes of the search for all other tiles that can be laid too."""


def claimable(draft: Draft) -> tuple[Claim, ...]:
    """C1: claims of all unclaimed groups of four with at most one joker."""
    fours = (meld for meld in draft.open if meld.kind is Kind.GROUP and len(meld.pieces) == GROUP)
    return tuple(Claim(meld.letter) for meld in fours if meld.pieces.count(JOKER) <= 1)


def groups(draft: Draft) -> tuple[Pieces, ...]:
    """Groups of four that can exist together, chosen greedily; jokers of the hand may be used."""
    chosen: tuple[Pieces, ...] = ()
    for group in candidates(draft):
        hand = from_hand(draft, (*chosen, group))
        if hand is None:
            continue
        try:
            if next(arrangements(draft, hand, Nodes(NODES), apart=(*chosen, group)), None) is not None:
                chosen = (*chosen, group)
        except OutOfNodes:
            continue
    return chosen


def candidates(draft: Draft) -> Iterator[Pieces]:
    """Groups of four whose tiles are on the table or in the hand, those without a joker first."""
    there = _there(draft)
    for joker in (False, True) if JOKER in draft.hand else (False,):
        for at in range(1, NUMBERS + 1):
            names = [f"{colour}{at}" for colour in COLOURS]
            real = [name for name in names if there[name]]
            if len(real) == GROUP:
                yield tuple(names)
                if min(there[name] for name in names) > 1:
                    yield tuple(names)
            elif joker and len(real) == GROUP - 1:
                yield (*real, JOKER)


def _there(draft: Draft) -> Counter[Tile]:
    return _lying(draft) + Counter(draft.hand)


def _lying(draft: Draft) -> Counter[Tile]:
    pieces = (piece for meld in draft.open for piece in meld.pieces if not is_joker(piece))
    return Counter((*pieces, *draft.aside))


def from_hand(draft: Draft, chosen: Sequence[Pieces]) -> tuple[Tile, ...] | None:
    """The tiles that these groups take from the hand, before equal ones of the table; None if a tile is in neither."""
    hand, table, taken = Counter(draft.hand), _lying(draft), []
    for tile in (piece for pieces in chosen for piece in pieces):
        if hand[tile]:
            hand[tile] -= 1
            taken.append(tile)
        elif table[tile]:
            table[tile] -= 1
        else:
            return None
    return tuple(taken)


def bringing_claim(draft: Draft, old: Sequence[Tile]) -> Tile:
    """The tile of the old stock that allows the most groups of four, the newest of equal ones; empty if none adds one."""
    there, most, best = _there(draft), len(groups(draft)), ""
    for tile in dict.fromkeys(reversed(old)):
        if tile != JOKER and all(there[other] for other in same_number(tile)):
            found = len(groups(replace(draft, hand=(*draft.hand, tile))))
            if found > most:
                most, best = found, tile
    return best


def arranged(draft: Draft, chosen: Sequence[Pieces], may: Sequence[Tile], *, seat: Seat) -> tuple[Action, ...] | None:
    """Actions that make these groups and lay as many of the other tiles as possible; None if none were found."""
    must = from_hand(draft, chosen)
    if must is None:
        return None
    rest = tuple((Counter(may) - Counter(must)).elements())
    for tiles in dict.fromkeys((rest, ())):
        try:
            for found in arrangements(draft, must, Nodes(ALL), may=tiles, apart=chosen, spend=bool(tiles)):
                actions = plan(draft, found, seat=seat)
                if actions is not None:
                    return actions
        except OutOfNodes:
            continue
    return None


def claiming(view: View, draft: Draft) -> Iterator[tuple[Action, ...]]:
    """Ways to make groups to claim, one for each opening tried; all other tiles are laid only if that wins.

    Tiles on the table help others to claim, so a seat opens late and keeps what it need not lay.
    """
    seat = private_side(view).seat
    for first in ((),) if draft.opened else _opening(draft.hand):
        after = played(draft, first, seat)
        chosen = groups(after)
        while True:
            actions = _laid(view, after, chosen)
            if actions is not None or not chosen:
                break
            chosen = chosen[:-1]
        whole = (*first, *(actions or ()))
        if chosen or len(played(after, actions or (), seat).hand) < 2:
            yield whole


def _opening(hand: Sequence[Tile]) -> Iterator[tuple[Form]]:
    """P6: openings that can be claimed, which leave others nothing; some others unless one of those has no joker."""
    fours = tuple(candidates(Draft(tuple(hand), (), (), opened=False)))
    yield from ((Form(group),) for group in fours)
    if all(JOKER in group for group in fours):
        yield from ((form,) for form in islice(openings(hand), OPENINGS))


def _laid(view: View, draft: Draft, chosen: tuple[Pieces, ...]) -> tuple[Action, ...] | None:
    seat = private_side(view).seat
    everything = arranged(draft, chosen, draft.hand, seat=seat)
    if everything is None:
        return None
    after = played(draft, everything, seat)
    wins = len(after.hand) < 2 and leads(view, view.seats[seat - 1].claims + len(claimable(after)))
    return everything if wins else arranged(draft, chosen, (), seat=seat)


def leads(view: View, claims: int) -> bool:
    """C4: whether going out now gives the most match points, with this number of claims."""
    return lead(view, claims) >= 0


def lead(view: View, claims: int) -> int:
    """How many claims more than any other seat has this number is."""
    others = (seat.claims for at, seat in enumerate(view.seats, 1) if at != private_side(view).seat and not seat.left)
    return claims - max(others, default=0)
