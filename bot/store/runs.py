"""The runs of the program on a database: what tells them apart, and whether the one before came to an orderly end."""

import re
import sqlite3
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

_TAG: Final = 4
"""Random bytes of a tag: with the number of a message behind it a nonce stays below 25 characters."""

_NONCE: Final = re.compile(r"(n|[0-9a-f]{8}-)([0-9]+)")


@dataclass(frozen=True, slots=True)
class Run:
    """A run of the program.

    `origin` begins the nonces of its messages; `served` is how many seconds all earlier runs were in service. There was none
    before the `first`. `lost`: the run before did not close the file, and what it wrote last is missing.
    """

    origin: str
    served: float
    first: bool
    lost: bool


def begin(db: sqlite3.Connection, *, journal: bool) -> Run:
    """Note that the program runs on this database; `journal` says whether its -wal file was there before it was opened."""
    db.execute("BEGIN IMMEDIATE")
    served, closed = db.execute("SELECT served, closed FROM service WHERE id = 1").fetchone()
    (runs,) = db.execute("SELECT count(*) FROM run").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM game_table").fetchone()
    tag = token_hex(_TAG)
    db.execute("INSERT INTO run (tag) VALUES (?)", (tag,))
    db.execute("UPDATE service SET closed = 0 WHERE id = 1")
    db.execute("COMMIT")
    # the mark has to be in the file itself: if the -wal file is lost, so is everything in it
    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    return Run(f"{tag}-", served, first=not runs and not tables, lost=not closed and not journal)


def end(db: sqlite3.Connection) -> None:
    """Note that the file is closed in order, unless somebody else is writing just now."""
    db.execute("PRAGMA busy_timeout = 0")
    db.execute("UPDATE service SET closed = 1 WHERE id = 1")


def knows(db: sqlite3.Connection, nonce: str) -> bool:
    """Whether a nonce is of a run of this database and of a message it has numbered."""
    found = _NONCE.fullmatch(nonce)
    if found is None:
        return False
    origin, number = found[1], int(found[2])
    (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'").fetchone()
    of_ours = origin == "n" or db.execute("SELECT 1 FROM run WHERE tag = ?", (origin[:-1],)).fetchone()
    return bool(of_ours) and number <= last
