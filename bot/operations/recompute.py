"""`recompute`: all ratings from nothing, which have to come out as they were kept (R2, V4)."""

import asyncio
from typing import NamedTuple

from bot.operations.databases import held, on_server
from bot.runtime.failure import Failure
from bot.runtime.sqlite_file import SqliteFile
from bot.settings import Settings
from bot.store import puzzle_ratings, rating_recount
from bot.store.connection import Connection
from bot.store.rating_recount import Recounted
from bot.store.sqlite import SCHEMA, SqliteDatabase


class Recomputed(NamedTuple):
    """What was recounted: rated games, and results of puzzles."""

    games: Recounted
    puzzles: Recounted


async def recount(settings: Settings) -> Recomputed:
    """Recount all rated games and all results of puzzles, and correct what differs; raises Failure.

    A program may go on meanwhile on a server, but not on a file.
    """
    if settings.database_url:
        async with on_server(settings.database_url, program="summarum recompute") as database:
            return await database.write(_recompute)
    path = settings.database
    if not path.exists():
        raise Failure(f"{path} does not exist.")
    with held(path):
        file = SqliteDatabase(await SqliteFile.open(path, SCHEMA))
        try:
            return await file.write(_recompute)
        finally:
            await file.close()


async def _recompute(db: Connection) -> Recomputed:
    return Recomputed(await rating_recount.recompute(db), await puzzle_ratings.recompute(db))


def recompute_command(settings: Settings) -> int:
    """`recompute`: the exit status; raises Failure."""
    done = asyncio.run(recount(settings))
    changed = done.games.changed + done.puzzles.changed
    differed = f"{changed} ratings differed and were corrected" if changed else "every rating is as it was kept"
    counted = f"{done.games.games} rated games and {done.puzzles.games} results of puzzles"
    print(f"Recounted {counted}: {differed}.")  # noqa: T201
    return 0
