"""A move of Kakuro: verify everything, then build the next position."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from core import seats
from core.bag import spaced, without
from core.dealing import Deal, First, Refill, begin, draw_first, leave
from core.errors import MoveText, RuleError
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.grid import EMPTY, at, put
from core.kakuro import verify
from core.kakuro.moves import Lay, Move, SetUp
from core.kakuro.notation import format_move
from core.kakuro.position import Position, after, hand_of
from core.kakuro.rules import Rules
from core.kakuro.score import kakuros
from core.kakuro.view import DIGITS, RED, KakuroLine, LastMove, digit, format_card, over, side
from core.seats import demand_may_leave, demand_mover, demand_turn, ended, instead, seated

EVENTS: Final = verify.TURNING | {
    *("begins", "set-up", "laid", "turned", "kakuro", "turned-back", "bag-empty"),
    *("resigned", "stopped", "finished"),
}
"""Every event of a move; in strict games the reason why cards were turned back is one (K11)."""


def setup(rules: Rules, count: int) -> Position:
    """K1, K2: an empty board and all cards in the bag."""
    return Position(
        seats=seated(count, rules.seats),
        rows=(EMPTY * rules.board,) * rules.board,
        hands=("",) * count,
        bag=rules.cards,
        gone="",
        scores=(0,) * count,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the marked cells, the deals in seat order, then refills (K3, K4)."""
    demand_turn(position, CHANCE)
    on_turn, dealing = position.on_turn, position.dealing
    if on_turn is None:
        return First(draw_first(position, rng))
    if not position.ready:
        return SetUp(tuple(zip(rules.marked, rng.sample(position.bag, len(rules.marked)), strict=True)))
    if dealing is not None:
        return Deal(dealing, "".join(rng.sample(position.bag, rules.hand)))
    return Refill(on_turn, *rng.sample(position.bag, 1))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """K4: the step that this move of the seat on turn, or of CHANCE, makes; raises RuleError."""
    demand_mover(position, seat, chance=not isinstance(move, Lay))
    match move:
        case Lay():
            return _lay(rules, position, seat, move)
        case First():
            return begin(position, move.seat)
        case SetUp():
            verify.set_up(rules, position, move)
            return _set_up(rules, position, move)
        case Deal():
            verify.deal(rules, position, move)
            return Step(replace(_given(position, move), dealt=move.seat))
    verify.refill(position, move)
    return _refill(position, move)


def _set_up(rules: Rules, position: Position, move: SetUp) -> Step[Position]:
    """K3: the card in the centre red side up, the others yellow side up."""
    cards = {cell: RED[DIGITS.index(number)] if cell == rules.centre else number for cell, number in move.cards}
    listed = ", ".join(f"{cell} {format_card(card)}" for cell, card in cards.items())
    bag = "".join(without(position.bag, (number for _, number in move.cards)))
    ready = replace(position, rows=put(position.rows, cards), bag=bag, ready=True)
    return Step(ready, (Event("set-up", None, {"cards": listed}),))


def _lay(rules: Rules, position: Position, seat: Seat, move: Lay) -> Step[Position]:
    """K4, K7, K8: the card is laid, cards are turned, and every kakuro that holds one of them is scored."""
    verify.laying(position, move)
    try:
        last = _whole(rules, position, seat, move)
    except RuleError as wrong:
        if not rules.strict:
            raise
        last = _turned_back(seat, move, wrong)
    scores = instead(position.scores, seat, position.scores[seat - 1] + last.points)
    hand = "".join(without(hand_of(position, seat), digit(move.card)))
    rows = _board(position, move if last.turned else Lay(move.cell, move.card))
    earlier = (*position.earlier, position.last) if position.last else ()
    moved = _with_hand(replace(position, rows=rows, scores=scores, last=last, earlier=earlier), seat, hand)
    events = tuple(move_events(last))
    if moved.bag:
        return Step(replace(moved, due=1), events)
    return _pass_on(moved, seat).after(*events)


def _whole(rules: Rules, position: Position, seat: Seat, move: Lay) -> LastMove:
    """K7, K8: the move as it was meant; raises RuleError if the cards may not be turned."""
    rows = _board(position, move)
    verify.turning(rules, rows, move)
    made = kakuros(rows, (move.cell, *move.turned))
    points = sum(one.points for one in made)
    return LastMove(seat, format_move(move), move.cell, move.card, move.turned, made, points)


def _turned_back(seat: Seat, move: Lay, wrong: RuleError) -> LastMove:
    """K11: the card stays, the turned cards are turned back, and nothing is scored."""
    facts = {name: fact for name, fact in wrong.facts.items() if name != "marked"}
    reason = Event(wrong.code, seat, facts)
    return LastMove(seat, format_move(move), move.cell, move.card, (), (), 0, move.turned, reason)


def _board(position: Position, move: Lay) -> tuple[str, ...]:
    turned = {cell: over(at(position.rows, cell)) for cell in move.turned}
    return put(position.rows, {move.cell: move.card, **turned})


def move_events(last: LastMove) -> Iterator[Event]:
    """The events that announce a move."""
    seat, card = last.seat, {"side": side(last.card), "digit": digit(last.card)}
    yield Event("laid", seat, {"move": MoveText(last.text), "cell": str(last.cell), "points": last.points, **card})
    if last.turned:
        yield Event("turned", seat, {"cells": spaced(last.turned), "count": len(last.turned)})
    if last.wrong:
        yield Event("turned-back", seat, {"cells": spaced(last.back), "count": len(last.back)})
        yield last.wrong
    for one in last.kakuros:
        yield _scored(seat, one)


def _scored(seat: Seat, one: KakuroLine) -> Event:
    facts = {
        "first": str(one.cells[0]),
        "last": str(one.cells[-1]),
        "head": str(one.head),
        "digit": one.number,
        "addends": "+".join(one.addends),
        "sum": str(one.points),
        "direction": verify.way(one.direction),
    }
    return Event("kakuro", seat, facts)


def _refill(position: Position, move: Refill) -> Step[Position]:
    """K4: one card is drawn, and the turn is over."""
    filled = replace(_given(position, move), due=0)
    passed = _pass_on(filled, move.seat)
    return passed if filled.bag else passed.after(Event("bag-empty"))


def _pass_on(position: Position, seat: Seat) -> Step[Position]:
    """K10: the turn of the next seat that has a card, or the end when all cards are on the board."""
    following = after(position, seat)
    return ended(position, "finished") if following is None else Step(replace(position, on_turn=following))


def withdraw(_: Rules, position: Position, seat: Seat) -> Step[Position]:
    """The seat and its cards leave the game; the last seat left has won."""
    demand_may_leave(position, seat)
    without_seat = replace(
        _with_hand(position, seat, ""),
        gone="".join(sorted(position.gone + hand_of(position, seat))),
        left=(*position.left, seat),
    )
    return leave(without_seat, seat, partial(_pass_on, seat=seat))


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    return seats.stop(replace(position, due=0))


def _given(position: Position, move: Deal | Refill) -> Position:
    """K4: the cards drawn go from the bag to the hand."""
    hand = "".join(sorted(hand_of(position, move.seat) + move.tiles))
    return replace(_with_hand(position, move.seat, hand), bag="".join(without(position.bag, move.tiles)))


def _with_hand(position: Position, seat: Seat, hand: str) -> Position:
    return replace(position, hands=instead(position.hands, seat, hand))
