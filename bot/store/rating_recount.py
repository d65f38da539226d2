"""Rated games recounted, where histories become one or the model has changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.chat.person import Person
from bot.ratings.fold import PlayerRating, count
from bot.ratings.model import Rating
from bot.store.connection import Connection, Database, Statement
from bot.store.rating_rows import RATINGS, RESULTS_OF_PERSONS, player_rating, upsert
from bot.store.rows import marks

_PAGE: Final = 1_000
"""Ratings stored at a time."""

_STEP: Final = 100
"""Games recounted in one transaction: 10 ms, in which nothing else is stored."""

_UNKNOWN: Final = 0
"""The number of the first game of somebody whose rating is to be recounted."""

_BEFORE: Final = f"""
    SELECT person, mu, sigma, games, ended, first FROM (
        SELECT person, mu, sigma, ended, count(*) OVER own AS games, min(number) OVER own AS first,
            row_number() OVER (PARTITION BY person ORDER BY number DESC) AS back
        FROM {RESULTS_OF_PERSONS}
        WHERE game = ? AND number < ? AND person IN ({{}})
        WINDOW own AS (PARTITION BY person)
    ) AS result WHERE back = 1
"""
"""The ratings of persons before a game, from the results themselves."""

_RESULTS: Final = f"""
    SELECT number, ended, rated_game.table_id, seat.seat, person, place, mu, sigma
    FROM {RESULTS_OF_PERSONS}
    WHERE game = ? AND number >= ? AND number < ? ORDER BY number, seat.seat
"""

_FIRST: Final = f"SELECT min(number) FROM {RESULTS_OF_PERSONS} WHERE game = ? AND person = ?"


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many rated games were recounted, and how many ratings were not what they should have been."""

    games: int = 0
    changed: int = 0

    def __add__(self, other: "Recounted") -> "Recounted":
        return Recounted(self.games + other.games, self.changed + other.changed)


async def unite(db: Connection, kept: Person, gone: Person) -> None:
    """Have the games of one person count as those of another (I3).

    Where both have a rating, it is marked as to be recounted, which `recount_marked` does: that takes seconds, and
    nothing else could be stored meanwhile.
    """
    query = "SELECT game, count(*) FROM rating WHERE person IN (?, ?) GROUP BY game ORDER BY game"
    for game, persons in await db.rows(query, (kept.id, gone.id)):
        if persons == 1:
            sql = "UPDATE rating SET person = ? WHERE game = ? AND person = ?"
            await db.run(Statement(sql, (kept.id, game, gone.id)))
        else:
            await db.run(
                _lock(game),
                Statement("DELETE FROM rating WHERE game = ? AND person = ?", (game, gone.id)),
                Statement("UPDATE rating SET first = ? WHERE game = ? AND person = ?", (_UNKNOWN, game, kept.id)),
            )


async def recompute(db: Connection) -> Recounted:
    """Recount all rated games, from the first."""
    done = Recounted()
    for (game,) in await db.rows("SELECT game FROM rating_order ORDER BY game"):
        recount = _Recount(game, 1, await _marked_persons(db, game))
        while not recount.over:
            recount = await recount.step(db)
        done += recount.done
    return done


async def recount_marked(database: Database) -> None:
    """Recount what `unite` has marked, in transactions so short that others do not wait."""
    query = "SELECT game, person FROM rating WHERE first = ? ORDER BY game, person LIMIT 1"
    while found := await database.rows(query, (_UNKNOWN,)):
        [(game, person)] = found
        marked = await _marked_persons(database, game)
        [(first,)] = await database.rows(_FIRST, (game, person))
        recount = _Recount(game, first or 1, marked)
        while not recount.over:
            recount = await database.write(recount.step)


@dataclass(frozen=True, slots=True)
class _Recount:
    """Recounts the rated games of one game from one on, some with each step; what others stored meanwhile counts too.

    It is `over` without a result once other ratings are `marked` than at its beginning: then it is to start over. A step may
    be taken twice, as a database does with a transaction that failed, so it leaves this as it is and returns what follows.
    """

    game: str
    first: int
    marked: frozenset[str]
    past: int = 0
    ratings: Mapping[str, PlayerRating] = field(default_factory=dict)
    done: Recounted = Recounted()
    over: bool = False

    async def step(self, db: Connection) -> "_Recount":
        """Count some games, and after the last one store the ratings that stand then."""
        await db.run(_lock(self.game))
        if await _marked_persons(db, self.game) != self.marked:
            return replace(self, over=True)
        begin = self.first + self.past
        rows = await db.rows(_RESULTS, (self.game, begin, begin + _STEP))
        ratings = {**self.ratings, **await self._met(db, {row[4] for row in rows})}
        wrong, games = [], 0
        for (number, ended), group in groupby(rows, key=lambda row: (row[0], row[1])):
            results = list(group)
            persons, places = [row[4] for row in results], [row[5] for row in results]
            after = count([ratings.get(one) for one in persons], places, number=number, ended=ended)
            ratings |= zip(persons, after, strict=True)
            pairs = ((row, one.rating) for row, one in zip(results, after, strict=True))
            wrong += [(rating, row) for row, rating in pairs if (rating.mu, rating.sigma) != (row[6], row[7])]
            games += 1
        await db.run(*(_correct(rating, row[2], row[3]) for rating, row in wrong))
        [(last,)] = await db.rows("SELECT games FROM rating_order WHERE game = ?", (self.game,))
        over = begin + _STEP > last
        changed = await self._finish(db, ratings) if over else 0
        done = self.done + Recounted(games, changed)
        return replace(self, past=self.past + _STEP, ratings=ratings, done=done, over=over)

    async def _met(self, db: Connection, persons: set[str]) -> Mapping[str, PlayerRating]:
        """How those stood before the first game counted who have not been met since."""
        new = sorted(persons - self.ratings.keys()) if self.first > 1 else []
        rows = await db.rows(_BEFORE.format(marks(new)), (self.game, self.first, *new)) if new else []
        return {person: player_rating(row) for person, *row in rows}

    async def _finish(self, db: Connection, ratings: Mapping[str, PlayerRating]) -> int:
        """Store the ratings that stand in the end; how many that changes.

        Counted from the first game, nobody else has one.
        """
        stored = {person: player_rating(row) for person, *row in await db.rows(RATINGS, (self.game,))}
        changed = {person: one for person, one in ratings.items() if stored.get(person) != one}
        gone = stored.keys() - ratings.keys() if self.first == 1 else set()
        for person in gone:
            await db.run(Statement("DELETE FROM rating WHERE game = ? AND person = ?", (self.game, person)))
        people = list(changed)
        for page in range(0, len(people), _PAGE):
            await db.run(upsert(self.game, {person: changed[person] for person in people[page : page + _PAGE]}))
        return len(changed) + len(gone)


async def _marked_persons(db: Connection | Database, game: str) -> frozenset[str]:
    """Whose ratings are to be recounted."""
    return frozenset(
        row[0] for row in await db.rows("SELECT person FROM rating WHERE game = ? AND first = ?", (game, _UNKNOWN))
    )


def _lock(game: str) -> Statement:
    """The statement after which nobody else ends a rated game, or unites ratings, until the transaction is over."""
    return Statement("UPDATE rating_order SET games = games WHERE game = ?", (game,))


def _correct(rating: Rating, table: int, seat: int) -> Statement:
    sql = "UPDATE rated_result SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
    return Statement(sql, (rating.mu, rating.sigma, table, seat))
