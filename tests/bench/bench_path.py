"""The whole path at sixteen tables at once, held against its pictures and the durable commits of its rows alone."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import Any

import aiosqlite
import pytest

from bot.note import note_to_json
from bot.processors import keep_to
from bot.store.port import Change
from bot.store.rows import key
from bot.store.sqlite import SCHEMA
from core.game import Level
from render.theme import THEMES
from tests.bench.evening import GAME, Evening, Played, evening, game

pytestmark = pytest.mark.bench
TABLES = 16
ROUNDS = 5
EVENING = 3
"""Games one after the other at each table: so that nearly all the time there are as many at once."""

TICK = 0.005
GAMES = tuple(range(1, TABLES + 1))

Row = tuple[str, tuple[Any, ...]]


def rows(change: Change) -> list[Row]:
    """The rows of the commit of a move between people: inbox, table, log and outbox."""
    table = change.table
    assert table is not None
    turn = json.dumps(sorted(table.turn))
    first = table.plies - len(change.entries)
    return [
        ("INSERT INTO inbox (source, at) VALUES (?, 1.0)", (change.source,)),
        (
            "UPDATE game_table SET plies = ?, turn = ?, revision = revision + 1 WHERE id = ?",
            (table.plies, turn, table.id),
        ),
        *(
            ("INSERT INTO log (table_id, ply, seat, text) VALUES (?,?,?,?)", (table.id, ply, entry.seat, entry.text))
            for ply, entry in enumerate(change.entries, first + 1)
        ),
        *(("INSERT INTO outbox (note) VALUES (?)", (note_to_json(note),)) for note in change.notes),
    ]


def deliveries(change: Change, note: int) -> list[Row]:
    """The rows of the messages of a move once they have arrived, their notes counted from this one: outbox and shown."""
    written: list[Row] = []
    for id, said in enumerate(change.notes, note):
        written.append(("DELETE FROM outbox WHERE id = ?", (id,)))
        row = (key(said.to), f"m{id}", said.table, said.slot)
        written.append(("INSERT INTO shown (address, reference, table_id, slot, at) VALUES (?,?,?,?,1.0)", row))
    return written


def commits(changes: Sequence[Change], *, whole: bool) -> list[list[Row]]:
    """The rows of each move in one transaction; `whole`, with the deliveries of what the move before it said."""
    moves: list[list[Row]] = []
    before, note = Change(), 1
    for change in changes:
        if change.source:
            moves.append(rows(change) + (deliveries(before, note - len(before.notes)) if whole else []))
            before, note = change, note + len(change.notes)
    return moves


def beginning(change: Change) -> Row:
    """The row of a table that the moves of others refer to."""
    table = change.table
    assert table is not None
    return (
        "INSERT INTO game_table (id, platform, chat, topic, game, options, hints, private, phase, version, seed, mix,"
        " plies, turn, revision, created) VALUES (?, 'stub', '', '', 'summy', '{}', 0, 0, 'running', 1, ?, '', 0, '', 1, 1.0)",
        (table.id, table.seed),
    )


async def bare(database: Path, changes: Sequence[Change], processors: Collection[int], *, whole: bool) -> float:
    """Durable commits a second of what these changes wrote, a transaction a move, one after the other, on these processors.

    Every statement is awaited, as aiosqlite is commonly used.
    """
    with on(processors):
        return await _bare(database, changes, whole=whole)


@contextmanager
def on(processors: Collection[int]) -> Iterator[None]:
    """This thread on other processors for a while."""
    before = os.sched_getaffinity(0)
    keep_to(processors)
    try:
        yield
    finally:
        keep_to(before)


async def _bare(database: Path, changes: Sequence[Change], *, whole: bool) -> float:
    moves = commits(changes, whole=whole)
    async with aiosqlite.connect(database, isolation_level=None) as db:
        await db.executescript((SCHEMA / "0001_tables.sql").read_text("utf-8"))
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        for change in changes:
            if not change.source:
                await db.execute(*beginning(change))
        began = perf_counter()
        for move in moves:
            await db.execute("BEGIN IMMEDIATE")
            for statement, values in move:
                await db.execute(statement, values)
            await db.commit()
        return len(moves) / (perf_counter() - began)


@asynccontextmanager
async def thinking(house: Evening, played: Played) -> AsyncIterator[None]:
    """A computer that does nothing else, in a process of its own."""

    async def think() -> None:
        while True:
            await house.opponents.choose(GAME.name, {}, played.middle, Level.MASTER)

    await house.opponents.choose(GAME.name, {}, played.middle, Level.BEGINNER)
    task = asyncio.create_task(think())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def ticking() -> AsyncIterator[list[float]]:
    """How much later than asked for the event loop comes back, again and again."""
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


async def round_of(house: Evening, number: int) -> tuple[float, float]:
    """Play some games at every table at once; moves a second and processor seconds a move, all messages delivered."""
    first = number * TABLES * EVENING
    rows = [{first + EVENING * n + at: game((n + at) % TABLES + 1) for at in range(EVENING)} for n in range(TABLES)]
    for row in rows:
        for table, played in row.items():
            await house.lay(table, played)

    async def sit(row: dict[int, Played]) -> None:
        for table, played in row.items():
            await house.play(table, played)

    began, spent = perf_counter(), process_time()
    await asyncio.gather(*map(sit, rows))
    await house.courier.settle()
    moves = sum(len(played.lines) for row in rows for played in row.values())
    return moves / (perf_counter() - began), (process_time() - spent) / moves


def drawing() -> float:
    """Processor seconds a move that drawing its pictures alone takes: a board and a rack."""
    views = [game(number).middle for number in GAMES]
    for _ in range(2):
        began = thread_time()
        for view in views:
            GAME.picture(view, THEMES["light"], names=("Player 1", "Player 2"))
            GAME.rack(view, THEMES["light"])
    return (thread_time() - began) / len(views)


def p99(late: list[float]) -> float:
    """The delay that one in a hundred exceeds."""
    return sorted(late)[len(late) * 99 // 100]


async def test_moves_come_half_as_fast_as_the_bare_commits_of_what_they_write(tmp_path: Path) -> None:
    """Half as many moves a second as bare durable commits of all a move writes; the event loop is at most 10 ms late.

    Printed beside it: the commit of the move alone, without the deliveries of what it says, and the drawing.
    """
    late: list[float] = []
    shares, report = [], []
    every = os.sched_getaffinity(0)
    async with evening(tmp_path / "path.sqlite3") as house, thinking(house, game(1)):
        await round_of(house, 0)
        async with ticking() as idle:
            await house.opponents.choose(GAME.name, {}, game(1).middle, Level.MASTER)
            await house.opponents.choose(GAME.name, {}, game(2).middle, Level.MASTER)
        for number in range(1, ROUNDS + 1):
            changes = house.store.changes = []
            async with ticking() as ticks:
                speed, cost = await round_of(house, number)
            late += ticks
            whole = await bare(tmp_path / f"whole{number}.sqlite3", changes, every, whole=True)
            alone = await bare(tmp_path / f"alone{number}.sqlite3", changes, every, whole=False)
            shares.append(speed / whole)
            report.append(
                f"{speed:.0f} moves/s at {1e3 * cost:.1f} ms of processor, {1e3 * drawing():.1f} ms to draw one;"
                f" {whole:.0f} bare commits/s of all a move writes: {speed / whole:.2f};"
                f" {alone:.0f} of the move alone: {speed / alone:.2f}"
            )
    report.append(f"median {median(shares):.2f} of {ROUNDS}")
    report.append(f"loop late p99 {p99(late) * 1e3:.1f} ms, {p99(idle) * 1e3:.1f} ms when nobody plays")
    sys.stderr.write("\n" + "\n".join(report) + "\n")
    assert median(shares) >= 0.5
    assert p99(late) <= 0.010 + p99(idle)
