"""The store in an SQLite file: a change is on disk, whole, before its answer is sent."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from bot.runtime.sqlite_file import SqliteFile
from bot.store import runs
from bot.store.change import Unavailable
from bot.store.connection import Conflict, Statement, Work
from bot.store.store import Store

R = TypeVar("R")

_KEYS: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})

SCHEMA: Final = Path(__file__).with_name("schema")


class SqliteStore(Store):
    """The store in an SQLite file."""

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or create the database, bring its schema up to date and begin a run of the program.

        Raises TooNew, or Unavailable, sqlite3.Error or OSError if it cannot be opened.
        """
        journal = _has_journal(path)
        file = await SqliteFile.open(path, SCHEMA)
        try:
            database = SqliteDatabase(file)
            run = await database.write(lambda db: runs.begin(db, journal=journal))
            # the mark of a run must be in the file itself, because the -wal file may get lost
            await file.rows("PRAGMA wal_checkpoint(PASSIVE)")
            [(newest_at,)] = await file.rows("SELECT coalesce(max(at), 0) FROM shown")
        except BaseException:
            await file.close()
            raise
        return cls(database, run, newest_at)


class SqliteDatabase:
    """A file that only this process writes to."""

    shared = False
    hears = True
    listened = 0

    def __init__(self, file: SqliteFile) -> None:
        self._file = file
        self._last: dict[str, int] = {}

    @property
    def damaged(self) -> bool:
        """Whether a damaged page of the file was met."""
        return self._file.damaged

    @classmethod
    async def open(cls, path: Path) -> "SqliteDatabase":
        """Open or create the file; raises as `SqliteFile.open` does."""
        return cls(await SqliteFile.open(path, SCHEMA))

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self._file.rows(sql, values)

    async def run(self, *statements: Statement) -> list[int]:
        """Carry statements out, all or none."""
        return await self.write(lambda db: db.run(*statements))

    async def read(self, work: Work[R]) -> R:
        """Do a piece of work that reads several rows as of one moment."""
        return await self._file.run(lambda db: at_once(db, work))

    async def write(self, work: Work[R]) -> R:
        """Do a piece of work durably, whole or not at all; raises what the work raises."""
        try:
            return await self._file.write(lambda db: at_once(db, work))
        except sqlite3.OperationalError as error:  # locked, or the disk is full
            raise Unavailable from error
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in _KEYS:
                raise Conflict from error
            raise

    async def next_number(self, table: str) -> int:
        """A new id for a row of a table."""
        [(stored,)] = await self.rows(f"SELECT coalesce(max(id), 0) FROM {table}")
        self._last[table] = max(self._last.get(table, 0), stored) + 1
        return self._last[table]

    async def listen(self, channel: str, heard: Callable[[str], object]) -> None:
        """Do nothing: there is no other process."""

    async def erase(self) -> None:
        """Empty the write-ahead log, which holds old states of pages."""
        await self._file.flush()

    async def close(self) -> None:
        """Finish pending writes, note that the file was closed cleanly, and close it."""
        await self._file.close(_mark_closed)


class SqliteConnection:
    """A connection to a file, used in its own thread, so that nothing here ever waits."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return self._db.execute(sql, tuple(values)).fetchall()

    async def run(self, *statements: Statement) -> list[int]:
        """Run statements."""
        ids: list[int] = []
        for statement in statements:
            cursor = self._db.execute(statement.sql, tuple(statement.values))
            returned = [id for (id,) in cursor.fetchall()]
            statement.check(max(len(returned), cursor.rowcount))
            ids += returned
        return ids


def at_once(db: sqlite3.Connection, work: Work[R]) -> R:
    """The result of a piece of work, run without an event loop: a call on an SQLite connection never waits."""
    doing = work(SqliteConnection(db))
    try:
        doing.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    doing.close()
    raise AssertionError("a piece of work on an SQLite connection waited for something else")


def _mark_closed(db: sqlite3.Connection) -> None:
    """Note that the file is closed cleanly, unless another process is writing at the moment."""
    db.execute("PRAGMA busy_timeout = 0")
    db.execute("UPDATE service SET closed = 1 WHERE id = 1")


def _has_journal(path: Path) -> bool:
    """Whether the write-ahead log of a file exists."""
    return Path(f"{path.resolve()}-wal").exists()
