"""A player who only knows sums of five tiles: quick, weak, and independent of the solver."""

import operator
from collections import Counter
from collections.abc import Iterator
from random import Random

from core.grid import EMPTY, Cell, Direction, at, on_board, step
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
    rows, have = view.rows, Counter(rack)
    size = len(rows)
    for direction in Direction:
        for start in (Cell(column, row) for row in range(size) for column in range(size)):
            cells = [step(start, direction, offset) for offset in range(LENGTH)]
            if not on_board(rows, cells[-1]) or any(_filled(view, step(start, direction, end)) for end in (-1, LENGTH)):
                continue
            there = "".join(at(rows, cell) for cell in cells)
            if BLOCKER in there or not 1 <= there.count(EMPTY) < LENGTH:
                continue
            old = frozenset(offset for offset, tile in enumerate(there) if tile != EMPTY)
            for run in SUMS:
                laid = [tile for tile, lies in zip(run, there, strict=True) if lies == EMPTY]
                if all(lies in (EMPTY, tile) for tile, lies in zip(run, there, strict=True)) and Counter(laid) <= have:
                    yield Lay(start, direction, run, old)


def _filled(view: View, cell: Cell) -> bool:
    return on_board(view.rows, cell) and at(view.rows, cell) not in (EMPTY, BLOCKER)
