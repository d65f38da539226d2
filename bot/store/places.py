"""The further places of tables and the channels that watch them, in the database."""

from collections.abc import Iterator

from bot.chat.port import Account, Channel
from bot.store.connection import Connection, Statement
from bot.store.rows import IN_CHANNEL, PLACE_COLUMNS, channel_columns, insert, place_rows, read_tables
from bot.tables.table import Phase, Table


def keep(table: Table, before: Table | None) -> Iterator[Statement]:
    """The statements that write the channels of a table except its home, unless they are the same as `before`."""
    if before is not None and (before.further, before.watchers) == (table.further, table.watchers):
        return
    if table.revision:
        yield Statement("DELETE FROM place WHERE table_id = ?", (table.id,))
    if table.further or table.watchers:
        yield insert(f"INSERT INTO place (table_id, {PLACE_COLUMNS})", place_rows(table))


async def watched_in(db: Connection, channel: Channel) -> list[Table]:
    """The running tables that a channel watches."""
    where = f"SELECT table_id FROM place WHERE {IN_CHANNEL} AND watches = 1"
    values = (*channel_columns(channel), Phase.RUNNING.value)
    return await read_tables(db, f"game_table.id IN ({where}) AND game_table.phase = ?", values)


async def move(db: Connection, old: Channel, new: Channel) -> None:
    """Give a channel a new address where it is not a table's home; a table already at the new address drops the old one."""
    there, here = channel_columns(new), channel_columns(old)
    at_home = f"SELECT id FROM game_table WHERE {IN_CHANNEL}"
    at_place = f"SELECT table_id FROM place WHERE {IN_CHANNEL}"
    await db.run(
        Statement(f"UPDATE game_table SET revision = revision + 1 WHERE id IN ({at_place})", here),
        Statement(f"DELETE FROM place WHERE {IN_CHANNEL} AND table_id IN ({at_home})", (*there, *here)),
        Statement(
            f"DELETE FROM place WHERE {IN_CHANNEL} AND (table_id IN ({at_home}) OR table_id IN ({at_place}))",
            (*here, *there, *there),
        ),
        Statement(f"UPDATE place SET platform = ?, chat = ?, topic = ? WHERE {IN_CHANNEL}", (*there, *here)),
    )


def forget(account: Account) -> Statement:
    """The statement that erases an account from the places that it added."""
    who = (account.platform, account.id)
    return Statement("UPDATE place SET adder_platform = NULL, adder = NULL WHERE adder_platform = ? AND adder = ?", who)
