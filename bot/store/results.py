"""The results of games in the database: the best of those played alone, and the result of each person."""

import json
from collections.abc import Sequence
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.store.change import PRIVATE_RATINGS, SoloResult
from bot.store.connection import Connection, Database, Statement
from bot.store.rows import channel_columns, insert, placeholders, read_tables
from bot.tables.game_result import ABSENT, PEOPLE, FinishedGame, GameResult, PlayedGame
from bot.tables.table import Phase
from core.game import Seat
from core.replay import LEAVING

_COLUMNS: Final = "seat, against, reached, departure, rated, turns, points, best, best_points, used"
_LEAVING: Final = ", ".join(f"'{text}'" for text in sorted(LEAVING))
_PLAYED: Final = f"""
    SELECT game.id, game.game, game.ended, seat.name, {", ".join(f"played.{column}" for column in _COLUMNS.split(", "))},
    (
        SELECT log.seat FROM log WHERE log.table_id = game.id AND log.seat > 0 AND log.text NOT IN ({_LEAVING})
        ORDER BY log.ply LIMIT 1
    )
    FROM seat
    JOIN game_result AS played ON played.table_id = seat.table_id AND played.seat = seat.seat
    JOIN game_table AS game ON game.id = seat.table_id
    WHERE seat.person = ? ORDER BY game.ended, game.id
"""

_LOOKED_THROUGH: Final = 1_000
"""How many of a person's newest tables are searched for finished games: 13 ms on a PostgreSQL server; 5,000 take 80 ms."""

FINISHED: Final = f"""
    SELECT game.id, played.reached
    FROM (SELECT table_id, seat FROM seat WHERE person = ? ORDER BY table_id DESC LIMIT {_LOOKED_THROUGH}) AS own
    JOIN game_table AS game ON game.id = own.table_id
    LEFT JOIN game_result AS played ON played.table_id = own.table_id AND played.seat = own.seat
    WHERE game.phase = '{Phase.OVER}' AND {{others}}(played.seat IS NOT NULL OR EXISTS (
        SELECT 1 FROM log WHERE log.table_id = game.id AND log.seat > 0 AND log.text NOT IN ({_LEAVING})
    ))
    ORDER BY game.ended DESC, game.id DESC LIMIT ? OFFSET ?
"""
"""The newest tables of a person are found by an index, and all else by primary keys."""

_BEST = """
    SELECT id, name, points, options, ended FROM (
        SELECT game.id, seat.name, result.points, game.options, game.ended,
            row_number() OVER (PARTITION BY game.options ORDER BY result.points DESC, game.id) AS place
        FROM result
        JOIN game_table AS game ON game.id = result.table_id
        JOIN seat ON seat.table_id = result.table_id
        WHERE game.platform = ? AND game.chat = ? AND game.topic = ? AND game.game = ? AND (seat.person = ? OR NOT EXISTS (
            SELECT 1 FROM account JOIN preference ON address = account.platform || '//' || account.id
            WHERE account.person = seat.person AND settings LIKE ?
        ))
    ) AS placed WHERE place <= ? ORDER BY options <> '{}', options, place
"""
"""Of equal results, the older one ranks higher."""

_OF_PEOPLE: Final = """
    FROM game_table AS game
    JOIN game_result AS played ON played.table_id = game.id
    JOIN seat ON seat.table_id = game.id AND seat.seat = played.seat
    WHERE game.platform = ? AND game.chat = ? AND game.topic = ? AND game.phase = ? AND game.ended >= ? AND game.ended < ?
    AND played.against = ? AND EXISTS (SELECT 1 FROM account WHERE account.person = seat.person)
"""
"""The results of people who are known, in games with other people that ended in a channel in a period."""

_PLAYED_BY_PEOPLE: Final = f"""
    SELECT seat.person, game.id, game.game, game.ended, seat.name, {", ".join(f"played.{one}" for one in _COLUMNS.split(", "))}
    {_OF_PEOPLE} ORDER BY game.ended, game.id, played.seat
"""


def keep_solo(table: int, points: int) -> Statement:
    """The statement that stores the points of the only player of a table."""
    return Statement("INSERT INTO result (table_id, points) VALUES (?, ?)", (table, points))


