"""The thread of a table in a channel, if the channel is set to have threads (N5)."""

from typing import Final

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel, Thread
from bot.messages.wording import Wording
from bot.store.store import Store
from bot.tables.table import Phase

THREADS: Final = "threads"
"""The setting of a channel: `yes` if each table gets a thread of its own."""


async def thread_of(message: OutboxMessage, store: Store, wording: Wording) -> Thread | None:
    """The thread for a message about a game in a channel, which begins at the channel's first message about it; else None.

    Answers stand where somebody asked, and challenges in the channel itself.
    """
    if not isinstance(message.to, Channel) or message.table is None or message.answers is not None:
        return None
    if (await store.preference(message.to)).settings.get(THREADS) != "yes":
        return None
    table = await store.table(message.table)
    if table is None or table.phase in (Phase.OPEN, Phase.OFF) or table.private or message.to not in table.places:
        return None
    first = await store.first_shown(message.to, table.id)
    if first is None:
        return None
    line = Sentence("thread-name", {"table": str(table.id), "game": table.title, "names": table.names})
    return Thread(first, wording.plain((line,), message.locale))
