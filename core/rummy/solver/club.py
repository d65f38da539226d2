"""The turn of a club player, who rearranges one meld of the table at a time (P6, P7, V5).

A master sees every way to rearrange the table, which nobody does who plays without a computer.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.game import Seat
from core.private_side import private_side
from core.rummy.draft import Draft
from core.rummy.melds import Meld, claims_of
from core.rummy.moves import Action, Move
from core.rummy.solver.claims import arranged, candidates, claimable, lead
from core.rummy.solver.layout import Pieces
from core.rummy.solver.search import Laying, draft_of, most, openings, played
from core.rummy.solver.valuation import NODES, hands, options
from core.rummy.tiles import JOKER, Tile
from core.rummy.view import View


def turn(view: View) -> tuple[Move, ...]:
    """The most valuable turn after the draw among those that a club player sees; raises ValueError on a public view.

    In Rummy-Pur it lays all that it can, with or without its jokers. In Plus it only makes groups to claim (C1), until it has
    the most claims: then it lays all that it can, to go out. It lays nothing if that would end the game to lose.
    """
    own = private_side(view)
    draft = draft_of(own)
    if view.claims:
        ways = list(_claiming(view, draft, own.seat))
    else:
        ways = [laid(draft, tiles, seat=own.seat) for tiles in hands(view, draft)]
    found = options(view, ways) or options(view, [()])
    return found[0].moves


def _claiming(view: View, draft: Draft, seat: Seat) -> Iterator[tuple[Action, ...]]:
    """Actions that claim the groups there are and those that can be made, without an opening and with one."""
    form = None if draft.opened else next(openings(draft.hand), None)
    for first in ((), (form,)) if form else ((),):
        actions: tuple[Action, ...] = first
        after = played(draft, first, seat)
        for group in candidates(after):
            if JOKER not in group:
                made = _made(after, group, seat)
                actions, after = (*actions, *made), played(after, made, seat)
        claims = claimable(after) if after.opened else ()
        actions, after = (*actions, *claims), played(after, claims, seat)
        rest = laid(after, after.hand, seat=seat)
        ahead = lead(view, claims_of(after.melds, seat)) > 0
        out = len(played(after, rest, seat).hand) < 2
        yield (*actions, *rest) if ahead or out else actions


def _made(draft: Draft, group: Pieces, seat: Seat) -> tuple[Action, ...]:
    """Actions that make a group of tiles of the hand and of one meld of the table at most; empty if there are none."""
    for letter in _letters(draft):
        if found := arranged(_only(draft, letter, seat), (group,), (), seat=seat):
            return found
    return ()


def laid(draft: Draft, tiles: Sequence[Tile], *, seat: Seat) -> tuple[Action, ...]:
    """Actions that lay these tiles of the hand, as many as possible at each step and with one meld of the table at most."""
    actions: tuple[Action, ...] = ()
    left = Counter(tiles)
    while found := _step(draft, tuple(left.elements()), seat):
        draft, left = played(draft, found.actions, seat), left - Counter(found.tiles)
        actions = (*actions, *found.actions)
    return actions


def _step(draft: Draft, tiles: Sequence[Tile], seat: Seat) -> Laying | None:
    """The most of these tiles that can be laid with one meld of the table; None if none can."""
    found = (most(_only(draft, letter, seat), tiles, seat=seat, nodes=NODES) for letter in _letters(draft))
    return max(filter(None, found), key=lambda laying: len(laying.tiles), default=None)


def _letters(draft: Draft) -> list[str]:
    """The letters of the melds that may be rearranged; an empty one where there are none."""
    letters = [meld.letter for meld in draft.open] if draft.opened else []
    return letters or [""]


def _only(draft: Draft, letter: str, seat: Seat) -> Draft:
    """The draft with all other melds as if they were claimed, and without jokers to release: so the search leaves them."""

    def left(meld: Meld) -> Meld:
        pieces = tuple(piece for piece in meld.pieces if piece != JOKER)
        return replace(meld, pieces=pieces, owner=seat)

    return replace(draft, melds=tuple(meld if meld.letter == letter else left(meld) for meld in draft.melds))
