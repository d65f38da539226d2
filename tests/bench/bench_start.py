"""Start-up and memory do not grow with what is stored: open games are not loaded, positions are let go."""

import asyncio
import gc
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import run
from time import monotonic, perf_counter

import pytest

from bot.chat.port import Author, Incoming
from bot.clock import Clock
from bot.runtime.wakeup import Wakeup
from bot.store.change import Change
from bot.store.sqlite import SqliteStore
from tests.bench.running_bot import RunningBot, game, person, running_bot, seated
from tests.crash.program import Program

pytestmark = pytest.mark.bench
STORED = 100_000
FEW, MANY = 5_000, 10_000
"""The tables touched before and after: the first ones fill all caches, the largest of which keeps 4,096 entries."""
RUNS = 5
AT_ONCE = 20
LIBRARIES = "import asyncio, aiohttp, fluent.runtime, PIL.Image"


async def fill(database: Path, tables: Iterable[int]) -> None:
    """Store the first position of a game at each of these tables, as the program would, but all at once."""
    played = game(1)

    def change(number: int) -> Change:
        people = seated(number, played.table.seed)
        table = replace(played.table, id=number, channel=people.channel, players=people.players)
        return Change(table=table, entries=played.entries)

    store = await SqliteStore.open(database)
    await asyncio.gather(*(store.commit(change(number)) for number in tables))
    await store.close()


async def open_for_service(database: Path) -> float:
    """The seconds until the whole bot is in service."""

    async def lapse(number: int) -> None:
        raise AssertionError(f"nothing is due, least of all table {number}")

    began = perf_counter()
    async with running_bot(database) as services:
        clock = Clock(services.store, lapse, Wakeup(), served=monotonic)
        await clock.start()
        taken = perf_counter() - began
        await clock.stop()
    return taken


async def open_once(database: Path) -> None:
    """Open the bot, in a process of its own whose memory is measured."""
    await open_for_service(database)


def memory_of_a_start(database: Path) -> int:
    """The peak memory, in bytes, of a process that only starts the bot on this database."""
    code = (
        "import asyncio, resource, sys; from pathlib import Path; from tests.bench.bench_start import open_once;"
        " asyncio.run(open_once(Path(sys.argv[1])));"
        " print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)"
    )
    done = run([sys.executable, "-c", code, str(database)], check=True, capture_output=True, text=True)
    return int(done.stdout)


async def test_a_start_does_not_load_the_open_games(tmp_path: Path) -> None:
    empty, full = tmp_path / "empty.sqlite3", tmp_path / "full.sqlite3"
    await fill(empty, ())
    await fill(full, range(1, STORED + 1))
    times: dict[Path, list[float]] = {empty: [], full: []}
    for _ in range(RUNS):
        for database, taken in times.items():
            taken.append(await open_for_service(database))
    quick, slow = (min(taken) for taken in times.values())
    small, large = await asyncio.to_thread(memory_of_a_start, empty), await asyncio.to_thread(memory_of_a_start, full)
    tell(
        f"start {quick * 1e3:.1f} ms empty, {slow * 1e3:.1f} ms with {STORED} open games:"
        f" {slow / quick:.2f}; memory {small >> 20} MB and {large >> 20} MB"
    )
    assert slow <= 2 * quick
    assert large - small <= 8 << 20


async def touch(services: RunningBot, numbers: Sequence[int]) -> None:
    """Look at the tables, as somebody in each channel would; a few at a time share a commit."""

    async def look(number: int) -> None:
        room = seated(number, b"").channel
        author = Author(person(number, 1), "Player 1")
        await services.service.handle(Incoming(f"look/{number}", room, author, "/board words", addressed=True))

    for first in range(0, len(numbers), AT_ONCE):
        await asyncio.gather(*map(look, numbers[first : first + AT_ONCE]))
    await services.delivery.settle()


async def test_tables_touched_once_are_let_go(tmp_path: Path) -> None:
    await fill(tmp_path / "many.sqlite3", range(1, MANY + 1))
    async with running_bot(tmp_path / "many.sqlite3") as services:
        await touch(services, range(1, FEW + 1))
        objects, resident = held()
        await touch(services, range(FEW + 1, MANY + 1))
        more, grown = (now - before for now, before in zip(held(), (objects, resident), strict=True))
        kept = len(services.positions._kept)
    tell(
        f"{MANY} tables touched: {more} objects and {grown / 2**20:.1f} MB more than after {FEW},"
        f" then {objects} and {resident >> 20} MB; {kept} positions kept"
    )
    assert kept <= 256
    assert more <= objects // 20
    assert grown <= 16 << 20


async def test_the_program_is_there_soon_after_its_libraries(tmp_path: Path) -> None:
    """Once everything is compiled, a start takes little longer than the import of its libraries."""
    starts, imports = [], []
    for _ in range(RUNS):
        began = perf_counter()
        await asyncio.to_thread(run, [sys.executable, "-c", LIBRARIES], check=True)
        imports.append(perf_counter() - began)
        began = perf_counter()
        program = await Program.launch(tmp_path / "start.sqlite3", cold=True)
        address = await program.ready()
        starts.append(perf_counter() - began)
        assert address is not None
        await program.stop()
    tell(f"ready after {min(starts):.2f} s, the libraries alone {min(imports):.2f} s: {min(starts) / min(imports):.2f}")
    assert min(starts) <= 4 * min(imports)


def held() -> tuple[int, int]:
    """The objects this process keeps, and the bytes of memory it holds."""
    gc.collect()
    return len(gc.get_objects()), int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf(
        "SC_PAGE_SIZE"
    )


def tell(figures: str) -> None:
    """Print the figures."""
    sys.stderr.write(f"\n{figures}\n")
