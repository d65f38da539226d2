"""The web chat's SQLite file: one connection, one lock, one transaction for each change."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.adapters.web.schema import prepare


class Database:
    """The open file; what a change has returned from is on the disk, and what it deleted is overwritten there."""

    def __init__(self, db: aiosqlite.Connection, instance: str) -> None:
        self._db = db
        self._lock = asyncio.Lock()
        self.instance = instance

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the file, made if need be; raises NewerDatabaseError, or sqlite3.Error where it cannot be opened."""
        db = await aiosqlite.connect(path, isolation_level=None)
        try:
            await db.execute("PRAGMA journal_mode = WAL")
            await db.execute("PRAGMA synchronous = FULL")
            await db.execute("PRAGMA foreign_keys = ON")
            await db.execute("PRAGMA secure_delete = ON")
            await db.execute("PRAGMA busy_timeout = 2000")
            instance = await prepare(db, path)
        except BaseException:
            await db.close()
            raise
        return cls(db, instance)

    async def close(self) -> None:
        """Close the file once what is begun is done."""
        async with self._lock:
            await self._db.close()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[aiosqlite.Connection]:
        """A transaction, committed at the end, undone where anything raises."""
        async with self._lock:
            try:  # also around the beginning: whoever gives up waiting for it would leave it open
                await self._db.execute("BEGIN IMMEDIATE")
                yield self._db
                await self._db.commit()
            except BaseException:
                await self._db.rollback()
                raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[aiosqlite.Connection]:
        """The connection, for several reads of one moment."""
        async with self._lock:
            yield self._db

    async def rows(self, sql: str, values: Iterable[object] | Mapping[str, object] = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        async with self._lock:
            return list(await self._db.execute_fetchall(sql, values))

    async def flush(self) -> None:
        """Empty the write-ahead log, which holds earlier states of pages; raises sqlite3.OperationalError while it is read."""
        [(busy, _, _)] = await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        if busy:
            raise sqlite3.OperationalError("the write-ahead log is in use")


async def first_row(db: aiosqlite.Connection, sql: str, values: Iterable[object] = ()) -> sqlite3.Row | None:
    """The first row of a query, or None where there is none."""
    for row in await db.execute_fetchall(sql, values):
        return row
    return None


async def inserted(db: aiosqlite.Connection, sql: str, values: Iterable[object]) -> int:
    """Insert a row; its number."""
    cursor = await db.execute(sql, values)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def next_version(db: aiosqlite.Connection) -> int:
    """A version no entry has yet, higher than all others."""
    row = await first_row(db, "UPDATE meta SET version = version + 1 RETURNING version")
    assert row is not None
    return int(row[0])
