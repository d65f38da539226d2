"""The runs of the program on a database: their tags, and whether the last run ended cleanly."""

import re
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from bot.store.connection import Connection, Statement

_TAG: Final = 4
"""Random bytes of a tag: few enough that a tag and the number of a message make a nonce of less than 25 characters."""

LAST_IN_FILE: Final = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'"
LAST_ON_SERVER: Final = "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM outbox_id_seq"
"""The queries for the highest number that an outbox message ever had, in an SQLite file and on a PostgreSQL server."""

_NONCE: Final = re.compile(r"(n|[0-9a-f]{8}-)([0-9]+)")


@dataclass(frozen=True, slots=True)
class ProgramRun:
    """A run of the program.

    The nonces of its messages begin with `origin`. `served` is how many seconds all earlier runs were in service. `first` tells
    that there was no earlier run. `lost` tells that the last run did not close the file and its last writes are missing.
    """

    origin: str
    served: float
    first: bool
    lost: bool


async def begin(db: Connection, *, journal: bool) -> ProgramRun:
    """Note that the program runs on this database. `journal` tells whether the last writes are certainly in it."""
    [(served, closed)] = await db.rows("SELECT served, closed FROM service WHERE id = 1")
    [(runs,)] = await db.rows("SELECT count(*) FROM run")
    [(tables,)] = await db.rows("SELECT count(*) FROM game_table")
    tag = token_hex(_TAG)
    await db.run(
        Statement("INSERT INTO run (tag) VALUES (?)", (tag,)), Statement("UPDATE service SET closed = 0 WHERE id = 1")
    )
    return ProgramRun(f"{tag}-", served, first=not runs and not tables, lost=not closed and not journal)


async def knows(db: Connection, nonce: str, highest_number_query: str) -> bool:
    """Whether a nonce belongs to a message of this database.

    `highest_number_query` is the query for the highest number that a message ever had.
    """
    found = _NONCE.fullmatch(nonce)
    if found is None:
        return False
    origin, number = found[1], int(found[2])
    [(last,)] = await db.rows(highest_number_query)
    of_ours = origin == "n" or await db.rows("SELECT 1 FROM run WHERE tag = ?", (origin[:-1],))
    return bool(of_ours) and number <= last
