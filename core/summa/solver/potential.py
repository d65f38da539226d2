"""The expected points of a line that is not full yet, and the placings with the highest expected points (R3, R5).

The estimate assumes that the dice fill the line cell by cell and every symbol goes where it helps this line most. That is
too high, as rows and columns share each cell, and too low, as a symbol may go elsewhere. The two errors cancel well:
choosing among several symbols, or a bonus for every cell kept, did not play better.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from math import factorial
from typing import Final, NamedTuple, TypeAlias

from core.grid import EMPTY, Cell
from core.summa.marks import columns_of
from core.summa.solver.search import best_line, best_total

ODDS: Final = {"L": 1 / 6, "X": 1 / 3, "V": 1 / 6, "I": 1 / 3}
"""R1: the probability of each symbol on a die; only expected points use it."""

DICE: Final = 4
"""R1: the symbols of a roll; only forecasts use it."""

WIDTH: Final = 12
"""The number of placings that are compared while cells stay free; those that fill the grid are all compared."""

RAREST_FIRST: Final = "LVXI".index
"""The order in which the symbols of a roll are written, as a key."""

Pairs: TypeAlias = tuple[tuple[str, Cell], ...]
Worth: TypeAlias = Callable[[str], float]
"""The value of a line, full or not."""


class Placing(NamedTuple):
    """Placed symbols, the rows and columns after them, and `value`, the sum of the values of these lines."""

    value: float
    pairs: Pairs
    rows: tuple[str, ...]
    columns: tuple[str, ...]


@cache
def expected(line: str, shortest: int) -> float:
    """The expected final points of a line."""
    if EMPTY not in line:
        return best_line(line, shortest=shortest)
    places = [at for at, sign in enumerate(line) if sign == EMPTY]
    return sum(
        odds * max(expected(replaced(line, at, symbol), shortest) for at in places) for symbol, odds in ODDS.items()
    )


def of_lines(rows: Sequence[str], worth: Worth) -> float:
    """The sum of the values of all rows and columns."""
    return sum(map(worth, rows)) + sum(map(worth, columns_of(rows)))


def most_valuable(rows: Sequence[str], symbols: str, shortest: int) -> list[Placing]:
    """Ways to place all symbols, best first (V1): by the expected points of all lines, or by the total of a full grid."""
    worth = partial(expected, shortest=shortest)
    if "".join(rows).count(EMPTY) > len(symbols):
        return promising(rows, symbols, worth, width=WIDTH)
    every = promising(rows, symbols, worth, width=factorial(DICE))
    return sorted(every, key=lambda one: best_total(one.rows, shortest=shortest), reverse=True)


def promising(rows: Sequence[str], symbols: str, worth: Worth, *, width: int) -> list[Placing]:
    """Ways to place all symbols, best first: one symbol at a time, rare ones first, keeping the `width` best each time."""
    best = [Placing(of_lines(rows, worth), (), tuple(rows), columns_of(rows))]
    for symbol in sorted(symbols, key=RAREST_FIRST):
        found = {one.rows: one for before in best for one in _with(before, symbol, worth)}
        best = sorted(found.values(), key=lambda one: one.value, reverse=True)[:width]
    return best


def _with(before: Placing, symbol: str, worth: Worth) -> Iterator[Placing]:
    """The placings with one more symbol, in each free cell."""
    for y, row in enumerate(before.rows):
        for x, sign in enumerate(row):
            if sign == EMPTY:
                column = before.columns[x]
                across, down = replaced(row, x, symbol), replaced(column, y, symbol)
                yield Placing(
                    before.value + worth(across) - worth(row) + worth(down) - worth(column),
                    (*before.pairs, (symbol, Cell(x, y))),
                    (*before.rows[:y], across, *before.rows[y + 1 :]),
                    (*before.columns[:x], down, *before.columns[x + 1 :]),
                )


def replaced(line: str, at: int, symbol: str) -> str:
    """The line with this symbol in one cell."""
    return line[:at] + symbol + line[at + 1 :]
