"""Recounts rated games, after two persons were joined or the model has changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.chat.person import Person
from bot.ratings.fold import PlayerRating, rated_after
from bot.ratings.model import Rating
from bot.store.connection import Connection, Database, Statement
from bot.store.rating_rows import RATINGS, RESULTS_OF_PERSONS, player_rating, upsert
from bot.store.rows import placeholders

_PAGE: Final = 1_000
"""How many ratings are stored at a time."""

_STEP: Final = 100
"""How many games are recounted in one transaction, which takes 10 ms, during which nothing else is stored."""

_UNKNOWN: Final = 0
"""Stands for the number of a person's first game, and marks their rating for a recount."""

_BEFORE: Final = f"""
    SELECT person, mu, sigma, games, ended, first FROM (
        SELECT person, mu, sigma, ended, count(*) OVER own AS games, min(number) OVER own AS first,
            row_number() OVER (PARTITION BY person ORDER BY number DESC) AS back
        FROM {RESULTS_OF_PERSONS}
        WHERE game = ? AND number < ? AND person IN ({{}})
        WINDOW own AS (PARTITION BY person)
    ) AS result WHERE back = 1
"""
"""The query for the ratings of persons before a game, from the results."""

_RESULTS: Final = f"""
    SELECT number, ended, rated_game.table_id, seat.seat, person, place, mu, sigma
    FROM {RESULTS_OF_PERSONS}
    WHERE game = ? AND number >= ? AND number < ? ORDER BY number, seat.seat
"""

_BETWEEN: Final = """
    SELECT table_id FROM seat JOIN seat AS other USING (table_id)
    WHERE seat.person = ? AND other.person = ? AND NOT EXISTS (
        SELECT 1 FROM seat AS third WHERE third.table_id = seat.table_id AND third.person NOT IN (?, ?)
    )
"""
"""The query for the tables at which two persons sat, and nobody else."""

_FIRST: Final = f"SELECT min(number) FROM {RESULTS_OF_PERSONS} WHERE game = ? AND person = ?"


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many rated games were recounted, and how many ratings had to be corrected."""

    games: int = 0
    changed: int = 0

    def __add__(self, other: "Recounted") -> "Recounted":
        return Recounted(self.games + other.games, self.changed + other.changed)


async def uncount_games_between(db: Connection, one: Person, other: Person) -> None:
    """Take back that games between two persons alone were rated: they are about to be one person (I3, R1)."""
    query = f"SELECT DISTINCT game FROM rated_game WHERE table_id IN ({_BETWEEN}) ORDER BY game"
    both = (one.id, other.id, one.id, other.id)
    if games := await db.rows(query, both):
        await db.run(
            *(_lock(game) for (game,) in games),
            Statement(f"UPDATE game_table SET became_unrated = 1 WHERE id IN ({_BETWEEN})", both),
            Statement(f"DELETE FROM rated_result WHERE table_id IN ({_BETWEEN})", both),
            Statement(f"DELETE FROM rated_game WHERE table_id IN ({_BETWEEN})", both),
        )


async def unite(db: Connection, kept: Person, gone: Person) -> None:
    """Give the rated games of one person to another (I3).

    If both have a rating, it is marked for a recount, which `recount_marked` does later: that takes seconds, during which
    nothing else could be stored.
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
    """Recount the ratings that `unite` has marked, in transactions so short that others do not wait."""
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
    """Recounts the rated games of one game from the number `first` on, some in each step; games stored meanwhile count too.

    If the `marked` persons change meanwhile, it is `over` early, and the caller starts a new one. A step returns a new value
    and changes nothing here, because the database may repeat the step after a failed transaction.
    """

    game: str
    first: int
    marked: frozenset[str]
    past: int = 0
    ratings: Mapping[str, PlayerRating] = field(default_factory=dict)
    done: Recounted = Recounted()
    over: bool = False

    async def step(self, db: Connection) -> "_Recount":
        """The recount after some more games; after the last one, the ratings are stored."""
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
            after = rated_after([ratings.get(one) for one in persons], places, number=number, ended=ended)
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
        """The ratings before the first recounted game of those persons who have not come up in the recount yet."""
        new = sorted(persons - self.ratings.keys()) if self.first > 1 else []
        rows = await db.rows(_BEFORE.format(placeholders(new)), (self.game, self.first, *new)) if new else []
        return {person: player_rating(row) for person, *row in rows}

    async def _finish(self, db: Connection, ratings: Mapping[str, PlayerRating]) -> int:
        """Store the final ratings; returns how many have changed.

        After a recount from the very first game, all other ratings are deleted.
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
    """The persons whose ratings are marked for a recount."""
    return frozenset(
        row[0] for row in await db.rows("SELECT person FROM rating WHERE game = ? AND first = ?", (game, _UNKNOWN))
    )


def _lock(game: str) -> Statement:
    """The statement that keeps others from ending a rated game or joining ratings until the transaction ends."""
    return Statement("UPDATE rating_order SET games = games WHERE game = ?", (game,))


def _correct(rating: Rating, table: int, seat: int) -> Statement:
    sql = "UPDATE rated_result SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
    return Statement(sql, (rating.mu, rating.sigma, table, seat))
