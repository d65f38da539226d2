"""The worth of a turn of Rummy to its seat: the tiles it lays, its claims, the hand it keeps, what others may claim (V1)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from core.bag import spaced, without
from core.private_side import private_side
from core.rummy.draft import Draft
from core.rummy.melds import claims_of
from core.rummy.moves import Action, Discard, Done, Move, Reset, Steps, Undo
from core.rummy.notation import format_move
from core.rummy.solver import beginner
from core.rummy.solver.claims import claimable, claiming, leads
from core.rummy.solver.search import draft_of, most, played
from core.rummy.tiles import JOKER, Tile, following, is_joker, preceding, same_number
from core.rummy.view import View
from core.valuation import Choice, Valuation, ranked

NODES: Final = 4_000
"""The nodes of the search for the most tiles: most turns need fewer, and a whole game takes a second at most."""

CLAIM: Final = 3.0
"""The worth of a claim, in tiles laid: with two players it counts as much as going out."""

OUT: Final = 3.0
"""The worth of going out, even for a seat that loses by it.

Such a seat makes no mistake, whether it ends the game to lose by less or plays on; to end it is never proposed.
"""

WON: Final = 20.0
"""The worth of going out in Plus where that wins: more than any claims, because whoever plays on may still lose."""

JOKER_KEPT: Final = 2 / 3
"""The worth of a joker in the hand for each tile there: early, masters who play on do better with it; late, no worse."""

JOKER_AT_MOST: Final = 4.5
"""The most that a joker in the hand is worth: to lay it with three or four others is no mistake, nor is to keep it."""

JOKER_LATE: Final = 0.5
"""The worth of a joker in the hand once another seat has few tiles left: less than a tile laid, more than other tiles kept."""

FEW: Final = 3
"""So few tiles may be gone in one turn, which ends the game; and each tile then in the hand, a joker too, counts (P12)."""

JOKER_FOR_CLAIM: Final = 2.0
"""The worth of a joker in the hand in Plus, where it can be the fourth tile of a group."""

SHARED: Final = 0.6
"""The cost in Plus of each tile that the turn adds to the melds nobody has claimed: others may make groups of it.

