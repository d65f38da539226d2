"""Acting on bans and new nicknames, whoever set them: a leader, or the operator in another process, at any time."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.adapters.web import rooms
from bot.adapters.web.history import MessageHistory
from bot.adapters.web.intake import Intake
from bot.adapters.web.people import Identity, People
from bot.adapters.web.renaming import show_new_name
from bot.adapters.web.windows import Windows
from bot.chat.port import Account, Author
from bot.runtime.outages import log_failure
from bot.runtime.sqlite_file import SqliteFile
from bot.runtime.tasks import Tasks

LOOK: Final = 5.0
"""Seconds after which the program looks for what the operator has set in another process."""

ActOnAuthor: TypeAlias = Callable[[Author], Awaitable[None]]

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class IdentityChanges:
    """Closes the windows of people who were put out, and shows new nicknames.

    `show_name` does so at all tables of a person, `give_up_seats` gives up those of somebody who was put out.
    """

    database: SqliteFile
    people: People
    history: MessageHistory
    intake: Intake
    windows: Windows
    show_name: ActOnAuthor
    give_up_seats: ActOnAuthor
    _tasks: Tasks = field(default_factory=Tasks, init=False)
    _woken: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _closing: bool = field(default=False, init=False)

    def start(self) -> None:
        """Start acting on stored changes and on later ones."""
        self._tasks.start(self._keep_looking(), name="web moderation")

    def wake(self) -> None:
        """Check for changes now."""
        self._woken.set()

    async def stop(self, within: float) -> None:
        """Finish what is being done; the rest is left for the next start."""
        self._closing = True
        self.wake()
        await self._tasks.finish(within)

    async def _keep_looking(self) -> None:
        """Act on what has changed until closed: when woken, and regularly."""
        failed: set[str] = set()
        while not self._closing:
            for identity, changed in await self._changed():
                try:
                    await self._act(identity, changed)
                    failed.discard(identity.id)
                except Exception as error:
                    again = identity.id in failed
                    log_failure(log, error, "a ban or a new nickname is not in force everywhere yet", again=again)
                    failed.add(identity.id)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._woken.wait()
            self._woken.clear()

    async def _changed(self) -> tuple[tuple[Identity, int], ...]:
        """The people with changes; empty while the file cannot be read, which other parts report."""
        try:
            return await self.people.changed()
        except sqlite3.Error:
            return ()

    async def _act(self, identity: Identity, changed: int) -> None:
        """Act on a person's changes up to the one with this number; repeating it does no harm."""
        if identity.banned:
            self.windows.reconnect(identity.id)
        self.windows.rename(identity)
        for seq in await self.database.write(lambda db: show_new_name(db, identity.id)):
            entry = await self.history.entry(seq)
            if entry is not None:
                self.windows.push(entry)
        author = Author(Account(rooms.PLATFORM, identity.id), identity.name, identity.name.lower())
        async with self.intake.lock_of(identity.id):  # after the lines they typed before
            await self.show_name(author)
            if identity.banned:
                await self.give_up_seats(author)
        sql = "UPDATE identity SET changed = 0 WHERE id = ? AND changed = ?"
        await self.database.write(lambda db: db.execute(sql, (identity.id, changed)))
