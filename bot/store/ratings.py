"""Rated games and the ratings they lead to, in the database: counted as they end, and anew where histories become one."""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.ratings.fold import RatedGame, Standing, count
from bot.ratings.model import MU, SETTLED, Rating
from bot.store.change import PRIVATE, Stale
from bot.store.connection import Connection, Database, Statement
from bot.store.rows import channel_columns, insert, marks
from bot.tables.table import Table

_PAGE: Final = 1_000
"""Ratings stored at a time."""

_STEP: Final = 100
"""Games counted anew in one transaction: 10 ms, in which nothing else is stored."""

_UNKNOWN: Final = 0
"""The number of the first game of somebody whose rating is to be counted anew."""

_COLUMNS: Final = "mu, sigma, games, played, first"

_STANDINGS: Final = f"SELECT person, {_COLUMNS} FROM rating WHERE game = ?"

_RESULTS_OF_PERSONS: Final = """
    rated_game
    JOIN rated_result ON rated_result.table_id = rated_game.table_id
    JOIN seat ON seat.table_id = rated_result.table_id AND seat.seat = rated_result.seat
"""

_BEFORE: Final = f"""
    SELECT person, mu, sigma, games, ended, first FROM (
        SELECT person, mu, sigma, ended, count(*) OVER own AS games, min(number) OVER own AS first,
            row_number() OVER (PARTITION BY person ORDER BY number DESC) AS back
        FROM {_RESULTS_OF_PERSONS}
        WHERE game = ? AND number < ? AND person IN ({{}})
        WINDOW own AS (PARTITION BY person)
    ) AS result WHERE back = 1
"""
"""The standings of persons before a game, from the results themselves."""

_RESULTS: Final = f"""
    SELECT number, ended, rated_game.table_id, seat.seat, person, place, mu, sigma
    FROM {_RESULTS_OF_PERSONS}
    WHERE game = ? AND number >= ? AND number < ? ORDER BY number, seat.seat
"""

_FIRST: Final = f"SELECT min(number) FROM {_RESULTS_OF_PERSONS} WHERE game = ? AND person = ?"

_HISTORY: Final = f"""
    SELECT rated_game.table_id, ended, place, mu, sigma
    FROM {_RESULTS_OF_PERSONS}
    WHERE person = ? AND game = ? ORDER BY number
"""

_DIFFERENCES: Final = f"""
    WITH rated AS (
        SELECT rated_game.table_id, person, coalesce(lag(mu) OVER (PARTITION BY person ORDER BY number), ?) AS before
        FROM {_RESULTS_OF_PERSONS}
        WHERE game = ? AND person IN (
            SELECT other.person FROM seat AS own JOIN seat AS other ON other.table_id = own.table_id WHERE own.person = ?
        )
    )
    SELECT own.table_id, own.before, max(other.before)
    FROM rated AS own JOIN rated AS other ON other.table_id = own.table_id AND other.person <> own.person
    WHERE own.person = ? GROUP BY own.table_id, own.before
"""
"""The ratings before each game: that of a person, and that of the strongest other one."""

_LEADERS: Final = f"""
    SELECT person, {_COLUMNS}, (
        SELECT name FROM seat JOIN rated_game ON rated_game.table_id = seat.table_id
        WHERE seat.person = rating.person AND rated_game.game = rating.game ORDER BY number DESC LIMIT 1
    ) FROM rating
    WHERE game = ? AND played > ? AND sigma <= ? AND EXISTS (SELECT 1 FROM account WHERE account.person = rating.person)
    AND NOT EXISTS (
        SELECT 1 FROM account JOIN preference ON address = account.platform || '//' || account.id
        WHERE account.person = rating.person AND settings LIKE ?
    )
"""

_PLAYED_THERE: Final = """
    AND EXISTS (
        SELECT 1 FROM seat
        JOIN rated_game ON rated_game.table_id = seat.table_id
        JOIN game_table ON game_table.id = seat.table_id
        LEFT JOIN place ON place.table_id = seat.table_id
        WHERE seat.person = rating.person AND rated_game.game = rating.game AND (
            (game_table.platform = ? AND game_table.chat = ? AND game_table.topic = ?)
            OR (place.platform = ? AND place.chat = ? AND place.topic = ?)
        )
    )
"""

_PRIVATE: Final = f'%"{PRIVATE}": "on"%'
"""How the setting stands in those of a person: as JSON, in which no value can hold a quotation mark as it is."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many rated games were counted anew, and how many ratings were not what they should have been."""

    games: int = 0
    changed: int = 0

    def __add__(self, other: "Recounted") -> "Recounted":
        return Recounted(self.games + other.games, self.changed + other.changed)


