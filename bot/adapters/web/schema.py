"""The tables of the web chat's memory."""

import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import aiosqlite

SCHEMA_VERSION = 2
SCHEMA = """
CREATE TABLE meta (instance TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
CREATE TABLE identity (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, digest BLOB NOT NULL, locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT,
    areas TEXT
) STRICT;
CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);
CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
) STRICT;
CREATE INDEX picture_entry ON picture (entry);
CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;
CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;
CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;
"""


class NewerDatabaseError(Exception):
    """The file was written by a newer version of the program."""


def newest_nonce(path: Path) -> str | None:
    """The nonce of the message that was kept last; None where there is none. Raises sqlite3.Error if it cannot be read."""
    with closing(sqlite3.connect(path)) as db:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'nonce_seen'").fetchone() is None:
            return None
        found = db.execute("SELECT nonce FROM nonce_seen ORDER BY id DESC LIMIT 1").fetchone()
        return None if found is None else str(found[0])


async def prepare(db: aiosqlite.Connection, path: Path) -> str:
    """Make the tables in a new file, bring an older one up to date, refuse a newer one.

    Returns what tells this file from all others.
    """
    [(version,)] = await db.execute_fetchall("PRAGMA user_version")
    if version > SCHEMA_VERSION:
        raise NewerDatabaseError(f"{path} was written by a newer version of this program")
    if version == 0:
        await db.executescript(
            f"BEGIN IMMEDIATE; {SCHEMA} INSERT INTO meta VALUES ('{token_hex(4)}', 0);"
            f" PRAGMA user_version = {SCHEMA_VERSION}; COMMIT"
        )
    if version == 1:
        await db.executescript(
            "BEGIN IMMEDIATE; ALTER TABLE entry ADD COLUMN areas TEXT; PRAGMA user_version = 2; COMMIT"
        )
    [(instance,)] = await db.execute_fetchall("SELECT instance FROM meta")
    return str(instance)
