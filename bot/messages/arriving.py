"""Presses that overtake the platform's answer about the message with the button: they wait until that message is known."""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from bot.chat.port import Ephemeral, Incoming, Private
from bot.messages.owed import QueueKey
from bot.store.change import OutboxEntry
from bot.store.store import Store

PATIENCE: Final = 10.0
"""The most seconds that a press waits."""


class Arriving:
    """The messages that are being sent: the first one of each of the `queues`."""

    def __init__(self, store: Store, queues: Mapping[QueueKey, deque[OutboxEntry]]) -> None:
        self._store = store
        self._queues = queues
        self._next = asyncio.Event()

    def note(self) -> None:
        """Note that a message has left its queue."""
        self._next.set()
        self._next = asyncio.Event()

    async def wait_for_pressed(self, line: Incoming) -> None:
        """Wait for a while, if a press is on an unknown message, until what is being sent to its place has arrived."""
        if not line.pressed or line.reply_to is None or not (first := self._sending(line)):
            return
        here = Private(line.author.account) if line.private else line.channel
        if await self._store.is_shown(here, line.reply_to):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while first & self._sending(line):
                    await self._next.wait()

    def _sending(self, line: Incoming) -> set[int]:
        """The numbers of the messages that are being sent to where a line comes from."""
        own = Private(line.author.account)

        def is_there(key: QueueKey) -> bool:
            to = key[1]
            if isinstance(to, Ephemeral):
                return to.account == own.account or (not line.private and to.channel == line.channel)
            return to == (own if line.private else line.channel)

        return {queue[0].id for key, queue in self._queues.items() if queue and is_there(key)}
