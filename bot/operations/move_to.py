"""`move-to`: moves all games from the SQLite file to a PostgreSQL server, or back, and verifies them before it commits."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bot.operations.databases import held, on_server
from bot.runtime.failure import Failure
from bot.settings import SettingError, Settings, database_url
from bot.store.connection import Connection, Statement
from bot.store.rows import insert, placeholders, read_tables
from bot.store.runs import LAST_IN_FILE, LAST_ON_SERVER
from bot.store.server import called
from bot.store.sqlite import SqliteDatabase
from bot.tables.playing import replay_log
from bot.tables.table import Phase
from core.errors import MoveError
from core.game import Seat
from core.replay import LogEntry

_ROWS: Final = 500
"""Rows read and written at a time."""

_OTHERS: Final = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'summarum'"
"""The query for connections of running programs to this database."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How many rows were copied, and how many running games were replayed."""

    rows: int
    games: int


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of both databases, with its primary key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


async def move_to(settings: Settings, target: str) -> Copied:
    """Copy everything to an empty target: the address of a database on a server, or the path of a new file.

    Raises Failure, with nothing in the target, if that is impossible, while a program runs, or if a game would not continue
    unchanged.
    """
    back = bool(settings.database_url)
    if back == target.startswith("postgres"):
        raise Failure(
            "The games are on a PostgreSQL server: name a new file to move them to."
            if back
            else f"The games are in {settings.database}: name a PostgreSQL database to move them to, as"
            " postgresql://user:password@host/database."
        )
    path = Path(target) if back else settings.database
    if back and not path.absolute().parent.is_dir():
        raise Failure(f"{path.parent} is not a folder; create it first.")
    if back == path.exists():
        raise Failure(f"{path} {'exists already; choose another name' if back else 'does not exist'}.")
    try:
        url = settings.database_url or database_url("The address", target)
    except SettingError as error:
        raise Failure(str(error)) from error
    with held(path):
        return await (_to_file(url, path) if back else _to_server(path, url))


async def _to_server(path: Path, url: str) -> Copied:
    file = await SqliteDatabase.open(path)
    try:
        tables = await _tables(file)
        async with _unused_server(url, "The address") as target:
            for table in tables:
                if table.name != "service" and await target.rows(f"SELECT 1 FROM {table.name} LIMIT 1"):
                    raise Failure(f"{called(url)} is not empty; name one that is.")
            moved = await _copy(file, target, tables)
            [(last,)] = await file.rows(LAST_IN_FILE)
            await target.rows("SELECT setval('outbox_id_seq', ?::bigint + 1, false)", (last,))
            for sequence, name, id in (
                ("game_table_number", "game_table", "id"),
                ("tournament_number", "tournament", "id"),
                ("run_number_seq", "run", "number"),
            ):
                await target.rows(f"SELECT setval('{sequence}', coalesce(max({id}), 0) + 1, false) FROM {name}")
            return moved
    finally:
        await file.close()


async def _to_file(url: str, path: Path) -> Copied:
    part = path.with_name(f"{path.name}.part")
    with ExitStack() as made:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm"):
            made.callback(part.with_name(name).unlink, missing_ok=True)
        async with _unused_server(url, "DATABASE_URL") as source:
            part.unlink(missing_ok=True)
            file = await SqliteDatabase.open(part)
            try:
                moved = await _copy(source, file, await _tables(file))
                [(last,)] = await source.rows(LAST_ON_SERVER)
                await file.run(
                    Statement("DELETE FROM sqlite_sequence WHERE name = 'outbox'"),
                    Statement("INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', ?)", (last,)),
                )
            finally:
                await file.close()
        part.replace(path)
    return moved


