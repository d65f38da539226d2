"""A move of Kakuro: verify everything, then build the next position."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from core.bag import without
from core.errors import RuleError
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.grid import EMPTY, at, put
from core.kakuro import verify
from core.kakuro.moves import Deal, First, Lay, Move, Refill, SetUp
from core.kakuro.notation import format_move
from core.kakuro.position import Position, after, hand_of
from core.kakuro.rules import Rules
from core.kakuro.score import kakuros
from core.kakuro.view import DIGITS, RED, Kakuro, LastMove, digit, over, side, written
from core.seats import draw_first, first, instead, running, seated, stays

EVENTS: Final = verify.TURNING | {
    *("begins", "set-up", "laid", "turned", "kakuro", "turned-back", "bag-empty"),
    *("resigned", "stopped", "finished"),
}
"""Every event of a move; in strict games the reason for which cards were turned back is one (K11)."""


def setup(rules: Rules, seats: int) -> Position:
    """K1, K2: an empty board and all cards in the bag."""
    return Position(
        seats=seated(seats, rules.seats),
        rows=(EMPTY * rules.board,) * rules.board,
        hands=("",) * seats,
        bag=rules.cards,
        gone="",
        scores=(0,) * seats,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the marked cells, the deals in seat order, then refills (K3, K4)."""
    verify.turn(position, CHANCE)
    on_turn, dealing = position.on_turn, position.dealing
    if on_turn is None:
        return First(draw_first(position, rng))
    if not position.ready:
        return SetUp(tuple(zip(rules.marked, rng.sample(position.bag, len(rules.marked)), strict=True)))
    if dealing is not None:
        return Deal(dealing, "".join(rng.sample(position.bag, rules.hand)))
    return Refill(on_turn, *rng.sample(position.bag, 1))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """K4: verify and play the move of the seat whose turn it is; raises RuleError."""
    if isinstance(move, Lay):
        if seat == CHANCE:
            raise RuleError("wrong-chance")
        verify.turn(position, seat)
        return _lay(rules, position, seat, move)
    if seat != CHANCE:
        raise RuleError("not-your-turn")
    verify.turn(position, CHANCE)
    match move:
        case First():
            first(position, move.seat)
            return Step(replace(position, on_turn=move.seat), (Event("begins", move.seat),))
        case SetUp():
            verify.set_up(rules, position, move)
            return _set_up(rules, position, move)
        case Deal():
            verify.deal(rules, position, move)
            return Step(replace(_give(position, move.seat, move.digits), dealt=move.seat))
    verify.refill(position, move)
    return _refill(position, move)


def _set_up(rules: Rules, position: Position, move: SetUp) -> Step[Position]:
    """K3: the middle card red side up, the others yellow side up."""
    cards = {cell: RED[DIGITS.index(number)] if cell == rules.middle else number for cell, number in move.cards}
    told = ", ".join(f"{cell} {written(card)}" for cell, card in cards.items())
    bag = "".join(without(position.bag, (number for _, number in move.cards)))
    ready = replace(position, rows=put(position.rows, cards), bag=bag, ready=True)
    return Step(ready, (Event("set-up", None, {"cards": told}),))


def _lay(rules: Rules, position: Position, seat: Seat, move: Lay) -> Step[Position]:
    """K4, K7, K8: the card laid, cards turned, every kakuro scored that holds one of them."""
    verify.laying(position, move)
    try:
        last = _whole(rules, position, seat, move)
    except RuleError as wrong:
        if not rules.strict:
            raise
        last = _turned_back(seat, move, wrong)
    scores = tuple(score + last.points * (at == seat) for at, score in enumerate(position.scores, start=1))
    hand = "".join(without(hand_of(position, seat), digit(move.card)))
    rows = _board(position, move if last.turned else Lay(move.cell, move.card))
    moved = _with_hand(replace(position, rows=rows, scores=scores, last=last), seat, hand)
    events = tuple(told(last))
    if moved.bag:
        return Step(replace(moved, refilling=True), events)
    passed = _pass_on(moved, seat)
    return Step(passed.position, (*events, *passed.events))


def _whole(rules: Rules, position: Position, seat: Seat, move: Lay) -> LastMove:
    """K7, K8: the move as it was meant; raises RuleError if the cards may not be turned."""
    rows = _board(position, move)
    verify.turning(rules, rows, move)
    made = kakuros(rows, (move.cell, *move.turned))
    points = sum(one.points for one in made)
    return LastMove(seat, format_move(move), move.cell, move.card, move.turned, made, points)


def _turned_back(seat: Seat, move: Lay, wrong: RuleError) -> LastMove:
    """K11: the card stays, what was turned is turned back, and nothing is scored."""
    facts = {name: fact for name, fact in wrong.facts.items() if name != "marked"}
    reason = Event(wrong.code, seat, facts)
    return LastMove(seat, format_move(move), move.cell, move.card, (), (), 0, move.turned, reason)


def _board(position: Position, move: Lay) -> tuple[str, ...]:
    turned = {cell: over(at(position.rows, cell)) for cell in move.turned}
    return put(position.rows, {move.cell: move.card, **turned})


def told(last: LastMove) -> Iterator[Event]:
    """What everybody hears of a move."""
    seat, card = last.seat, {"side": side(last.card), "digit": digit(last.card)}
    yield Event("laid", seat, {"move": last.text, "cell": str(last.cell), "points": last.points, **card})
    if last.turned:
        yield Event("turned", seat, {"cells": verify.names(last.turned), "count": len(last.turned)})
    if last.wrong:
        yield Event("turned-back", seat, {"cells": verify.names(last.back), "count": len(last.back)})
        yield last.wrong
    for one in last.kakuros:
        yield _scored(seat, one)


def _scored(seat: Seat, one: Kakuro) -> Event:
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
    filled = replace(_give(position, move.seat, move.digit), refilling=False)
    passed = _pass_on(filled, move.seat)
    empty = () if filled.bag else (Event("bag-empty"),)
    return Step(passed.position, (*empty, *passed.events))


def _pass_on(position: Position, seat: Seat) -> Step[Position]:
    """K10: the next seat that has a card, or the end when all of them lie on the board."""
    following = after(position, seat)
    if following is None:
        return Step(replace(position, ending="finished"), (Event("finished"),))
    return Step(replace(position, on_turn=following))


def withdraw(position: Position, seat: Seat) -> Step[Position]:
    """The seat leaves: its cards leave the game, and with one seat remaining that one has won."""
    stays(position, seat)
    event = Event("resigned", seat)
    hand = hand_of(position, seat)
    position = replace(
        _with_hand(position, seat, ""),
        gone="".join(sorted(position.gone + hand)),
        left=(*position.left, seat),
    )
    if len(position.active) == 1:
        return Step(replace(position, ending="resigned", refilling=False), (event,))
    if position.on_turn != seat:
        return Step(position, (event,))
    passed = _pass_on(replace(position, refilling=False), seat)
    return Step(passed.position, (event, *passed.events))


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    running(position)
    return Step(replace(position, ending="stopped", refilling=False), (Event("stopped"),))


def _give(position: Position, seat: Seat, digits: str) -> Position:
    filled = _with_hand(position, seat, "".join(sorted(hand_of(position, seat) + digits)))
    return replace(filled, bag="".join(without(position.bag, digits)))


def _with_hand(position: Position, seat: Seat, hand: str) -> Position:
    return replace(position, hands=instead(position.hands, seat, hand))
