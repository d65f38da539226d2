"""What a line that is not full yet may be expected to make, and the placings that keep most of it (R3, R5).

A line is worth what it makes if the dice fill it cell by cell and every symbol goes where it helps this line most. Rows
and columns share each cell, and a symbol may go elsewhere: too high a guess and too low a guess that cancel out so well
that counting the better of several symbols, or something for every cell kept, did not play better.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from core.grid import EMPTY, Cell
from core.summa.marks import columns_of
from core.summa.solver.search import best_line

ODDS: Final = {"L": 1 / 6, "X": 1 / 3, "V": 1 / 6, "I": 1 / 3}
"""R1: how likely a die shows each symbol; only what lines are expected to make rests on it."""

Pairs: TypeAlias = tuple[tuple[str, Cell], ...]
Worth: TypeAlias = Callable[[str], float]
"""What a line, full or not, is worth."""


class Placing(NamedTuple):
    """Symbols placed, the grid they lead to, and what its rows and columns are worth by themselves."""

    value: float
    pairs: Pairs
    rows: tuple[str, ...]
    columns: tuple[str, ...]


@cache
def expected(line: str, shortest: int) -> float:
    """What a line makes in the end, on average."""
    if EMPTY not in line:
        return best_line(line, shortest=shortest)
    places = [at for at, sign in enumerate(line) if sign == EMPTY]
    return sum(odds * max(expected(_put(line, at, symbol), shortest) for at in places) for symbol, odds in ODDS.items())


def of_lines(rows: Sequence[str], worth: Worth) -> float:
    """What rows and columns are worth, each by itself."""
    return sum(map(worth, rows)) + sum(map(worth, columns_of(rows)))


def promising(rows: Sequence[str], symbols: str, worth: Worth, *, width: int) -> list[Placing]:
    """Ways to place all symbols, the best first: symbol by symbol, the rare ones first, the `width` best kept of each."""
    best = [Placing(of_lines(rows, worth), (), tuple(rows), columns_of(rows))]
    for symbol in sorted(symbols, key="LVXI".index):
        found = {one.rows: one for before in best for one in _with(before, symbol, worth)}
        best = sorted(found.values(), key=lambda one: one.value, reverse=True)[:width]
    return best


def _with(before: Placing, symbol: str, worth: Worth) -> Iterator[Placing]:
    """One symbol more, in each free cell."""
    for y, row in enumerate(before.rows):
        for x, sign in enumerate(row):
            if sign == EMPTY:
                column = before.columns[x]
                across, down = _put(row, x, symbol), _put(column, y, symbol)
                yield Placing(
                    before.value + worth(across) - worth(row) + worth(down) - worth(column),
                    (*before.pairs, (symbol, Cell(x, y))),
                    _replaced(before.rows, y, across),
                    _replaced(before.columns, x, down),
                )


def _put(line: str, at: int, symbol: str) -> str:
    return line[:at] + symbol + line[at + 1 :]


def _replaced(lines: tuple[str, ...], at: int, line: str) -> tuple[str, ...]:
    return (*lines[:at], line, *lines[at + 1 :])
