"""Commands that wait for their answer, in a small file: after a crash their authors are told, or get what they are owed."""

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.runtime.database import Database, TooNew
from bot.runtime.outages import log_failure
from bot.runtime.tasks import Tasks

SCHEMA: Final = Path(__file__).with_name("schema")

_CLOSING_SECONDS: Final = 5.0
_WRITING_SECONDS: Final = 1.0
_AGAIN_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Write:
    """A statement that waits to be carried out."""

    statement: str
    values: tuple[object, ...] = field(repr=False)
    written: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class Command:
    """A command without an answer: how it is answered, in which language, and until when (seconds since 1970).

    What is `owed` is handled, and its answer waits to be sent.
    """

    id: str
    application: int
    token: str = field(repr=False)
    locale: str
    until: float
    owed: bool = False


class Unanswered:
    """The file; without a path nothing outlasts the program.

    It is written in order. What a crash must not lose is waited for, but not long: a file in trouble, or locked by a process
    that stands still, is logged, holds nobody up, and is written once it can be.
    """

    def __init__(self, path: Path | None = None, pause: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self._path = path
        self._pause = pause
        self._database: Database | None = None
        self._queue: deque[_Write] = deque()
        self._tasks = Tasks()

    async def open(self, now: Callable[[], float] = time.time) -> tuple[Command, ...]:
        """Open the file; returns the commands of an earlier run that can still be answered."""
        if self._path is None:
            return ()
        try:
            self._path.touch(mode=0o600)  # a token lets whoever has it answer in my name
            self._database = await Database.open(self._path, SCHEMA, patience=1.0)
            query = "SELECT id, application, token, locale, until, owed FROM unanswered WHERE until > ?"
            rows = await self._database.rows(query, (now(),))
        except (sqlite3.Error, OSError, TooNew) as error:
            log.warning("%s cannot be used (%s): after a crash nobody is told", self._path.name, error)
            await self.close()
            return ()
        self._start_write("DELETE FROM unanswered WHERE until <= ?", (now(),))
        return tuple(
            Command(id, application, token, locale, until, bool(owed))
            for id, application, token, locale, until, owed in rows
        )

    async def close(self) -> None:
        """Close the file once all is written."""
        await self._tasks.finish(_CLOSING_SECONDS)
        database, self._database = self._database, None
        self._queue.clear()
        if database is not None:
            await database.close()

    async def add(self, command: Command) -> None:
        """A command waits from now on."""
        values = (command.id, command.application, command.token, command.locale, command.until)
        await self._write(
            "INSERT OR REPLACE INTO unanswered (id, application, token, locale, until) VALUES (?, ?, ?, ?, ?)", values
        )

    async def owe(self, id: str) -> None:
        """A command is handled, and its answer stored elsewhere."""
        await self._write("UPDATE unanswered SET owed = 1 WHERE id = ?", (id,))

    def remove(self, id: str) -> None:
        """A command waits no more."""
        self._start_write("DELETE FROM unanswered WHERE id = ?", (id,))

    async def _write(self, statement: str, values: tuple[object, ...]) -> None:
        written = self._start_write(statement, values)
        if written is not None:
            await asyncio.wait((written,), timeout=_WRITING_SECONDS)

    def _start_write(self, statement: str, values: tuple[object, ...]) -> asyncio.Future[None] | None:
        if self._database is None:
            return None
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Write(statement, values, written))
        if len(self._queue) == 1:
            self._tasks.start(self._drain(self._database))
        return written

    async def _drain(self, database: Database) -> None:
        """Write what waits, in order; again and again while the file cannot be written."""
        failed = False
        while self._queue:
            works = tuple(self._queue)
            try:
                await database.write(lambda db: [db.execute(one.statement, one.values) for one in works])  # noqa: B023
            except sqlite3.Error as error:
                log_failure(log, error, "%s cannot be written", self._path, again=failed)
                failed = True
                await self._pause(_AGAIN_SECONDS)
                continue
            for one in works:
                self._queue.popleft()
                if not one.written.done():
                    one.written.set_result(None)
