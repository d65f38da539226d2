"""Invitations to tables, and wrongly typed codes; times are in seconds of service."""

from collections.abc import Iterator

from bot.chat.port import Account
from bot.store.change import Change
from bot.store.connection import Connection, Statement
from bot.tables.invitation import CODE_LASTS, CODES_EACH, WRONG_CODES_COUNT, Invitation


def keep(change: Change) -> Iterator[Statement]:
    """The statements that store the invitation or the wrong code of a change, and delete those that no longer count."""
    if (invited := change.invitation) is not None:
        yield Statement("DELETE FROM invitation WHERE made <= ?", (invited.made - CODE_LASTS,))
        newest = "SELECT digest FROM invitation WHERE table_id = ? ORDER BY made DESC LIMIT ?"
        yield Statement(
            f"DELETE FROM invitation WHERE table_id = ? AND digest NOT IN ({newest})",
            (invited.table, invited.table, CODES_EACH - 1),
        )
        yield Statement(
            "INSERT INTO invitation (digest, table_id, made) VALUES (?, ?, ?)",
            (invited.digest, invited.table, invited.made),
        )
    if (wrong := change.wrong_invitation) is not None:
        yield Statement("DELETE FROM wrong_invitation WHERE at <= ?", (wrong.at - WRONG_CODES_COUNT,))
        yield Statement(
            "INSERT INTO wrong_invitation (source, platform, account, at) VALUES (?, ?, ?, ?)",
            (change.source, wrong.account.platform, wrong.account.id, wrong.at),
        )


def drop_wrong() -> Statement:
    """The statement that deletes the wrong codes that no longer count."""
    sql = "DELETE FROM wrong_invitation WHERE at <= (SELECT served FROM service WHERE id = 1) - ?"
    return Statement(sql, (WRONG_CODES_COUNT,))


async def since(db: Connection, made: float) -> tuple[Invitation, ...]:
    """The invitations made after a time."""
    rows = await db.rows("SELECT digest, table_id, made FROM invitation WHERE made > ?", (made,))
    return tuple(Invitation(bytes(digest), table, made) for digest, table, made in rows)


async def count_wrong(db: Connection, account: Account, after: float) -> int:
    """How many wrong codes an account has typed after a time."""
    query = "SELECT count(*) FROM wrong_invitation WHERE platform = ? AND account = ? AND at > ?"
    [(count,)] = await db.rows(query, (account.platform, account.id, after))
    return int(count)
