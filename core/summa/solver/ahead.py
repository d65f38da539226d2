"""A search that looks ahead: to the end of the game over random rolls; it solves the last two rolls exactly (V5)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, combinations_with_replacement
from math import factorial, inf, prod, sqrt
from operator import add
from random import Random
from statistics import fmean, stdev
from typing import Final

from core.grid import EMPTY
from core.summa.marks import columns_of
from core.summa.solver.potential import (
    DICE,
    ODDS,
    RAREST_FIRST,
    WIDTH,
    Placing,
    expected,
    most_valuable,
    replaced,
)
from core.summa.solver.search import best_total

HEATS: Final = ((12, 8), (6, 16), (3, 32))
"""How many placings, the best so far, are played on, and over how many more runs of rolls, which are the same for all."""

RUNS: Final = 64
"""The number of runs of rolls that decide whether one placing is better than another one."""

SURE: Final = 3.0
"""The number of standard errors above which it clearly is."""


def look_ahead(rows: tuple[str, ...], symbols: str, shortest: int) -> Placing:
    """The placing of these symbols with the most points at the end: exact if this roll or the next fills the grid.

    Else each placing is played on to the end. The grid and the symbols seed the rolls, so they always give the same placing.
    """
    found = most_valuable(rows, symbols, shortest)
    free = "".join(rows).count(EMPTY) - len(symbols)
    if not free:
        return found[0]
    if free <= DICE:
        return max(found, key=lambda one: _after_a_roll(one.rows, shortest))
    rng = Random("".join(rows) + symbols)
    totals = dict.fromkeys(found, 0)
    for most, runs in HEATS:
        found = sorted(found, key=totals.__getitem__, reverse=True)[:most]
        for _ in range(runs):
            run = _run(rng, free)
            for one in found:
                totals[one] += _played_on(one.rows, run, shortest)
    return max(found, key=totals.__getitem__)


def brings_more(better: Sequence[str], worse: Sequence[str], shortest: int) -> bool:
    """Whether a grid makes clearly more points than another one when both are played on over the same random rolls."""
    rng, free = Random("".join(better)), "".join(better).count(EMPTY)
    runs = [_run(rng, free) for _ in range(RUNS)]
    more = [_played_on(better, run, shortest) - _played_on(worse, run, shortest) for run in runs]
    return fmean(more) > SURE * stdev(more) / sqrt(RUNS)


def _run(rng: Random, count: int) -> list[str]:
    """R1: `count` random symbols, those of each roll in the order in which they are written."""
    symbols = rng.choices("".join(ODDS), tuple(ODDS.values()), k=count)
    rolls = (symbols[start : start + DICE] for start in range(0, count, DICE))
    return [symbol for roll in rolls for symbol in sorted(roll, key=RAREST_FIRST)]


def _played_on(before: Sequence[str], run: Sequence[str], shortest: int) -> int:
    """The best total after these symbols are written, each roll greedily: as `promising` does with a width of 1.

    It does so a second time for speed: in a tenth of the time, so that ten times as many runs can be played.
    """
    rows, columns = list(before), list(columns_of(before))
    for symbol in run:
        across = [gains(row, symbol, shortest) for row in rows]
        down = [gains(column, symbol, shortest) for column in columns]
        worths = list(map(add, chain.from_iterable(across), chain.from_iterable(zip(*down, strict=True))))
        y, x = divmod(worths.index(max(worths)), len(columns))
        rows[y], columns[x] = replaced(rows[y], x, symbol), replaced(columns[x], y, symbol)
    return best_total(rows, shortest=shortest)


@cache
def gains(line: str, symbol: str, shortest: int) -> tuple[float, ...]:
    """The gain of a line's expected points by a symbol, for each cell; minus infinity where the cell is not free."""
    before = expected(line, shortest)
    return tuple(
        expected(replaced(line, at, symbol), shortest) - before if sign == EMPTY else -inf
        for at, sign in enumerate(line)
    )


@lru_cache(WIDTH)
def _after_a_roll(rows: tuple[str, ...], shortest: int) -> float:
    """The average best total over all rolls of a grid with as many free cells as dice."""
    best = ((odds, most_valuable(rows, symbols, shortest)[0]) for symbols, odds in rolls())
    return sum(odds * best_total(one.rows, shortest=shortest) for odds, one in best)


@cache
def rolls() -> tuple[tuple[str, float], ...]:
    """R1: every roll, in any order of the dice, with its probability."""
    found = []
    for symbols in combinations_with_replacement(ODDS, DICE):
        ways = factorial(DICE) // prod(map(factorial, Counter(symbols).values()))
        found.append(("".join(symbols), ways * prod(ODDS[symbol] for symbol in symbols)))
    return tuple(found)
