"""The thread that a channel has for a table, where that is set there (N5)."""

from typing import Final

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel, Thread
from bot.messages.wording import Wording
from bot.store.store import Store
from bot.tables.table import Phase

THREADS: Final = "threads"
"""The setting of a channel, `yes` where each table gets a thread of its own."""


async def thread_of(message: OutboxMessage, store: Store, wording: Wording) -> Thread | None:
    """The thread for what a channel is told of a game, None for everything else; it begins where the channel was told first.

    An answer stands where somebody asked, and a challenge in the channel itself.
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
