"""Damages a database file, as a failing disk does."""

import sqlite3
from contextlib import closing
from pathlib import Path


def damage(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(sqlite3.connect(path)) as db:
        query = "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master WHERE name = ?"
        [(page, size)] = db.execute(query, (table,))
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
