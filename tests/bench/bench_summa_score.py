"""The best score of a grid, measured against plain enumeration in the same run."""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import pytest

from core.summa.black import choices
from core.summa.solver.search import best
from tests.core.summa import brute

pytestmark = pytest.mark.bench
GRIDS = 200
FEWEST, MOST = 100_000, 400_000
"""The bounds of the ways to mark the rows of the grids: ordinary full grids, but not those with millions of ways."""

EXHAUSTED = 5


def full_grids(count: int, seed: int) -> list[tuple[str, ...]]:
    """Full grids as the dice might have filled them."""
    rng = Random(seed)
    lawful = choices(6, 4)
    grids = []
    for _ in range(count):
        black = set(rng.choice(lawful))
        grids.append(
            tuple("".join("#" if (x, y) in black else rng.choice("LXXVII") for x in range(6)) for y in range(6))
        )
    return grids


def seconds(work: Callable[[], object]) -> float:
    """The seconds the work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def anew(grid: tuple[str, ...]) -> float:
    """The seconds the search takes for a new grid; many of its lines may be in the caches."""
    best.cache_clear()
    return seconds(partial(best, grid, shortest=2))


def test_the_search_is_a_hundred_times_as_fast_as_going_through_everything() -> None:
    grids = full_grids(GRIDS, 1)
    times = [anew(one) for one in grids]
    few = [one for one in full_grids(GRIDS, 2) if FEWEST <= brute.ways(one, 2) <= MOST][:EXHAUSTED]
    assert len(few) == EXHAUSTED
    ratios = []
    for one in few:
        slow = seconds(partial(brute.best, one, 2))
        quick = min(anew(one) for _ in range(3))
        ratios.append(slow / quick)
    ways = median(brute.ways(one, 2) for one in grids)
    sys.stdout.write(
        f"\n{GRIDS} full grids      p50 {median(times) * 1e3:.2f} ms, max {max(times) * 1e3:.2f} ms\n"
        f"their rows           p50 {ways:,.0f} ways to mark them\n"
        f"{EXHAUSTED} grids of few ways  everything / search: p50 {median(ratios):,.0f}, "
        f"least {min(ratios):,.0f} (at least 100)\n"
    )
    assert min(ratios) >= 100
