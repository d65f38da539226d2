"""A move of Summy: verify everything, then build the next position."""

from dataclasses import replace
from functools import partial
from typing import Final

from core import seats
from core.bag import without
from core.dealing import Deal, First, Refill, begin, draw_first, leave
from core.errors import MoveText
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.grid import EMPTY, put
from core.seats import demand_may_leave, demand_mover, demand_turn, ended, instead, seated
from core.summy import verify
from core.summy.moves import Exchange, Lay, Move, sort_tiles
from core.summy.notation import format_move
from core.summy.position import Position, after, rack_of
from core.summy.rules import Rules
from core.summy.score import blockers, sums
from core.summy.view import BLOCKER, LastMove, Sum

EVENTS: Final = frozenset({"begins", "laid", "exchanged", "last-turns", "resigned", "stopped", "finished"})
"""Every event of a move."""


def setup(rules: Rules, count: int) -> Position:
    """S1, S2, S3: the opening tile on the board, all others in the stock, nothing dealt."""
    empty = (EMPTY * rules.board,) * rules.board
    return Position(
        seats=seated(count, rules.seats),
        rows=put(empty, {rules.centre: rules.opening}),
        racks=("",) * count,
        stock="".join(without(rules.tiles, rules.opening)),
        gone="",
        scores=(0,) * count,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the deals in seat order, then refills (S3, S10, S11)."""
    demand_turn(position, CHANCE)
    on_turn, dealing = position.on_turn, position.dealing
    if on_turn is None:
        return First(draw_first(position, rng))
    if dealing is not None:
        return Deal(dealing, "".join(rng.sample(position.stock, rules.rack)))
    return Refill(on_turn, "".join(rng.sample(position.stock, position.due)))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """S4: the step that this move of the seat on turn, or of CHANCE, makes; raises RuleError."""
    demand_mover(position, seat, chance=isinstance(move, First | Deal | Refill))
    match move:
        case Lay():
            return _lay(rules, position, seat, move)
        case Exchange():
            return _exchange(rules, position, seat, move)
        case First():
            return begin(position, move.seat)
        case Deal():
            verify.deal(rules, position, move)
            return Step(replace(_given(position, move), dealt=move.seat))
    verify.refill(position, move)
    return _turn_over(rules, _given(position, move))


def _lay(rules: Rules, position: Position, seat: Seat, move: Lay) -> Step[Position]:
    """S5, S7, S8, S9: the tiles are laid, the sums scored, the blockers put."""
    verify.laying(rules, position, move)
    laid = move.laid
    completed = sums(position.rows, move)
    gained = sum(one.points for one in completed)
    rows = put(position.rows, laid)
    blocked = blockers(rows, completed)
    text = format_move(move)
    moved = replace(
        position,
        rows=put(rows, dict.fromkeys(blocked, BLOCKER)),
        racks=_rest(position, seat, move.tiles),
        scores=instead(position.scores, seat, position.scores[seat - 1] + gained),
        last=LastMove(seat, text, tuple(laid), completed, blocked, gained, 0),
    )
    return _moved(rules, moved, seat, laid_event(seat, text, completed, gained))


def laid_event(seat: Seat, text: str, completed: tuple[Sum, ...], gained: int) -> Event:
    """The event that announces a laying."""
    sums = ", ".join(f"{one.text} ({one.points})" for one in completed)
    return Event("laid", seat, {"move": MoveText(text), "points": gained, "sums": sums})


def _exchange(rules: Rules, position: Position, seat: Seat, move: Exchange) -> Step[Position]:
    """S11: the tiles leave the game; only their number is public."""
    verify.exchange(position, move)
    count = len(move.tiles)
    moved = replace(
        position,
        racks=_rest(position, seat, move.tiles),
        gone=sort_tiles(position.gone + move.tiles),
        last=LastMove(seat, "", (), (), (), 0, count),
    )
    return _moved(rules, moved, seat, Event("exchanged", seat, {"count": count}))


def _moved(rules: Rules, position: Position, seat: Seat, event: Event) -> Step[Position]:
    """S10, S11: the rack is filled up as far as the stock goes; without stock the turn is over."""
    if position.stock:
        due = min(rules.rack - len(rack_of(position, seat)), len(position.stock))
        return Step(replace(position, due=due), (event,))
    return _turn_over(rules, position).after(event)


def _turn_over(rules: Rules, position: Position) -> Step[Position]:
    """S12: after the refill, a seat with few tiles left and no stock to draw from has made the last move."""
    mover = position.on_turn or Seat(0)
    if position.final is not None:
        return _pass_on(replace(position, final=position.final - {mover}), mover)
    if position.stock or len(rack_of(position, mover)) > rules.last_turn:
        return _pass_on(position, mover)
    rest = frozenset(position.active) - {mover}
    return _pass_on(replace(position, final=rest), mover).after(Event("last-turns", mover))


def _pass_on(position: Position, seat: Seat) -> Step[Position]:
    """S4, S12: the next seat's turn, or the end when no seat has one left."""
    if position.final is not None and not position.final:
        return ended(replace(position, due=0), "finished")
    return Step(replace(position, on_turn=after(position, seat), due=0))


def withdraw(_: Rules, position: Position, seat: Seat) -> Step[Position]:
    """The seat and its tiles leave the game; the last seat left has won."""
    demand_may_leave(position, seat)
    without_seat = replace(
        position,
        racks=instead(position.racks, seat, ""),
        gone=sort_tiles(position.gone + rack_of(position, seat)),
        left=(*position.left, seat),
        final=None if position.final is None else position.final - {seat},
    )
    return leave(without_seat, seat, partial(_pass_on, seat=seat))


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    return seats.stop(replace(position, due=0))


def _rest(position: Position, seat: Seat, tiles: str) -> tuple[str, ...]:
    """All racks, after a seat has given these tiles."""
    return instead(position.racks, seat, "".join(without(rack_of(position, seat), tiles)))


def _given(position: Position, move: Deal | Refill) -> Position:
    """S3, S10: the tiles drawn go from the stock to the rack."""
    rack = sort_tiles(rack_of(position, move.seat) + move.tiles)
    stock = "".join(without(position.stock, move.tiles))
    return replace(position, racks=instead(position.racks, move.seat, rack), stock=stock)
