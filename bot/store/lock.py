"""One program per SQLite file: a lock beside the file, held by the process and gone with it, and every lease with it."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from math import inf
from pathlib import Path
from typing import Final

from bot.runtime.files import make_private
from bot.store.change import Held, Lease


class InUse(Exception):
    """Another program has the database open."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock of a database file; raises InUse, or sqlite3.Error or OSError where the lock file cannot be made.

    The lock is SQLite's own on an empty file beside it: it works alike on Linux, macOS and Windows, and the operating system
    takes it back however the process ends. A lock on the database itself would keep out readers, such as a backup.
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
    """The file that a program which uses this database has locked."""
    path = database.resolve()
    return path.with_name(f"{path.name}-lock")


class SoleProcess:
    """The leases of the process that holds the lock: all there are, as long as it lives."""

    shared: Final = False

    async def hold(self, fronts: Sequence[str]) -> Held:
        """All leases."""
        return Held({front: Lease(front, 1) for front in fronts}, served=0.0, counting=inf, free_in=inf)

    async def release(self) -> None:
        """Nothing: the lock is given back with the file."""

    async def claim(self, tables: Sequence[int]) -> tuple[int, ...]:
        """All of these tables."""
        return tuple(tables)

    async def unclaim(self, tables: Sequence[int]) -> None:
        """Nothing: there is no other process."""

    async def wake(self) -> None:
        """Nothing: there is no other process."""

    async def listen(self, woken: Callable[[], object], freed: Callable[[], object]) -> None:
        """Nothing: there is no other process."""