def keep(table: int, results: Sequence[GameResult]) -> Statement:
    """The statement that stores the result of each person at a table."""
    rows = [
        (
            *(table, one.seat, one.against, one.reached, one.departure, int(one.rated), one.turns, one.points),
            *(one.best, one.best_points, one.used),
        )
        for one in results
    ]
    return insert(f"INSERT INTO game_result (table_id, {_COLUMNS})", rows)


class Results:
    """Reads the results of games in a database; the changes that end games write them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(
        self, channel: Channel, game: str, *, most: int, also: Person | None = None
    ) -> tuple[SoloResult, ...]:
        """The best results of people who played a game alone in a channel, best first.

        They are grouped by options, at most `most` in each group; the group without options comes first. People who keep
        their ratings private are left out, but for `also`.
        """
        own = "" if also is None else also.id
        rows = await self._database.rows(_BEST, (*channel_columns(channel), game, own, PRIVATE_RATINGS, most))
        return tuple(
            SoloResult(table, name, points, json.loads(options), ended) for table, name, points, options, ended in rows
        )

    async def played(self, person: Person) -> tuple[PlayedGame, ...]:
        """The finished games of a person that have a result, oldest first."""
        return tuple(
            PlayedGame(
                *(table, game, ended, name),
                GameResult(Seat(seat), against, reached, departure, bool(rated), *figures),
                began=None if first is None else first == seat,
            )
            for table, game, ended, name, seat, against, reached, departure, rated, *figures, first in (
                await self._database.rows(_PLAYED, (person.id,))
            )
        )

    async def between(self, channel: Channel, since: float, until: float) -> tuple[tuple[Person, PlayedGame], ...]:
        """The results of people in games with others that ended in a channel in a period, oldest first.

        The period is in seconds since 1970. People who were forgotten are left out.
        """
        rows = await self._database.rows(
            _PLAYED_BY_PEOPLE, (*channel_columns(channel), Phase.OVER.value, since, until, PEOPLE)
        )
        return tuple(
            (
                Person(person),
                PlayedGame(
                    table, game, ended, name, GameResult(Seat(seat), against, reached, departure, bool(rated), *more)
                ),
            )
            for person, table, game, ended, name, seat, against, reached, departure, rated, *more in rows
        )

    async def newest(self, channel: Channel, before: float) -> float | None:
        """When the newest of these games in a channel ended `before` a time, or None."""
        values = (*channel_columns(channel), Phase.OVER.value, 0.0, before, PEOPLE)
        ((ended,),) = await self._database.rows(f"SELECT max(game.ended) {_OF_PEOPLE}", values)
        return None if ended is None else float(ended)

    async def finished(
        self, person: Person, *, most: int, skip: int = 0, without: Sequence[bytes] = ()
    ) -> tuple[FinishedGame, ...]:
        """At most `most` games of a person which are over, newest first, after the newest `skip`.

        Stopped games are among them if somebody moved; games with the seeds in `without` are not. Only the newest 1,000 tables
        are looked at.
        """
        return await self._database.read(lambda db: _finished(db, person, most, skip, without))


def without_seeds(seeds: Sequence[bytes]) -> str:
    """The SQL condition, for `FINISHED`, that leaves out the games with these seeds; PostgreSQL reads no empty list."""
    return f"game.seed NOT IN ({placeholders(seeds)}) AND " if seeds else ""


async def _finished(
    db: Connection, person: Person, most: int, skip: int, without: Sequence[bytes]
) -> tuple[FinishedGame, ...]:
    found = await db.rows(FINISHED.format(others=without_seeds(without)), (person.id, *without, most, skip))
    if not found:
        return ()
    numbers = [number for number, _ in found]
    tables = {one.id: one for one in await read_tables(db, f"game_table.id IN ({placeholders(numbers)})", numbers)}
    stored = f"SELECT table_id, seat, points, departure FROM game_result WHERE table_id IN ({placeholders(numbers)})"
    points: dict[int, dict[Seat, int]] = {number: {} for number in numbers}
    departures: dict[int, dict[Seat, str]] = {number: {} for number in numbers}
    for number, seat, scored, departure in await db.rows(stored, numbers):
        if scored is not None:
            points[number][Seat(seat)] = scored
        if departure not in ("", ABSENT):  # who was absent has kept their seat
            departures[number][Seat(seat)] = departure
    return tuple(
        FinishedGame(tables[number], reached is None, reached or "", departures[number], points[number])
        for number, reached in found
    )
