"""The rows of chats on a PostgreSQL server, where the next process that serves a chat finds them."""

from collections.abc import Sequence
from typing import Any

from bot.chat.rows import Written
from bot.store.connection import Database, Statement


class ChatRows:
    """Keeps the rows of a chat in the database of the store. Raises Unavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self._database.rows(sql, values)

    async def write(self, statements: Sequence[Written]) -> None:
        """Run statements durably, all or none."""
        await self._database.run(*(Statement(sql, values) for sql, values in statements))