async def keep(db: Connection, table: Table, rated: RatedGame) -> None:
    """Count a rated game that has just ended at a table.

    Raises Stale where one of its players stands otherwise by now: what they are told is what is stored.
    """
    game, ended = table.game, table.ended or 0.0
    await db.run(
        Statement(
            "INSERT INTO rating_order (game, games) VALUES (?, 1)"
            " ON CONFLICT (game) DO UPDATE SET games = rating_order.games + 1",
            (game,),
        )
    )
    [(number,)] = await db.rows("SELECT games FROM rating_order WHERE game = ?", (game,))
    if await _standings(db, table) != rated.before:
        raise Stale(table.id)
    after = rated.after(number=number, ended=ended)
    results = [
        (table.id, seat, place, one.rating.mu, one.rating.sigma)
        for seat, (place, one) in enumerate(zip(rated.places, after, strict=True), 1)
    ]
    await db.run(
        insert("INSERT INTO rated_game (table_id, game, number, ended)", [(table.id, game, number, ended)]),
        insert("INSERT INTO rated_result (table_id, seat, place, mu, sigma)", results),
        _kept(game, {person.id: one for person, one in zip(table.people, after, strict=True)}),
    )


async def unite(db: Connection, kept: Person, gone: Person) -> None:
    """Have the games of one person count as those of another (I3).

    Where both have a rating, it is marked as to be counted anew, which `Ratings.catch_up` does: that takes seconds, and
    nothing else could be stored meanwhile.
    """
    query = "SELECT game, count(*) FROM rating WHERE person IN (?, ?) GROUP BY game ORDER BY game"
    for game, persons in await db.rows(query, (kept.id, gone.id)):
        if persons == 1:
            sql = "UPDATE rating SET person = ? WHERE game = ? AND person = ?"
            await db.run(Statement(sql, (kept.id, game, gone.id)))
        else:
            await db.run(
                _locked(game),
                Statement("DELETE FROM rating WHERE game = ? AND person = ?", (game, gone.id)),
                Statement("UPDATE rating SET first = ? WHERE game = ? AND person = ?", (_UNKNOWN, game, kept.id)),
            )


async def recompute(db: Connection) -> Recounted:
    """Count all rated games anew, from the first."""
    done = Recounted()
    for (game,) in await db.rows("SELECT game FROM rating_order ORDER BY game"):
        recount = _Recount(game, 1, await _marked(db, game))
        while not recount.over:
            recount = await recount.step(db)
        done += recount.done
    return done


@dataclass(frozen=True, slots=True)
class _Recount:
    """Counts the rated games of one game anew from one on, some with each step; what others stored meanwhile counts too.

    It is `over` without a result once other ratings are `marked` than at its beginning: then it is to begin anew. A step may
    be taken twice, as a database does with a transaction that failed, so it leaves this as it is and returns what follows.
    """

    game: str
    first: int
    marked: frozenset[str]
    past: int = 0
    standings: Mapping[str, Standing] = field(default_factory=dict)
    done: Recounted = Recounted()
    over: bool = False

    async def step(self, db: Connection) -> "_Recount":
        """Count some games, and after the last one store the ratings that stand then."""
        await db.run(_locked(self.game))
        if await _marked(db, self.game) != self.marked:
            return replace(self, over=True)
        begin = self.first + self.past
        rows = await db.rows(_RESULTS, (self.game, begin, begin + _STEP))
        standings = {**self.standings, **await self._met(db, {row[4] for row in rows})}
        wrong, games = [], 0
        for (number, ended), group in groupby(rows, key=lambda row: (row[0], row[1])):
            results = list(group)
            persons, places = [row[4] for row in results], [row[5] for row in results]
            after = count([standings.get(one) for one in persons], places, number=number, ended=ended)
            standings |= zip(persons, after, strict=True)
            pairs = ((row, one.rating) for row, one in zip(results, after, strict=True))
            wrong += [(rating, row) for row, rating in pairs if (rating.mu, rating.sigma) != (row[6], row[7])]
            games += 1
        await db.run(*(_corrected(rating, row[2], row[3]) for rating, row in wrong))
        [(last,)] = await db.rows("SELECT games FROM rating_order WHERE game = ?", (self.game,))
        over = begin + _STEP > last
        changed = await self._finish(db, standings) if over else 0
        done = self.done + Recounted(games, changed)
        return replace(self, past=self.past + _STEP, standings=standings, done=done, over=over)

    async def _met(self, db: Connection, persons: set[str]) -> Mapping[str, Standing]:
        """How those stood before the first game counted who have not been met since."""
        new = sorted(persons - self.standings.keys()) if self.first > 1 else []
        rows = await db.rows(_BEFORE.format(marks(new)), (self.game, self.first, *new)) if new else []
        return {person: _standing(row) for person, *row in rows}

    async def _finish(self, db: Connection, standings: Mapping[str, Standing]) -> int:
        """Store the ratings that stand in the end; how many that changes.

        Counted from the first game, nobody else has one.
        """
        stored = {person: _standing(row) for person, *row in await db.rows(_STANDINGS, (self.game,))}
        changed = {person: one for person, one in standings.items() if stored.get(person) != one}
        gone = stored.keys() - standings.keys() if self.first == 1 else set()
        for person in gone:
            await db.run(Statement("DELETE FROM rating WHERE game = ? AND person = ?", (self.game, person)))
        people = list(changed)
        for page in range(0, len(people), _PAGE):
            await db.run(_kept(self.game, {person: changed[person] for person in people[page : page + _PAGE]}))
        return len(changed) + len(gone)


