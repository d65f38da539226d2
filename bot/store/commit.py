"""Commits changes to the database, each one whole; in one message to the server if nothing has to be read first."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from bot.chat.port import Account, Channel
from bot.store import (
    absences,
    accounts,
    invitations,
    outbox,
    places,
    puzzles,
    rating_recount,
    ratings,
    results,
    tournaments,
)
from bot.store.change import Change, Committed, OutboxEntry, Stale
from bot.store.connection import Connection, Database, Statement, must_change
from bot.store.forget import forget, unname
from bot.store.rows import IN_CHANNEL, SEAT_COLUMNS, channel_columns, insert, key, seat_rows, table_row
from bot.tables.table import Table

_FIXED: Final = frozenset({"id", "revision", "platform", "chat", "topic", "game", "seed"})
"""The columns of a table that no change rewrites: what it says there is stored only with a new table.

The revision counts the changes, and only `move` gives a table another channel.
"""


class _Seen(Exception):
    """The line that caused a change was stored before."""


async def commit(
    db: Database, change: Change, known: Mapping[int, Table], origin: str, fence: Sequence[Statement] = ()
) -> Committed:
    """Write a change; raises Stale, or the exception of `fence`, the statements that come first.

    `known` has tables as they are in the database now, by number. The nonces of the messages begin with `origin`.
    """
    try:
        if change.forget is None and not _changes_ratings(change):
            ids = await db.run(*fence, *_state(change, known), *_additions(change, origin))
        else:
            ids = await db.write(lambda connection: _in_steps(connection, change, known, origin, fence))
    except _Seen:
        return Committed(fresh=False, outbox=())
    messages = [message for part in change.parts for message in part.messages]
    entries = zip(sorted(ids), messages, strict=True)
    return Committed(fresh=True, outbox=tuple(OutboxEntry(id, message, origin=origin) for id, message in entries))


def _changes_ratings(change: Change) -> bool:
    """Whether a change ends a rated game or makes one person of two."""
    return bool(change.linking and change.linking.united) or any(part.rated for part in change.parts)


async def _in_steps(
    db: Connection, change: Change, known: Mapping[int, Table], origin: str, fence: Sequence[Statement]
) -> list[int]:
    """Write a change that affects ratings or erases a name, also from the rows that it writes itself."""
    united = change.linking.united if change.linking is not None else None
    await db.run(*fence)
    if united is not None:
        await rating_recount.uncount_games_between(db, *united)
    await db.run(*_state(change, known))
    if united is not None:
        await rating_recount.unite(db, *united)
    for part in change.parts:
        if part.table is not None and part.rated is not None:
            await ratings.keep(db, part.table, part.rated)
    forgotten = None if change.forget is None else await forget(db, change.forget)
    ids = await db.run(*_additions(change, origin))
    if forgotten is not None:
        await unname(db, forgotten)
    return ids


def _state(change: Change, known: Mapping[int, Table]) -> Iterator[Statement]:
    """The statements that note the line and rewrite the current state."""
    if change.source:
        sql = "INSERT INTO inbox (source, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        yield must_change(sql, (change.source, time.time()), _Seen())
    for part in change.parts:
        if part.table is not None:
            before = known.get(part.table.id)
            yield from _table(part.table, before if before and before.revision == part.table.revision else None)
            if part.solo_points is not None:
                yield results.keep_solo(part.table.id, part.solo_points)
            if part.results:
                yield results.keep(part.table.id, part.results)
    if change.linking is not None:  # rewrites the seats of these tables as well
        yield from change.linking.statements
    if change.tournament is not None:
        yield from tournaments.keep(change.tournament)
    for address, preference in change.preferences.items():
        yield Statement(
            "INSERT INTO preference (address, language, theme, hint, settings) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (address) DO UPDATE SET language = excluded.language, theme = excluded.theme,"
            " hint = excluded.hint, settings = excluded.settings",
            (
                key(address),
                preference.language,
                preference.theme,
                preference.last_locale,
                json.dumps(dict(preference.settings)),
            ),
        )
    yield from invitations.keep(change)
    yield from absences.keep(change)
    yield from puzzles.keep(change)
    for address, seed in change.next_seeds.items():
        sql = "INSERT INTO next_seed (address, seed) VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET seed = excluded.seed"
        yield Statement(sql, (key(address), seed))


def _additions(change: Change, origin: str) -> Iterator[Statement]:
    """The statements that add to logs and to the outbox."""
    yield from chain.from_iterable(map(_log, change.parts))
    messages = [message for part in change.parts for message in part.messages]
    yield from chain.from_iterable(map(outbox.settle_question, messages))
    if messages:
        yield outbox.put(messages, origin)


def _table(table: Table, before: Table | None) -> Iterator[Statement]:
    """The statements that write a table and, unless they are the same as `before`, its seats."""
    row = table_row(table)
    if table.revision == 0:
        yield insert(f"INSERT INTO game_table ({', '.join(row)})", [[*(row | {"revision": 1}).values()]])
    else:
        rewritten = {column: value for column, value in row.items() if column not in _FIXED}
        columns = ", ".join(f"{column} = ?" for column in rewritten)
        yield must_change(
            f"UPDATE game_table SET {columns}, revision = revision + 1 WHERE id = ? AND revision = ?",
            (*rewritten.values(), table.id, table.revision),
            Stale(table.id),
        )
    if before is None or before.players != table.players or before.computers_on_turn != table.computers_on_turn:
        yield from accounts.keep(table.owners)
        yield Statement("DELETE FROM seat WHERE table_id = ?", (table.id,))
        yield insert(f"INSERT INTO seat (table_id, {SEAT_COLUMNS}, computer_on_turn)", seat_rows(table))
    yield from places.keep(table, before)


def _log(change: Change) -> Iterator[Statement]:
    table = change.table
    if table is None or not change.entries:
        return
    first = table.plies - len(change.entries) + 1
    rows = [(table.id, ply, entry.seat, entry.text) for ply, entry in enumerate(change.entries, first)]
    added = insert("INSERT INTO log (table_id, ply, seat, text)", rows, "ON CONFLICT DO NOTHING")
    yield Statement(added.sql, added.values, len(rows), Stale(table.id))


async def move(db: Connection, old: Channel, new: Channel) -> None:
    """Give a channel a new address, with everything that belongs to it."""
    there, here = channel_columns(new), channel_columns(old)
    to = "platform = ?, chat = ?, topic = ?, revision = revision + 1"
    await places.move(db, old, new)
    await puzzles.move(db, old, new)
    await db.run(
        Statement(f"UPDATE game_table SET {to} WHERE {IN_CHANNEL}", (*there, *here)),
        Statement(f"UPDATE tournament SET {to} WHERE {IN_CHANNEL}", (*there, *here)),
        Statement(
            "DELETE FROM preference WHERE address = ? AND EXISTS (SELECT 1 FROM preference WHERE address = ?)",
            (key(new), key(old)),
        ),
        Statement("UPDATE preference SET address = ? WHERE address = ?", (key(new), key(old))),
    )
    await outbox.move(db, old, new)


async def rename(db: Connection, account: Account, name: str) -> tuple[int, ...]:
    """Give an account another name at its tables and in its tournaments; returns the numbers of those tables."""
    own = (account.platform, account.id, name)
    seats = "SELECT table_id FROM seat WHERE platform = ? AND account = ? AND name <> ?"
    entrants = "SELECT tournament_id FROM entrant WHERE platform = ? AND account = ? AND name <> ?"
    numbers = tuple(row[0] for row in await db.rows(f"{seats} ORDER BY table_id", own))
    await db.run(
        Statement(f"UPDATE game_table SET revision = revision + 1 WHERE id IN ({seats})", own),
        Statement(f"UPDATE tournament SET revision = revision + 1 WHERE id IN ({entrants})", own),
        *(
            Statement(f"UPDATE {table} SET {column} = ? WHERE {prefix}platform = ? AND {id} = ?", (name, *own[:2]))
            for table, column, prefix, id in (
                ("seat", "name", "", "account"),
                ("entrant", "name", "", "account"),
                ("tournament", "director_name", "director_", "director_account"),
            )
        ),
        Statement("UPDATE account SET name = ? WHERE platform = ? AND id = ? AND name <> ''", (name, *own[:2])),
    )
    return numbers
