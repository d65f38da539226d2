"""The whole path of a move at sixteen tables at once: moves a second, and how late the event loop gets."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pytest

from bot.games.registry import RuleSet
from core.game import Level
from tests.bench.running_bot import GAME, Played, RunningBot, game, running_bot

pytestmark = pytest.mark.bench
TABLES = 16
ROUNDS = 5
GAMES_EACH = 3
"""The games played one after the other at each table, so that nearly always all tables are busy."""

TICK = 0.005


@asynccontextmanager
async def thinking(services: RunningBot, played: Played) -> AsyncIterator[None]:
    """A computer player that thinks all the time, in a process of its own."""

    async def think() -> None:
        while True:
            await services.opponents.choose(RuleSet(GAME.name), played.middle, Level.MASTER)

    await services.opponents.choose(RuleSet(GAME.name), played.middle, Level.BEGINNER)
    task = asyncio.create_task(think())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def ticking() -> AsyncIterator[list[float]]:
    """The delays of the event loop: how much later than asked for it wakes a sleeper, again and again."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            asked = perf_counter()
            await asyncio.sleep(TICK)
            late.append(perf_counter() - asked - TICK)

    task = asyncio.create_task(tick())
    try:
        yield late
    finally:
        task.cancel()


async def round_of(services: RunningBot, number: int) -> tuple[float, float]:
    """Play some games at every table at once, until all is delivered; returns moves a second and processor seconds a move."""
    first = number * TABLES * GAMES_EACH + 1  # there is no table 0
    rows = [
        {first + GAMES_EACH * n + at: game((n + at) % TABLES + 1) for at in range(GAMES_EACH)} for n in range(TABLES)
    ]
    for row in rows:
        for table, played in row.items():
            await services.set_up(table, played)

    async def sit(row: dict[int, Played]) -> None:
        for table, played in row.items():
            await services.play(table, played)

    began, spent = perf_counter(), process_time()
    await asyncio.gather(*map(sit, rows))
    await services.delivery.settle()
    moves = sum(len(played.lines) for row in rows for played in row.values())
    return moves / (perf_counter() - began), (process_time() - spent) / moves


def p99(late: list[float]) -> float:
    """The delay that one in a hundred delays exceeds."""
    return sorted(late)[len(late) * 99 // 100]


async def test_moves_come_fast_enough_and_nothing_else_waits(tmp_path: Path) -> None:
    """At least 400 moves a second with their pictures on two processors; the event loop is at most 10 ms late."""
    late: list[float] = []
    speeds, report = [], []
    async with running_bot(tmp_path / "path.sqlite3") as services, thinking(services, game(1)):
        await round_of(services, 0)
        async with ticking() as idle:
            await services.opponents.choose(RuleSet(GAME.name), game(1).middle, Level.MASTER)
            await services.opponents.choose(RuleSet(GAME.name), game(2).middle, Level.MASTER)
        for number in range(1, ROUNDS + 1):
            async with ticking() as ticks:
                speed, cost = await round_of(services, number)
            late += ticks
            speeds.append(speed)
            report.append(f"{speed:.0f} moves/s at {1e3 * cost:.1f} ms of processor")
    report.append(f"median {median(speeds):.0f} moves/s of {ROUNDS}")
    report.append(f"loop late p99 {p99(late) * 1e3:.1f} ms, {p99(idle) * 1e3:.1f} ms when nobody plays")
    sys.stderr.write("\n" + "\n".join(report) + "\n")
    assert median(speeds) >= 400
    assert p99(late) <= 0.010 + p99(idle)
