"""Merges a message with the one about to replace it, such as a move that the computer answers at once: only one is sent."""

import asyncio
from collections import deque
from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Channel
from bot.chat.questions import FORGETTING, can_be_settled, settled
from bot.store.change import Lease, OutboxEntry
from bot.store.store import Store
from bot.tables.table import Phase

FOLLOWS: Final = 1.0
"""Seconds that a message waits for the one that replaces it: a computer seldom thinks longer."""


class Merging:
    """Merges two messages of a queue into one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._awaited: dict[int, asyncio.Event] = {}

    def note_arrival(self, queue: deque[OutboxEntry]) -> None:
        """Note that a message has joined a queue."""
        if (event := self._awaited.get(id(queue))) is not None:
            event.set()

    async def merge_first(self, queue: deque[OutboxEntry], lease: Lease | None) -> bool:
        """Merge the first message of a queue into the one that replaces it; returns whether there was such a message.

        Waits a moment for it if the first message `awaits` one. The second message becomes the answer, and the queue's first.
        """
        first = queue[0]
        if not first.message.awaits:
            return False
        if len(queue) == 1:
            event = self._awaited[id(queue)] = asyncio.Event()
            try:
                async with asyncio.timeout(FOLLOWS):
                    await event.wait()
            except TimeoutError:
                return False
            finally:
                del self._awaited[id(queue)]
        if queue[1].message.takes != first.message.slot:
            return False
        answer = replace(queue[1].message, answers=first.message.answers, silent=first.message.silent)
        second = replace(queue[1], message=answer)
        await self._store.replace(replace(first, lease=lease), second)
        queue.popleft()
        queue[0] = second
        return True


def has_newer_picture_queued(message: OutboxMessage, queue: deque[OutboxEntry]) -> bool:
    """Whether a newer picture of the same table is queued, so that this message is sent as text only.

    An answer always shows the requested picture.
    """
    if message.picture not in ("board", "rack") or message.answers is not None:
        return False
    others = [later.message for later in queue if later.message is not message]
    return any(later.table == message.table and later.picture == message.picture for later in others)


async def is_overtaken(message: OutboxMessage, queue: deque[OutboxEntry], store: Store) -> bool:
    """Whether an edit is pointless: a queued message shows a newer board, or the turn of this one is over."""
    if not message.picture or message.table is None:
        return False
    if message.picture == "board own" or message.lasting:  # perhaps no other message has its content
        return False
    table = await store.table_of(message)
    return has_newer_picture_queued(message, queue) or (table is not None and table.since > message.ply)


async def message_to_edit(message: OutboxMessage, store: Store) -> str | None:
    """The reference of the message to edit, or None to send a new one.

    A message with tiles, or one that takes another slot, is edited only while it is the last in its chat; tiles also once the
    game is over, because the message then asks for nothing any more.
    """
    slot = message.takes or message.slot
    if not slot or message.anew:
        return None
    shown = await store.shown_at(message.to, slot)
    tiles = message.picture in ("rack", "board own") or message.takes
    if shown is None or not tiles or await store.is_last(message.to, shown):
        return shown
    table = await store.table_of(message)
    return shown if table is not None and table.phase is Phase.OVER and message.picture == "rack" else None


async def question_to_close(message: OutboxMessage, store: Store) -> str | None:
    """The reference of the question whose buttons a message removes, or None."""
    slot, to = message.closes, message.to
    for one in (slot, settled(slot)) if can_be_settled(slot) else (slot,):  # settled when the message was committed
        asked = await store.shown_at(to, one)
        if asked is None and not isinstance(to, Channel) and slot.startswith(FORGETTING.prefix):
            # Telegram asks in private what was typed in a group, and the question counts as one of the group
            asked = await store.question_to(to.account, one)
        if asked is not None:
            return asked
    return None
