"""The rules a move of Skeleton can break: one function each, raising RuleError with what is wrong."""

from typing import Final

from core import seats
from core.bag import in_stock
from core.dealing import Deal, Refill, demand_deal, demand_refill
from core.errors import RuleError
from core.game import Seat
from tests.new_game.skeleton.core.position import Position
from tests.new_game.skeleton.core.rules import Rules

CODES: Final = seats.CODES | {"not-in-hand", "too-high", "can-lay", "wrong-count", "not-in-stock"}
"""Every reason for which this game refuses what could be read."""


def laying(rules: Rules, position: Position, seat: Seat, digit: str) -> None:
    """Q3: the tile comes from the own hand, and the count does not go past the target."""
    if digit not in position.hands[seat - 1]:
        raise RuleError("not-in-hand", digit=digit)
    if position.count + int(digit) > rules.target:
        raise RuleError("too-high", digit=digit, sum=str(position.count + int(digit)), target=str(rules.target))


def passing(rules: Rules, position: Position, seat: Seat) -> None:
    """Q4: only a seat passes that has no tile it can lay."""
    fitting = [digit for digit in position.hands[seat - 1] if position.count + int(digit) <= rules.target]
    if fitting:
        raise RuleError("can-lay", digit=fitting[0])


def deal(rules: Rules, position: Position, move: Deal) -> None:
    """Q2: each seat is dealt a full hand from the bag, in seat order."""
    demand_deal(position, move.seat, len(move.tiles), owed=rules.hand)
    in_stock(position.bag, move.tiles)


def refill(position: Position, move: Refill) -> None:
    """Q3: the seat that has laid a tile draws one."""
    demand_refill(position, move.seat, len(move.tiles))
    in_stock(position.bag, move.tiles)
