"""The database of the program on a PostgreSQL server, read from outside."""

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from bot.store.connection import Connection
from bot.store.postgres_database import PostgresDatabase
from bot.store.rows import read_tables
from bot.tables.table import Table
from core.game import Seat
from core.replay import LogEntry
from tests.crash.ledger import Ledger

R = TypeVar("R")


class ServerLedger(Ledger):
    """Reads what the program has stored, while it runs or after; the event loop of the test waits meanwhile."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._database = self._run(PostgresDatabase.open(url))

    def close(self) -> None:
        """Close the connections."""
        self._run(self._database.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def rows(self, query: str, parameters: Sequence[object] = ()) -> list[Any]:
        """Rows of the store."""
        return self._run(self._database.rows(query, parameters))

    def table(self, number: int) -> tuple[Table, tuple[LogEntry, ...]]:
        """A table and its log, as of one moment."""

        async def work(db: Connection) -> tuple[Table, list[Any]]:
            [table] = await read_tables(db, "game_table.id = ?", (number,))
            return table, await db.rows("SELECT seat, text FROM log WHERE table_id = ? ORDER BY ply", (number,))

        table, log = self._run(self._database.read(work))
        return table, tuple(LogEntry(Seat(seat), text) for seat, text in log)

    def _set_up(self) -> bool:
        return True

    def _run(self, work: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
