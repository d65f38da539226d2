"""The turn of a club player, who rearranges one meld of the table at a time (P6, P7, V5).

A master sees every way to rearrange the table, which nobody does who plays without a computer.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from core.game import Seat
from core.private_side import private_side
from core.rummy.draft import Draft
from core.rummy.melds import Meld
from core.rummy.moves import Action, Move
from core.rummy.solver.claims import claimable
from core.rummy.solver.search import Laying, draft_of, most, played
from core.rummy.solver.valuation import NODES, hands, options
from core.rummy.tiles import JOKER, Tile
from core.rummy.view import View


def turn(view: View) -> tuple[Move, ...]:
    """The turn after the draw: it claims what it can (C1), then lays all that a club player sees; the discard is chosen by V1.

    V1 also tells whether jokers stay in the hand. It lays nothing if that would end the game to lose. Raises ValueError on a
    public view.
    """
    own = private_side(view)
    draft = draft_of(own)
    claims = claimable(draft) if view.claims and draft.opened else ()
    after = played(draft, claims, own.seat)
    ways = [(*claims, *laid(after, tiles, seat=own.seat)) for tiles in hands(view, after)]
    found = options(view, ways) or options(view, [()])
    return found[0].moves


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
    letters = [meld.letter for meld in draft.open] if draft.opened else []
    found = (most(_only(draft, letter, seat), tiles, seat=seat, nodes=NODES) for letter in letters or [""])
    return max(filter(None, found), key=lambda laying: len(laying.tiles), default=None)


def _only(draft: Draft, letter: str, seat: Seat) -> Draft:
    """The draft with all other melds as if they were claimed, and without jokers to release: so the search leaves them."""

    def left(meld: Meld) -> Meld:
        pieces = tuple(piece for piece in meld.pieces if piece != JOKER)
        return replace(meld, pieces=pieces, owner=seat)

    return replace(draft, melds=tuple(meld if meld.letter == letter else left(meld) for meld in draft.melds))
