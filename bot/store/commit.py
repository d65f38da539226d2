"""Changes, written into the database: each whole, inside the transaction they are given."""

import json
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from bot.chat.port import Channel, Person
from bot.store import outbox, results, tournaments
from bot.store.forget import forget, unname
from bot.store.port import Change, Committed, Stale
from bot.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, computers_on_turn, insert, key, seat_rows, table_row
from bot.tables.table import Table

_TURN = "plies = ?, turn = ?, since = ?, revision = revision + 1"
"""What every move changes; an UPDATE that names a column with an index, like phase and due, writes that index anew."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A change to be written, and what is known of its tables as they stand in the database, by their numbers.

    The nonces of its messages begin with `origin`.
    """

    change: Change
    known: Mapping[int, Table] = field(default_factory=dict)
    origin: str = "n"

    def before(self, table: Table) -> Table | None:
        """The table as the change found it, if that is known."""
        known = self.known.get(table.id)
        return known if known is not None and known.revision == table.revision else None


class _Repeated(Exception):
    """Of several sources some were stored before: each by itself tells which."""


def commit(db: sqlite3.Connection, drafts: Sequence[Draft]) -> list[Committed]:
    """Write changes and all that stands or falls with each; raises Stale if one of them is."""
    now = time.time()
    sources = [(draft.change.source, now) for draft in drafts if draft.change.source]
    if sources and insert(db, "INSERT OR IGNORE INTO inbox (source, at)", sources).rowcount < len(sources):
        if len(drafts) > 1:
            raise _Repeated
        return [Committed(fresh=False, outbox=())]
    forgotten: list[tuple[Person, frozenset[str]]] = []
    for draft in drafts:
        _store(db, draft)
        if (person := draft.change.forget) is not None:
            forgotten.append((person, forget(db, person, draft.change.called)))
    parts = [part for draft in drafts for part in draft.change.parts]
    _store_log(db, parts)
    entries = iter(outbox.put(db, [message for part in parts for message in part.messages], drafts[0].origin))
    for person, names in forgotten:
        unname(db, person, names)
    return [
        Committed(fresh=True, outbox=tuple(islice(entries, sum(len(part.messages) for part in draft.change.parts))))
        for draft in drafts
    ]


def _store(db: sqlite3.Connection, draft: Draft) -> None:
    """Write all of a change but its source, its entries and messages, and whom it forgets."""
    change = draft.change
    for part in change.parts:
        if part.table is not None:
            _store_table(db, part.table, draft.before(part.table))
            if part.reached is not None:
                results.keep(db, part.table.id, part.reached)
    if change.tournament is not None:
        tournaments.keep(db, change.tournament)
    chosen = [(key(address), p.language, p.theme, p.hint) for address, p in change.preferences.items()]
    insert(db, "INSERT OR REPLACE INTO preference (address, language, theme, hint)", chosen)
    seeds = [(key(address), seed) for address, seed in change.next_seeds.items()]
    insert(db, "INSERT OR REPLACE INTO next_seed (address, seed)", seeds)


def _store_table(db: sqlite3.Connection, table: Table, before: Table | None) -> None:
    """Write a table and its seats; of one that is known only what is new, for seven indexes hang on the rest."""
    if table.revision == 0:
        values = table_row(table)
        insert(db, f"INSERT INTO game_table ({TABLE_COLUMNS})", [(*values[:14], 1, *values[15:])])
    else:
        _update_table(db, table, before)
    if before is None or before.players != table.players or computers_on_turn(before) != computers_on_turn(table):
        db.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
        insert(db, f"INSERT INTO seat (table_id, {SEAT_COLUMNS}, computer_on_turn)", seat_rows(table))


def _update_table(db: sqlite3.Connection, table: Table, before: Table | None) -> None:
    columns, values = _TURN, [table.plies, json.dumps(sorted(table.turn)), table.since]
    if before is None or _lasting(before) != _lasting(table):
        columns += ", phase = ?, version = ?, client_seed = ?, created = ?, ended = ?, due = ?"
        values += _lasting(table)
    values += (table.id, table.revision)
    changed = db.execute(f"UPDATE game_table SET {columns} WHERE id = ? AND revision = ?", values)
    if changed.rowcount == 0:
        raise Stale(table.id)


def _lasting(table: Table) -> tuple[object, ...]:
    """What a move hardly ever changes, of what can change at all."""
    return table.phase.value, table.version, table.client_seed, table.created, table.ended, table.due


def _store_log(db: sqlite3.Connection, parts: Sequence[Change]) -> None:
    rows = [
        (table.id, ply, entry.seat, entry.text)
        for part in parts
        if (table := part.table) is not None
        for ply, entry in enumerate(part.entries, table.plies - len(part.entries) + 1)
    ]
    try:
        insert(db, "INSERT INTO log (table_id, ply, seat, text)", rows)
    except sqlite3.IntegrityError as error:
        raise Stale(*sorted({row[0] for row in rows})) from error


def move(db: sqlite3.Connection, old: Channel, new: Channel) -> None:
    """A channel goes on under another address, with all there is of it."""
    where = "platform = ? AND chat = ? AND topic = ?"
    there, here = (new.platform, new.chat, new.topic), (old.platform, old.chat, old.topic)
    to = "platform = ?, chat = ?, topic = ?, revision = revision + 1"
    db.execute(f"UPDATE game_table SET {to} WHERE {where}", (*there, *here))
    tournaments.move(db, old, new)
    db.execute("UPDATE OR REPLACE preference SET address = ? WHERE address = ?", (key(new), key(old)))
    outbox.move(db, old, new)
