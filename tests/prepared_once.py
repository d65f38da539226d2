"""Makes the program read each file of texts and of schemas, and make each empty database, once in a process.

That saves 0.3 s at every further start in the process, and 15 ms for every further database.
"""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.chat import text
from bot.runtime import migrations, sqlite_file
from bot.runtime.files import make_private
from bot.settings import DATA

_bundle = text._bundle
_connect = sqlite_file._connect
_unseen = migrations.unseen
_OURS = Path(sqlite_file.__file__).parents[1]


@cache
def own_bundle(folder: Path) -> FluentBundle:
    """The texts of one of the program's own languages."""
    return _bundle(folder)


def bundle(folder: Path) -> FluentBundle:
    """The texts of a language; a test may change those in a folder of its own."""
    return (own_bundle if folder.is_relative_to(DATA) else _bundle)(folder)


@cache
def own_steps(schema: Path) -> tuple[tuple[int, str], ...]:
    """The files of one of the program's own schemas."""
    return tuple(_unseen(schema, 0))


def unseen(schema: Path, seen: int) -> list[tuple[int, str]]:
    """The files of a schema that a database lacks; a test may have schemas of its own."""
    if not schema.is_relative_to(_OURS) or seen > len(own_steps(schema)):
        return _unseen(schema, seen)
    return list(own_steps(schema)[seen:])


@cache
def made(schema: Path) -> bytes:
    """The file of a database with this schema and nothing in it, which has a write-ahead log."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        sqlite_file.migrate(db, schema, Path("a database in memory"))
        content = bytearray(db.serialize())
    content[18:20] = b"\2\2"  # as `PRAGMA journal_mode = WAL` writes it
    return bytes(content)


def connect(path: Path, schema: Path, patience: float) -> sqlite3.Connection:
    """Put the database that was made before into a file that is new, then connect to it as the program does."""
    is_new = not path.exists() and schema.is_relative_to(_OURS)
    if is_new and not any(Path(f"{path}{ending}").exists() for ending in ("-wal", "-journal")):
        make_private(path)
        path.write_bytes(made(schema))
    return _connect(path, schema, patience)


vars(text)["_bundle"] = bundle
vars(text)["FluentResource"] = cache(FluentResource)  # the same text gives the same resource
vars(sqlite_file)["unseen"] = unseen
vars(sqlite_file)["_connect"] = connect
