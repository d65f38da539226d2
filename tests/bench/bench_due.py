"""Deadlines at 100,000 tables at once keep nobody waiting, and with nothing due the program sleeps."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from bot.clock import Clock
from bot.store.change import Change
from bot.store.sqlite import SqliteStore
from bot.tables.reminders import Reminders
from bot.tables.table import Due
from tests.bench.bench_path import p99, ticking
from tests.bench.bench_start import tell
from tests.bench.running_bot import Played, RunningBot, game, running_bot, seated
from tests.crash.program import Program

pytestmark = pytest.mark.bench
STORED = 100_000
GAMES = 8
"""The games played meanwhile, one after the other."""

MOST = 0.050
"""The seconds that anything may wait for deadlines."""

IDLE = 60.0
WAKE_UPS = 60
"""How often the event loop may wake in `IDLE` seconds: every ten it asks the database what is due, by a few queries."""


async def fill_with_due(database: Path, tables: int) -> None:
    """Store this number of games, each with a player to be reminded, all at the same time."""
    played = game(1)
    (mover,) = played.table.turn

    def change(number: int) -> Change:
        people = seated(number, played.table.seed)
        table = replace(
            played.table,
            id=number,
            channel=people.channel,
            players=people.players,
            dues={Due.REMIND: 1.0},
            reminders={mover: Reminders(1.0 - 24 * 60 * 60.0)},
        )
        return Change(table=table, entries=played.entries)

    store = await SqliteStore.open(database)
    await asyncio.gather(*(store.commit(change(number)) for number in range(1, tables + 1)))
    await store.close()


@asynccontextmanager
async def sweeping(services: RunningBot) -> AsyncIterator[None]:
    """The clock of the program, at work."""
    parts = services.service.services
    clock = Clock(services.store, services.service.on_deadline, parts.wakeup, served=parts.served)
    await clock.start()
    try:
        yield
    finally:
        await clock.stop()


async def play(services: RunningBot, first: int, games: int) -> list[float]:
    """Play games, each line once the one before is answered; returns the seconds from each line to its board."""
    waits: list[float] = []
    for number in range(first, first + games):
        played = game(number - first + 1)
        await services.set_up(number, played)
        waits += await timed(services, number, played)
    return waits


async def timed(services: RunningBot, number: int, played: Played) -> list[float]:
    """The seconds that each line of a game took."""
    waits = []
    for at in range(len(played.lines)):
        began = perf_counter()
        await services.play(number, replace(played, lines=played.lines[at : at + 1]), first=at)
        waits.append(perf_counter() - began)
    return waits


async def test_what_is_due_at_many_tables_keeps_nobody_waiting(tmp_path: Path) -> None:
    database = tmp_path / "due.sqlite3"
    await fill_with_due(database, STORED)
    async with running_bot(database) as services:
        await play(services, STORED + 1, 1)
        async with ticking() as idle:
            alone = await play(services, STORED + 2, GAMES)
        began = perf_counter()
        async with ticking() as late, sweeping(services):
            meanwhile = await play(services, STORED + 2 + GAMES, GAMES)
            done, taken = STORED - len(await services.store.dues(2.0)), perf_counter() - began
    tell(
        f"of {STORED} due tables {done / taken:.0f} a second; loop late at most {max(late) * 1e3:.1f} ms,"
        f" p99 {p99(late) * 1e3:.1f} ms, and {max(idle) * 1e3:.1f} ms with nothing due\n"
        f"a line takes {median(meanwhile) * 1e3:.1f} ms, at most {max(meanwhile) * 1e3:.1f} ms;"
        f" with nothing due {median(alone) * 1e3:.1f} ms, at most {max(alone) * 1e3:.1f} ms"
    )
    assert done > 0
    assert max(late) <= MOST + max(idle)
    assert p99(meanwhile) <= MOST + p99(alone)


async def test_a_program_with_nothing_due_sleeps(tmp_path: Path) -> None:
    program = await Program.launch(tmp_path / "idle.sqlite3")
    assert await program.ready() is not None
    before = program.wake_ups()
    await asyncio.sleep(IDLE)
    woken = program.wake_ups() - before
    await program.stop()
    tell(f"{woken} wake-ups in {IDLE:.0f} idle seconds")
    assert woken <= WAKE_UPS
