"""Opens databases for a command of the command line, or says why it cannot."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.runtime.failure import Failure
from bot.runtime.files import why_unusable
from bot.runtime.migrations import TooNew
from bot.store.change import Unavailable
from bot.store.lock import InUse, locked
from bot.store.server import explained, unusable

if TYPE_CHECKING:
    from bot.store.postgres_database import PostgresDatabase


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of a database file; raises Failure if it cannot be used."""
    try:
        with locked(path):
            yield
    except InUse as error:
        raise Failure(f"{path} is in use; stop Summarum first.") from error
    except TooNew as error:
        raise Failure(error.told(path)) from error
    except (sqlite3.Error, OSError, Unavailable) as error:
        raise Failure(f"{path} cannot be used: {why_unusable(error, path)}.") from error


@asynccontextmanager
async def on_server(url: str, *, program: str, named: str = "DATABASE_URL") -> AsyncIterator["PostgresDatabase"]:
    """The database at the address in the setting `named`; raises Failure if it cannot be used, at once or later."""
    with explained(url, named):
        from bot.store.postgres_database import PostgresDatabase  # noqa: PLC0415 - asyncpg is an optional package

        database = await PostgresDatabase.open(url, program=program)
    try:
        yield database
    except Unavailable as error:
        raise Failure(unusable(url, error)) from error
    finally:
        await database.close()
