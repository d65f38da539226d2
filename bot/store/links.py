"""Linked accounts in the database: their codes, and the statements that join two persons or split one."""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass

from bot.chat.person import Participant, Person
from bot.chat.port import Account
from bot.store import accounts, puzzles, tournaments
from bot.store.change import Linking, Stale
from bot.store.connection import Database, Statement, must_change
from bot.store.forget import touch_tables
from bot.store.rows import account_columns
from bot.tables.table import Phase
from bot.tournaments.tournament import Stage

_PLAYED = (Phase.OPEN.value, Phase.RUNNING.value)
_HELD = (Stage.OPEN.value, Stage.RUNNING.value)


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A code that an account asked for under a name, valid `until` a time in seconds since 1970."""

    account: Account
    name: str
    until: float


def new_code(code: LinkCode, phrase: str, now: float) -> Linking:
    """An account gets a code, which replaces any earlier one; only a hash of the phrase is stored."""
    added = Statement(
        "INSERT INTO link_code (platform, account, name, digest, until) VALUES (?, ?, ?, ?, ?)",
        (*account_columns(code.account), code.name, _digest(phrase), code.until),
    )
    return Linking([Statement("DELETE FROM link_code WHERE until < ?", (now,)), _void(code.account), added])


def typed_code(code: LinkCode, by: Account) -> Linking:
    """An account typed a code, which cannot be typed again; the account still has to confirm it.

    Stale if somebody else typed the code meanwhile.
    """
    earlier = Statement("DELETE FROM link_code WHERE by_platform = ? AND by_account = ?", account_columns(by))
    typed = must_change(
        "UPDATE link_code SET digest = NULL, by_platform = ?, by_account = ?"
        " WHERE platform = ? AND account = ? AND digest IS NOT NULL",
        (*account_columns(by), *account_columns(code.account)),
        Stale(),
    )
    return Linking([earlier, typed])


def void_code(account: Account) -> Linking:
    """The code of an account becomes void."""
    return Linking([_void(account)])


def wrong_code(account: Account, at: float, since: float) -> Linking:
    """An account typed a wrong code; times are in seconds since 1970, and older wrong codes than `since` are deleted."""
    sql = "INSERT INTO wrong_code (platform, account, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    added = Statement(sql, (*account_columns(account), at))
    return Linking([Statement("DELETE FROM wrong_code WHERE at < ?", (since,)), added])


def link(first: Participant, second: Participant) -> Linking:
    """All accounts of the person of the second account move to the person of the first, whose code the second confirmed.

    Stale if the code is gone or an account belongs to another person by now. The database refuses two seats of one person at
    a table that is open or running; if both sat at a finished one, the second's seat belongs to nobody afterwards.
    """
    return Linking(list(_statements_of_link(first, second)), united=(first.person, second.person))


def _statements_of_link(first: Participant, second: Participant) -> Iterator[Statement]:
    """The statements by which the second person becomes the first; the code that led from one to the other is used up."""
    kept, gone = first.person.id, second.person.id
    nobody = Person.new().id
    yield from accounts.keep({one.account: one.person for one in (first, second) if one.account is not None})
    yield must_change(
        "DELETE FROM link_code WHERE platform = ? AND account = ? AND by_platform = ? AND by_account = ?",
        (*account_columns(first.account), *account_columns(second.account)),
        Stale(),
    )
    for one in (first, second):
        sql = "UPDATE account SET name = ? WHERE platform = ? AND id = ? AND person = ?"
        yield must_change(sql, (one.name, *account_columns(one.account), one.person.id), Stale())
    yield touch_tables(second.person)
    yield tournaments.touch_tournaments(second.person)
    yield Statement("INSERT INTO person (id) VALUES (?)", (nobody,))
    yield Statement(
        "UPDATE seat SET person = ?, platform = NULL, account = NULL WHERE person = ? AND table_id IN (SELECT id"
        " FROM game_table JOIN seat AS other ON other.table_id = id WHERE other.person = ? AND phase NOT IN (?, ?))",
        (nobody, gone, kept, *_PLAYED),
    )
    yield Statement(
        "UPDATE entrant SET person = ?, platform = NULL, account = NULL WHERE person = ? AND tournament_id IN ("
        "SELECT id FROM tournament JOIN entrant AS other ON other.tournament_id = id"
        " WHERE other.person = ? AND stage NOT IN (?, ?))",
        (nobody, gone, kept, *_HELD),
    )
    # cascades to rows that refer to it
    yield Statement("UPDATE account SET person = ? WHERE person = ?", (kept, gone))
    columns = {"seat": "person", "entrant": "person", "tournament": "director", "absence": "person"}
    for table, column in columns.items():
        yield Statement(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (kept, gone))
    yield from puzzles.unite(first.person, second.person)
    yield Statement(
        "DELETE FROM person WHERE id = ? OR (id = ? AND NOT EXISTS (SELECT 1 FROM seat WHERE person = ?)"
        " AND NOT EXISTS (SELECT 1 FROM entrant WHERE person = ?))",
        (gone, nobody, nobody, nobody),
    )


def unlink(person: Person, account: Account, other: Account) -> Linking:
    """An account gets a new person; its seats and other uses go on with `other`, another account of the old person.

    They have the name of that one from then on. Where a table has no place on its platform, it reads along in private. Stale
    if the two accounts no longer belong to one person.
    """
    gone, stays, alone = account_columns(account), account_columns(other), Person.new().id
    uses = {"seat": "", "entrant": "", "tournament": "director_"}
    its_name = "SELECT nullif(name, '') FROM account WHERE platform = ? AND id = ?"
    moved = [
        Statement(
            f"UPDATE {table} SET {of}platform = ?, {of}account = ?, {of}name = coalesce(({its_name}), {of}name)"
            f" WHERE {of}platform = ? AND {of}account = ?",
            (*stays, *stays, *gone),
        )
        for table, of in uses.items()
    ]
    alone_now = "UPDATE account SET person = ?, name = '' WHERE platform = ? AND id = ? AND person = ?"
    # of two accounts that unlink at the same time, one must stay
    one_stays = "UPDATE account SET person = person WHERE platform = ? AND id = ? AND person = ?"
    return Linking(
        [
            touch_tables(person),
            tournaments.touch_tournaments(person),
            *moved,
            _apart(other),
            _void(account),
            Statement("INSERT INTO person (id) VALUES (?)", (alone,)),
            must_change(alone_now, (alone, *gone, person.id), Stale()),
            must_change(one_stays, (*stays, person.id), Stale()),
        ]
    )


class Links:
    """Reads the codes of a database and who is linked; changes write both."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def code(self, phrase: str, now: float) -> LinkCode | None:
        """The code of a phrase that nobody has typed yet, or None; takes the same time in both cases."""
        rows = await self._database.rows(
            "SELECT platform, account, name, until, digest FROM link_code WHERE digest IS NOT NULL AND until > ?",
            (now,),
        )
        digest, found = _digest(phrase), None
        for platform, account, name, until, other in rows:
            if hmac.compare_digest(digest, other):
                found = LinkCode(Account(platform, account), name, until)
        return found

    async def typed_code(self, by: Account, now: float) -> LinkCode | None:
        """The code that an account has typed and not confirmed yet, or None."""
        rows = await self._database.rows(
            "SELECT platform, account, name, until FROM link_code WHERE by_platform = ? AND by_account = ? AND until > ?",
            (*account_columns(by), now),
        )
        return LinkCode(Account(*rows[0][:2]), *rows[0][2:]) if rows else None

    async def wrong(self, account: Account) -> tuple[float, ...]:
        """The times at which an account typed wrong codes, latest first."""
        query = "SELECT at FROM wrong_code WHERE platform = ? AND account = ? ORDER BY at DESC"
        return tuple(at for (at,) in await self._database.rows(query, account_columns(account)))

    async def names(self, person: Person) -> tuple[tuple[Account, str], ...]:
        """The accounts of a person, each with the name it had when it was linked."""
        query = "SELECT platform, id, name FROM account WHERE person = ? ORDER BY platform, id"
        return tuple((Account(*row[:2]), row[2]) for row in await self._database.rows(query, (person.id,)))

    async def table_together(self, one: Person, other: Person) -> int | None:
        """An open or running table at which both persons sit, or None."""
        rows = await self._database.rows(
            "SELECT min(id) FROM game_table JOIN seat ON seat.table_id = id JOIN seat AS other ON other.table_id = id"
            " WHERE seat.person = ? AND other.person = ? AND phase IN (?, ?)",
            (one.id, other.id, *_PLAYED),
        )
        return rows[0][0] if rows else None

    async def in_one_tournament(self, one: Person, other: Person) -> bool:
        """Whether both persons take part in one unfinished tournament."""
        query = (
            "SELECT 1 FROM tournament JOIN entrant ON entrant.tournament_id = id JOIN entrant AS other"
            " ON other.tournament_id = id WHERE entrant.person = ? AND other.person = ? AND stage IN (?, ?)"
        )
        return bool(await self._database.rows(query, (one.id, other.id, *_HELD)))


def _digest(phrase: str) -> bytes:
    """The stored hash of a phrase: 66 random bits that are valid for minutes need no salt and no slow hash."""
    return hashlib.sha256(phrase.encode()).digest()


def _apart(account: Account) -> Statement:
    """The statement by which an account reads along in private at tables that are played in no place on its platform (P2)."""
    return Statement(
        "UPDATE seat SET apart = 1 WHERE platform = ? AND account = ? AND table_id IN (SELECT id FROM game_table"
        " WHERE phase IN (?, ?) AND private = 0 AND game_table.platform <> ? AND NOT EXISTS"
        " (SELECT 1 FROM place WHERE place.table_id = id AND place.platform = ?))",
        (*account_columns(account), *_PLAYED, account.platform, account.platform),
    )


def _void(account: Account) -> Statement:
    """The statement that voids the code of an account."""
    return Statement("DELETE FROM link_code WHERE platform = ? AND account = ?", account_columns(account))
