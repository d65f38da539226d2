"""Opens the database of the settings; says in one sentence why one on a PostgreSQL server cannot be used."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import parse_qs, urlsplit

from bot.runtime.failure import Failure
from bot.runtime.migrations import TooNew
from bot.settings import Settings
from bot.store.change import Unavailable
from bot.store.sqlite import SqliteStore
from bot.store.store import Store

_INSTALL: Final = ".venv/bin/pip install --require-hashes -r requirements-postgres.txt"


_DENIED: Final = "42501"
"""What PostgreSQL calls a right that is missing: since version 15 only the owner of a database may make tables in it."""


class CannotOpen(Failure):
    """The database cannot be used; the message contains no password."""


async def open_store(settings: Settings) -> Store:
    """The store on the server, or else in the file, of the settings; raises CannotOpen for a server.

    For a file it raises TooNew, Unavailable, sqlite3.Error or OSError.
    """
    if not settings.database_url:
        return await SqliteStore.open(settings.database)
    with explained(settings.database_url):
        from bot.store.postgres import PostgresStore  # noqa: PLC0415 - asyncpg is an optional package

        return await PostgresStore.open(settings.database_url)


@contextmanager
def explained(url: str, named: str = "DATABASE_URL") -> Iterator[None]:
    """Turn the exceptions of connecting to this address into CannotOpen; `named` is the setting that has the address."""
    try:
        import asyncpg  # noqa: PLC0415 - an optional package
    except ModuleNotFoundError as error:
        raise CannotOpen(f"{named} needs another package: {_INSTALL}.") from error
    try:
        yield
    except TooNew as error:
        raise CannotOpen(error.told(called(url))) from error
    except ValueError as error:
        raise CannotOpen(f"{named} cannot be read as the address of a PostgreSQL database.") from error
    except (Unavailable, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotOpen(unusable(url, error)) from error


def called(url: str) -> str:
    """The address of a database without user and password."""
    parts = urlsplit(url)
    host = parts.hostname or next(iter(parse_qs(parts.query).get("host", [])), "")
    return f"The database {parts.path.strip('/') or 'of that name'} on {host or 'this computer'}"


def unusable(url: str, error: BaseException) -> str:
    """One sentence that says why a database cannot be used."""
    cause = error.__cause__ if isinstance(error, Unavailable) and error.__cause__ else error
    return f"{called(url)} cannot be used: {_reason(cause).rstrip('.')}."


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    # asyncio raises the second if a name has several addresses
    if isinstance(error, ConnectionRefusedError | FileNotFoundError) or "Connect call failed" in str(error):
        return "no server answers there"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    said = next(iter(str(error).splitlines()), type(error).__name__)
    if getattr(error, "sqlstate", "") == _DENIED:
        return f"{said}; it has to belong to the user in its address"
    return said
