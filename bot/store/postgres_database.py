"""A PostgreSQL server as the store's database: a small pool of connections, and one message to the server for each change."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.runtime.migrations import unseen
from bot.store.change import ServerAway, Unavailable
from bot.store.connection import Conflict, Statement, Work
from bot.store.postgres_statements import message, numbered

R = TypeVar("R")

_log = logging.getLogger(__name__)

SCHEMA: Final = Path(__file__).with_name("postgres_schema")

_CONNECTIONS: Final = 16
"""The most connections of a process."""

_PATIENCE: Final = 5.0
"""Seconds to wait for a connection, and for work under way when all connections are closed."""

_LONGEST: Final = 15.0
"""Seconds after which a statement is abandoned because the server hangs or is cut off."""

_TRIES: Final = 5

_AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The exceptions when the server is away, starts or stops, is full, or accepts no writes at the moment."""

_LACKING: Final = """
SELECT CASE
  WHEN current_schema() IS NULL THEN 'it has no schema that its user may use'
  WHEN NOT has_schema_privilege(current_schema(), 'CREATE')
    THEN format('its user may not make tables (GRANT CREATE ON SCHEMA %I TO %I)', current_schema(), current_user)
  ELSE (
    SELECT format('its user may not read and write %s (ALTER TABLE %I OWNER TO %I)', relname, relname, current_user)
    FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::text::regnamespace
      AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
        AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
    ORDER BY oid LIMIT 1
  )
END"""
"""A query for the first right that the database user lacks, in words, or NULL."""

_MIGRATION: Final = 0x53756D6D
"""The advisory lock that is held while a schema is upgraded."""


class PostgresDatabase:
    """A database on a server, which several processes may use at once."""

    shared = True
    damaged = False

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", url: str) -> None:
        self._pool = pool
        self._url = url
        self._heard: dict[str, Callable[[str], object]] = {}
        self._listening: asyncpg.Connection[asyncpg.Record] | None = None
        self._connecting = asyncio.Lock()
        self.listened = 0

    @classmethod
    async def open(cls, url: str, *, program: str = "summarum", idle: float = 0.0) -> "PostgresDatabase":
        """Connect, and bring the schema up to date; raises TooNew, or what asyncpg raises if it cannot connect.

        The server's administrator sees the name `program` with each connection. If `idle` is given, the server ends a
        transaction whose process sends nothing for this many seconds.
        """
        pool = await asyncpg.create_pool(
            url,
            min_size=0,  # the library restores a minimum, and logs each outage with a traceback
            max_size=_CONNECTIONS - 1,  # the last one listens
            timeout=_PATIENCE,
            command_timeout=_LONGEST,
            reset=_left_as_it_is,
            server_settings={
                "application_name": program,
                "idle_in_transaction_session_timeout": str(round(1_000 * idle)),
                "plan_cache_mode": "force_generic_plan",
            },
        )
        try:
            async with pool.acquire() as connection, connection.transaction():
                await _migrate(connection)
        except BaseException:
            pool.terminate()
            raise
        return cls(pool, url)

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        async with self._connection() as connection:
            return await connection.rows(sql, values)

    async def run(self, *statements: Statement) -> list[int]:
        """Carry statements out, all or none."""

        async def work(connection: PostgresConnection) -> list[int]:
            return await connection.run(*statements)

        return await self._again_after_deadlocks(work)

    async def read(self, work: Work[R]) -> R:
        """Do a piece of work that reads several things as they are at one moment."""
        async with self._connection() as connection, connection.transaction(reads=True):
            return await work(connection)

    async def write(self, work: Work[R]) -> R:
        """Do a piece of work that reads and writes, whole or not at all; raises what the work raises."""

        async def whole(connection: PostgresConnection) -> R:
            async with connection.transaction():
                return await work(connection)

        return await self._again_after_deadlocks(whole)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator["PostgresConnection"]:
        """A connection in a transaction, committed when this context ends normally and rolled back otherwise."""
        async with self._connection() as connection, connection.transaction():
            yield connection

    async def next_number(self, table: str) -> int:
        """An id for a row of a table that was not given out before."""
        [(number,)] = await self.rows("SELECT nextval(?::text::regclass)", (f"{table}_number",))
        return int(number)

    @property
    def hears(self) -> bool:
        """Whether no notification has been missed since all channels were listened to."""
        return self._listening is not None and not self._listening.is_closed()

    async def listen(self, channel: str, heard: Callable[[str], object]) -> None:
        """Call `heard` with each notification of a channel, on a separate connection; another call replaces a broken one."""
        self._heard[channel] = heard
        async with self._connecting:
            with _named_errors():
                if not self.hears:
                    connection = await asyncpg.connect(self._url, timeout=_PATIENCE, command_timeout=_LONGEST)
                    for name in self._heard:
                        await connection.add_listener(name, self._notified)
                    self._listening = connection
                    self.listened += 1
                elif self._listening is not None:
                    await self._listening.add_listener(channel, self._notified)

    def _notified(self, _: object, __: int, channel: str, payload: object) -> None:
        self._heard[channel](str(payload))

    async def erase(self) -> None:
        """Do nothing: the server overwrites deleted data when it vacuums."""

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        if self._listening is not None:
            self._listening.terminate()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def _again_after_deadlocks(self, work: Callable[["PostgresConnection"], Awaitable[R]]) -> R:
        """Do a piece of work, again if the server rolled it back to resolve a deadlock."""
        for left in reversed(range(_TRIES)):
            try:
                async with self._connection() as connection:
                    return await work(connection)
            except asyncpg.TransactionRollbackError as error:
                if not left:
                    raise Unavailable from error
        raise AssertionError

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator["PostgresConnection"]:
        with _named_errors():
            async with self._pool.acquire(timeout=_LONGEST) as connection:
                try:
                    yield PostgresConnection(connection)
                except asyncpg.InternalClientError:  # the library has lost track of the server's answers
                    connection.terminate()
                    raise


