"""The outbox in the database: what is still to be said, and where what was said stands."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Channel, Ephemeral, Private
from bot.store.port import OutboxEntry
from bot.store.rows import insert, key


def put(db: sqlite3.Connection, messages: Sequence[OutboxMessage], origin: str) -> tuple[OutboxEntry, ...]:
    """Put messages into the outbox, in order; their nonces begin with `origin`."""
    rows = [(outbox_message_to_json(message), origin) for message in messages]
    ids = sorted(row[0] for row in insert(db, "INSERT INTO outbox (message, origin)", rows, "RETURNING id"))
    return tuple(OutboxEntry(id, message, origin=origin) for id, message in zip(ids, messages, strict=True))


def remove(db: sqlite3.Connection, entry: OutboxEntry) -> None:
    """Take a message out of the outbox."""
    db.execute("DELETE FROM outbox WHERE id = ?", (entry.id,))


def delivered(db: sqlite3.Connection, entry: OutboxEntry, reference: str, at: float) -> None:
    """Take a message out of the outbox that arrived as `reference`; remember it if it has a table or a slot, or is private.

    What has no reference, such as an alert, stands nowhere.
    """
    remove(db, entry)
    message = entry.message
    if reference and (message.table is not None or message.slot or isinstance(message.to, Private)):
        db.execute(
            "INSERT INTO shown (address, reference, table_id, slot, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (address, reference) DO UPDATE SET table_id = excluded.table_id, slot = excluded.slot",
            (key(message.to), reference, message.table, message.slot, at),
        )


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """Give a channel another address: in what is to be said there, and in what was."""
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
