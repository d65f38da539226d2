"""A search that looks ahead: to the end of the game over random rolls; it solves the last two rolls exactly (V5)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations_with_replacement
from math import factorial, inf, prod, sqrt
from operator import add, sub
from random import Random
from statistics import stdev
from typing import Final

from core.grid import EMPTY
from core.summa.marks import columns_of
from core.summa.solver.potential import DICE, ODDS, RAREST_FIRST, WIDTH, Placing, expected, most_valuable, replaced
from core.summa.solver.search import best_total

HEATS: Final = ((12, 24), (6, 48), (3, 96))
"""How many placings, the best so far, are played on, and over how many more runs of rolls, which are the same for all."""

RUNS: Final = 64
"""The number of runs of rolls over which placings are valued."""

SURE: Final = 3.0
"""The number of standard errors above which one is clearly better than another one."""


def look_ahead(rows: tuple[str, ...], symbols: str, shortest: int) -> Placing:
    """The placing of these symbols with the most points at the end, as `best_first` finds it with a master's runs."""
    return best_first(rows, symbols, shortest, HEATS)[0]


def best_first(rows: tuple[str, ...], symbols: str, shortest: int, heats: Sequence[tuple[int, int]]) -> list[Placing]:
    """Ways to place these symbols, those with the most points at the end first: exact if this roll or the next fills the grid.

    Else each placing is played on to the end. The grid and the symbols seed the rolls, so they always give the same placings.
    """
    found = most_valuable(rows, symbols, shortest)
    free = "".join(rows).count(EMPTY) - len(symbols)
    if not free:
        return found
    if free <= DICE:
        return sorted(found, key=lambda one: _after_a_roll(one.rows, shortest), reverse=True)
    by_rows = {one.rows: one for one in found}
    return [by_rows[each] for each in most_at_the_end(by_rows, Random("".join(rows) + symbols), shortest, heats)]


def most_at_the_end(
    grids: Iterable[tuple[str, ...]], rng: Random, shortest: int, heats: Sequence[tuple[int, int]]
) -> list[tuple[str, ...]]:
    """Those of these grids, which have as many free cells each, that are left for the last heat: most points at the end first.

    Of equal ones the earlier ones are left.
    """
    totals = dict.fromkeys(grids, 0)
    found = list(totals)
    free = "".join(found[0]).count(EMPTY)
    for most, runs in heats:
        found = sorted(found, key=totals.__getitem__, reverse=True)[:most]
        for _ in range(runs):
            run = _run(rng, free)
            for rows in found:
                totals[rows] += _played_on(rows, run, shortest)
    return sorted(found, key=totals.__getitem__, reverse=True)


def totals_at_the_end(rows: Sequence[str], symbols: str, shortest: int) -> Callable[[tuple[str, ...]], Sequence[float]]:
    """A function that gives the totals to which a grid leads once these symbols are placed, over the same random rolls for all.

    These rolls are others than those of `best_first`. It is one total, which is exact, if at most one roll is left.
    """
    rng, free = Random(symbols + "".join(rows)), "".join(rows).count(EMPTY) - len(symbols)
    runs = [_run(rng, free) for _ in range(RUNS)]

    def totals(placed: tuple[str, ...]) -> Sequence[float]:
        if free > DICE:
            return [_played_on(placed, run, shortest) for run in runs]
        return [_after_a_roll(placed, shortest) if free else best_total(placed, shortest=shortest)]

    return totals


def in_doubt(totals: Sequence[float], others: Sequence[float]) -> float:
    """The difference up to which the means of such totals of two grids cannot be told apart."""
    return SURE * stdev(map(sub, totals, others)) / sqrt(RUNS) if len(totals) > 1 else 0.0


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
