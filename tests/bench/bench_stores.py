"""Durable moves a second on PostgreSQL and SQLite: what a move asks of the store, at 1 to 64 tables at once.

For comparison, a plain client sends a bare transaction of that size to the same server, statement by statement.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

import asyncpg
import pytest

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Private
from bot.store.change import Change
from bot.store.postgres_database import PostgresConnection
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from bot.tables.table import Phase
from core.game import Seat
from core.replay import LogEntry
from tests.bench.running_bot import person, seated
from tests.postgres import running_server
from tests.stores import empty_database

pytestmark = [pytest.mark.bench, pytest.mark.postgres]

AT_ONCE = (1, 4, 16, 64)
SECONDS = 1.5
ROUNDS = 3
MOVE = "J13> 2x3=6"
MESSAGE = "x" * 300
"""About the length of a message in the outbox."""

Play = Callable[[], Awaitable[object]]


async def rate(players: list[Play]) -> float:
    """The calls a second of all players together; each plays again and again."""
    done, until = 0, perf_counter() + SECONDS

    async def again(play: Play) -> None:
        nonlocal done
        while perf_counter() < until:
            await play()
            done += 1

    began = perf_counter()
    await asyncio.gather(*map(again, players))
    return done / (perf_counter() - began)


async def seat_down(store: Store, number: int) -> Play:
    """A move at a table of its own: find the table, read its newest state, and store the change."""
    table = seated(number, b"seed" * 8)
    await store.commit(Change(table=replace(table, phase=Phase.RUNNING, turn=frozenset({Seat(1)}))))
    here = Private(person(number, 1))
    say = [OutboxMessage(to, (Sentence("x", {"text": MESSAGE}),), "en") for to in (table.channel, here)]
    lines = count(1)

    async def play() -> None:
        [meant] = await store.tables_in(table.channel, (Phase.RUNNING,))
        now = await store.table(meant.id)
        assert now is not None
        change = Change(
            source=f"line:{number}:{next(lines)}",
            table=replace(now, plies=now.plies + 1),
            entries=(LogEntry(Seat(1), MOVE),),
            messages=tuple(say),
        )
        committed = await store.commit(change)
        assert len(committed.outbox) == len(say)

    return play


async def sit_bare(pool: "asyncpg.Pool[asyncpg.Record]", number: int) -> Play:
    """A transaction that writes as much as a move, one statement after the other."""
    await pool.execute("INSERT INTO bare_table VALUES ($1, 0)", number)
    plies = count(1)

    async def play() -> None:
        ply = next(plies)
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute("INSERT INTO bare_inbox VALUES ($1, $2)", f"line:{number}:{ply}", 1.0)
            await connection.execute("UPDATE bare_table SET plies = $2 WHERE id = $1", number, ply)
            await connection.execute("INSERT INTO bare_log VALUES ($1, $2, $3)", number, ply, MOVE)
            await connection.fetch("INSERT INTO bare_outbox (message) VALUES ($1), ($2) RETURNING id", MESSAGE, MESSAGE)

    return play


BARE = """
    CREATE TABLE bare_table (id BIGINT PRIMARY KEY, plies BIGINT);
    CREATE TABLE bare_inbox (source TEXT PRIMARY KEY, at DOUBLE PRECISION);
    CREATE TABLE bare_log (id BIGINT, ply BIGINT, text TEXT, PRIMARY KEY (id, ply));
    CREATE TABLE bare_outbox (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, message TEXT);
"""


async def test_a_server_carries_half_of_what_bare_transactions_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1, 4, 16 and 64 tables at once; a move takes at most three messages to the server."""
    round_trips: list[int] = []
    for name in ("rows", "run"):
        method = getattr(PostgresConnection, name)

        async def counted(
            self: PostgresConnection, *what: object, _method: Callable[..., Awaitable[object]] = method
        ) -> object:
            round_trips.append(len(what) if _method.__name__ == "run" else 1)
            return await _method(self, *what)

        monkeypatch.setattr(PostgresConnection, name, counted)
    numbers = count(1)
    report = ["tables at once    SQLite    PostgreSQL    bare transaction    statements, messages a move"]
    ratios = []
    with running_server() as server:
        async with empty_database(server) as database:
            pool = await asyncpg.create_pool(database.url, min_size=16, max_size=16)
            await pool.execute(BARE)
            file, remote = await SqliteStore.open(tmp_path / "games.sqlite3"), await database.open()
            for tables in AT_ONCE:
                found: list[tuple[float, float, float]] = []
                for _ in range(ROUNDS):
                    sitting = [next(numbers) for _ in range(tables)]
                    on_file = await rate([await seat_down(file, number) for number in sitting])
                    players = [await seat_down(remote, number) for number in sitting]
                    round_trips.clear()
                    on_server = await rate(players)
                    moves = len([sent for sent in round_trips if sent > 1])
                    statements, messages = sum(round_trips) / moves, len(round_trips) / moves
                    found.append((on_file, on_server, await rate([await sit_bare(pool, number) for number in sitting])))
                middle = [median(column) for column in zip(*found, strict=True)]
                ratios.append(median(on_server / bare for _, on_server, bare in found))
                report.append(
                    f"{tables:14} {middle[0]:9.0f} {middle[1]:13.0f} {middle[2]:19.0f} {statements:21.1f}, {messages:.1f}"
                )
                assert messages <= 3.05, "the first looks at other tables apart"
            await file.close()
            await remote.close()
            await pool.close()
    sys.stderr.write("\n" + "\n".join(report) + "\n")
    assert min(ratios) >= 0.5, ratios
