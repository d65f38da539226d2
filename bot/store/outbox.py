"""The outbox in the database: what is still to be said, and where what was said stands."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.chat.note import OutboxMessage, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Channel, Ephemeral, Private
from bot.store.port import OutboxEntry
from bot.store.rows import insert, key, marks, portions


@dataclass(frozen=True, slots=True)
class Settled:
    """A note that is owed no more, and the reference and time under which it arrived; no reference if it did not."""

    owed: OutboxEntry
    reference: str = ""
    at: float = 0.0


def owe(db: sqlite3.Connection, notes: Sequence[OutboxMessage], origin: str) -> list[OutboxEntry]:
    """Put notes into the outbox, in order; their nonces begin with `origin`."""
    if not notes:
        return []
    last = insert(
        db, "INSERT INTO outbox (note, origin)", [(outbox_message_to_json(note), origin) for note in notes]
    ).lastrowid
    assert last is not None
    return [
        OutboxEntry(id, note, origin=origin) for id, note in enumerate(notes, last - len(notes) + 1)
    ]  # AUTOINCREMENT counts by one


def settle(db: sqlite3.Connection, settled: Sequence[Settled]) -> list[None]:
    """Take notes out of the outbox, and remember the messages that lead back to a table or a slot, or are to one person."""
    for some in portions(settled):
        db.execute(f"DELETE FROM outbox WHERE id IN ({marks(some)})", [one.owed.id for one in some])
    rows = [
        (key(note.to), one.reference, note.table, note.slot, one.at)
        for one in settled
        if one.reference and ((note := one.owed.note).table is not None or note.slot or isinstance(note.to, Private))
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
    for id, stored in db.execute("SELECT id, note FROM outbox ORDER BY id").fetchall():
        note = outbox_message_from_json(stored)
        if note.to == old:
            moved = replace(note, to=new)
        elif isinstance(note.to, Ephemeral) and note.to.channel == old:
            moved = replace(note, to=Ephemeral(new, note.to.person))
        else:
            continue
        db.execute("UPDATE outbox SET note = ? WHERE id = ?", (outbox_message_to_json(moved), id))