It is shared out among the others: what one of them gains, a seat loses only against that one.
"""

NEAR: Final = 0.05
"""The worth of a tile near another one in the hand."""

MARGIN: Final = 0.75
"""Smaller differences are not told apart: anything less than a tile laid, such as the choice of the discard."""

CLAIMS_MARGIN: Final = 1.5
"""The same in Plus: anything less than three tiles that others may claim."""


class Option(NamedTuple):
    """A way to play a turn after its draw: its moves, and what they are worth."""

    moves: tuple[Move, ...]
    choice: Choice


def value(view: View, moves: Sequence[Move]) -> Valuation | None:
    """V1: the worth of the turn played after its draw, beside the turns that computer players know.

    None for a draw, which is blind, and for a turn that does not end. Raises ValueError on a public view.
    """
    own = private_side(view)
    draft, last = draft_of(own), moves[-1] if moves else None
    if not view.drawn or own.actions or not isinstance(last, Discard | Done):
        return None
    actions = _actions(moves)
    after = played(draft, actions, own.seat)
    mine = _choice(view, draft, after, actions, last)
    others = [option.choice for option in _options(view, draft, _ways(view, draft))]
    if not view.claims and not may_end(view):  # to keep a joker is no mistake, even if many tiles stay with it
        jokers = mine.merits.count("joker")
        others = [one for one in others if "out" in one.merits or one.merits.count("joker") >= jokers]
    return ranked(mine, others, margin=CLAIMS_MARGIN if view.claims else MARGIN)


def options(view: View, ways: Iterable[tuple[Action, ...]] | None = None) -> list[Option]:
    """The turns that lay in these ways, by default in all known ones, the most valuable first.

    Raises ValueError on a public view.
    """
    draft = draft_of(private_side(view))
    found = _options(view, draft, _ways(view, draft) if ways is None else ways)
    return sorted(found, key=lambda option: (-option.choice.value, option.choice.moves))


def hands(view: View, draft: Draft) -> list[Sequence[Tile]]:
    """The tiles of which a turn lays as many as possible: the whole hand, and in Rummy-Pur the hand without its jokers."""
    if view.claims or JOKER not in draft.hand:
        return [draft.hand]
    return [draft.hand, [tile for tile in draft.hand if tile != JOKER]]


def _ways(view: View, draft: Draft) -> Iterator[tuple[Action, ...]]:
    """The actions that lay the most tiles, those of a beginner, none, and those that make the most claims."""
    seat = private_side(view).seat
    for tiles in hands(view, draft):
        if found := most(draft, tiles, seat=seat, nodes=NODES):
            yield found.actions
    yield beginner.laid(draft, seat=seat)
    yield ()
    if view.claims:
        yield from claiming(view, draft)


def _options(view: View, draft: Draft, ways: Iterable[tuple[Action, ...]]) -> Iterator[Option]:
    """The turns that lay in these ways, each with every discard; none goes out and loses."""
    seat = private_side(view).seat
    for way in dict.fromkeys(ways):
        after = played(draft, way, seat)
        claims = claimable(after) if view.claims and after.opened else ()
        actions, after = (*way, *claims), played(after, claims, seat)
        ends: tuple[Discard | Done, ...] = tuple(map(Discard, dict.fromkeys(after.hand))) or (Done(),)
        found = (Option((*actions, end), _choice(view, draft, after, actions, end)) for end in ends)
        yield from (one for one in found if one.choice.tiles or "out" in one.choice.merits)


def _choice(view: View, draft: Draft, after: Draft, actions: Sequence[Action], end: Discard | Done) -> Choice:
    """The worth of a turn whose actions lead from `draft` to `after`."""
    seat = private_side(view).seat
    hand, claims = _left(after, end), claims_of(after.melds, seat)
    more = claims - claims_of(draft.melds, seat)
    have = Counter(hand)
    joker = JOKER_FOR_CLAIM if view.claims else _joker(view, len(hand))
    kept = CLAIM * more + sum(joker if tile == JOKER else NEAR * near_to(tile, have) for tile in hand)
    wins = not hand and leads(view, claims)
    if not hand:
        kept += WON if view.claims and wins else OUT
    shared = _cost(view) * (_shared(after) - _shared(draft)) if hand else 0.0
    kept -= min(0.0, shared)
    merits = (*("out",) * wins, *("claim",) * more, *("joker",) * hand.count(JOKER))
    moves, laid = (*map(format_move, actions), format_move(end)), len(draft.hand) - len(after.hand)
    return Choice(moves, laid, kept, spaced(hand), merits, max(0.0, shared), counted=not view.claims)


def may_end(view: View) -> bool:
    """P10: whether another seat has so few tiles left that it may go out in its next turn."""
    own = private_side(view).seat
    return any(one.tiles <= FEW and not one.left for seat, one in enumerate(view.seats, 1) if seat != own)


def _joker(view: View, tiles: int) -> float:
    """The worth of a joker in Rummy-Pur in a hand of so many tiles."""
    return JOKER_LATE if may_end(view) else min(JOKER_AT_MOST, JOKER_KEPT * tiles)


def _cost(view: View) -> float:
    """The cost of a tile that is added to the melds nobody has claimed; 0 without claims."""
    others = sum(not one.left for one in view.seats) - 1
    return SHARED / others if view.claims else 0.0


def _shared(draft: Draft) -> int:
    """The tiles that every seat may claim, without jokers."""
    return sum(not is_joker(piece) for meld in draft.open for piece in meld.pieces)


def _left(after: Draft, end: Discard | Done) -> tuple[Tile, ...]:
    """P5c, P10: the hand after the turn; if it was empty before the discard, a tile set aside was discarded."""
    return tuple(without(after.hand, (end.tile,))) if isinstance(end, Discard) and after.hand else after.hand


def _actions(moves: Sequence[Move]) -> tuple[Action, ...]:
    """The actions of a turn that were not undone."""
    lines: list[tuple[Action, ...]] = []
    for move in moves:
        if isinstance(move, Steps):
            lines.append(move.actions)
        elif isinstance(move, Undo):
            del lines[-1:]
        elif isinstance(move, Reset):
            lines.clear()
        elif isinstance(move, Action):
            lines.append((move,))
    return tuple(action for line in lines for action in line)


def near_to(tile: Tile, have: Mapping[Tile, int]) -> int:
    """The number of other faces of a hand with this tile's number, or near it in its colour."""
    near = (preceding(tile), following(tile), following(following(tile)), preceding(preceding(tile)))
    return sum(have.get(one, 0) > 0 for one in (*near, *same_number(tile)))