class PostgresConnection:
    """A connection, or a transaction on it."""

    def __init__(self, connection: "PoolConnectionProxy[asyncpg.Record] | asyncpg.Connection[asyncpg.Record]") -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self._connection.fetch(numbered(sql), *values)

    async def run(self, *statements: Statement) -> list[int]:
        """Run statements, all or none, in one message to the server."""
        query, values = message(statements)
        try:
            rows = await self._connection.fetch(query, *values)
        except asyncpg.NoDataFoundError as error:
            statements[int(str(error))].check(0)
            raise
        return [row[0] for row in rows]

    @asynccontextmanager
    async def transaction(self, *, reads: bool = False) -> AsyncIterator[None]:
        """A transaction; if it only reads, it sees everything as of its beginning."""
        async with self._connection.transaction(
            isolation="repeatable_read" if reads else "read_committed", readonly=reads
        ):
            yield


@contextmanager
def _named_errors() -> Iterator[None]:
    """Turn the library's exceptions into the store's own."""
    try:
        yield
    except asyncpg.DataError:  # a bug of this program
        raise
    except (asyncpg.ForeignKeyViolationError, asyncpg.UniqueViolationError) as error:
        raise Conflict from error
    except _AWAY as error:
        raise ServerAway from error


async def look(url: str) -> str:
    """What is on a server, in a few words; changes nothing.

    Raises TooNew, PermissionError if the user lacks a right that the program needs or nothing can be stored, or what asyncpg
    raises.
    """
    connection = await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=_LONGEST)
    try:
        server = f"PostgreSQL {str(await connection.fetchval('SHOW server_version')).split()[0]}"
        if lacking := await connection.fetchval(_LACKING):
            raise PermissionError(lacking)
        if await connection.fetchval("SHOW transaction_read_only") == "on":
            raise PermissionError("it is read-only (transaction_read_only is on), so nothing can be stored")
        if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
            return f"{server}, empty: the first start creates its tables"
        seen = await connection.fetchval("SELECT max(version) FROM schema_version")
        unseen(SCHEMA, seen)  # raises TooNew
        size = await connection.fetchval("SELECT pg_database_size(current_database())")
        return f"{server}, {size / 1e6:.1f} MB, version {seen}"
    finally:
        await connection.close()


async def ask(url: str, work: Work[R]) -> R:
    """The result of a piece of work that reads, on a server with any version of the schema; raises what asyncpg raises."""
    connection = await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=_LONGEST)
    try:
        return await work(PostgresConnection(connection))
    finally:
        await connection.close()


async def _migrate(connection: "PoolConnectionProxy[asyncpg.Record]") -> None:
    """Run the numbered SQL files that a database still needs; raises TooNew."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    seen = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    newest = seen
    for newest, sql in unseen(SCHEMA, seen):
        await connection.execute(sql)
        await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", newest)
    if 0 < seen < newest:
        name = await connection.fetchval("SELECT current_database()")
        _log.info("the database %s was upgraded from version %d to %d", name, seen, newest)


async def _left_as_it_is(_: object) -> None:
    """Do not reset a connection: nothing was set on it, and a reset costs one more message for each use."""
