"""Limits the bytes of pictures and documents that a channel, or one reader, has in the file: deletes the oldest."""

import sqlite3
from typing import Final

from bot.adapters.web import rooms
from bot.runtime.bounded import BoundedDict

MOST: Final = 25_000_000
"""The most bytes of a channel, or of everything for one reader: twice what the newest 500 messages have on average."""

UNPLAYED: Final = 3_000_000
"""The same where no game was ever shown: a hundred pictures of rules and puzzles. Nicknames cost nothing, so this is little."""

_BETWEEN: Final = 1_000_000
"""Bytes that may be stored until they are counted again."""

IN_SIGHT: Final = """
    SELECT seq FROM (
        SELECT seq, max(version), json_extract(table_state, '$.table') AS number FROM entry
        WHERE room = ?1 AND table_state IS NOT NULL
        GROUP BY number, json_extract(table_state, '$.own'), only_for, picture IS NULL
    ) WHERE number NOT IN (
        SELECT json_extract(table_state, '$.table') FROM entry
        WHERE room = ?1 AND json_extract(table_state, '$.over')
    ) ORDER BY seq DESC LIMIT 50
"""
"""The query for the entries of a room that pages keep in sight: running games' newest picture of each kind and newest state.

It is limited, because a room that never learns of a game's end would keep its picture for ever.
"""

_SIZE: Final = """
    ifnull(length(content), 0)
    + ifnull((SELECT sum(length(png) + ifnull(length(dark), 0)) FROM picture WHERE picture.entry = entry.seq), 0)
"""


class Pruning:
    """Counts what is stored, and deletes the oldest entries where it is too much."""

    def __init__(self) -> None:
        self._since: BoundedDict[str, int] = BoundedDict(10_000)

    def add(self, db: sqlite3.Connection, room: str, only: str | None, size: int) -> None:
        """Note that a message of `size` bytes was stored in a room, for its `only` reader if there is one."""
        if not size:
            return
        person = room[1:] if room.startswith("@") else only
        key = room if person is None else rooms.own_room(person)
        stored = self._since.get(key, _BETWEEN) + size
        if stored >= _BETWEEN:
            prune(db, key)
            stored = 0
        self._since[key] = stored


def prune(db: sqlite3.Connection, room: str) -> None:
    """Delete the oldest entries of a channel, or of all those that only the owner of a private room reads.

    Entries without picture and document stay, and so do those that pages keep in sight.
    """
    scope = "room = ?1 OR only_for = substr(?1, 2)" if room.startswith("@") else "room = ?1 AND only_for IS NULL"
    query = f"SELECT seq, room, {_SIZE} AS size, table_state IS NOT NULL FROM entry WHERE {scope} ORDER BY seq DESC"
    found = db.execute(query, (room,)).fetchall()
    left = MOST if any(shows_game for *_, shows_game in found) else UNPLAYED
    old: dict[str, list[int]] = {}
    for seq, where, size, _ in found:
        left -= size
        if size and left < 0 and seq != found[0][0]:
            old.setdefault(where, []).append(seq)
    for where, seqs in old.items():
        in_sight = {seq for (seq,) in db.execute(IN_SIGHT, (where,))}
        db.executemany("DELETE FROM entry WHERE seq = ?", [(seq,) for seq in seqs if seq not in in_sight])
