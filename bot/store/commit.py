"""A change, written into the database: whole, inside the transaction it is given."""

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.chat.port import Aside, Channel, Person, Private
from bot.note import note_from_json, note_to_json
from bot.store import results, tournaments
from bot.store.port import Change, Committed, Owed, Stale
from bot.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, key, marks, seat_rows, table_row
from bot.table import Table
from core.replay import Entry

NAMELESS = "N. N."


def commit(db: sqlite3.Connection, change: Change) -> Committed:
    """Write a change and all that stands or falls with it; raises Stale."""
    if change.source:
        new = db.execute("INSERT OR IGNORE INTO inbox (source, at) VALUES (?, ?)", (change.source, time.time()))
        if new.rowcount == 0:
            return Committed(fresh=False, owed=())
    for part in change.parts:
        if part.table is not None:
            _store_table(db, part.table, part.entries)
            if part.reached is not None:
                results.keep(db, part.table.id, part.reached)
    if change.tournament is not None:
        tournaments.keep(db, change.tournament)
    db.executemany(
        "INSERT OR REPLACE INTO preference (address, language, theme, hint) VALUES (?, ?, ?, ?)",
        [(key(address), p.language, p.theme, p.hint) for address, p in change.preferences.items()],
    )
    if change.forget is not None:
        _forget(db, change.forget)
    notes = (note for part in change.parts for note in part.notes)
    return Committed(fresh=True, owed=tuple(_store_note(db, note) for note in notes))


def _store_note(db: sqlite3.Connection, note: Any) -> Owed:
    row = db.execute("INSERT INTO outbox (note) VALUES (?)", (note_to_json(note),))
    assert row.lastrowid is not None
    return Owed(row.lastrowid, note)


def _store_table(db: sqlite3.Connection, table: Table, entries: Sequence[Entry]) -> None:
    values = table_row(table)
    if table.revision == 0:
        db.execute(
            f"INSERT INTO game_table ({TABLE_COLUMNS}) VALUES ({marks(values)})",
            (*values[:14], 1, *values[15:]),
        )
    else:
        changed = db.execute(
            "UPDATE game_table SET phase = ?, version = ?, mix = ?, plies = ?, turn = ?, revision = revision + 1,"
            " created = ?, ended = ?, due = ?, since = ? WHERE id = ? AND revision = ?",
            (*(values[n] for n in (8, 9, 11, 12, 13, *range(15, 19))), table.id, table.revision),
        )
        if changed.rowcount == 0:
            raise Stale(table.id)
    _store_seats(db, table)
    first = table.plies - len(entries)
    try:
        db.executemany(
            "INSERT INTO log (table_id, ply, seat, text) VALUES (?, ?, ?, ?)",
            [(table.id, first + n, entry.seat, entry.text) for n, entry in enumerate(entries, 1)],
        )
    except sqlite3.IntegrityError as error:
        raise Stale(table.id) from error


def _store_seats(db: sqlite3.Connection, table: Table) -> None:
    """Write the seats if anything about them is new: between people a move changes nothing, and three indexes hang on them."""
    columns, seats = f"table_id, {SEAT_COLUMNS}, computer_on_turn", seat_rows(table)
    stored = db.execute(f"SELECT {columns} FROM seat WHERE table_id = ? ORDER BY seat", (table.id,)).fetchall()
    if stored != seats:
        db.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
        db.executemany(f"INSERT INTO seat ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """A channel goes on under another address, with all there is of it."""
    where = "platform = ? AND chat = ? AND topic = ?"
    there, here = (new.platform, new.chat, new.topic), (old.platform, old.chat, old.topic)
    to = "platform = ?, chat = ?, topic = ?, revision = revision + 1"
    db.execute(f"UPDATE game_table SET {to} WHERE {where}", (*there, *here))
    tournaments.move(db, old, new)
    db.execute("UPDATE OR REPLACE preference SET address = ? WHERE address = ?", (key(new), key(old)))
    db.execute("UPDATE OR REPLACE shown SET address = ? WHERE address = ?", (key(new), key(old)))
    for id, stored in db.execute("SELECT id, note FROM outbox ORDER BY id").fetchall():
        note = note_from_json(stored)
        if note.to == old:
            moved = replace(note, to=new)
        elif isinstance(note.to, Aside) and note.to.channel == old:
            moved = replace(note, to=Aside(new, note.to.person))
        else:
            continue
        db.execute("UPDATE outbox SET note = ? WHERE id = ?", (note_to_json(moved), id))


def _forget(db: sqlite3.Connection, person: Person) -> None:
    who, where = (person.platform, person.id), "WHERE platform = ? AND person = ?"
    db.execute(f"UPDATE seat SET name = ? {where}", (NAMELESS, *who))
    # revision: a change begun before would put the name back
    db.execute(f"UPDATE game_table SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seat {where})", who)
    tournaments.forget(db, person, NAMELESS)
    db.execute("DELETE FROM preference WHERE address = ?", (key(Private(person)),))
