"""The rules a move of Summy can break: one function each, raising RuleError with what is wrong and where."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from core import seats
from core.bag import in_stock, missing, spaced
from core.dealing import Deal, Refill, demand_deal, demand_refill
from core.errors import RuleError
from core.game import Seat
from core.grid import EMPTY, Cell, on_board, run_through, step, through
from core.summy.moves import Exchange, Lay, sort_tiles
from core.summy.position import Position, rack_of
from core.summy.rules import Rules
from core.summy.view import BLOCKER

CODES: Final = seats.CODES | frozenset(
    {
        *("off-board", "cell-blocked", "cell-taken", "not-there", "gap", "not-in-line", "no-tile-laid", "no-old-tile"),
        *("too-many-tiles", "not-in-rack", "nothing-to-exchange", "run-longer"),
        *("no-equals", "two-equals", "right-not-a-number", "operator-first", "operator-last", "operator-doubled"),
        *("operator-missing", "leading-zero", "division-by-zero", "wrong-total"),
        *("wrong-count", "not-in-stock"),
    }
)
"""Every reason for which this game refuses what could be read."""

GAPS: Final = EMPTY + BLOCKER
"""The characters that end a run."""

_OPERATORS = tuple("+-x:")
_OPERATOR = re.compile("[-+x:]")
_DOUBLED = re.compile("[-+x:]{2}")


def laying(rules: Rules, position: Position, move: Lay) -> None:
    """S5: every rule of a laying, in the order in which a person would look."""
    rows = position.rows
    on_the_board(rows, move)
    cells_free(rows, move)
    laid = move.tiles
    some_laid(laid)
    not_too_many(rules, laid)
    tiles_in_rack(rack_of(position, position.on_turn or Seat(0)), laid)
    whole_run(rows, move)
    some_old(move)
    valid_sum(move.run, move.start)


def on_the_board(rows: Sequence[str], move: Lay) -> None:
    """S5: the run ends where the board ends."""
    last = step(move.start, move.direction, len(move.run) - 1)
    if not (on_board(rows, move.start) and on_board(rows, last)):
        raise cell_off_board(rows, next(cell for cell in move.cells if not on_board(rows, cell)))


def cell_off_board(rows: Sequence[str], cell: Cell) -> RuleError:
    """S5: the refusal for a cell that the board does not have."""
    return RuleError("off-board", cell=str(cell), last=str(Cell(len(rows[0]) - 1, len(rows) - 1)))


def cells_free(rows: Sequence[str], move: Lay) -> None:
    """S5: tiles are laid onto empty cells only; the old tiles of the move are on the board."""
    whole, place = through(rows, move.start, move.direction)
    for offset, tile in enumerate(move.run):
        there = whole[place + offset]
        if there != (tile if offset in move.old else EMPTY):
            raise cell_refused(step(move.start, move.direction, offset), tile, there)


def cell_refused(cell: Cell, tile: str, there: str) -> RuleError:
    """S5: the refusal for a tile that cannot be, or is not, on a cell that holds something else."""
    if there == BLOCKER:
        return RuleError("cell-blocked", cell=str(cell))
    if there == EMPTY:
        return RuleError("not-there", cell=str(cell), tile=tile)
    return RuleError("cell-taken", cell=str(cell), tile=there)


def some_laid(laid: str) -> None:
    """S5: at least one tile comes from the rack."""
    if not laid:
        raise RuleError("no-tile-laid")


def not_too_many(rules: Rules, laid: str) -> None:
    """S5: no more tiles than a rack holds."""
    if len(laid) > rules.rack:
        raise RuleError("too-many-tiles", laid=str(len(laid)), most=str(rules.rack))


def tiles_in_rack(rack: str, tiles: str) -> None:
    """S5, S11: the tiles come from the rack of the seat."""
    lacking = missing(rack, tiles)
    if lacking:
        raise RuleError("not-in-rack", tiles=spaced(sort_tiles("".join(lacking))), count=len(lacking))


def whole_run(rows: Sequence[str], move: Lay) -> None:
    """S5: the run is the longest unbroken line through the laid tiles."""
    start, run = run_through(rows, move.start, move.direction, GAPS, laid=move.run)
    if run != move.run:
        raise RuleError("run-longer", run=run, start=str(start), typed=move.run)


def some_old(move: Lay) -> None:
    """S5: the run holds at least one tile that was on the board before."""
    if not move.old:
        raise RuleError("no-old-tile")


def valid_sum(run: str, start: Cell) -> None:
    """S6: the run is a valid sum as a whole."""
    try:
        _read_sum(run)
    except RuleError as wrong:
        raise RuleError(wrong.code, **(wrong.facts | {"run": run, "start": str(start)})) from None


def is_sum(run: str) -> bool:
    """Whether a run is a valid sum (S6)."""
    if "=" not in run:
        return False  # nearly every cross run ends here
    try:
        _read_sum(run)
    except RuleError:
        return False
    return True


def is_written_whole(run: str) -> bool:
    """Whether a run is written like a sum (S6), right or wrong: nothing is missing that might lie on the board."""
    if "=" not in run or EMPTY in run:
        return False
    try:
        _read_sum(run)
    except RuleError as wrong:
        return wrong.code == "wrong-total"
    return True


def _read_sum(run: str) -> None:
    """S6: exactly one `=`, one number after it, numbers and operators in turn before it, and both sides are equal."""
    if "=" not in run:
        raise RuleError("no-equals")
    if run.count("=") > 1:
        raise RuleError("two-equals")
    left, right = run.split("=")
    _shape(left)
    if not right.isdigit():
        raise RuleError("right-not-a-number", right=right)
    numbers = _OPERATOR.split(left)
    for number in (*numbers, right):
        if number.startswith("0") and number != "0":
            raise RuleError("leading-zero", number=number)
    total = _value(tuple(map(int, numbers)), _OPERATOR.findall(left))
    if total != int(right):
        raise RuleError("wrong-total", left=str(total), right=right)


def _shape(left: str) -> None:
    """S6: two or more numbers with exactly one operator between neighbours and no sign in front."""
    if left[:1] in _OPERATORS:
        raise RuleError("operator-first", operator=left[0])
    if left[-1:] in _OPERATORS:
        raise RuleError("operator-last", operator=left[-1])
    doubled = _DOUBLED.search(left)
    if doubled:
        raise RuleError("operator-doubled", operators=doubled[0])
    if left.isdigit() or not left:
        raise RuleError("operator-missing")


def _value(numbers: Sequence[int], operators: Sequence[str]) -> int | Fraction:
    """S6: multiplication and division first, otherwise from the left; a fraction if a division leaves a remainder."""
    total: int | Fraction = 0
    term: int | Fraction = numbers[0]
    for operator, number in zip(operators, numbers[1:], strict=True):
        if operator == "x":
            term *= number
        elif operator == ":":
            if number == 0:
                raise RuleError("division-by-zero")
            term = Fraction(term) / number if term % number else term // number
        else:
            total, term = total + term, number if operator == "+" else -number
    return total + term


def exchange(position: Position, move: Exchange) -> None:
    """S11: one or more tiles from the rack of the seat."""
    if not move.tiles:
        raise RuleError("nothing-to-exchange")
    tiles_in_rack(rack_of(position, position.on_turn or Seat(0)), move.tiles)


def deal(rules: Rules, position: Position, move: Deal) -> None:
    """S3: each seat is dealt a full rack from the stock, in seat order."""
    demand_deal(position, move.seat, len(move.tiles), owed=rules.rack)
    in_stock(position.stock, move.tiles)


def refill(position: Position, move: Refill) -> None:
    """S10, S11: the rack is filled up as far as the stock goes."""
    demand_refill(position, move.seat, len(move.tiles))
    in_stock(position.stock, move.tiles)
