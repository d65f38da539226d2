"""Absences in the database."""

from collections.abc import Iterator

from bot.chat.person import Person
from bot.store import accounts
from bot.store.change import Change
from bot.store.connection import Database, Statement
from bot.tables.absence import Absence


def keep(change: Change) -> Iterator[Statement]:
    """The statements that store the absences of a change."""
    yield from accounts.keep({one.account: one.person for one in change.absences if one.account is not None})
    for one in change.absences:
        yield Statement(
            "INSERT INTO absence (source, person, since, until, year) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (source) DO UPDATE SET until = excluded.until",
            (one.source, one.person.id, one.since, one.until, one.year),
        )


async def of(db: Database, person: Person) -> tuple[Absence, ...]:
    """The absences of a person, oldest first."""
    query = "SELECT source, person, since, until, year FROM absence WHERE person = ? ORDER BY since, source"
    rows = await db.rows(query, (person.id,))
    return tuple(Absence(source, Person(id), since, until, year) for source, id, since, until, year in rows)
