"""A move of Skeleton: verify everything, then build the next position."""

from dataclasses import replace
from functools import partial
from typing import Final

from core import seats
from core.bag import without
from core.dealing import Deal, First, Refill, begin, draw_first, leave
from core.errors import MoveText
from core.fair import FairRandom
from core.game import CHANCE, Event, Seat, Step
from core.seats import demand_may_leave, demand_mover, demand_turn, ended, following, instead, seated
from tests.new_game.skeleton.core import verify
from tests.new_game.skeleton.core.moves import Lay, Move, Pass
from tests.new_game.skeleton.core.notation import format_move
from tests.new_game.skeleton.core.position import Position
from tests.new_game.skeleton.core.rules import Rules

EVENTS: Final = frozenset({"begins", "laid", "passed", "scored", "anew", "resigned", "stopped", "finished"})
"""Every event of a move."""


def setup(rules: Rules, count: int) -> Position:
    """Q1: all tiles in the bag."""
    return Position(seats=seated(count, rules.seats), hands=("",) * count, bag=rules.tiles, scores=(0,) * count)


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: who begins, the deals in seat order, then refills (Q2, Q3)."""
    demand_turn(position, CHANCE)
    if position.on_turn is None:
        return First(draw_first(position, rng))
    if position.dealing is not None:
        return Deal(position.dealing, "".join(rng.sample(position.bag, rules.hand)))
    return Refill(position.on_turn, *rng.sample(position.bag, 1))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """The step that this move of the seat on turn, or of CHANCE, makes; raises RuleError."""
    demand_mover(position, seat, chance=not isinstance(move, Lay | Pass))
    match move:
        case Lay():
            verify.laying(rules, position, seat, move.digit)
            return _lay(rules, position, seat, move.digit)
        case Pass():
            verify.passing(rules, position, seat)
            return _pass_on(replace(position, passed=position.passed + 1), seat, (Event("passed", seat),))
        case First():
            return begin(position, move.seat)
        case Deal():
            verify.deal(rules, position, move)
            return Step(replace(_give(position, move.seat, move.tiles), dealt=move.seat))
    verify.refill(position, move)
    return _pass_on(replace(_give(position, move.seat, move.tiles), due=0), move.seat)


def _lay(rules: Rules, position: Position, seat: Seat, digit: str) -> Step[Position]:
    """Q3, Q5: the tile is laid at the end of the row; a seat that reaches the target scores, and a new row begins."""
    hand = "".join(without(position.hands[seat - 1], digit))
    laid = replace(position, row=position.row + digit, hands=instead(position.hands, seat, hand), passed=0)
    text = MoveText(format_move(Lay(digit)))
    events = [Event("laid", seat, {"move": text, "sum": str(laid.count)})]
    if laid.count == rules.target:
        events.append(Event("scored", seat))
        scores = instead(laid.scores, seat, laid.scores[seat - 1] + 1)
        laid = replace(_anew(laid), scores=scores)
    if laid.bag:
        return Step(replace(laid, due=1, last=tuple(events)), tuple(events))
    return _pass_on(laid, seat, tuple(events))


def _pass_on(position: Position, seat: Seat, events: tuple[Event, ...] = ()) -> Step[Position]:
    """Q4, Q6: the turn of the next seat that has a tile; a new row if all have passed; the end if nobody has a tile."""
    playing = position.playing
    if not playing:
        return ended(replace(position, last=events or position.last), "finished").after(*events)
    if position.passed >= len(playing):
        position, events = _anew(position), (*events, Event("anew"))
    return Step(replace(position, on_turn=following(playing, seat), last=events or position.last), events)


def _anew(position: Position) -> Position:
    """A new row: the count begins again."""
    return replace(position, before=position.before + position.row, row="", passed=0)


def withdraw(_: Rules, position: Position, seat: Seat) -> Step[Position]:
    """Q7: the seat and its tiles leave the game; the last seat left has won."""
    demand_may_leave(position, seat)
    without_seat = replace(
        position,
        hands=instead(position.hands, seat, ""),
        gone="".join(sorted(position.gone + position.hands[seat - 1])),
        left=(*position.left, seat),
    )
    return leave(without_seat, seat, partial(_pass_on, seat=seat))


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    return seats.stop(replace(position, due=0))


def _give(position: Position, seat: Seat, digits: str) -> Position:
    hand = "".join(sorted(position.hands[seat - 1] + digits))
    bag = "".join(without(position.bag, digits))
    return replace(position, hands=instead(position.hands, seat, hand), bag=bag)
