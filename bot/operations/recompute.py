"""`recompute`: all ratings from nothing, which have to come out as they were kept (R2, V4)."""

import asyncio
import sqlite3
import sys
from typing import NamedTuple

from bot.runtime.files import why_unusable
from bot.runtime.migrations import TooNew
from bot.runtime.sqlite_file import SqliteFile
from bot.settings import Settings
from bot.store import puzzle_ratings, rating_recount
from bot.store.change import Unavailable
from bot.store.connection import Connection
from bot.store.lock import InUse, locked
from bot.store.rating_recount import Recounted
from bot.store.server import CannotOpen, explained, unusable
from bot.store.sqlite import SCHEMA, SqliteDatabase


class CannotRecompute(Exception):
    """Nothing was changed; the message is one sentence that says why."""


class Recomputed(NamedTuple):
    """What was counted anew: rated games, and results of puzzles."""

    games: Recounted
    puzzles: Recounted


async def recount(settings: Settings) -> Recomputed:
    """Count all rated games and all results of puzzles anew, and correct what differs; raises CannotRecompute.

    A program may go on meanwhile on a server, but not on a file.
    """
    path = settings.database
    try:
        if settings.database_url:
            return await _on_server(settings.database_url)
        if not path.exists():
            raise CannotRecompute(f"{path} does not exist.")
        with locked(path):
            file = SqliteDatabase(await SqliteFile.open(path, SCHEMA))
            try:
                return await file.write(_recompute)
            finally:
                await file.close()
    except InUse as error:
        raise CannotRecompute(f"{path} is in use; stop Summarum first.") from error
    except CannotOpen as error:
        raise CannotRecompute(str(error)) from error
    except TooNew as error:
        raise CannotRecompute(error.told(path)) from error
    except (sqlite3.Error, OSError, Unavailable) as error:
        raise CannotRecompute(f"{path} cannot be used: {why_unusable(error, path)}.") from error


async def _recompute(db: Connection) -> Recomputed:
    return Recomputed(await rating_recount.recompute(db), await puzzle_ratings.recompute(db))


async def _on_server(url: str) -> Recomputed:
    with explained(url):
        from bot.store.postgres import SCHEMA as POSTGRES_SCHEMA  # noqa: PLC0415 - asyncpg is installed by its users alone
        from bot.store.postgres_database import PostgresDatabase  # noqa: PLC0415

        database = await PostgresDatabase.open(url, POSTGRES_SCHEMA, program="summarum recompute")
    try:
        return await database.write(_recompute)
    except Unavailable as error:
        raise CannotRecompute(unusable(url, error)) from error
    finally:
        await database.close()


def recompute_command(settings: Settings) -> int:
    """`recompute`: the exit status."""
    try:
        done = asyncio.run(recount(settings))
    except CannotRecompute as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    changed = done.games.changed + done.puzzles.changed
    differed = f"{changed} ratings differed and were corrected" if changed else "every rating is as it was kept"
    counted = f"{done.games.games} rated games and {done.puzzles.games} results of puzzles"
    print(f"Counted {counted} anew: {differed}.")  # noqa: T201
    return 0
