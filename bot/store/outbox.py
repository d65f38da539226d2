"""The outbox in the database: what is still to be said, and where what was said stands."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.chat.outbox_message import OutboxMessage, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Channel, Ephemeral, Private
from bot.store.port import OutboxEntry
from bot.store.rows import insert, key, marks, portions


@dataclass(frozen=True, slots=True)
class Settled:
    """A message that is owed no more, and the reference and time under which it arrived; no reference if it did not."""

    entry: OutboxEntry
    reference: str = ""
    at: float = 0.0


def put(db: sqlite3.Connection, messages: Sequence[OutboxMessage], origin: str) -> list[OutboxEntry]:
    """Put messages into the outbox, in order; their nonces begin with `origin`."""
    if not messages:
        return []
    last = insert(
        db, "INSERT INTO outbox (message, origin)", [(outbox_message_to_json(message), origin) for message in messages]
    ).lastrowid
    assert last is not None
    return [
        OutboxEntry(id, message, origin=origin) for id, message in enumerate(messages, last - len(messages) + 1)
    ]  # AUTOINCREMENT counts by one


def settle(db: sqlite3.Connection, settled: Sequence[Settled]) -> list[None]:
    """Take messages out of the outbox, and remember the messages that lead back to a table or a slot, or are to one person."""
    for some in portions(settled):
        db.execute(f"DELETE FROM outbox WHERE id IN ({marks(some)})", [one.entry.id for one in some])
    rows = [
        (key(message.to), one.reference, message.table, message.slot, one.at)
        for one in settled
        if one.reference
        and ((message := one.entry.message).table is not None or message.slot or isinstance(message.to, Private))
    ]
    insert(
        db,
        "INSERT INTO shown (address, reference, table_id, slot, at)",
        rows,
        "ON CONFLICT (address, reference) DO UPDATE SET table_id = excluded.table_id, slot = excluded.slot",
    )
    return [None] * len(settled)


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """A channel goes on under another address: what is owed to it, and what was said there, goes along."""
    db.execute("UPDATE OR REPLACE shown SET address = ? WHERE address = ?", (key(new), key(old)))
    for id, stored in db.execute("SELECT id, message FROM outbox ORDER BY id").fetchall():
        message = outbox_message_from_json(stored)
        if message.to == old:
            moved = replace(message, to=new)
        elif isinstance(message.to, Ephemeral) and message.to.channel == old:
            moved = replace(message, to=Ephemeral(new, message.to.person))
        else:
            continue
        db.execute("UPDATE outbox SET message = ? WHERE id = ?", (outbox_message_to_json(moved), id))
