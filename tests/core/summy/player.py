"""A player who only knows sums of five tiles: quick, weak, and independent of the solver."""

import operator
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from core.grid import EMPTY, Cell, Direction
from core.summy.moves import Exchange, Lay, Move
from core.summy.view import BLOCKER, View

_SIGNS = {"+": operator.add, "-": operator.sub, "x": operator.mul}
SUMS = tuple(
    f"{left}{sign}{right}={total}"
    for sign, value in _SIGNS.items()
    for left in range(10)
    for right in range(10)
    if 0 <= (total := value(left, right)) <= 9
)
LENGTH = 5


def choose(view: View, rng: Random) -> Move:
    """Any sum of five tiles that can be laid, else an exchange of up to five tiles."""
    assert view.private is not None
    rack = view.private.rack
    found = list(layings(view, rack))
    if found:
        return rng.choice(found)
    return Exchange("".join(sorted(rng.sample(rack, min(5, len(rack))), key=rack.index)))


def layings(view: View, rack: str) -> Iterator[Lay]:
    """All layings of a sum of five tiles with at least one old tile in it."""
    have = Counter(rack)
    for direction in Direction:
        lines = (
            view.rows if direction is Direction.ACROSS else ["".join(column) for column in zip(*view.rows, strict=True)]
        )
        for number, line in enumerate(lines):
            for at, there in _windows(line):
                old = frozenset(offset for offset, tile in enumerate(there) if tile != EMPTY)
                start = Cell(at, number) if direction is Direction.ACROSS else Cell(number, at)
                for run in _fitting(there):
                    if Counter(run[offset] for offset in range(LENGTH) if offset not in old) <= have:
                        yield Lay(start, direction, run, old)


def _windows(line: str) -> Iterator[tuple[int, str]]:
    """Five cells with old tiles and empty cells among them, nothing adjoining."""
    for at in range(len(line) - LENGTH + 1):
        there = line[at : at + LENGTH]
        ends = line[max(at - 1, 0) : at] + line[at + LENGTH : at + LENGTH + 1]
        if BLOCKER not in there and 1 <= there.count(EMPTY) < LENGTH and not ends.strip(EMPTY + BLOCKER):
            yield at, there


@cache
def _fitting(there: str) -> tuple[str, ...]:
    return tuple(run for run in SUMS if all(lies in (EMPTY, tile) for tile, lies in zip(run, there, strict=True)))
