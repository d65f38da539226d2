"""The tables of the web chat's file, and the steps that bring an older file up to date."""

import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import aiosqlite

SCHEMA = """
CREATE TABLE meta (instance TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
CREATE TABLE identity (
    id TEXT PRIMARY KEY, nick TEXT NOT NULL UNIQUE, name TEXT NOT NULL, digest BLOB NOT NULL, locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
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

_AREAS = "ALTER TABLE entry ADD COLUMN areas TEXT;"

# Whoever is known keeps the old id, which was the nickname: the other database knows them by it, and no transaction spans
# both files. It goes with everything else of theirs when they are forgotten. Lines that failed were answered with an error.
_OPAQUE_IDS = """
CREATE TABLE person (
    id TEXT PRIMARY KEY, nick TEXT NOT NULL UNIQUE, name TEXT NOT NULL, digest BLOB NOT NULL, locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO person (id, nick, name, digest, locale) SELECT id, id, name, digest, locale FROM identity;
DROP TABLE identity;
ALTER TABLE person RENAME TO identity;
CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO leader (room, person) SELECT room, author FROM (
    SELECT room, author, min(seq) FROM entry WHERE author IN (SELECT id FROM identity) AND room LIKE '#%' GROUP BY room
) WHERE room <> '#lobby';
DELETE FROM waiting WHERE tries > 0;
"""

STEPS = (SCHEMA, _AREAS, _OPAQUE_IDS)
"""What leads from each version to the next; a new file begins with the first alone, and has the newest version then."""


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

    Returns what tells this file from all others; raises NewerDatabaseError.
    """
    newest = len(STEPS)
    [(version,)] = await db.execute_fetchall("PRAGMA user_version")
    if version > newest:
        raise NewerDatabaseError(f"{path} was written by a newer version of this program")
    if version == 0:
        made = f"{SCHEMA} INSERT INTO meta VALUES ('{token_hex(4)}', 0);"
        await db.executescript(f"BEGIN IMMEDIATE; {made} PRAGMA user_version = {newest}; COMMIT")
    elif version < newest:
        # What was deleted before this version is still in free pages: only rewriting the file takes it away.
        await db.execute("VACUUM")
        await db.executescript(f"BEGIN IMMEDIATE; {' '.join(STEPS[version:])} PRAGMA user_version = {newest}; COMMIT")
    [(instance,)] = await db.execute_fetchall("SELECT instance FROM meta")
    return str(instance)
