"""Changes, written into the database: each whole, inside the transaction it is given."""

import sqlite3
import time
from collections.abc import Mapping

from bot.chat.port import Channel
from bot.store import outbox, results, tournaments
from bot.store.forget import forget, unname
from bot.store.port import Change, Committed, Stale
from bot.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, computers_on_turn, insert, key, seat_rows, table_row
from bot.tables.table import Table


def commit(db: sqlite3.Connection, change: Change, known: Mapping[int, Table], origin: str) -> Committed:
    """Write a change; raises Stale.

    `known` are tables as they are in the database now, by their numbers. The nonces of the messages begin with `origin`.
    """
    if change.source:
        sql = "INSERT INTO inbox (source, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if db.execute(sql, (change.source, time.time())).rowcount == 0:
            return Committed(fresh=False, outbox=())
    for part in change.parts:
        if part.table is not None:
            before = known.get(part.table.id)
            _store_table(db, part.table, before if before and before.revision == part.table.revision else None)
            if part.reached is not None:
                results.keep(db, part.table.id, part.reached)
    if change.tournament is not None:
        tournaments.keep(db, change.tournament)
    _store_choices(db, change)
    names = None if change.forget is None else forget(db, change.forget, change.called)
    for part in change.parts:
        _store_log(db, part)
    entries = outbox.put(db, [message for part in change.parts for message in part.messages], origin)
    if change.forget is not None and names:
        unname(db, change.forget, names)
    return Committed(fresh=True, outbox=entries)


def _store_choices(db: sqlite3.Connection, change: Change) -> None:
    """The preferences and the seeds of next games."""
    for address, preference in change.preferences.items():
        db.execute(
            "INSERT INTO preference (address, language, theme, hint) VALUES (?, ?, ?, ?) ON CONFLICT (address)"
            " DO UPDATE SET language = excluded.language, theme = excluded.theme, hint = excluded.hint",
            (key(address), preference.language, preference.theme, preference.hint),
        )
    for address, seed in change.next_seeds.items():
        sql = "INSERT INTO next_seed (address, seed) VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET seed = excluded.seed"
        db.execute(sql, (key(address), seed))


def _store_table(db: sqlite3.Connection, table: Table, before: Table | None) -> None:
    """Write a table and, unless they are as `before`, its seats."""
    values = table_row(table)
    if table.revision == 0:
        insert(db, f"INSERT INTO game_table ({TABLE_COLUMNS})", [(*values[:14], 1, *values[15:])])
    else:
        changed = db.execute(
            "UPDATE game_table SET phase = ?, version = ?, client_seed = ?, plies = ?, turn = ?, created = ?, ended = ?,"
            " due = ?, since = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
            (values[8], values[9], *values[11:14], *values[15:], table.id, table.revision),
        )
        if changed.rowcount == 0:
            raise Stale(table.id)
    if before is None or before.players != table.players or computers_on_turn(before) != computers_on_turn(table):
        db.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
        insert(db, f"INSERT INTO seat (table_id, {SEAT_COLUMNS}, computer_on_turn)", seat_rows(table))


def _store_log(db: sqlite3.Connection, change: Change) -> None:
    table = change.table
    if table is None:
        return
    first = table.plies - len(change.entries) + 1
    rows = [(table.id, ply, entry.seat, entry.text) for ply, entry in enumerate(change.entries, first)]
    try:
        insert(db, "INSERT INTO log (table_id, ply, seat, text)", rows)
    except sqlite3.IntegrityError as error:
        raise Stale(table.id) from error


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """Give a channel another address, with everything that belongs to it."""
    where = "platform = ? AND chat = ? AND topic = ?"
    there, here = (new.platform, new.chat, new.topic), (old.platform, old.chat, old.topic)
    to = "platform = ?, chat = ?, topic = ?, revision = revision + 1"
    db.execute(f"UPDATE game_table SET {to} WHERE {where}", (*there, *here))
    tournaments.move(db, old, new)
    db.execute("UPDATE OR REPLACE preference SET address = ? WHERE address = ?", (key(new), key(old)))
    outbox.move(db, old, new)
