"""The arrangement search of Rummy over tables of 60 tiles and more, measured against HiGHS in the same run."""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import pytest

from core.game import Seat
from core.rummy.solver.arrange import arrangements
from core.rummy.solver.search import NODES, lay, most
from core.rummy.solver.sweep import Nodes, OutOfNodes
from core.rummy.tiles import JOKER
from tests.core.rummy import reference
from tests.core.rummy.random_tables import random_draft

pytestmark = pytest.mark.bench
TABLES = 60
ONE = Seat(1)


def seconds(work: Callable[[], object]) -> float:
    """The seconds the work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def figures(name: str, times: list[float]) -> str:
    """A line with the median and the longest of these times."""
    return f"{name:<34} p50 {median(times) * 1e3:6.1f} ms, max {max(times) * 1e3:7.1f} ms\n"


def test_the_search_keeps_within_a_third_of_highs() -> None:
    rng = Random(60)
    searches, judges, hints, lays, ran_out = [], [], [], [], 0
    for number in range(TABLES):
        draft = random_draft(rng, table=60, hand=15, jokers=number % 5)
        highs = reference.model(reference.build(draft, draft.hand)[0])
        judges.append(seconds(highs.run))
        try:
            found = arrangements(draft, (), Nodes(NODES), may=draft.hand, spend=True)
            searches.append(seconds(lambda found=found: next(found)))  # type: ignore[misc]
        except OutOfNodes:
            ran_out += 1
        wanted = rng.sample([tile for tile in draft.hand if tile != JOKER], 2)
        hints.append(seconds(lambda draft=draft: most(draft, draft.hand, seat=ONE)))  # type: ignore[misc]
        lays.append(seconds(lambda draft=draft, wanted=wanted: lay(draft, wanted, seat=ONE)))  # type: ignore[misc]
    ratio = median(searches) / median(judges)
    sys.stdout.write(
        f"\n{TABLES} tables of 60 tiles or more, hands of 15, up to four jokers\n"
        + figures("the integer program, HiGHS", judges)
        + figures("the search", searches)
        + f"the search in HiGHS's time         p50 {ratio:.2f} (at most 0.3); ran out {ran_out} times\n"
        + figures("the search and its actions", hints)
        + figures("lay two tiles, actions and all", lays)
    )
    assert ratio <= 0.3
    assert ran_out <= TABLES / 20
