"""The Summy solver over 60 positions, measured against a plain validator of sums in the same run."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from core.summy.solver.search import best_points, moves
from core.summy.solver.sums import Sums
from core.summy.solver.windows import BoardWindows

pytestmark = pytest.mark.bench
POSITIONS = Path(__file__).parent / "positions" / "summy.json"
SUM = re.compile(r"(?:0|[1-9][0-9]*)(?:[-+x:](?:0|[1-9][0-9]*))+=(?:0|[1-9][0-9]*)")
TRIES = 400
TRIED = ("12+368=380", "7:2x4=14", "86-3x12=50", "618-577=41", "70+118:2=129")
"""Whole sums of the size a laying of five to eight tiles makes; all are right, as only those are evaluated to the end."""


def is_sum(text: str) -> bool:
    """The plain validator: a regular expression for the form, fractions for the value, no tricks and no waste."""
    if not SUM.fullmatch(text):
        return False
    left, right = text.split("=")
    total = Fraction(0)
    for sign, term in re.findall(r"([-+]?)([^-+]+)", left):
        product = Fraction(1)
        for operator, number in re.findall(r"([x:]?)([0-9]+)", term):
            if operator != ":":
                product *= int(number)
            elif int(number) == 0:
                return False
            else:
                product /= int(number)
        total += -product if sign == "-" else product
    return total == int(right)


def positions() -> Iterator[tuple[list[str], str]]:
    """The boards of twelve games underway, each with five racks."""
    for one in json.loads(POSITIONS.read_text("utf-8")):
        for rack in one["racks"]:
            yield one["rows"], rack


def seconds(work: Callable[[], object], *, runs: int = 2) -> float:
    """The seconds of the shortest run, the one least disturbed by others."""
    times = []
    for _ in range(runs):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def most(rows: list[str], rack: str) -> int:
    """The points of the best laying."""
    return best_points(BoardWindows(rows, len(rack)), Sums(rack))


def validate() -> None:
    """The reference: validate all tried sums."""
    assert all(map(is_sum, islice(cycle(TRIED), TRIES)))


def test_the_solver_takes_no_longer_than_the_reference_allows() -> None:
    yards, tops, alls = [], [], []
    for rows, rack in positions():
        yards.append(seconds(validate))
        tops.append(seconds(partial(most, rows, rack)))
        alls.append(seconds(partial(moves, rows, rack)))
    yard, top, every = median(yards), median(tops), median(alls)
    assert len(tops) == 60
    sys.stdout.write(
        f"\n{TRIES} validations p50 {yard * 1e3:.1f} ms\n"
        f"best move       p50 {top * 1e3:.1f} ms = {top / yard:.2f} yards (at most 1)\n"
        f"best move       max {max(tops) * 1e3:.1f} ms = {max(tops) / yard:.1f} yards (at most 20)\n"
        f"all moves       p50 {every * 1e3:.1f} ms = {every / top:.1f} best moves (at most 6)\n"
        f"all moves       max {max(alls) * 1e3:.1f} ms\n"
    )
    assert top <= yard
    assert max(tops) <= 20 * yard
    assert every <= 6 * top