@asynccontextmanager
async def _unused_server(url: str, named: str) -> AsyncIterator[Connection]:
    """A transaction on a server that no program uses; committed if this context ends normally. Raises Failure."""
    async with on_server(url, program="summarum move-to", named=named) as database:
        if await database.rows(_OTHERS):
            raise Failure(f"{called(url)} is in use; stop Summarum first.")
        async with database.transaction() as connection:
            await connection.rows("LOCK TABLE service, run, game_table")  # so that no program starts meanwhile
            yield connection


async def _tables(file: Connection) -> list[_Table]:
    """All tables in the order of their creation, so that none refers to a later one."""
    names = await file.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    )
    found = []
    for (name,) in names:
        columns = await file.rows("SELECT name, pk FROM pragma_table_info(?)", (name,))
        key = tuple(column for column, pk in sorted(columns, key=lambda one: one[1]) if pk)
        found.append(_Table(name, tuple(column for column, _ in columns), key))
    return found


async def _copy(source: Connection, target: Connection, tables: Sequence[_Table]) -> Copied:
    """Copy the tables, and verify that the target has all rows and that every running game replays; raises Failure."""
    rows = 0
    await target.run(Statement("DELETE FROM service"))
    for table in tables:
        rows += await _copied_table(source, target, table)
        count = f"SELECT count(*) FROM {table.name}"
        [(there,)], [(here,)] = await source.rows(count), await target.rows(count)
        if there != here:
            raise Failure(f"Only {here} of {there} rows of {table.name} arrived.")
    await target.run(Statement("UPDATE service SET closed = 1"))
    running = await target.rows("SELECT id FROM game_table WHERE phase = ?", (Phase.RUNNING.value,))
    for (number,) in running:
        await _check_replay(target, number)
    return Copied(rows, len(running))


async def _copied_table(source: Connection, target: Connection, table: _Table) -> int:
    """Copy a table; returns the number of rows."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    at = [table.columns.index(column) for column in table.key]
    copied, last = 0, None
    while True:
        behind = "" if last is None else f"WHERE ({key}) > ({placeholders(table.key)})"
        query = f"SELECT {columns} FROM {table.name} {behind} ORDER BY {key} LIMIT {_ROWS}"
        rows = [tuple(map(_storable, row)) for row in await source.rows(query, last or ())]
        if rows:
            await target.run(insert(f"INSERT INTO {table.name} ({columns})", rows))
            copied += len(rows)
            last = tuple(rows[-1][index] for index in at)
        if len(rows) < _ROWS:
            return copied


def _storable(value: object) -> object:
    """A value without NUL, which PostgreSQL cannot hold; older versions stored a typed one."""
    return value.replace("\0", "?") if isinstance(value, str) else value


async def _check_replay(db: Connection, number: int) -> None:
    """Raise Failure if the log of a running game does not replay to its length."""
    [table] = await read_tables(db, "game_table.id = ?", (number,))
    log = await db.rows("SELECT seat, text FROM log WHERE table_id = ? ORDER BY ply", (number,))
    try:
        game = table.engine.game
        replay = replay_log(table, game, tuple(LogEntry(Seat(seat), text) for seat, text in log))
    except (MoveError, KeyError) as error:
        raise Failure(f"The game at table #{number} cannot be replayed; end it, and try again.") from error
    if replay.plies != table.plies:
        raise Failure(f"The game at table #{number} has {replay.plies} moves instead of {table.plies}.")


def move_to_command(settings: Settings, target: str) -> int:
    """Run `move-to TARGET`; returns the exit status, raises Failure."""
    moved = asyncio.run(move_to(settings, target))
    if settings.database_url:
        chat, place = settings.web_database, replace(settings, database=Path(target)).web_database
        if chat.exists() and chat.resolve() != place.resolve():
            print(f"The messages of the web chat are in {chat}: move that file to {place}.")  # noqa: T201
    now = "Unset DATABASE_URL, and set DATABASE_PATH to it" if settings.database_url else "Set DATABASE_URL to it"
    print(f"Moved {moved.rows} rows; {moved.games} running games were replayed. {now}, then start Summarum.")  # noqa: T201
    return 0
