"""Commands that wait for their answer, in a small file: after a crash their authors are told, or get what they are owed."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.runtime.database import Database, TooNew
from bot.runtime.tasks import Tasks

SCHEMA: Final = Path(__file__).with_name("schema")

_CLOSING_SECONDS: Final = 5.0
_WRITING_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


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

    It is written in order. What a crash must not lose is waited for, but not long: a file in trouble is logged, and holds
    nobody up.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._database: Database | None = None
        self._tasks = Tasks()

    async def open(self, now: Callable[[], float] = time.time) -> tuple[Command, ...]:
        """Open the file; returns the commands of an earlier run that can still be answered."""
        if self._path is None:
            return ()
        try:
            self._path.touch(mode=0o600)  # a token lets whoever has it answer in my name
            self._database = await Database.open(self._path, SCHEMA, patience=1.0)
            rows = await self._database.write(lambda db: _left(db, now()))
        except (sqlite3.Error, OSError, TooNew) as error:
            log.warning("%s cannot be used (%s): after a crash nobody is told", self._path.name, error)
            await self.close()
            return ()
        return tuple(
            Command(id, application, token, locale, until, bool(owed))
            for id, application, token, locale, until, owed in rows
        )

    async def close(self) -> None:
        """Close the file once all is written."""
        database, self._database = self._database, None
        await self._tasks.finish(_CLOSING_SECONDS)
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
        writing = self._start_write(statement, values)
        if writing is not None:
            await asyncio.wait((writing,), timeout=_WRITING_SECONDS)

    def _start_write(self, statement: str, values: tuple[object, ...]) -> asyncio.Task[None] | None:
        if self._database is None:
            return None
        return self._tasks.start(self._written(self._database, statement, values))

    async def _written(self, database: Database, statement: str, values: tuple[object, ...]) -> None:
        try:
            await database.write(lambda db: db.execute(statement, values))
        except sqlite3.Error as error:
            log.warning("%s cannot be written: %s", self._path, error)


def _left(db: sqlite3.Connection, now: float) -> list[Any]:
    """The rows of commands that can still be answered; all others are deleted."""
    db.execute("DELETE FROM unanswered WHERE until <= ?", (now,))
    return db.execute("SELECT id, application, token, locale, until, owed FROM unanswered").fetchall()
