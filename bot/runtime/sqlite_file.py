"""An SQLite file with an up-to-date schema, one thread for its connection, and durable changes in groups."""

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite

from bot.runtime.batches import Batches
from bot.runtime.files import make_private
from bot.runtime.migrations import unseen
from bot.runtime.outages import is_damage, log_failure

R = TypeVar("R")

Work = Callable[[sqlite3.Connection], R]
"""A piece of work on the connection. It runs whole: nothing else reads or writes in between."""

_MUCH: Final = 20_000_000
_SHARE: Final = 0.25
"""A file is rewritten if this many of its bytes are free, and this share of it."""

_log = logging.getLogger(__name__)

_STATEMENTS: Final = 256
"""How many prepared statements are cached: an INSERT needs one for each number of rows."""


def version(db: sqlite3.Connection, schema: Path) -> int:
    """How many of the numbered SQL files of a folder have run on a database file, by its `user_version`.

    Raises TooNew, or DatabaseError if another program made the file, which then has none of our tables.
    """
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    named = r"(?:CREATE TABLE(?: IF NOT EXISTS)?|RENAME TO) (\w+)"
    ours = {name for _, sql in unseen(schema, 0) for name in re.findall(named, sql)}
    if tables and not tables & ours:
        raise sqlite3.DatabaseError("it belongs to another program")
    (seen,) = db.execute("PRAGMA user_version").fetchone()
    unseen(schema, seen)  # raises TooNew
    return int(seen)


def has_column(db: sqlite3.Connection, table: str, column: str) -> bool:
    """Whether a table of a database, perhaps of an older version, has a column."""
    return db.execute("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", (table, column)).fetchone() is not None


def migrate(db: sqlite3.Connection, schema: Path, path: Path) -> None:
    """Run the numbered SQL files of a folder that a database file still needs; raises TooNew.

    Each of them runs in a transaction of its own. If the file was not empty, a copy of its old state is kept.
    """
    seen = version(db, schema)
    steps = unseen(schema, seen)
    if steps and seen:
        copy = path.with_name(f"{path.name}.version-{seen}")
        newest = seen + len(steps)
        _log.info("upgrading %s from version %d to %d; a copy of its old state stays in %s", path, seen, newest, copy)
        db.execute("VACUUM")  # versions before this one may have left deleted names in free pages
        _keep_copy(db, path, copy)
    for number, sql in steps:
        db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")


def compact(db: sqlite3.Connection) -> None:
    """Give the free pages of a file back to the disk if there are many; takes a second for every 100 MB."""
    free, pages, size = (
        db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("freelist_count", "page_count", "page_size")
    )
    if free * size < _MUCH or free < pages * _SHARE:
        return
    try:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:  # no room for a second copy; the file works as it is
        log_failure(_log, error, "free space was not given back to the disk")


def _keep_copy(db: sqlite3.Connection, path: Path, copy: Path) -> None:
    """Copy the present state of a file to one that only its owner may read; an existing copy stays."""
    if copy.exists():
        return
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)  # left by a start that was killed
    with closing(sqlite3.connect(part)) as target:
        part.chmod(path.stat().st_mode & 0o600)
        db.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    part.replace(copy)


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A connection that leaves the write-ahead log of a killed program untouched; raises sqlite3.Error.

    A normal connection moves the log into the file when it closes, and the next start would report the log as missing.
    """
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )


class _Connection(aiosqlite.Connection):
    """A connection that does a piece of work in one hop to its thread."""

    async def run(self, work: Work[R]) -> R:
        result: R = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class SqliteFile:
    """The open file. A written change is on disk, and the data it deleted is overwritten there.

    A piece of work takes one hop to the connection's thread: 820 to 1,740 durable commits a second. With one hop for each
    statement there were only 250 to 490.
    """

    def __init__(self, connection: _Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._opened = _identity(path)
        self.failed_at = -inf
        """When a change could last not be written, on the monotonic clock."""
        self.damaged = False
        """Whether a damaged page was met."""
        self._writes: Batches[Work[Any], Any] = Batches(
            lambda works: self.run(partial(self._write, works)), name="database writer"
        )

    @classmethod
    async def open(cls, path: Path, schema: Path, *, patience: float = 5.0) -> "SqliteFile":
        """Open or create a file; `patience` is how many seconds to wait while another process has it locked.

        Raises TooNew, or sqlite3.Error or OSError if the file cannot be opened.
        """
        # Connect before the thread of aiosqlite starts: if connecting fails, that thread outlives the event loop.
        connected = await asyncio.to_thread(_connect, path, schema, patience)
        connection = _Connection(lambda: connected, iter_chunk_size=64)
        await connection
        return cls(connection, path)

    async def close(self, last: Work[object] = lambda _: None) -> None:
        """Finish pending writes, do the `last` work, and close the file."""
        try:
            await self._writes.finish()
            await self.run(last)
        finally:
            await self._connection.close()

    async def run(self, work: Work[R]) -> R:
        """Do a piece of work outside of any transaction, such as several reads of one moment."""
        try:
            return await self._connection.run(work)
        except sqlite3.DatabaseError as error:
            self.damaged |= is_damage(error)
            raise

    async def rows(self, sql: str, values: Iterable[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self.run(lambda db: db.execute(sql, tuple(values)).fetchall())

    async def write(self, work: Work[R]) -> R:
        """Do a piece of work durably, whole or not at all; raises what the work raises.

        All pieces of work that wait while a transaction runs share the next one.
        """
        try:
            result: R = await self._writes.add(work)
        except sqlite3.OperationalError:
            self.failed_at = time.monotonic()
            raise
        except sqlite3.DatabaseError as error:
            self.damaged |= is_damage(error)
            raise
        return result

    async def flush(self) -> bool:
        """Move the write-ahead log, which holds old states of pages, into the file and empty it; False while others read it."""
        [(busy, _, _)] = await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return not busy

    def _write(self, works: Sequence[Work[Any]], db: sqlite3.Connection) -> list[Any]:
        """Do the works if the file is still there; otherwise SQLite would write to a file that nobody can find any more."""
        if _identity(self._path) == self._opened:
            return _transaction(works, db)
        error = sqlite3.OperationalError("the file was moved, deleted or replaced")
        error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DBMOVED
        return [error] * len(works)


def _connect(path: Path, schema: Path, patience: float) -> sqlite3.Connection:
    make_private(path)  # it holds seeds and hidden tiles, or tokens with which anybody could answer in the bot's name
    db = sqlite3.connect(
        path, timeout=patience, isolation_level=None, cached_statements=_STATEMENTS, check_same_thread=False
    )
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            db.execute(f"PRAGMA {pragma}")
        migrate(db, schema, path)
        compact(db)  # only at the start: later, people would have to wait
    except BaseException:
        db.close()
        raise
    return db


def _identity(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file, or None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _transaction(works: Sequence[Work[Any]], db: sqlite3.Connection) -> list[Any]:
    """The result of each work, or the exception it raised, after doing all in one transaction.

    If one fails, the transaction is rolled back and each work gets its own: only the work that fails again has no effect.
    """
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return [error] * len(works)
    try:
        results = [work(db) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [error] if len(works) == 1 else [result for work in works for result in _transaction([work], db)]
    return results
