"""Commands that wait for their answer, in a small file: after a crash their authors are told, or get what they are owed."""

import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.runtime.database import TooNew, migrate

SCHEMA: Final = Path(__file__).with_name("schema")

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

    It is written in a thread of its own, in order: a file in trouble is logged, and holds nobody up.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._thread: ThreadPoolExecutor | None = None
        self._db: sqlite3.Connection | None = None

    def open(self, now: Callable[[], float] = time.time) -> tuple[Command, ...]:
        """Open the file; returns the commands of an earlier run that can still be answered."""
        if self._path is None:
            return ()
        try:
            self._path.touch(mode=0o600)  # a token lets whoever has it answer in my name
            self._db = sqlite3.connect(self._path, timeout=1.0, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode = WAL")
            # what a killed program has written stays; what a power cut takes is worth nothing a quarter of an hour later
            self._db.execute("PRAGMA synchronous = OFF")
            migrate(self._db, SCHEMA)
            self._db.execute("DELETE FROM unanswered WHERE until <= ?", (now(),))
            rows = self._db.execute("SELECT id, application, token, locale, until, owed FROM unanswered").fetchall()
        except (sqlite3.Error, OSError, TooNew) as error:
            log.warning("%s cannot be used (%s): after a crash nobody is told", self._path.name, error)
            self._db = None
            return ()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="discord unanswered")
        return tuple(
            Command(id, application, token, locale, until, bool(owed))
            for id, application, token, locale, until, owed in rows
        )

    def close(self) -> None:
        """Let go of the file once all is written, which is not waited for."""
        if self._thread is not None and self._db is not None:
            self._thread.submit(self._db.close)
            self._thread.shutdown(wait=False)
        self._thread = self._db = None

    def add(self, command: Command) -> None:
        """A command waits from now on."""
        values = (command.id, command.application, command.token, command.locale, command.until)
        self._write(
            "INSERT OR REPLACE INTO unanswered (id, application, token, locale, until) VALUES (?, ?, ?, ?, ?)", values
        )

    def owe(self, id: str) -> None:
        """A command is handled, and its answer stored elsewhere."""
        self._write("UPDATE unanswered SET owed = 1 WHERE id = ?", (id,))

    def remove(self, id: str) -> None:
        """A command waits no more."""
        self._write("DELETE FROM unanswered WHERE id = ?", (id,))

    def _write(self, statement: str, values: tuple[object, ...]) -> None:
        if self._thread is not None and self._db is not None:
            self._thread.submit(self._written, self._db, statement, values)

    def _written(self, db: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> None:
        try:
            db.execute(statement, values)
        except sqlite3.Error as error:
            log.warning("%s cannot be written: %s", self._path, error)
