"""A move of Rummy: verify everything, then build the next position."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core import seats
from core.bag import spaced, without
from core.dealing import begin, draw_first
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.rummy import changes, verify
from core.rummy.draft import Draft, act, faults
from core.rummy.melds import Meld
from core.rummy.moves import Action, Deal, Discard, Done, Draw, Drawn, First, Move, Reset, Steps, Undo
from core.rummy.notation import format_move
from core.rummy.position import Position, after, draft_of, hand_of
from core.rummy.rules import Rules
from core.rummy.tiles import JOKER, Tile, sort_tiles, tile_of
from core.rummy.view import LastTurn
from core.seats import demand_may_leave, demand_mover, demand_turn, ended, instead, seated

EVENTS: Final = frozenset(
    {
        *("begins", "took-old", "reshuffled", "opened", "opened-new", "laid", "laid-new", "gained", "changed"),
        *("claimed", "unclaimed"),
        *("discarded", "given", "out", "exhausted", "resigned", "stopped"),
    }
)
"""Every event of a move."""


def setup(rules: Rules, count: int) -> Position:
    """P1, P2: a joker in every hand, all other tiles in the new stock, nothing dealt."""
    return Position(
        seats=seated(count, rules.seats),
        hands=((JOKER,) * rules.jokers,) * count,
        melds=(),
        new=rules.tiles,
        old=(),
        gone=(),
        opened=frozenset(),
        turns=(0,) * count,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the deals in seat order, then what a turn draws (P2, P5)."""
    demand_turn(position, CHANCE)
    on_turn, dealing = position.on_turn, position.dealing
    if on_turn is None:
        return First(draw_first(position, rng))
    if dealing is not None:
        return Deal(dealing, rng.sample(position.new, rules.hand))
    have = min(position.due, len(position.new))
    return Drawn(on_turn, (*rng.sample(position.new, have), *rng.sample(position.old, position.due - have)))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """P5: the step that this move of the seat on turn, or of CHANCE, makes; raises RuleError."""
    demand_mover(position, seat, chance=isinstance(move, First | Deal | Drawn))
    match move:
        case First():
            return begin(position, move.seat)
        case Deal():
            return _deal(rules, position, move)
        case Drawn():
            return _drawn(position, move)
        case Draw():
            return _draw(rules, position, seat, move)
    verify.has_drawn(position)
    match move:
        case Undo():
            verify.something_to_undo(position)
            return Step(replace(position, drafts=position.drafts[:-1]))
        case Reset():
            verify.something_to_undo(position)
            return Step(replace(position, drafts=()))
        case Discard() | Done():
            return _finish(rules, position, seat, move)
    return Step(_drafted(rules, position, seat, move))


def _deal(rules: Rules, position: Position, move: Deal) -> Step[Position]:
    """P2: the seat's first tiles, from the new stock."""
    verify.deal(rules, position, move)
    dealt = _given(position, move.seat, move.tiles)
    return Step(replace(dealt, new=tuple(without(position.new, move.tiles)), dealt=move.seat))


def _draw(rules: Rules, position: Position, seat: Seat, move: Draw) -> Step[Position]:
    """P5a: the tile from the old stock is taken first; then the rest is due from the new one, or both if that is too small.

    The draw's public facts are known before chance acts.
    """
    verify.draw(position, move)
    if not move.tile:
        due = replace(position, due=rules.draw)
        return Step(due, _reshuffled(due))
    taken = replace(
        _given(position, seat, (move.tile,)),
        old=tuple(without(position.old, (move.tile,))),
        took=move.tile,
        drawn=(move.tile,),
        due=rules.draw - 1,
    )
    return Step(taken, (Event("took-old", seat, {"tile": move.tile}), *_reshuffled(taken)))


def _reshuffled(position: Position) -> tuple[Event, ...]:
    """P5: the event that the old stock becomes the new one, if the new one has fewer tiles than are due."""
    return (Event("reshuffled", None, {"count": len(position.old)}),) if position.due > len(position.new) else ()


def _drawn(position: Position, move: Drawn) -> Step[Position]:
    """P5: tiles from the new stock; if more are due than it has, the old one is shuffled and becomes the new one."""
    verify.drawn(position, move)
    have = len(position.new)
    after_draw = replace(
        _given(position, move.seat, move.tiles),
        new=tuple(without(position.new, move.tiles[:have])),
        drawn=(*position.drawn, *move.tiles),
        due=0,
    )
    if position.due <= have:
        return Step(after_draw)
    shuffled = sort_tiles(without(position.old, move.tiles[have:]))
    return Step(replace(after_draw, new=shuffled, old=()))


def _drafted(rules: Rules, position: Position, seat: Seat, move: Action | Steps) -> Position:
    """P6, P7: the position with one more state of the draft, which only its own seat sees."""
    draft, actions = draft_of(position, seat), move.actions if isinstance(move, Steps) else (move,)
    for action in actions:
        draft = act(draft, action, seat=seat, claims=rules.claims)
    return replace(position, drafts=(*position.drafts, replace(draft, newest=tuple(map(format_move, actions)))))


def split_for_record(position: Position, move: Move) -> tuple[Move, ...]:
    """The single actions of a move that holds several, and one undo for each of them when such a move is undone."""
    if isinstance(move, Steps):
        return move.actions
    if isinstance(move, Undo) and position.drafts:
        return (move,) * len(position.drafts[-1].newest)
    return (move,)


