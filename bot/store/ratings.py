"""Rated games and the resulting ratings, in the database."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.ratings.fold import PlayerRating, RatedGame
from bot.ratings.model import MU, SETTLED, Rating
from bot.store.change import PRIVATE_RATINGS, Stale
from bot.store.connection import Connection, Database, Statement
from bot.store.rating_recount import recount_marked
from bot.store.rating_rows import COLUMNS, RESULTS_OF_PERSONS, player_rating, ratings_at, upsert
from bot.store.rows import channel_columns, insert
from bot.tables.table import Table

_HISTORY: Final = f"""
    SELECT rated_game.table_id, ended, place, mu, sigma
    FROM {RESULTS_OF_PERSONS}
    WHERE person = ? AND game = ? ORDER BY number
"""

_DIFFERENCES: Final = f"""
    WITH rated AS (
        SELECT rated_game.table_id, person, coalesce(lag(mu) OVER (PARTITION BY person ORDER BY number), ?) AS before
        FROM {RESULTS_OF_PERSONS}
        WHERE game = ? AND person IN (
            SELECT other.person FROM seat AS own JOIN seat AS other ON other.table_id = own.table_id WHERE own.person = ?
        )
    )
    SELECT own.table_id, own.before, max(other.before)
    FROM rated AS own JOIN rated AS other ON other.table_id = own.table_id AND other.person <> own.person
    WHERE own.person = ? GROUP BY own.table_id, own.before
"""
"""The query for two ratings before each game: the person's, and that of the strongest other player."""

_LEADERS: Final = f"""
    SELECT person, {COLUMNS}, (
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

_CHANGES: Final = f"""
    SELECT seat.person, rated_game.game, sum(rated_result.mu - coalesce((
        SELECT earlier.mu FROM seat AS own
        JOIN rated_game AS before ON before.table_id = own.table_id
        JOIN rated_result AS earlier ON earlier.table_id = own.table_id AND earlier.seat = own.seat
        WHERE own.person = seat.person AND before.game = rated_game.game AND before.number < rated_game.number
        ORDER BY before.number DESC LIMIT 1
    ), ?)) AS more
    FROM {RESULTS_OF_PERSONS}
    JOIN game_table ON game_table.id = rated_game.table_id
    WHERE game_table.platform = ? AND game_table.chat = ? AND game_table.topic = ?
    AND rated_game.ended >= ? AND rated_game.ended < ?
    AND EXISTS (SELECT 1 FROM account WHERE account.person = seat.person)
    GROUP BY seat.person, rated_game.game ORDER BY more DESC, seat.person, rated_game.game
"""


async def keep(db: Connection, table: Table, rated: RatedGame) -> None:
    """Count a rated game that has just ended at a table.

    Raises Stale if the rating of one of its players has changed meanwhile, so that players are told what is stored.
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
    if await ratings_at(db, table) != rated.before:
        raise Stale(table.id)
    after = rated.after(number=number, ended=ended)
    results = [
        (table.id, seat, place, one.rating.mu, one.rating.sigma)
        for seat, (place, one) in enumerate(zip(rated.places, after, strict=True), 1)
    ]
    await db.run(
        insert("INSERT INTO rated_game (table_id, game, number, ended)", [(table.id, game, number, ended)]),
        insert("INSERT INTO rated_result (table_id, seat, place, mu, sigma)", results),
        upsert(game, {person.id: one for person, one in zip(table.people, after, strict=True)}),
    )


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A person's result of a rated game that `ended` at a time (seconds since 1970), and their rating after it."""

    table: int
    ended: float
    place: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A person on a leaderboard, with the name under which they last played."""

    person: Person
    name: str
    rating: PlayerRating


class Ratings:
    """Reads the ratings of a database; the changes that end games write them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._catching_up = asyncio.Lock()

    async def of(self, person: Person) -> Mapping[str, PlayerRating]:
        """The ratings of a person by game; only games of which they have played a rated one."""
        rows = await self._database.rows(f"SELECT game, {COLUMNS} FROM rating WHERE person = ?", (person.id,))
        return {game: player_rating(row) for game, *row in sorted(rows)}

    async def at(self, table: Table) -> tuple[PlayerRating | None, ...]:
        """The ratings of the people at a table in its game, in seat order; None for a person without a rated game of it."""
        return await ratings_at(self._database, table)

    async def history(self, person: Person, game: str) -> tuple[RatedResult, ...]:
        """A person's rated games of one game, oldest first, each with the rating after it."""
        rows = await self._database.rows(_HISTORY, (person.id, game))
        return tuple(RatedResult(table, ended, place, Rating(mu, sigma)) for table, ended, place, mu, sigma in rows)

    async def differences(self, person: Person, game: str) -> Mapping[int, int]:
        """By table, how much higher the strongest other player was rated than a person before each of their rated games."""
        rows = await self._database.rows(_DIFFERENCES, (MU, game, person.id, person.id))
        return {table: Rating(strongest).shown - Rating(own).shown for table, own, strongest in rows}

    async def leaders(self, game: str, channel: Channel | None, *, since: float) -> tuple[LeaderboardRow, ...]:
        """The people with a settled rating in a game who have played it after `since`, best first.

        With a channel, only those who have played rated games of it there. People with private ratings, and forgotten people,
        are left out.
        """
        there = () if channel is None else channel_columns(channel)
        query = f"{_LEADERS} {_PLAYED_THERE if there else ''} ORDER BY mu DESC, person"
        rows = await self._database.rows(query, (game, since, SETTLED, PRIVATE_RATINGS, *there, *there))
        return tuple(LeaderboardRow(Person(person), name, player_rating(row)) for person, *row, name in rows)

    async def changes(self, channel: Channel, since: float, until: float) -> tuple[tuple[Person, str, float], ...]:
        """By how much the games that ended in a channel in a period changed people's ratings: person, game and points.

        The period is in seconds since 1970. The greatest come first; people who were forgotten are left out.
        """
        rows = await self._database.rows(_CHANGES, (MU, *channel_columns(channel), since, until))
        return tuple((Person(person), game, more) for person, game, more in rows)

    async def catch_up(self) -> None:
        """Recount the ratings that `unite` has marked, in transactions so short that others do not wait."""
        async with self._catching_up:
            await recount_marked(self._database)
