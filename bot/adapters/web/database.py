"""The web chat's SQLite file."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.adapters.web import nicknames
from bot.runtime.sqlite_file import SqliteFile, connect_read_only, has_column

SCHEMA: Final = Path(__file__).with_name("schema")

_PATIENCE: Final = 2.0
"""Seconds to wait while another connection locks the file."""


async def open_database(path: Path) -> SqliteFile:
    """Open or create the file; raises TooNew, or sqlite3.Error if it cannot be opened."""
    database = await SqliteFile.open(path, SCHEMA, patience=_PATIENCE)
    try:
        await database.write(_note_looks)
    except BaseException:
        await database.close()
        raise
    return database


def _note_looks(db: sqlite3.Connection) -> None:
    """Fill in what nicknames look like where an older version did not."""
    for id, name in db.execute("SELECT id, name FROM identity WHERE look = ''").fetchall():
        db.execute("UPDATE identity SET look = ? WHERE id = ?", (nicknames.look(name), id))


async def instance(database: SqliteFile) -> str:
    """The random id of this file."""
    [(found,)] = await database.rows("SELECT instance FROM meta")
    return str(found)


def newest_nonce(path: Path) -> str | None:
    """The nonce of the newest message, or None. Raises sqlite3.Error if the file cannot be read."""
    if not path.exists():
        return None
    with closing(connect_read_only(path)) as db:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'nonce_seen'").fetchone() is None:
            return None
        found = db.execute("SELECT nonce FROM nonce_seen ORDER BY id DESC LIMIT 1").fetchone()
        return None if found is None else str(found[0])


def lacks_people(path: Path, met: Collection[str]) -> bool:
    """Whether a file is missing, or does not know at least half of the people with these ids, who were met in the web chat.

    Raises sqlite3.Error if the file cannot be read.
    """
    known: set[str] = set()
    if path.exists():
        with closing(connect_read_only(path)) as db:
            if has_column(db, "identity", "id"):
                known.update(id for (id,) in db.execute("SELECT id FROM identity"))
    return 0 < len(met) <= 2 * sum(id not in known for id in met)


def next_version(db: sqlite3.Connection) -> int:
    """A version higher than that of every entry."""
    [(version,)] = db.execute("UPDATE meta SET version = version + 1 RETURNING version").fetchall()
    return int(version)
