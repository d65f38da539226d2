"""Tells an outage from a bug: the log gets one line for an outage, which passes, and a traceback for a bug."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import ClassVar, Final

_PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
"""SQLite's codes for trouble with the disk, or with other users of the file; a wrong statement is a bug."""

_DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_OUT_OF: Final = {errno.ENOSPC, errno.EDQUOT, errno.EMFILE, errno.ENFILE, errno.ENETUNREACH, errno.EHOSTUNREACH}


_SERVER: Final = ("08", "25006", "53", "57", "58")
"""The beginnings of PostgreSQL's codes for trouble of the server itself; its words for that quote nothing that was stored."""


class Outage(Exception):
    """Something outside the program does not work at the moment; `source` says what, where its own words do not."""

    source: ClassVar[str] = ""


def is_damage(error: BaseException) -> bool:
    """Whether an exception, or one of its causes, tells that a database file is damaged."""
    return any(_kind(one) in _DAMAGED for one in _causes(error))


def is_outage(error: BaseException) -> bool:
    """Whether an exception, or one of its causes, is trouble outside the program."""
    causes = tuple(_causes(error))
    stored = next((one for one in causes if isinstance(one, sqlite3.Error)), None)
    if stored is not None:
        return _kind(stored) in _PASSING
    return any(
        isinstance(one, Outage | ConnectionError | TimeoutError | BrokenProcessPool)
        or (isinstance(one, OSError) and one.errno in _OUT_OF)
        for one in causes
    )


def log_failure(log: logging.Logger, error: BaseException, message: str, *facts: object, again: bool = False) -> None:
    """Log a failure: a warning of one line after an outage or in a damaged file, an error with its traceback after a bug.

    A failure that goes on (`again`) is logged at DEBUG.
    """
    if is_damage(error) or is_outage(error):
        why = "the database is damaged: restore a backup" if is_damage(error) else described(error)
        log.log(logging.DEBUG if again else logging.WARNING, f"{message} (%s)", *facts, why)
    else:
        log.log(logging.DEBUG if again else logging.ERROR, message, *facts, exc_info=error)


def described(error: BaseException) -> str:
    """The cause of an exception in one line without user content; the database or the system words the reason."""
    *_, cause = causes = tuple(_causes(error))
    source = next((one.source for one in causes if isinstance(one, Outage) and one.source), "")
    reason = cause.strerror if isinstance(cause, OSError) else str(cause) if _is_of_database(cause) else ""
    return ": ".join(filter(None, (source, type(cause).__name__, reason)))


def _is_of_database(error: BaseException) -> bool:
    """Whether an exception comes from SQLite, or tells of trouble of a PostgreSQL server."""
    return isinstance(error, sqlite3.Error) or (getattr(error, "sqlstate", None) or "").startswith(_SERVER)


def _kind(error: BaseException) -> int:
    """SQLite's code for the kind of an error: the lower byte, while the others tell more. 0 for what it did not raise."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """An exception, the one it was raised from, and so on."""
    while error is not None:
        yield error
        error = error.__cause__
