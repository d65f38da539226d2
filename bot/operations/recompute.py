"""`recompute`: recomputes all ratings from scratch, which should match the stored ones (R2, V4)."""

import asyncio

from bot.operations.databases import held, on_server
from bot.runtime.failure import Failure
from bot.settings import Settings
from bot.store import puzzle_ratings, rating_recount
from bot.store.connection import Connection
from bot.store.rating_recount import Recounted
from bot.store.sqlite import SqliteDatabase


async def recount(settings: Settings) -> tuple[Recounted, Recounted]:
    """Recount all rated games, then all puzzle results, and correct ratings that differ; raises Failure.

    On a server the program may be running meanwhile, on a file it may not.
    """
    if settings.database_url:
        async with on_server(settings.database_url, program="summarum recompute") as database:
            return await database.write(_recompute)
    path = settings.database
    if not path.exists():
        raise Failure(f"{path} does not exist.")
    with held(path):
        file = await SqliteDatabase.open(path)
        try:
            return await file.write(_recompute)
        finally:
            await file.close()


async def _recompute(db: Connection) -> tuple[Recounted, Recounted]:
    return await rating_recount.recompute(db), await puzzle_ratings.recompute(db)


def recompute_command(settings: Settings) -> int:
    """Run `recompute`; returns the exit status, raises Failure."""
    games, puzzles = asyncio.run(recount(settings))
    changed = games.changed + puzzles.changed
    differed = f"{changed} ratings differed and were corrected" if changed else "every rating is as stored"
    counted = f"{games.games} rated games and {puzzles.games} puzzle results"
    print(f"Recounted {counted}: {differed}.")  # noqa: T201
    return 0
