"""Reads from the database in which chats people have used the bot."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

from bot.runtime.sqlite_file import connect_read_only
from bot.settings import Settings
from bot.store.server import CannotOpen, explained

MOST: Final = 50
"""The most chats of a platform to check, those with the newest games. Each costs up to three requests."""

_NEWEST: Final = """
    SELECT chat, (SELECT settings FROM preference WHERE address = '{0}/' || chat || '/'), count(*) OVER ()
    FROM (
        SELECT platform, chat, id AS newest FROM game_table
        UNION ALL SELECT platform, chat, table_id FROM place
        UNION ALL SELECT platform, chat, 0 FROM daily WHERE time <> ''
    ) AS used
    WHERE platform = '{0}' AND {1}
    GROUP BY chat ORDER BY max(newest) DESC LIMIT {2}
"""


@dataclass(frozen=True, slots=True)
class UsedChats:
    """The ids of the chats with the newest games, each with its settings, and the number of chats `in_all`."""

    newest: Mapping[int, Mapping[str, Any]]
    in_all: int

    @property
    def told(self) -> str:
        """The line that says how many of them are checked."""
        of_all = "" if self.in_all == len(self.newest) else f" of {self.in_all}, those with the newest games"
        return f"looked at {len(self.newest)}{of_all}"


async def used_chats(settings: Settings, platform: str, shared: str) -> UsedChats:
    """The used chats of a platform that several people share, by a condition in SQL.

    None if the database cannot be read, for which there is another finding.
    """
    query = _NEWEST.format(platform, shared, MOST)
    try:
        rows = await _rows(settings, query)
    except (CannotOpen, sqlite3.Error):
        rows = []
    newest = {int(chat): json.loads(chosen or "{}") for chat, chosen, _ in rows}
    return UsedChats(newest, rows[0][2] if rows else 0)


async def _rows(settings: Settings, query: str) -> Sequence[Any]:
    if settings.database_url:
        with explained(settings.database_url):
            from bot.store.postgres_database import ask  # noqa: PLC0415 - asyncpg is installed by its users alone

            return await ask(settings.database_url, lambda db: db.rows(query))
    with closing(connect_read_only(settings.database)) as db:
        return db.execute(query).fetchall()
