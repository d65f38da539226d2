"""The results of those who played a game alone, in the database."""

import json
import sqlite3

from bot.chat.port import Channel
from bot.store.port import Result

_BEST = """
    SELECT id, name, points, options, ended FROM (
        SELECT game.id, seat.name, result.points, game.options, game.ended,
            row_number() OVER (PARTITION BY game.options ORDER BY result.points DESC, game.id) AS place
        FROM result
        JOIN game_table AS game ON game.id = result.table_id
        JOIN seat ON seat.table_id = result.table_id
        WHERE game.platform = ? AND game.chat = ? AND game.topic = ? AND game.game = ?
    ) WHERE place <= ? ORDER BY options <> '{}', options, place
"""
"""Among equal results the older one is the better."""


def keep(db: sqlite3.Connection, table: int, points: int) -> None:
    """Remember what the only player of a table has reached."""
    db.execute("INSERT INTO result (table_id, points) VALUES (?, ?)", (table, points))


def best(db: sqlite3.Connection, channel: Channel, game: str, most: int) -> tuple[Result, ...]:
    """The best results of a game in a channel: at most so many under each set of options, these together, best first."""
    rows = db.execute(_BEST, (channel.platform, channel.chat, channel.topic, game, most)).fetchall()
    return tuple(
        Result(table, name, points, json.loads(options), ended) for table, name, points, options, ended in rows
    )
