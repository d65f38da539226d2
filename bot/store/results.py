"""The results of games in the database: the best of those played alone, and the result of each person."""

import json
from collections.abc import Sequence
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.store.change import SoloResult
from bot.store.connection import Connection, Statement
from bot.store.rows import channel_columns, insert
from bot.tables.game_result import GameResult, PlayedGame
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

_BEST = """
    SELECT id, name, points, options, ended FROM (
        SELECT game.id, seat.name, result.points, game.options, game.ended,
            row_number() OVER (PARTITION BY game.options ORDER BY result.points DESC, game.id) AS place
        FROM result
        JOIN game_table AS game ON game.id = result.table_id
        JOIN seat ON seat.table_id = result.table_id
        WHERE game.platform = ? AND game.chat = ? AND game.topic = ? AND game.game = ?
    ) AS placed WHERE place <= ? ORDER BY options <> '{}', options, place
"""
"""Of equal results, the older one ranks higher."""


def keep_solo(table: int, points: int) -> Statement:
    """The statement that stores the points of the only player of a table."""
    return Statement("INSERT INTO result (table_id, points) VALUES (?, ?)", (table, points))


async def best(db: Connection, channel: Channel, game: str, most: int) -> tuple[SoloResult, ...]:
    """The best results of a game in a channel, grouped by options: at most `most` in each group, best first."""
    rows = await db.rows(_BEST, (*channel_columns(channel), game, most))
    return tuple(
        SoloResult(table, name, points, json.loads(options), ended) for table, name, points, options, ended in rows
    )


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


async def played(db: Connection, person: Person) -> tuple[PlayedGame, ...]:
    """The finished games of a person, oldest first."""
    return tuple(
        PlayedGame(
            *(table, game, ended, name),
            GameResult(Seat(seat), against, reached, departure, bool(rated), *figures),
            began=None if first is None else first == seat,
        )
        for table, game, ended, name, seat, against, reached, departure, rated, *figures, first in await db.rows(
            _PLAYED, (person.id,)
        )
    )
