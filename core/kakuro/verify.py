"""The rules a move of Kakuro can break: one function each, raising RuleError with what is wrong and where.

The fact `marked` names the cells at fault where a picture can show them.
"""

from collections.abc import Sequence
from typing import Final

from core import seats
from core.bag import missing, spaced
from core.dealing import Deal, Refill, demand_deal, demand_refill
from core.errors import Fact, RuleError
from core.game import Seat
from core.grid import EMPTY, Cell, Direction, at, on_board, step
from core.kakuro.moves import Lay, SetUp
from core.kakuro.position import Position, hand_of
from core.kakuro.rules import Rules
from core.kakuro.score import Stretch, addends, reads, repeated, stretch
from core.kakuro.view import digit, side

TURNING: Final = frozenset(
    {
        *("too-many-turned", "turned-not-in-line", "gap-between", "no-head", "turned-apart"),
        *("too-few-addends", "addend-repeated", "sum-not-read"),
    }
)
"""Every reason why cards may not be turned over (K8); strict games turn them back instead (K11)."""

CODES: Final = (
    seats.CODES
    | TURNING
    | {
        *("cell-taken", "touches-nothing", "not-in-hand", "nothing-to-turn", "turned-twice", "turns-laid-card"),
        *("wrong-count", "wrong-cells", "not-in-bag"),
    }
)
"""Every reason for which this game refuses what could be read."""


def way(direction: Direction) -> str:
    """`across` or `down`."""
    return direction.name.lower()


def laying(position: Position, move: Lay) -> None:
    """K4, K11: the rules about cell and card that hold in strict games too, in the order in which a person would look."""
    cell_free(position.rows, move.cell)
    cell_touches(position.rows, move.cell)
    card_in_hand(hand_of(position, position.on_turn or Seat(0)), move.card)
    cards_to_turn(position.rows, move)


def cell_free(rows: Sequence[str], cell: Cell) -> None:
    """K4: a card is laid on an empty cell."""
    there = at(rows, cell)
    if there != EMPTY:
        raise RuleError("cell-taken", cell=str(cell), side=side(there), digit=digit(there), marked=spaced((cell,)))


def cell_touches(rows: Sequence[str], cell: Cell) -> None:
    """K4: a card shares an edge with a card on the board."""
    beside = (step(cell, direction, count) for direction in Direction for count in (-1, 1))
    if not any(on_board(rows, other) and at(rows, other) != EMPTY for other in beside):
        raise RuleError("touches-nothing", cell=str(cell), marked=spaced((cell,)))


def card_in_hand(hand: str, card: str) -> None:
    """K4: the card comes from the hand of the seat."""
    if digit(card) not in hand:
        raise RuleError("not-in-hand", digit=digit(card))


def cards_to_turn(rows: Sequence[str], move: Lay) -> None:
    """K8, K11: the turned cards are different ones that were on the board before."""
    for number, cell in enumerate(move.turned):
        if cell == move.cell:
            raise RuleError("turns-laid-card", cell=str(cell), marked=spaced((cell,)))
        if at(rows, cell) == EMPTY:
            raise RuleError("nothing-to-turn", cell=str(cell), marked=spaced((cell,)))
        if cell in move.turned[:number]:
            raise RuleError("turned-twice", cell=str(cell), marked=spaced((cell,)))


def turning(rules: Rules, rows: Sequence[str], move: Lay) -> None:
    """K8: the laid card and all turned cards are in one kakuro on the board after the move."""
    if not move.turned:
        return
    not_too_many(rules, move)
    direction = in_line(move)
    for cell in move.turned:
        unbroken(rows, move.cell, cell)
    one = stretch(rows, move.cell, direction)
    head = same_stretch(one, move)
    stands(rows, one, head)


def not_too_many(rules: Rules, move: Lay) -> None:
    """K8: one card is turned over, any number of them in the expert variant."""
    if len(move.turned) > 1 and not rules.expert:
        raise RuleError(
            "too-many-turned", cells=spaced(move.turned), count=len(move.turned), marked=spaced(move.turned)
        )


def in_line(move: Lay) -> Direction:
    """K8: the direction of the line that holds the laid card and all turned cards."""
    across = move.turned[0].row == move.cell.row
    for cell in move.turned:
        if (cell.row != move.cell.row) if across else (cell.column != move.cell.column):
            raise RuleError("turned-not-in-line", cell=str(move.cell), turned=str(cell), marked=spaced((cell,)))
    return Direction.ACROSS if across else Direction.DOWN


def unbroken(rows: Sequence[str], cell: Cell, turned: Cell) -> None:
    """K6: a kakuro has no gap."""
    first, last = min(cell, turned), max(cell, turned)
    columns, lines = range(first.column, last.column + 1), range(first.row, last.row + 1)
    for gap in (Cell(column, row) for column in columns for row in lines):
        if at(rows, gap) == EMPTY:
            raise RuleError(
                "gap-between", cell=str(cell), turned=str(turned), gap=str(gap), marked=spaced((gap, turned))
            )


def same_stretch(one: Stretch, move: Lay) -> Cell:
    """K6, K8: the head of the stretch; it has one, and every turned card is in it."""
    if one.head is None:
        raise RuleError("no-head", cell=str(move.cell), direction=way(one.direction), marked=spaced(one.cells))
    for cell in move.turned:
        if cell not in (one.head, *one.cells):
            raise RuleError("turned-apart", turned=str(cell), cell=str(move.cell), marked=spaced((cell,)))
    return one.head


def stands(rows: Sequence[str], one: Stretch, head: Cell) -> None:
    """K5, K6: two or more addends, all different, and the head can be read as their sum."""
    digits, number = addends(rows, one), digit(at(rows, head))
    where: dict[str, Fact] = {"head": str(head), "direction": way(one.direction)}
    row, whole = "+".join(digits), spaced((head, *one.cells))
    if len(digits) < 2:
        raise RuleError("too-few-addends", digit=number, marked=whole, **where)
    if double := repeated(digits):
        same = spaced(cell for cell in one.cells if at(rows, cell) == double[0])
        raise RuleError("addend-repeated", row=row, repeated=double[0], times=double[1], marked=same, **where)
    total = sum(map(int, digits))
    if not reads(number, total):
        raise RuleError("sum-not-read", row=row, sum=str(total), digit=number, marked=whole, **where)


def set_up(rules: Rules, position: Position, move: SetUp) -> None:
    """K3: the marked cells are set once, before the deal, the one in the centre first."""
    if position.on_turn is None or position.ready:
        raise RuleError("wrong-chance")
    if tuple(cell for cell, _ in move.cards) != rules.marked:
        raise RuleError("wrong-cells", cells=spaced(rules.marked))
    _in_bag(position, "".join(number for _, number in move.cards))


def deal(rules: Rules, position: Position, move: Deal) -> None:
    """K3: each seat is dealt a full hand from the bag, in seat order."""
    if not position.ready:
        raise RuleError("wrong-chance")
    demand_deal(position, move.seat, len(move.tiles), owed=rules.hand)
    _in_bag(position, move.tiles)


def refill(position: Position, move: Refill) -> None:
    """K4: the seat that has laid a card draws one."""
    demand_refill(position, move.seat, len(move.tiles))
    _in_bag(position, move.tiles)


def _in_bag(position: Position, digits: str) -> None:
    lacking = missing(position.bag, digits)
    if lacking:
        raise RuleError("not-in-bag", digits=spaced(lacking), count=len(lacking))