def _finish(rules: Rules, position: Position, seat: Seat, move: Discard | Done) -> Step[Position]:
    """P5c, P7, P10: the turn is over, and the table becomes public; a seat without a tile has gone out."""
    draft = draft_of(position, seat)
    if isinstance(move, Discard):
        verify.discard(draft, move)
    else:
        verify.done(draft)
    tile = move.tile if isinstance(move, Discard) else ""
    given = bool(tile) and not draft.hand
    hand = draft.hand if given or not tile else tuple(without(draft.hand, (tile,)))
    last = _last_turn(position, seat, draft, discarded=tile, given=given, out=not hand)
    over = replace(
        _with_hand(position, seat, hand),
        melds=draft.melds,
        old=(*position.old, tile) if tile else position.old,
        opened=position.opened | {seat} if draft.opened else position.opened,
        turns=tuple(count + (at == seat) for at, count in enumerate(position.turns, start=1)),
        last=last,
    )
    events = turn_events(last, draft.melds)
    if last.out:
        return Step(replace(_turn_cleared(over), ending="finished"), events)
    return _pass_on(rules, over, seat).after(*events)


def _last_turn(position: Position, seat: Seat, draft: Draft, *, discarded: Tile, given: bool, out: bool) -> LastTurn:
    before, after_turn = position.melds, draft.melds
    gained = changes.laid(after_turn, before)
    return LastTurn(
        seat=seat,
        laid=changes.laid(before, after_turn),
        gained=tuple(without(gained, (discarded,))) if given and discarded in gained else gained,
        changed=changes.changed(before, after_turn),
        lit=changes.lit(before, after_turn),
        claimed=changes.claimed(before, after_turn),
        unclaimed=changes.claimed(after_turn, before),
        discarded=discarded,
        given=given,
        opened=draft.opened and seat not in position.opened,
        out=out,
    )


def turn_events(last: LastTurn, melds: Sequence[Meld]) -> tuple[Event, ...]:
    """The events that announce a finished turn; `melds` are the table after it."""
    seat = last.seat
    events = []
    changed = [meld for meld in melds if meld.letter in last.changed]
    now = ", ".join(f"{meld.letter} {spaced(meld.pieces)}" for meld in changed)
    as_new = sort_tiles(tile_of(piece) for meld in changed for piece in meld.pieces) == last.laid
    if last.laid:
        opened, laid = ("opened-new", "laid-new") if as_new else ("opened", "laid")
        facts = {"melds": now} if as_new else {"tiles": spaced(last.laid)}
        events.append(Event(opened if last.opened else laid, seat, {**facts, "count": len(last.laid)}))
    if last.gained:
        events.append(Event("gained", seat, {"tiles": spaced(last.gained), "count": len(last.gained)}))
    if changed and not as_new:
        events.append(Event("changed", seat, {"melds": now, "count": len(changed)}))
    if last.claimed:
        events.append(Event("claimed", seat, {"melds": ", ".join(last.claimed), "count": len(last.claimed)}))
    if last.unclaimed:
        events.append(Event("unclaimed", seat, {"melds": ", ".join(last.unclaimed), "count": len(last.unclaimed)}))
    if last.discarded:
        events.append(Event("given" if last.given else "discarded", seat, {"tile": last.discarded}))
    if last.out:
        events.append(Event("out", seat))
    return tuple(events)


def _pass_on(rules: Rules, position: Position, seat: Seat) -> Step[Position]:
    """P2, P11: the next seat's turn, or the end when the stocks have too few tiles for it."""
    cleared = _turn_cleared(position)
    if len(position.new) + len(position.old) < rules.draw:
        return ended(cleared, "exhausted")
    return Step(replace(cleared, on_turn=after(position, seat)))


def withdraw(rules: Rules, position: Position, seat: Seat) -> Step[Position]:
    """P15, P15a: the draft is undone, the tiles leave the game, claims become groups; the last seat left has won."""
    demand_may_leave(position, seat)
    hand = hand_of(position, seat)
    event = Event("resigned", seat, {"count": len(hand)})
    mine = position.on_turn == seat
    drafts = () if mine else tuple(replace(one, melds=_disowned(one.melds, seat)) for one in position.drafts)
    position = replace(
        _with_hand(position, seat, ()),
        melds=_disowned(position.melds, seat),
        gone=sort_tiles((*position.gone, *hand)),
        drafts=drafts,
        left=(*position.left, seat),
        held=(*position.held, len(hand)),
    )
    if len(position.active) == 1:
        stands = _counted(position, position.active[0])
        return Step(replace(_turn_cleared(stands.position), ending="resigned"), (event, *stands.events))
    return (_pass_on(rules, position, seat) if mine else Step(position)).after(event)


def _counted(position: Position, seat: Seat) -> Step[Position]:
    """P15a: the unfinished turn of the last seat counts as it stands if its table is lawful, else it is undone."""
    draft = draft_of(position, seat)
    if not position.drafts or faults(draft):
        return Step(position)
    last = _last_turn(position, seat, draft, discarded="", given=False, out=False)
    opened = position.opened | {seat} if draft.opened else position.opened
    stands = replace(_with_hand(position, seat, draft.hand), melds=draft.melds, opened=opened, last=last)
    return Step(stands, turn_events(last, draft.melds))


def stop(position: Position) -> Step[Position]:
    """P11: the game ends as it stands; a running draft is undone."""
    return seats.stop(_turn_cleared(position))


def _turn_cleared(position: Position) -> Position:
    return replace(position, due=0, drawn=(), took="", drafts=())


def _disowned(melds: Sequence[Meld], seat: Seat) -> tuple[Meld, ...]:
    return tuple(replace(meld, owner=None) if meld.owner == seat else meld for meld in melds)


def _given(position: Position, seat: Seat, tiles: tuple[Tile, ...]) -> Position:
    return _with_hand(position, seat, sort_tiles((*hand_of(position, seat), *tiles)))


def _with_hand(position: Position, seat: Seat, hand: tuple[Tile, ...]) -> Position:
    return replace(position, hands=instead(position.hands, seat, hand))
