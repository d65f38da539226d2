"""Results of puzzles, and the channels that get one every day, in the database."""

from collections.abc import Iterator
from datetime import date
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.ratings.model import Rating
from bot.ratings.puzzles import PuzzleResult
from bot.store import accounts
from bot.store.connection import Connection, Database, Statement
from bot.store.port import Change, Stale
from bot.store.rows import IN_CHANNEL, channel_columns, insert
from bot.tables.daily import Daily

_RESULT: Final = "person, puzzle, day, tries, solved, ended, mu, sigma, puzzle_mu, puzzle_sigma"
_DAILY: Final = "platform, chat, topic, time, zone, due, posted"


def keep(change: Change) -> Iterator[Statement]:
    """The statements that keep what a change tells of puzzles; stale where somebody else has just done the same."""
    if (one := change.puzzle) is not None:
        yield from accounts.keep({one.account: one.person} if one.account else {})
        day = "" if one.day is None else one.day.isoformat()
        row = (one.person.id, one.puzzle, day, one.tries, int(one.solved), one.ended)
        into = insert(
            f"INSERT INTO puzzle_result ({_RESULT})",
            [(*row, one.own.mu, one.own.sigma, one.its.mu, one.its.sigma)],
            "ON CONFLICT DO NOTHING",
        )
        yield Statement(into.sql, into.values, 1, Stale())
    if (posted := change.posted) is not None:  # of several processes, one posts it
        sql = f"DELETE FROM daily WHERE {IN_CHANNEL} AND due = ?"
        yield Statement(sql, (*channel_columns(posted.channel), posted.due), 1, Stale())
    if (daily := change.daily) is not None:
        yield Statement(f"DELETE FROM daily WHERE {IN_CHANNEL}", channel_columns(daily.channel))
        if daily.time:
            posted_on = "" if daily.posted is None else daily.posted.isoformat()
            values = (*channel_columns(daily.channel), daily.time, daily.zone, daily.due, posted_on)
            yield insert(f"INSERT INTO daily ({_DAILY})", [values])


def unite(kept: Person, gone: Person) -> Iterator[Statement]:
    """The statements that make the results of one person those of another, who keeps their own where both have some."""
    yield Statement(
        "DELETE FROM puzzle_result WHERE person = ? AND EXISTS (SELECT 1 FROM puzzle_result AS own"
        " WHERE own.person = ? AND own.puzzle = puzzle_result.puzzle AND own.day = puzzle_result.day)",
        (gone.id, kept.id),
    )
    yield Statement("UPDATE puzzle_result SET person = ? WHERE person = ?", (kept.id, gone.id))


async def move(db: Connection, old: Channel, new: Channel) -> None:
    """Give a channel another address."""
    there, here = channel_columns(new), channel_columns(old)
    await db.run(
        Statement(f"DELETE FROM daily WHERE {IN_CHANNEL}", there),
        Statement(f"UPDATE daily SET platform = ?, chat = ?, topic = ? WHERE {IN_CHANNEL}", (*there, *here)),
    )


class StoredPuzzles:
    """Reads what is kept of puzzles; changes write it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def results(self, person: Person) -> tuple[PuzzleResult, ...]:
        """The results of a person, oldest first."""
        query = f"SELECT {_RESULT} FROM puzzle_result WHERE person = ? ORDER BY ended, puzzle, day"
        return tuple(map(_result, await self._database.rows(query, (person.id,))))

    async def rating(self, puzzle: str) -> Rating | None:
        """The rating of a puzzle, None where nobody has tried it."""
        query = "SELECT puzzle_mu, puzzle_sigma FROM puzzle_result WHERE puzzle = ? ORDER BY ended DESC, person LIMIT 1"
        rows = await self._database.rows(query, (puzzle,))
        return Rating(*rows[0]) if rows else None

    async def daily(self, channel: Channel) -> Daily | None:
        """When a channel gets its puzzle of the day, if it does."""
        rows = await self._database.rows(f"SELECT {_DAILY} FROM daily WHERE {IN_CHANNEL}", channel_columns(channel))
        return _daily(rows[0]) if rows else None

    async def due(self, now: float) -> tuple[Daily, ...]:
        """The channels whose puzzle of the day is due, in seconds since 1970; those that wait longest first."""
        query = f"SELECT {_DAILY} FROM daily WHERE due <= ? ORDER BY due, platform, chat, topic"
        return tuple(map(_daily, await self._database.rows(query, (now,))))


def _result(row: Any) -> PuzzleResult:
    person, puzzle, day, tries, solved, ended, *ratings = row
    on = date.fromisoformat(day) if day else None
    return PuzzleResult(
        *(Person(person), puzzle, on, tries, bool(solved), ended), Rating(*ratings[:2]), Rating(*ratings[2:])
    )


def _daily(row: Any) -> Daily:
    platform, chat, topic, time, zone, due, posted = row
    return Daily(Channel(platform, chat, topic), time, zone, due, date.fromisoformat(posted) if posted else None)
