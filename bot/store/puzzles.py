"""Puzzle results, and the channels that get a puzzle every day, in the database."""

import asyncio
import json
from collections.abc import Iterator
from datetime import date
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.ratings.puzzles import PuzzleResult
from bot.store import accounts, puzzle_ratings
from bot.store.change import Change, Stale
from bot.store.connection import Connection, Database, Statement, must_change
from bot.store.puzzle_ratings import RESULT, read, stored_day
from bot.store.rows import IN_CHANNEL, channel_columns, insert
from bot.tables.daily import MISSED, Daily, missed_days

_DAILY: Final = "platform, chat, topic, time, zone, due, posted"


def keep(change: Change) -> Iterator[Statement]:
    """The statements that store the puzzle parts of a change; stale if somebody else has just stored the same."""
    if (one := change.puzzle) is not None:
        yield from accounts.keep({one.account: one.person} if one.account else {})
        yield from puzzle_ratings.demand_newest(one)
        row = (one.person.id, one.puzzle, stored_day(one), one.tries, int(one.solved), one.ended)
        into = insert(
            f"INSERT INTO puzzle_result ({RESULT})",
            [(*row, one.person_rating.mu, one.person_rating.sigma, one.puzzle_rating.mu, one.puzzle_rating.sigma)],
            "ON CONFLICT DO NOTHING",
        )
        yield must_change(into.sql, into.values, Stale())
    if (posted := change.posted) is not None:  # only one of several processes may post it
        sql = f"DELETE FROM daily WHERE {IN_CHANNEL} AND due = ?"
        yield must_change(sql, (*channel_columns(posted.channel), posted.due), Stale())
    if (daily := change.daily) is not None:
        yield Statement(f"DELETE FROM daily WHERE {IN_CHANNEL}", channel_columns(daily.channel))
        if daily.time or daily.posted:
            posted_on = "" if daily.posted is None else daily.posted.isoformat()
            values = (*channel_columns(daily.channel), daily.time, daily.zone, daily.due, posted_on)
            yield insert(f"INSERT INTO daily ({_DAILY})", [values])


def unite(kept: Person, gone: Person) -> Iterator[Statement]:
    """The statements that give the results of one person to another; of two results of one puzzle, the older one stays.

    If both have results, they are marked for a recount, which `Puzzles.catch_up` does.
    """
    yield from puzzle_ratings.mark_for_recount(kept, gone)
    yield Statement(
        "DELETE FROM puzzle_result WHERE person IN (?, ?) AND EXISTS (SELECT 1 FROM puzzle_result AS older"
        " WHERE older.person IN (?, ?) AND older.puzzle = puzzle_result.puzzle AND older.day = puzzle_result.day"
        " AND (older.ended, older.person) < (puzzle_result.ended, puzzle_result.person))",
        (kept.id, gone.id, kept.id, gone.id),
    )
    yield Statement("UPDATE puzzle_result SET person = ? WHERE person = ?", (kept.id, gone.id))


async def move(db: Connection, old: Channel, new: Channel) -> None:
    """Give a channel a new address."""
    there, here = channel_columns(new), channel_columns(old)
    await db.run(
        Statement(f"DELETE FROM daily WHERE {IN_CHANNEL}", there),
        Statement(f"UPDATE daily SET platform = ?, chat = ?, topic = ? WHERE {IN_CHANNEL}", (*there, *here)),
    )


class Puzzles:
    """Reads puzzle results and daily puzzles; changes write them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._catching_up = asyncio.Lock()

    async def results(self, person: Person) -> tuple[PuzzleResult, ...]:
        """The results of a person, oldest first."""
        query = f"SELECT {RESULT} FROM puzzle_result WHERE person = ? ORDER BY ended, puzzle, day"
        return tuple(map(read, await self._database.rows(query, (person.id,))))

    async def last(self, puzzle: str) -> PuzzleResult | None:
        """The newest result of a puzzle, or None if nobody has tried it."""
        latest = "ORDER BY ended DESC, person DESC, day DESC LIMIT 1"
        rows = await self._database.rows(f"SELECT {RESULT} FROM puzzle_result WHERE puzzle = ? {latest}", (puzzle,))
        return read(rows[0]) if rows else None

    async def catch_up(self) -> None:
        """Recount the results that `unite` has marked, in transactions so short that others do not wait."""
        async with self._catching_up:
            while marked := await puzzle_ratings.marked_results(self._database):
                recount = puzzle_ratings.Recount(marked)
                while not recount.over:
                    recount = await self._database.write(recount.step)

    async def daily(self, channel: Channel) -> Daily | None:
        """When a channel gets its puzzle of the day; with an empty time if it no longer gets any, None if it never has."""
        rows = await self._database.rows(f"SELECT {_DAILY} FROM daily WHERE {IN_CHANNEL}", channel_columns(channel))
        return _daily(rows[0]) if rows else None

    async def missed_days(self) -> frozenset[date]:
        """The days on which some channel got no puzzle of the day although one was due."""
        rows = await self._database.rows("SELECT settings FROM preference WHERE settings LIKE ?", (f'%"{MISSED}"%',))
        return frozenset(day for (settings,) in rows for day in missed_days(json.loads(settings).get(MISSED, "")))

    async def due(self, now: float) -> tuple[Daily, ...]:
        """The channels whose puzzle of the day is due at `now` (seconds since 1970), longest due first."""
        query = f"SELECT {_DAILY} FROM daily WHERE time <> '' AND due <= ? ORDER BY due, platform, chat, topic"
        return tuple(map(_daily, await self._database.rows(query, (now,))))


def _daily(row: Any) -> Daily:
    platform, chat, topic, time, zone, due, posted = row
    return Daily(Channel(platform, chat, topic), time, zone, due, date.fromisoformat(posted) if posted else None)
