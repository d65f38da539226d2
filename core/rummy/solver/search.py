"""The actions that lay given tiles of the hand, and those that lay the most (P6, P7)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from core.bag import missing, spaced
from core.errors import Fact, RuleError
from core.game import Seat
from core.rummy.draft import Draft, act
from core.rummy.melds import LEAST
from core.rummy.moves import Action, Form, Steps
from core.rummy.solver.arrange import arrangements, cases
from core.rummy.solver.plan import plan
from core.rummy.solver.sweep import Nodes, OutOfNodes
from core.rummy.tiles import COLOURS, JOKER, NUMBERS, Tile, sort_tiles
from core.rummy.view import Own, View

CODES: Final = frozenset(
    {
        *("lay-none", "lay-none-swap", "lay-none-claim", "lay-not-opened"),
        *("lay-time", "lay-time-best", "lay-unreached", "lay-unreached-best"),
    }
)
"""Every reason why tiles cannot be laid as asked."""

NODES: Final = 70_000
"""The nodes of a search: with the attempts after it about a second at the slowest."""

AFTER: Final = 2_000
"""The nodes of each further attempt after those are used up."""

PLAN: Final = 300
"""The nodes that count for finding the actions."""


@dataclass(frozen=True, slots=True)
class Laying:
    """Actions, the tiles of the hand that they lay, and in `exact` whether the search proved that no more are possible.

    Otherwise `timed` is true if the search ran out of nodes, and false if it found arrangements but no actions for them.
    """

    actions: tuple[Action, ...]
    tiles: tuple[Tile, ...]
    exact: bool = True
    timed: bool = True


class Unreached(Exception):
    """There are arrangements, but no actions were found for any of them."""


GAVE_UP: Final = (OutOfNodes, Unreached)


def resolve(view: View, tiles: Sequence[Tile]) -> Action | Steps:
    """The actions that lay these tiles, as one move; raises RuleError if there are none or none were found in time."""
    own = view.private
    if own is None or not view.drawn:
        raise RuleError("draw-first", action="draw")
    lacking, facts = missing(own.hand, tiles), _facts(tiles)
    if lacking:
        raise RuleError("not-in-hand", **_facts(lacking))
    draft = draft_of(own)
    if not own.opened and next(openings(tiles), None) is None:
        raise RuleError("lay-not-opened", **facts)
    found = lay(draft, tiles, seat=own.seat, nodes=NODES)
    if found is None:
        raise _none(draft, own.seat, facts)
    if not found.exact and found.tiles:
        raise RuleError("lay-time-best" if found.timed else "lay-unreached-best", **facts, best=spaced(found.tiles))
    if not found.exact:
        raise RuleError("lay-time" if found.timed else "lay-unreached", **facts)
    return found.actions[0] if len(found.actions) == 1 else Steps(found.actions)


def draft_of(own: Own) -> Draft:
    """The running turn of the viewing seat."""
    return Draft(own.hand, own.melds, own.aside, own.opened)


def _facts(tiles: Sequence[Tile]) -> dict[str, Fact]:
    return {"tiles": spaced(sort_tiles(tiles)), "count": len(tiles)}


def _none(draft: Draft, seat: Seat, facts: Mapping[str, Fact]) -> RuleError:
    """P9, C3: the refusal; it says if giving up a claim, or swapping a joker of the hand or the table, is left to try."""
    if any(meld.owner == seat for meld in draft.melds):
        return RuleError("lay-none-claim", **facts)
    if JOKER in draft.hand or any(case.freed for case in cases(draft, (), draft.hand)):
        return RuleError("lay-none-swap", **facts)
    return RuleError("lay-none", **facts)


def lay(draft: Draft, tiles: Sequence[Tile], *, seat: Seat, nodes: int = NODES) -> Laying | None:
    """Actions that lay all of these tiles; None if there are none without swaps (P9) and without giving up claims (C3).

    If the search gives up, the actions lay the tiles for which it found a place, and `exact` is false.
    """
    if not tiles:
        return None
    try:
        return next(_layings(draft, tiles, (), seat, Nodes(nodes)), None)
    except OutOfNodes:
        return _some(draft, tiles, seat)
    except Unreached:
        return replace(_some(draft, tiles, seat), timed=False)


def most(draft: Draft, tiles: Sequence[Tile], *, seat: Seat, nodes: int = NODES, after: int = AFTER) -> Laying | None:
    """Actions that lay as many of these tiles of the hand as possible; None if none can be laid.

    Once the nodes are used up, each tile is tried with `after` more.
    """
    try:
        found = next(_layings(draft, (), tiles, seat, Nodes(nodes)), None)
    except GAVE_UP:
        found = _some(draft, tiles, seat, after)
    return found if found and found.tiles else None


def _some(draft: Draft, tiles: Sequence[Tile], seat: Seat, after: int = AFTER) -> Laying:
    """As many tiles as are found one after the other, each by a short search; a seat that has not opened opens first."""
    if not draft.opened:
        return _some_after_opening(draft, tiles, seat, after)
    best, laid = Laying((), ()), tuple[Tile, ...]()
    for tile in tiles:
        try:
            more = next(_layings(draft, (*laid, tile), (), seat, Nodes(after)), None)
        except GAVE_UP:
            continue
        if more:
            best, laid = more, (*laid, tile)
    return replace(best, exact=len(laid) == len(tiles))


def _some_after_opening(draft: Draft, tiles: Sequence[Tile], seat: Seat, after: int) -> Laying:
    form = next(openings(tiles), None)
    if form is None:
        return Laying((), (), exact=False)
    left = (Counter(tiles) - Counter(form.tiles)).elements()
    rest = _some(act(draft, form, seat=seat), tuple(left), seat, after)
    return replace(rest, actions=(form, *rest.actions), tiles=sort_tiles((*form.tiles, *rest.tiles)))


def _layings(draft: Draft, must: Sequence[Tile], may: Sequence[Tile], seat: Seat, nodes: Nodes) -> Iterator[Laying]:
    """Layings with all of `must` and as many of `may` as possible; the best comes first if the seat has opened.

    Raises one of `GAVE_UP` if the search ends before it has found any.
    """
    if draft.opened:
        yield from _opened(draft, must, may, seat, nodes)
        return
    free = next(_opened(replace(draft, opened=True), must, may, seat, nodes), None)
    if free is None:
        return
    actions = _opening_first(draft, free.actions, seat)
    if actions is not None:
        yield replace(free, actions=actions)
        return
    best: Laying | None = None
    out: Exception | None = None
    for form in openings((*must, *may)):
        try:
            found = _after_opening(draft, form, must, may, seat, nodes)
        except GAVE_UP as gave_up:
            out = gave_up
            if nodes.left < 0:
                break
            continue
        if found and (best is None or len(found.tiles) > len(best.tiles)):
            best = found
        if best and (not may or len(best.tiles) >= len(free.tiles)):
            break
    if best:
        yield replace(best, exact=not (out and may))
    elif out:
        raise out


def _after_opening(
    draft: Draft, form: Form, must: Sequence[Tile], may: Sequence[Tile], seat: Seat, nodes: Nodes
) -> Laying | None:
    """The laying that begins with this opening, whose jokers are bound from then on (P8)."""
    left = Counter((*must, *may)) - Counter(form.tiles)
    due = Counter(must) - Counter(form.tiles)
    after = act(draft, form, seat=seat)
    rest = next(_opened(after, tuple(due.elements()), tuple((left - due).elements()), seat, nodes), None)
    return Laying((form, *rest.actions), sort_tiles((*form.tiles, *rest.tiles))) if rest else None


def _opened(draft: Draft, must: Sequence[Tile], may: Sequence[Tile], seat: Seat, nodes: Nodes) -> Iterator[Laying]:
    if not must and not may:
        yield Laying((), ())
        return
    proved = True
    for arrangement in arrangements(draft, must, nodes, may=may, spend=bool(may)):
        nodes.use(PLAN)
        proved = False
        actions = plan(draft, arrangement, seat=seat)
        if actions is not None:
            laid = Counter(draft.hand) - Counter(played(draft, actions, seat).hand)
            yield Laying(actions, sort_tiles(laid.elements()))
    if not proved:
        raise Unreached


def _opening_first(draft: Draft, actions: Sequence[Action], seat: Seat) -> tuple[Action, ...] | None:
    """P6: the same actions with a meld from the hand first; None if there is none or the order is not lawful."""
    wanted = played(replace(draft, opened=True), actions, seat)
    for at, action in enumerate(actions):
        if isinstance(action, Form):
            order = (action, *actions[:at], *actions[at + 1 :])
            try:
                found = played(draft, order, seat)
            except RuleError:
                continue
            if found == wanted:
                return order
    return None


def played(draft: Draft, actions: Sequence[Action], seat: Seat) -> Draft:
    """The draft after these actions; raises RuleError."""
    for action in actions:
        draft = act(draft, action, seat=seat)
    return draft


def openings(tiles: Sequence[Tile]) -> Iterator[Form]:
    """P6: every meld of three of these tiles, those with the fewest jokers first."""
    has = Counter(tiles)
    for jokers in range(min(has[JOKER], LEAST - 1) + 1):
        for colour in COLOURS:
            for start in range(NUMBERS):
                names = [f"{colour}{(start + at) % NUMBERS + 1}" for at in range(LEAST)]
                yield from _forms(names, has, jokers, group=False)
        for number in range(1, NUMBERS + 1):
            for colours in combinations(COLOURS, LEAST):
                yield from _forms([f"{colour}{number}" for colour in colours], has, jokers, group=True)


def _forms(names: Sequence[Tile], has: Counter[Tile], jokers: int, *, group: bool) -> Iterator[Form]:
    """The melds of these names with `jokers` of them jokers: at any place of a run, in a group for the missing ones."""
    there = [name for name in names if has[name]]
    for real in combinations(there, LEAST - jokers):
        if group:
            yield Form((*real, *[JOKER] * jokers), group=len(real) == 1)
        else:
            yield Form(tuple(name if name in real else JOKER for name in names))
