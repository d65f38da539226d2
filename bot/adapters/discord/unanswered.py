"""Stores commands without an answer, so that after a crash their authors get the answer or learn of the failure."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.chat.rows import Rows
from bot.runtime.backoff import Pause
from bot.runtime.migrations import TooNew
from bot.runtime.outages import Outage, log_failure
from bot.runtime.sqlite_file import SqliteFile
from bot.runtime.tasks import Tasks

SCHEMA: Final = Path(__file__).with_name("schema")

_CLOSING_SECONDS: Final = 5.0
_WRITING_SECONDS: Final = 1.0
_AGAIN_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UnansweredCommand:
    """A command without an answer: how it is answered, in which language, and until when (seconds since 1970).

    A command that is `owed` an answer is handled; its answer waits to be sent.
    """

    id: str
    application: int
    token: str = field(repr=False)
    locale: str
    until: float
    owed: bool = False


@dataclass(frozen=True, slots=True)
class _File:
    """The commands in an SQLite file, if no other process serves Discord."""

    database: SqliteFile

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """All rows of a query."""
        return await self.database.rows(sql, values)

    async def write(self, sql: str, values: Sequence[object] = ()) -> None:
        """Run a statement durably."""
        await self.database.write(lambda db: db.execute(sql, tuple(values)))


class Unanswered:
    """The commands in a file or in rows shared by all processes; None keeps none of them.

    Writes keep their order. `add` and `owe` wait for their write, but not for long: if the database fails, that is logged,
    commands go on, and the write is tried again.
    """

    def __init__(self, kept: Path | Rows | None = None, pause: Pause = asyncio.sleep, *, shard: int = 0) -> None:
        self._kept = kept
        self._pause = pause
        self._shard = shard
        self._rows: Rows | None = None
        self._one_at_a_time = asyncio.Lock()
        self._tasks = Tasks()

    async def open(self, now: Callable[[], float] = time.time) -> tuple[UnansweredCommand, ...]:
        """The commands of an earlier run or another process that can still be answered; from now on new ones are stored."""
        if self._kept is None:
            return ()
        try:
            if isinstance(self._kept, Path):
                self._rows = _File(await SqliteFile.open(self._kept, SCHEMA, patience=1.0))
            else:
                self._rows = self._kept
            query = "SELECT id, application, token, locale, until, owed FROM unanswered WHERE shard = ? AND until > ?"
            rows = await self._rows.rows(query, (self._shard, now()))
        except (sqlite3.Error, OSError, TooNew, Outage) as error:
            what = self._kept.name if isinstance(self._kept, Path) else "the database"
            log.warning(
                "%s cannot be used (%s): after a crash, authors of unanswered commands are not told", what, error
            )
            if isinstance(self._kept, Path):
                await self.close()
            return ()
        self._start_write("DELETE FROM unanswered WHERE until <= ?", (now(),))
        return tuple(
            UnansweredCommand(id, application, token, locale, until, bool(owed))
            for id, application, token, locale, until, owed in rows
        )

    async def close(self) -> None:
        """Finish the pending writes and close the file."""
        await self._tasks.finish(_CLOSING_SECONDS)
        rows, self._rows = self._rows, None
        if isinstance(rows, _File):
            await rows.database.close()

    async def add(self, command: UnansweredCommand) -> None:
        """Store a command without an answer."""
        values = (command.id, command.application, command.token, command.locale, command.until, self._shard)
        await self._write(
            "INSERT INTO unanswered (id, application, token, locale, until, shard) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO NOTHING",
            values,
        )

    async def owe(self, id: str) -> None:
        """Note that a command is handled and its answer is in the outbox."""
        await self._write("UPDATE unanswered SET owed = 1 WHERE id = ?", (id,))

    def remove(self, id: str) -> None:
        """Delete a command that is answered."""
        self._start_write("DELETE FROM unanswered WHERE id = ?", (id,))

    async def _write(self, statement: str, values: Sequence[object]) -> None:
        writing = self._start_write(statement, values)
        if writing is not None:
            await asyncio.wait((writing,), timeout=_WRITING_SECONDS)

    def _start_write(self, statement: str, values: Sequence[object]) -> asyncio.Task[None] | None:
        if self._rows is None:
            return None
        return self._tasks.start(self._write_in_order(self._rows, statement, values))

    async def _write_in_order(self, rows: Rows, statement: str, values: Sequence[object]) -> None:
        """Run a statement after the earlier ones; it is tried until it succeeds."""
        failed = False
        async with self._one_at_a_time:
            while True:
                try:
                    await rows.write(statement, values)
                except (sqlite3.Error, Outage) as error:
                    log_failure(log, error, "commands without an answer cannot be stored", again=failed)
                    failed = True
                    await self._pause(_AGAIN_SECONDS)
                else:
                    return
