"""A place of a table that cannot be reached: who is told, and which messages the place no longer needs."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel
from bot.chat.slot_prefixes import OUT_OF_REACH
from bot.store.change import OutboxEntry
from bot.store.store import Store
from bot.tables import places
from bot.tables.table import Table
from bot.tables.watching import watching_channels
from core.game import Seat

AWAY: Final = 60.0
"""Seconds of failed delivery after which a place counts as out of reach: longer than platforms ask to wait."""


def is_notice(message: OutboxMessage) -> bool:
    """Whether a message tells of a place that is out of reach; if such a message fails too, nobody is told."""
    return message.slot.startswith(OUT_OF_REACH)


def dependents(table: Table, gone: Address) -> Mapping[Account, Person]:
    """The players whose only place on their platform is gone, and who do not read along in private yet."""
    platforms = {place.platform for place in table.places if place != gone}
    apart = {player.account for player in table.players if player.apart}
    return {
        account: person
        for account, person in table.owners.items()
        if account not in apart and account.platform not in platforms
    }


async def notices(table: Table, gone: Channel, locale: str, store: Store) -> tuple[OutboxMessage, ...]:
    """The notices that tell the other readers of a table that a place is out of reach; each reader gets only one."""
    if gone in watching_channels(table):  # nobody there plays
        return ()
    slot = f"{OUT_OF_REACH}{table.id}/{gone.platform}/{gone.chat}/{gone.topic}"
    line = Sentence("place-unreachable", {"table": str(table.id), "platform": gone.platform})
    messages = []
    for to in places.readers(table):
        if to == gone or await store.shown_at(to, slot) is not None:
            continue
        spoken = (await store.preference(to)).spoken or locale
        messages.append(OutboxMessage(to, (line,), spoken, table.id, table.game, slot=slot))
    return tuple(messages)


def missed(queue: Sequence[OutboxEntry], table: Table) -> tuple[OutboxEntry, ...]:
    """The messages that a place no longer needs once it is back: all before the newest board of the table in its queue."""
    about = [one for one in queue if one.message.table == table.id and one.message.answers is None]
    boards = [at for at, one in enumerate(about) if one.message.picture == "board"]
    return tuple(about[: boards[-1]]) if boards else ()


async def has_moved(message: OutboxMessage, store: Store) -> bool:
    """Whether a message reminds of a turn that is over."""
    if not message.reminds:
        return False
    table = await store.table_of(message)
    return table is None or Seat(message.reminds) not in table.turn or table.since != message.ply


async def several_places(message: OutboxMessage, store: Store) -> Table | None:
    """The table that a message is about, if it goes to one of several places or to a watching channel; else None."""
    if not isinstance(message.to, Channel) or message.table is None or is_notice(message):
        return None
    table = await store.table_of(message)
    if table is None:
        return None
    beside = (*(table.places if table.further else ()), *watching_channels(table))
    return table if message.to in beside else None
