"""A move of Summy: verify everything, then build the next position."""

from dataclasses import replace
from typing import Final

from core.bag import without
from core.errors import RuleError
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.grid import EMPTY, put
from core.seats import draw_first, first, instead, running, seated, stays
from core.summy import verify
from core.summy.moves import Deal, Exchange, First, Lay, Move, Refill, sort_tiles
from core.summy.notation import format_move
from core.summy.position import Position, after, rack_of
from core.summy.rules import Rules
from core.summy.score import blockers, sums
from core.summy.view import BLOCKER, LastMove, Sum

EVENTS: Final = frozenset({"begins", "laid", "exchanged", "last-turns", "resigned", "stopped", "finished"})
"""Every event of a move."""


def setup(rules: Rules, seats: int) -> Position:
    """S1, S2, S3: the opening tile on the board, all others in the stock, nothing dealt."""
    empty = (EMPTY * rules.board,) * rules.board
    return Position(
        seats=seated(seats, rules.seats),
        rows=put(empty, {rules.centre: rules.opening}),
        racks=("",) * seats,
        stock="".join(without(rules.tiles, rules.opening)),
        gone="",
        scores=(0,) * seats,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the deals in seat order, then refills (S3, S10, S11)."""
    verify.turn(position, CHANCE)
    on_turn, dealing = position.on_turn, position.dealing
    if on_turn is None:
        return First(draw_first(position, rng))
    if dealing is not None:
        return Deal(dealing, "".join(rng.sample(position.stock, rules.rack)))
    return Refill(on_turn, "".join(rng.sample(position.stock, verify.room(rules, position, on_turn))))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """S4: verify and play the move of the seat whose turn it is; raises RuleError."""
    if isinstance(move, Lay | Exchange):
        if seat == CHANCE:
            raise RuleError("wrong-chance")
        verify.turn(position, seat)
        return _lay(rules, position, seat, move) if isinstance(move, Lay) else _exchange(rules, position, seat, move)
    if seat != CHANCE:
        raise RuleError("not-your-turn")
    verify.turn(position, CHANCE)
    if isinstance(move, First):
        first(position, move.seat)
        return Step(replace(position, on_turn=move.seat), (Event("begins", move.seat),))
    if isinstance(move, Deal):
        verify.deal(rules, position, move)
        return Step(replace(_given(position, move), dealt=move.seat))
    verify.refill(rules, position, move)
    return _turn_over(rules, _given(position, move))


def _lay(rules: Rules, position: Position, seat: Seat, move: Lay) -> Step[Position]:
    """S5, S7, S8, S9: the tiles laid, the sums scored, the blockers put."""
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
        refilling=bool(position.stock),
        last=LastMove(seat, text, tuple(laid), completed, blocked, gained, 0),
    )
    return _moved(rules, moved, laid_event(seat, text, completed, gained))


def laid_event(seat: Seat, text: str, completed: tuple[Sum, ...], gained: int) -> Event:
    """What everybody hears of a laying."""
    said = ", ".join(f"{one.text} ({one.points})" for one in completed)
    return Event("laid", seat, {"move": text, "points": gained, "sums": said})


def _exchange(rules: Rules, position: Position, seat: Seat, move: Exchange) -> Step[Position]:
    """S11: the tiles leave the game, and only their number is told."""
    verify.exchange(position, move)
    count = len(move.tiles)
    moved = replace(
        position,
        racks=_rest(position, seat, move.tiles),
        gone=sort_tiles(position.gone + move.tiles),
        refilling=bool(position.stock),
        last=LastMove(seat, "", (), (), (), 0, count),
    )
    return _moved(rules, moved, Event("exchanged", seat, {"count": count}))


def _moved(rules: Rules, position: Position, event: Event) -> Step[Position]:
    """S10, S11: a refill is due where there is room and stock, else the turn is over."""
    if position.refilling:
        return Step(position, (event,))
    over = _turn_over(rules, position)
    return Step(over.position, (event, *over.events))


def _turn_over(rules: Rules, position: Position) -> Step[Position]:
    """S12: counted after the refill; who has few tiles left and no stock has made the last move."""
    mover = position.on_turn or Seat(0)
    if position.final is not None:
        return _pass_on(replace(position, final=position.final - {mover}), mover)
    if position.stock or len(rack_of(position, mover)) > rules.last_turn:
        return _pass_on(position, mover)
    rest = frozenset(position.active) - {mover}
    over = _pass_on(replace(position, final=rest), mover)
    return Step(over.position, (Event("last-turns", mover), *over.events))


def _pass_on(position: Position, seat: Seat) -> Step[Position]:
    """S4, S12: the next seat's turn, or the end when nobody has one left."""
    if position.final is not None and not position.final:
        return Step(replace(position, ending="finished", refilling=False), (Event("finished"),))
    return Step(replace(position, on_turn=after(position, seat), refilling=False))


def withdraw(position: Position, seat: Seat) -> Step[Position]:
    """The seat leaves: its tiles leave the game, and with one seat remaining that one has won."""
    stays(position, seat)
    event = Event("resigned", seat)
    tiles = rack_of(position, seat)
    position = replace(
        position,
        racks=instead(position.racks, seat, ""),
        gone=sort_tiles(position.gone + tiles),
        left=(*position.left, seat),
        final=None if position.final is None else position.final - {seat},
    )
    if len(position.active) == 1:
        return Step(replace(position, ending="resigned", refilling=False), (event,))
    if position.on_turn != seat:
        return Step(position, (event,))
    passed = _pass_on(position, seat)
    return Step(passed.position, (event, *passed.events))


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    running(position)
    return Step(replace(position, ending="stopped", refilling=False), (Event("stopped"),))


def _rest(position: Position, seat: Seat, tiles: str) -> tuple[str, ...]:
    """All racks, once a seat has given these tiles."""
    return instead(position.racks, seat, "".join(without(rack_of(position, seat), tiles)))


def _given(position: Position, move: Deal | Refill) -> Position:
    """S3, S10: the tiles drawn have gone from the stock to the rack."""
    rack, stock = sort_tiles(rack_of(position, move.seat) + move.tiles), position.stock
    for tile in move.tiles:
        stock = stock.replace(tile, "", 1)
    return replace(position, racks=instead(position.racks, move.seat, rack), stock=stock)
