"""V2: reviews of whole games: how long they take in their worker, and how late the event loop wakes meanwhile."""

import sys
from time import perf_counter

import pytest

from bot.games import registry
from bot.games.opponents import Opponents
from core.game import Level
from core.review import most_expensive
from tests.bench.bench_path import ticking
from tests.bench.reviews import ONE, play

pytestmark = pytest.mark.bench

REVIEWS = 20
"""Games of each rule set, all different: a review is kept once it is made."""

SECONDS = 1.0
LAG = 0.010


def percentile(figures: list[float], share: float) -> float:
    """The figure that this share of all figures does not exceed."""
    return sorted(figures)[round(share * (len(figures) - 1))]


@pytest.mark.parametrize("name", registry.GAMES)
async def test_v2_reviews_of_whole_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = registry.load(name)
    rules, seats = registry.RuleSet(name, version=loaded.game.version), max(2, loaded.game.seats[0])
    logs = [tuple(play(loaded.game, seats, number, Level.CLUB)[0]) for number in range(REVIEWS)]
    opponents, times, turns = Opponents(), list[float](), 0
    try:
        await opponents.review(rules, seats, logs[0][:1], ONE)  # starts the process
        async with ticking() as late:
            for log in logs:
                start = perf_counter()
                told = await opponents.review(rules, seats, log, ONE)
                times.append(perf_counter() - start)
                turns += len(told)
                assert len(most_expensive(told, 3)) <= 3
    finally:
        opponents.close()
    with capsys.disabled():
        sys.stdout.write(
            f"\n{name}: {REVIEWS} games, {turns / REVIEWS:.0f} turns each; reviewed in {percentile(times, 0.5):.2f} s "
            f"(p95 {percentile(times, 0.95):.2f} s); event loop late by {percentile(late, 0.99) * 1e3:.1f} ms (p99)\n"
        )
    assert percentile(times, 0.95) <= SECONDS
    assert percentile(late, 0.99) <= LAG
