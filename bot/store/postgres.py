"""The store on a PostgreSQL server."""

from collections.abc import Sequence
from typing import Any

from bot.store import runs
from bot.store.change import LEASE
from bot.store.connection import Statement
from bot.store.leases import PostgresLeases
from bot.store.postgres_database import PostgresDatabase
from bot.store.store import Store


class PostgresStore(Store):
    """The store on a PostgreSQL server."""

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect to a database, bring its schema up to date and begin a run of the program.

        Raises TooNew, Unavailable if the server cannot be reached, or asyncpg.PostgresError if it refuses the connection.
        """
        database = await PostgresDatabase.open(url, idle=LEASE)  # other processes may wait for its locks
        try:
            run = await database.write(lambda db: runs.begin(db, journal=True))
            [(newest_at,)] = await database.rows("SELECT coalesce(max(at), 0) FROM shown")
        except BaseException:
            await database.close()
            raise
        store = cls(database, run, newest_at)
        store.leases = PostgresLeases(database, run.origin)
        store.chat_rows = ChatRows(database)
        return store

    async def beat(self, served: float) -> None:
        """Store something, which fails if nothing can be stored; the leases count the seconds of service."""
        await self._database.run(Statement("UPDATE service SET closed = closed WHERE id = 1"))


class ChatRows:
    """The rows of chats on the server, where the next process that serves a chat finds them. Raises Unavailable."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self._database.rows(sql, values)

    async def write(self, sql: str, values: Sequence[object] = ()) -> None:
        """Run a statement durably."""
        await self._database.run(Statement(sql, values))