async def _marked(db: Connection | Database, game: str) -> frozenset[str]:
    """Whose ratings are to be counted anew."""
    return frozenset(
        row[0] for row in await db.rows("SELECT person FROM rating WHERE game = ? AND first = ?", (game, _UNKNOWN))
    )


def _locked(game: str) -> Statement:
    """The statement after which nobody else ends a rated game, or unites ratings, until the transaction is over."""
    return Statement("UPDATE rating_order SET games = games WHERE game = ?", (game,))


async def _standings(db: Connection | Database, table: Table) -> tuple[Standing | None, ...]:
    """How the people at a table stand in its game, in seat order."""
    persons = [one.id for one in table.people]
    found = await db.rows(f"{_STANDINGS} AND person IN ({marks(persons)})", (table.game, *persons))
    standings = {person: _standing(row) for person, *row in found}
    return tuple(map(standings.get, persons))


def _kept(game: str, standings: Mapping[str, Standing]) -> Statement:
    """The statement that stores standings, by persons."""
    rows = [(game, person, one.rating.mu, one.rating.sigma, one.games, one.played, one.first)
            for person, one in sorted(standings.items())]  # fmt: skip
    return insert(
        f"INSERT INTO rating (game, person, {_COLUMNS})",
        rows,
        "ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
        " played = excluded.played, first = excluded.first",
    )


def _corrected(rating: Rating, table: int, seat: int) -> Statement:
    sql = "UPDATE rated_result SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
    return Statement(sql, (rating.mu, rating.sigma, table, seat))


def _standing(row: Iterable[Any]) -> Standing:
    """A standing from the columns of _COLUMNS."""
    mu, sigma, games, played, first = row
    return Standing(Rating(mu, sigma), games, played, first)


@dataclass(frozen=True, slots=True)
class RatedResult:
    """How somebody came out of a rated game, which `ended` then (seconds since 1970), and their rating after it."""

    table: int
    ended: float
    place: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a leaderboard, by the name under which they last played."""

    person: Person
    name: str
    standing: Standing


class Ratings:
    """The ratings of a database; the changes that end games write them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._catching_up = asyncio.Lock()

    async def of(self, person: Person) -> Mapping[str, Standing]:
        """How a person stands, by game; without those they have played no rated game of."""
        rows = await self._database.rows(f"SELECT game, {_COLUMNS} FROM rating WHERE person = ?", (person.id,))
        return {game: _standing(row) for game, *row in sorted(rows)}

    async def at(self, table: Table) -> tuple[Standing | None, ...]:
        """How the people at a table stand in its game, in seat order; None for who has played no rated game of it."""
        return await _standings(self._database, table)

    async def history(self, person: Person, game: str) -> tuple[RatedResult, ...]:
        """A person's rated games of one game, oldest first, each with the rating after it."""
        rows = await self._database.rows(_HISTORY, (person.id, game))
        return tuple(RatedResult(table, ended, place, Rating(mu, sigma)) for table, ended, place, mu, sigma in rows)

    async def differences(self, person: Person, game: str) -> Mapping[int, int]:
        """By how much the strongest other player was rated higher than a person, before each of their rated games, by table."""
        rows = await self._database.rows(_DIFFERENCES, (MU, game, person.id, person.id))
        return {table: Rating(strongest).shown - Rating(own).shown for table, own, strongest in rows}

    async def leaders(self, game: str, channel: Channel | None, *, since: float) -> tuple[Leader, ...]:
        """Those whose rating of a game was settled by the last game they played, and who played later than that; best first.

        In a channel those who have played rated games of it there. Who keeps their ratings private, or was forgotten, is
        not listed.
        """
        there = () if channel is None else channel_columns(channel)
        query = f"{_LEADERS} {_PLAYED_THERE if there else ''} ORDER BY mu DESC, person"
        rows = await self._database.rows(query, (game, since, SETTLED, _PRIVATE, *there, *there))
        return tuple(Leader(Person(person), name, _standing(row)) for person, *row, name in rows)

    async def catch_up(self) -> None:
        """Count anew what `unite` has marked, in transactions so short that others do not wait."""
        async with self._catching_up:
            query = "SELECT game, person FROM rating WHERE first = ? ORDER BY game, person LIMIT 1"
            while found := await self._database.rows(query, (_UNKNOWN,)):
                [(game, person)] = found
                marked = await _marked(self._database, game)
                [(first,)] = await self._database.rows(_FIRST, (game, person))
                recount = _Recount(game, first or 1, marked)
                while not recount.over:
                    recount = await self._database.write(recount.step)

    async def recompute(self) -> Recounted:
        """Count all rated games anew, from the first."""
        return await self._database.write(recompute)
