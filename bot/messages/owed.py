"""Boards owed to places out of reach: the newest board of each table is shown once a message arrives there again (P2)."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Address, Ephemeral
from bot.runtime.outages import log_failure
from bot.runtime.tasks import Tasks
from bot.store.change import ATTEMPTS, LeaseLost, OutboxEntry
from bot.store.store import Store
from bot.tables.table import Phase
from bot.tables.watching import watching_channels

AGAIN: Final = 1_800.0
"""Seconds after which owed boards are tried again if no message arrives there sooner."""

QueueKey: TypeAlias = tuple[str, Address]
"""The key of a queue: the front that delivers it, and the address."""

_log = logging.getLogger(__name__)


class OwedBoards:
    """The boards that were given up for now; they stay in the outbox, and `take` queues them again later."""

    def __init__(self, store: Store, take: Callable[[Iterable[OutboxEntry]], object], tasks: Tasks) -> None:
        self._store = store
        self._take = take
        self._tasks = tasks
        self._boards: dict[QueueKey, dict[int, OutboxEntry]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def numbers(self) -> Iterator[int]:
        """The outbox numbers of the owed boards."""
        return (entry.id for boards in self._boards.values() for entry in boards.values())

    async def is_newest_board(self, message: OutboxMessage) -> bool:
        """Whether a message is the newest board of a table, for one of the channels that see the table."""
        if message.picture != "board" or message.reminds:
            return False
        table = await self._store.table_of(message)
        if table is None or message.to not in (*table.places, *watching_channels(table)):
            return False
        return message.ply >= (table.plies if table.phase is Phase.OVER else table.since)

    async def keep(self, key: QueueKey, entry: OutboxEntry) -> bool:
        """Keep a message that was given up, replacing an older one; returns false if it is not the newest board of a table."""
        number = entry.message.table
        if number is None or not await self.is_newest_board(entry.message):
            return False
        await self._store.postpone(entry, ATTEMPTS)
        boards = self._boards.setdefault(key, {})
        older, boards[number] = boards.get(number), entry
        if older is not None:
            await self._store.drop(older)
        self._set_timer()
        return True

    def note_arrival(self, key: QueueKey, message: OutboxMessage) -> None:
        """Note that a message has arrived at an address, so that the boards owed there are delivered too."""
        front, to = key
        key = front, to.channel if isinstance(to, Ephemeral) else to
        if key in self._boards:
            self._tasks.start(self._queue_again(key, message), name="owed boards")

    def leave(self, front: str) -> None:
        """Leave the boards owed to a front to the next process that serves it."""
        self._boards = {key: boards for key, boards in self._boards.items() if key[0] != front}

    def close(self) -> None:
        """Stop all further attempts."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._timer = None
        for key in self._boards:
            self._tasks.start(self._queue_again(key), name="owed boards")

    async def _queue_again(self, key: QueueKey, arrived: OutboxMessage | None = None) -> None:
        """Queue the boards owed to an address, except that of a table of which a newer board has `arrived`."""
        boards = self._boards.get(key, {})
        try:
            older = boards.get(arrived.table or 0) if arrived is not None and arrived.picture == "board" else None
            if older is not None:
                await self._store.drop(older)
            # read them again, because a person in them may have been forgotten
            entries = await self._store.outbox(min((entry.id for entry in boards.values()), default=0))
        except LeaseLost:  # the chat is about to be closed
            return
        except Exception as error:
            log_failure(_log, error, "could not look for owed boards")
            self._set_timer()
            return
        if boards and self._boards.get(key) is boards:
            del self._boards[key]
            owed = {entry.id for entry in boards.values()}
            self._take(entry for entry in entries if entry.id in owed)
