"""How the program comes to its end, as a process of its own."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.crash.program import Program
from tests.stores import PostgresPlace

LONGEST = 10.0
"""Seconds from the signal to the end of the process, whatever fails meanwhile."""

OVERHEAD = 5.0
"""The seconds that a busy machine may need on top of that."""


async def ended(program: Program) -> tuple[int | None, str]:
    """Tell the program to end; returns its exit status and its log."""
    async with asyncio.timeout(LONGEST + OVERHEAD):
        return await program.told_to_stop()


@pytest.mark.parametrize("trouble", ["DROP TABLE service", "BEGIN IMMEDIATE"])
async def test_a_store_that_fails_at_the_end_keeps_no_part_from_stopping(tmp_path: Path, trouble: str) -> None:
    """The last heartbeat cannot be stored at all, or not until another process has released the file."""
    database = tmp_path / "failing.sqlite3"
    program = await Program.launch(database, cold=True)
    assert await program.ready() is not None
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute(trouble)
        status, logged = await ended(program)
    assert status == 1
    assert "the clock did not stop cleanly" in logged
    assert "the database did not stop cleanly" in logged
    assert "Summarum did not stop cleanly (clock, database); the log tells why." in logged
    assert not (tmp_path / "failing-web.sqlite3-wal").exists(), "the web chat was closed as ever"


async def test_a_program_that_stops_in_order_says_so_by_its_status(tmp_path: Path) -> None:
    program = await Program.launch(tmp_path / "fine.sqlite3", cold=True)
    assert await program.ready() is not None
    assert await ended(program) == (0, "")


@pytest.mark.postgres
async def test_a_server_that_hangs_keeps_no_part_from_stopping(database: PostgresPlace, tmp_path: Path) -> None:
    program = await Program.launch(tmp_path / "own.sqlite3", cold=True, DATABASE_URL=database.url)
    assert await program.ready() is not None
    administrator = await asyncpg.connect(database.url)
    async with administrator.transaction():
        await administrator.execute("LOCK TABLE lease, outbox, service, game_table IN ACCESS EXCLUSIVE MODE")
        status, logged = await ended(program)
    await administrator.close()
    assert status == 1
    assert "the leases did not stop cleanly" in logged
    assert "still not stopped" not in logged, "no part took longer than it may"


@pytest.mark.postgres
async def test_on_a_server_a_program_stops_in_order_and_gives_its_leases_back(
    database: PostgresPlace, tmp_path: Path
) -> None:
    program = await Program.launch(tmp_path / "own.sqlite3", DATABASE_URL=database.url)
    assert await program.ready() is not None
    assert await ended(program) == (0, "")
    assert await database.sql("SELECT front FROM lease WHERE until > clock_timestamp()") == []


async def test_a_program_still_starting_ends_when_told_to(tmp_path: Path) -> None:
    """Telegram accepts the connection and never answers."""
    asked = asyncio.Event()
    silent = await asyncio.start_server(lambda *_: asked.set(), "127.0.0.1", 0)
    async with silent:
        port = silent.sockets[0].getsockname()[1]
        program = await Program.launch(
            tmp_path / "starting.sqlite3",
            cold=True,
            TELEGRAM_TOKEN="123456:token-of-the-tests",
            TELEGRAM_API_BASE=f"http://127.0.0.1:{port}",
        )
        await asked.wait()
        status, logged = await ended(program)
    assert (status, "Traceback" in logged) == (0, False)


async def test_the_second_program_on_a_database_ends_with_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "twice.sqlite3"
    first = await Program.launch(database, cold=True)
    assert await first.ready() is not None
    second = await Program.launch(database)
    assert await second.ready() is None
    status, logged = await second.came_to_an_end()
    assert status == 1
    assert logged.count("\n") == 1
    assert "is in use by another Summarum" in logged
    first.kill()
    await first.gone()
    third = await Program.launch(database)
    assert await third.ready() is not None, "a kill leaves no lock"
    await third.stop()


@pytest.mark.parametrize("name", ["x" * 252, "x" * 255, "x" * 300])
async def test_a_path_that_cannot_be_made_prints_one_sentence_each_time(tmp_path: Path, name: str) -> None:
    for _ in range(2):
        program = await Program.launch(tmp_path / name)
        status, logged = await program.came_to_an_end()
        assert status in (1, 2)
        assert logged.count("\n") == 1, logged
