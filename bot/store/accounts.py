"""A cache of who has which accounts: read for every line, and hardly ever changed."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.store.change import Change
from bot.store.connection import Database, Statement
from bot.store.read_cache import ChangeListener, ReadCache
from bot.store.rows import insert

_CHANNEL: Final = "account"
"""The channel on which a PostgreSQL server notifies of every change, with platform and id."""

IDS: Final = "SELECT id FROM account WHERE platform = ?"
"""The query for the ids of all accounts on a platform."""


class Accounts:
    """Accounts and persons as the database has them; an unknown account belongs to a new person."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._persons = ReadCache(self._read_person)
        self._owned = ReadCache(self._read_owned)
        self._changes = ChangeListener(database, _CHANNEL, self._told, self.clear)

    async def person(self, account: Account) -> Person:
        """The person who has this account; a new person is stored with the first change that names them."""
        await self._changes.listen()
        return await self._persons.get(account)

    async def of(self, person: Person) -> tuple[Account, ...]:
        """The accounts of a person, always in the same order."""
        await self._changes.listen()
        return await self._owned.get(person)

    async def ids(self, platform: str) -> frozenset[str]:
        """The ids of all accounts on a platform."""
        return frozenset(id for (id,) in await self._database.rows(IDS, (platform,)))

    async def _read_person(self, account: Account) -> Person:
        query = "SELECT person FROM account WHERE platform = ? AND id = ?"
        rows = await self._database.rows(query, (account.platform, account.id))
        return Person(rows[0][0]) if rows else Person.new()

    async def _read_owned(self, person: Person) -> tuple[Account, ...]:
        query = "SELECT platform, id FROM account WHERE person = ? ORDER BY platform, id"
        return tuple(Account(*row) for row in await self._database.rows(query, (person.id,)))

    def apply(self, change: Change) -> None:
        """Note that the accounts named in a change are stored now."""
        for account, person in named(change).items():
            if self._persons.cached(account) not in (None, person):  # created since the change was begun
                self._persons.drop(account)
            if not self._owned.cached(person):
                self._owned.drop(person)

    def drop(self, change: Change) -> None:
        """Forget whose the accounts named in a change are, so that they are read again."""
        for account, person in named(change).items():
            self._persons.drop(account)
            self._owned.drop(person)

    def clear(self) -> None:
        """Forget everything, so that it is read again."""
        self._persons.clear()
        self._owned.clear()

    def _told(self, name: str) -> None:
        platform, _, id = name.partition("/")
        self._persons.drop(Account(platform, id))
        self._owned.clear()


def named(change: Change) -> Mapping[Account, Person]:
    """The accounts that a change names, each with its person."""
    found: dict[Account, Person] = {} if change.tournament is None else {**change.tournament.owners}
    found |= {one.account: one.person for one in change.absences if one.account is not None}
    if change.puzzle is not None and change.puzzle.account is not None:
        found[change.puzzle.account] = change.puzzle.person
    for part in change.parts:
        found |= {} if part.table is None else part.table.owners
    return found


def keep(owners: Mapping[Account, Person]) -> Iterator[Statement]:
    """The statements that store those accounts and persons that are new.

    If an account belongs to another person by now, the database refuses the rows that refer to both.
    """
    rows = sorted((account.platform, account.id, person.id, "") for account, person in owners.items())
    if rows:
        persons = sorted({(row[2],) for row in rows})
        yield insert("INSERT INTO person (id)", persons, "ON CONFLICT DO NOTHING")
        yield insert("INSERT INTO account (platform, id, person, name)", rows, "ON CONFLICT DO NOTHING")
