"""The Kakuro solver on boards of 45 cards, measured against plain enumeration in the same run."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import pytest

from core.game import Level
from core.grid import EMPTY
from core.kakuro.solver import search
from core.replay import LogEntry, advance, begin, draws
from tests.core.kakuro import brute
from tests.core.kakuro.table import EXPERT

pytestmark = pytest.mark.bench
CARDS = 45
BOARDS = 12
HANDS = ("38", "15", "97")
TIMES = 20
"""How many times faster than plain enumeration the best move has to be found."""


def boards() -> Iterator[tuple[str, ...]]:
    """Boards of games underway between players that take the best score."""
    for number in range(BOARDS):
        seed = bytes([number] * 32)
        replay, _, _ = draws(EXPERT, begin(EXPERT, 2), seed=seed, client_seed=b"")
        while sum(there != EMPTY for row in replay.position.rows for there in row) < CARDS:
            (seat,) = EXPERT.turn(replay.position)
            (move,) = EXPERT.choose(EXPERT.view(replay.position, seat), Level.CLUB, Random(number))
            replay, _ = advance(EXPERT, replay, LogEntry(seat, EXPERT.format(move)), seed=None, client_seed=b"")
            replay, _, _ = draws(EXPERT, replay, seed=seed, client_seed=b"")
        yield replay.position.rows


def seconds(work: Callable[[], object]) -> float:
    """The seconds the work takes with empty caches."""
    for remembered in (search._made, search._turned, brute.standing):
        remembered.cache_clear()
    start = perf_counter()
    work()
    return perf_counter() - start


def test_the_best_expert_move_is_found_far_faster_than_by_plain_enumeration() -> None:
    fast, plain = [], []
    for rows in boards():
        for hand in HANDS:
            long_way = partial(brute.moves, rows, hand, brute.any_in_line)
            top = search.best(rows, hand, expert=True)
            assert top is not None
            assert top.points == max(long_way().values())
            plain.append(seconds(long_way))
            fast.append(min(seconds(partial(search.best, rows, hand, expert=True)) for _ in range(2)))
    ratio = median(plain) / median(fast)
    sys.stdout.write(
        f"\nbest expert move on {CARDS} cards   p50 {median(fast) * 1e3:.2f} ms, max {max(fast) * 1e3:.2f} ms\n"
        f"plain enumeration               p50 {median(plain) * 1e3:.0f} ms = {ratio:.0f} times as long (at least {TIMES})\n"
    )
    assert ratio >= TIMES
