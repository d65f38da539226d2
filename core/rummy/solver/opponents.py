"""The moves of computer players at three levels, and the hint, from a View alone (P5–P7, P10, C1, V5).

A beginner lays tiles that fit without moving others. A club player rearranges one meld of the table at a time. A master sees
every way to rearrange it, also with each tile of the old stock, and keeps its jokers until somebody may go out; in Plus it
plays the best turn by V1, and first draws tiles that bring a group to claim.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from core.bag import spaced
from core.game import Hint, Level, Seat
from core.private_side import private_side
from core.rummy.draft import Draft, faults
from core.rummy.moves import Action, Claim, Discard, Done, Draw, Move, Reset, Steps
from core.rummy.notation import format_move
from core.rummy.solver import beginner, club
from core.rummy.solver.claims import bringing_claim, claimable, lead
from core.rummy.solver.search import draft_of, lay, most, played
from core.rummy.solver.valuation import may_end, near_to, options
from core.rummy.tiles import JOKER, Tile, following, preceding, same_number, sort_tiles
from core.rummy.view import Own, View

NODES: Final = 16_000
"""The nodes of a master's search in a turn."""

LOOKS: Final = 4_000
"""The same for each tile of the old stock."""

LATELY: Final = 12
"""The number of newest tiles of the old stock that are considered."""


def choose(view: View, level: Level, rng: Random) -> tuple[Move, ...]:
    """A computer player's moves up to the next chance; raises ValueError on a public view."""
    own = private_side(view)
    if not view.drawn:
        return (Draw(_wanted(view, own, level)),)
    if own.actions:
        return (Reset(),)
    if level is Level.CLUB:
        return club.turn(view)
    if level is Level.MASTER and view.claims:
        return options(view)[0].moves
    draft = draft_of(own)
    actions = _as_beginner(view, draft, rng) if level is Level.BEGINNER else _keeping_jokers(view, draft, own.seat)
    left = played(draft, actions, own.seat).hand
    return (*actions, Discard(_least_useful(left, rng)) if left else Done())


def hint(view: View) -> Hint:
    """V1: the next step of the best turn, or a repair if the table is not lawful; raises ValueError on a public view."""
    own = private_side(view)
    if not view.drawn:
        tile = _wanted(view, own, Level.MASTER)
        return Hint(format_move(Draw(tile)), "hint-draw-old" if tile else "hint-draw", {"tile": tile} if tile else {})
    draft = draft_of(own)
    wrong = faults(draft)
    best = () if wrong else next((option.moves for option in options(view)), ())
    acted = [move for move in best if isinstance(move, Action)]
    held, left = Counter(own.hand), Counter(played(draft, acted, own.seat).hand)
    tiles = sort_tiles((held - left).elements())
    found = most(draft, own.hand if wrong else tiles, seat=own.seat)
    gained = bool(left - held)  # a joker or a tile of the table, which `most` never takes into the hand
    if found or (tiles and gained):
        laid = tuple(move for move in acted if not isinstance(move, Claim))
        as_planned = gained or len(laid) < len(acted)
        if found and not gained:
            tiles = found.tiles
        actions = laid if as_planned or found is None else found.actions
        again = None if as_planned else lay(draft, tiles, seat=own.seat)
        steps = actions[0] if len(actions) == 1 else Steps(actions)
        move = f"lay {spaced(tiles)}" if again and again.exact else format_move(steps)
        return Hint(move, "hint-lay", {"tiles": spaced(tiles), "count": len(tiles)})
    if not own.hand and len(own.aside) == 1 == len(wrong):
        return Hint(format_move(Discard(own.aside[0])), "hint-discard", {"tile": own.aside[0]})
    if wrong:
        return Hint("reset", "hint-reset")
    for claim in claimable(draft) if view.claims and own.opened else ():
        return Hint(format_move(claim), "hint-claim", {"meld": claim.letter})
    if not own.hand:
        return Hint("done", "hint-done")
    last = best[-1] if best else None
    tile = last.tile if isinstance(last, Discard) else _least_useful(own.hand, Random(0))
    could_lay = view.claims and most(draft, own.hand, seat=own.seat)
    return Hint(format_move(Discard(tile)), "hint-keep" if could_lay else "hint-discard", {"tile": tile})


def _as_beginner(view: View, draft: Draft, rng: Random) -> tuple[Action, ...]:
    """The actions of a beginner, in half of the turns with claims."""
    seat = private_side(view).seat
    actions = beginner.laid(draft, seat=seat)
    after = played(draft, actions, seat)
    if not view.claims or not after.opened or rng.random() < 0.5:
        return actions
    return (*actions, *claimable(after))


def _keeping_jokers(view: View, draft: Draft, seat: Seat) -> tuple[Action, ...]:
    """Actions that lay the most tiles; jokers only to go out, if another may, or if nothing can be laid without them.

    In the hand a joker can later complete any two tiles that fit; on the table it is bound (P8).
    """
    found = most(draft, draft.hand, seat=seat, nodes=NODES)
    if found is None:
        return ()
    if JOKER in found.tiles and len(played(draft, found.actions, seat).hand) > 1 and not may_end(view):
        found = most(draft, [tile for tile in draft.hand if tile != JOKER], seat=seat, nodes=NODES) or found
    return found.actions


def _wanted(view: View, own: Own, level: Level) -> Tile:
    """The newest tile of the old stock that makes a meld with the hand, or joker; none for a beginner.

    A master prefers a tile that brings a group to claim or, where laying tiles wins, lets it lay the most.
    """
    if level is Level.BEGINNER:
        return ""
    if level is Level.MASTER and (tile := _bringing_most(view, own)):
        return tile
    have = Counter(own.hand)
    for tile in reversed(view.old[-LATELY:]):
        if tile != JOKER and makes_meld(tile, have) and not have[tile]:
            return tile
        if tile == JOKER:
            return tile
    return ""


def _bringing_most(view: View, own: Own) -> Tile:
    """C1: the tile that brings a group to claim; in Rummy-Pur, and for whoever leads in Plus, the one that fits best."""
    draft = draft_of(own)
    if view.claims and (tile := bringing_claim(draft, view.old)):
        return tile
    leads = not view.claims or lead(view, view.seats[own.seat - 1].claims) > 0
    return _fitting(view, draft) if leads else ""


def _fitting(view: View, draft: Draft) -> Tile:
    """A joker of the old stock, or the tile with which most can be laid, the newest of equal ones; none if none fits."""
    if JOKER in view.old:
        return JOKER
    seat = private_side(view).seat

    def laid(drawn: Tile) -> int:
        hand = (*draft.hand, drawn) if drawn else draft.hand
        found = most(replace(draft, hand=hand), hand, seat=seat, nodes=LOOKS)
        return len(found.tiles) if found else 0

    return max(("", *dict.fromkeys(reversed(view.old))), key=laid)  # the first of equal ones


def makes_meld(tile: Tile, have: Counter[Tile]) -> bool:
    """Whether a tile makes a meld with two of these."""
    before, after = preceding(tile), following(tile)
    if (have[before] and (have[after] or have[preceding(before)])) or (have[after] and have[following(after)]):
        return True
    return sum(bool(have[same]) for same in same_number(tile)) >= 2


def _least_useful(hand: Sequence[Tile], rng: Random) -> Tile:
    """A tile with the fewest others of its number or near it in its colour; a joker only if nothing else is left."""
    have = Counter(hand)

    def use(tile: Tile) -> int:
        return 100 if tile == JOKER else near_to(tile, have)

    least = min(map(use, have))
    return rng.choice([tile for tile in have if use(tile) == least])
