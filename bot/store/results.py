"""The results of those who played a game alone, in the database."""

import json

from bot.chat.port import Channel
from bot.store.connection import Connection, Statement
from bot.store.port import Result

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
"""Among equal results the older one is the better."""


def keep(table: int, points: int) -> Statement:
    """The statement that remembers what the only player of a table has reached."""
    return Statement("INSERT INTO result (table_id, points) VALUES (?, ?)", (table, points))


async def best(db: Connection, channel: Channel, game: str, most: int) -> tuple[Result, ...]:
    """The best results of a game in a channel: at most so many under each set of options, these together, best first."""
    rows = await db.rows(_BEST, (channel.platform, channel.chat, channel.topic, game, most))
    return tuple(
        Result(table, name, points, json.loads(options), ended) for table, name, points, options, ended in rows
    )
