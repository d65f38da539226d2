"""A lock beside an SQLite file that admits one program; it ends with the process that holds it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.runtime.files import make_private


class InUse(Exception):
    """Another program has the database open."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock of a database file; raises InUse, or sqlite3.Error or OSError if the lock file cannot be created.

    The lock is SQLite's own, on an empty file beside the database: it works the same on Linux, macOS and Windows, and the
    operating system releases it however the process ends. A lock on the database itself would keep out readers, such as a
    backup.
    """
    path = lock_file(database)
    make_private(path)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)) as db:
        try:
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise InUse(str(database)) from error
        yield


def lock_file(database: Path) -> Path:
    """The lock file of a database."""
    path = database.resolve()
    return path.with_name(f"{path.name}-lock")
