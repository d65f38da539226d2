"""Backups: copies the program's files as of one moment into an archive, and restores them."""

import os
import sqlite3
import time
from collections.abc import Collection, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from bot.adapters.web.database import SCHEMA as WEB_SCHEMA
from bot.runtime.failure import Failure
from bot.runtime.files import give_to_owner_of_folder, why_unusable
from bot.runtime.migrations import TooNew
from bot.runtime.sqlite_file import connect_read_only, has_column, version
from bot.settings import Settings
from bot.store.lock import InUse, locked
from bot.store.sqlite import SCHEMA

_GAMES: Final = "games.sqlite3"
_WEB: Final = "web.sqlite3"
"""The names of the databases in a backup."""

_SCHEMAS: Final = {_GAMES: SCHEMA, _WEB: WEB_SCHEMA}

_PATIENCE: Final = 10.0
"""Seconds that a transaction of the running program may keep a backup waiting."""

_REMEDY: Final = "stop Summarum and restore the newest backup"

_ON_SERVER: Final = "The games are on a PostgreSQL server: {}."

_BEHIND: Final = 1_000_000
"""A number larger than the messages between two backups."""

_ERASED: Final = """
    SELECT platform || '/' || id FROM account WHERE person IN (SELECT person FROM replaced.seat WHERE name = 'N. N.')
    AND person NOT IN (SELECT person FROM replaced.account)
"""
_ERASED_ON_THE_WEB: Final = """
    SELECT 'web/' || id FROM identity WHERE id NOT IN (SELECT id FROM replaced.identity)
    AND (SELECT instance FROM meta) = (SELECT instance FROM replaced.meta)
"""
"""Only being erased takes an account from a person, or a person from the web chat."""

_PARTS: Final = ("", "-wal", "-shm")
"""The endings of the file names of a database: the file itself and the files that SQLite keeps beside it."""


def _files(settings: Settings) -> dict[str, Path]:
    """The paths of the databases by their names in a backup; games on a server are in none of them."""
    games = {} if settings.database_url else {_GAMES: settings.database.resolve()}
    return games | {_WEB: settings.web_database.resolve()}


def back_up(settings: Settings, archive: Path) -> None:
    """Copy the databases as of this moment into a new archive, of games on a server only the web chat; raises Failure.

    The program may be running; it waits only while the copy begins.
    """
    if archive.exists():
        raise Failure(f"{archive} exists already; choose another name.")
    needed = settings.web_database if settings.database_url else settings.database
    if not needed.exists():
        elsewhere = f" {_ON_SERVER.format('back them up with pg_dump')}" if settings.database_url else ""
        raise Failure(f"{needed} does not exist: there is nothing to back up.{elsewhere}")
    if not archive.absolute().parent.is_dir():
        raise Failure(f"{archive.parent} is not a folder; create it first.")
    there = {name: path for name, path in _files(settings).items() if path.exists()}
    try:
        with TemporaryDirectory(dir=archive.parent, prefix=f".{archive.name}-") as folder:
            copies = [Path(folder) / name for name in there]
            with _snapshots(list(there.values())) as snapshots:
                for snapshot, copy, path in zip(snapshots, copies, there.values(), strict=True):
                    if not _copy(snapshot, copy):
                        raise Failure(f"{path} is damaged, so nothing was backed up; {_REMEDY}.")
            packed = Path(folder) / "archive"
            with ZipFile(packed, "w", ZIP_DEFLATED) as pack:
                for copy in copies:
                    pack.write(copy, copy.name)
            packed.chmod(0o600)  # it contains private tiles and nicknames
            packed.replace(archive)
            give_to_owner_of_folder(archive)
    except (sqlite3.Error, OSError) as error:
        raise Failure(f"The backup could not be made: {why_unusable(error, archive, *there.values())}.") from error


@contextmanager
def _snapshots(paths: list[Path]) -> Iterator[list[sqlite3.Connection]]:
    """Connections that see all files as of one moment, whatever is written meanwhile."""
    with ExitStack() as opened:
        readers = [opened.enter_context(closing(connect_read_only(path))) for path in paths]  # closed last
        writers = [opened.enter_context(closing(_connect(path))) for path in paths]
        for writer in writers:
            writer.execute("BEGIN IMMEDIATE")  # while all are locked, nobody writes to any
        for reader in readers:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        for writer in writers:
            writer.execute("ROLLBACK")
        yield readers


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=_PATIENCE, isolation_level=None)


def _copy(snapshot: sqlite3.Connection, path: Path) -> bool:
    """Copy a database; returns whether the copy is whole, which a damaged file's is not."""
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        snapshot.backup(copy)
        if not _is_whole(copy):
            return False
        copy.execute("PRAGMA journal_mode = DELETE")
        if path.name == _GAMES and has_column(copy, "service", "closed"):  # complete, even if the program was running
            copy.execute("UPDATE service SET closed = 1 WHERE id = 1")
    return True


def _is_whole(db: sqlite3.Connection) -> bool:
    """Whether a database is undamaged."""
    try:
        [(found,), *_] = db.execute("PRAGMA integrity_check")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return False
    return bool(found == "ok")


def restore(settings: Settings, archive: Path) -> list[Path]:
    """Restore the databases of a backup, of games on a server only the web chat; returns the new names of those there before.

    Raises Failure, with nothing changed, if the archive is not a backup of this program, is damaged or from a newer version,
    or while a program uses the files.
    """
    if not archive.is_file():
        wrong = "is not a file: name the file of a backup" if archive.exists() else "does not exist"
        raise Failure(f"{archive} {wrong}.")
    if not os.access(archive, os.R_OK):
        raise Failure(f"The user who runs this command may not read {archive}.")
    files = _files(settings)
    try:
        with ExitStack() as held, TemporaryDirectory(dir=files[_WEB].parent, prefix=".restore-") as folder:
            for path in files.values():
                held.enter_context(locked(path))
            unpacked = _unpack(archive, Path(folder), games=_GAMES in files)
            for copy in unpacked:
                _check(copy, archive)
                if copy.name == _WEB:
                    _number_anew(copy)
            kept = [new for path in files.values() for new in _set_aside(path)]
            for copy in unpacked:
                copy.chmod(0o600)
                copy.replace(files[copy.name])
                give_to_owner_of_folder(files[copy.name])
            return kept
    except InUse as error:
        raise Failure(f"{error} is in use; stop Summarum first.") from error
    except (sqlite3.Error, OSError) as error:
        raise Failure(f"The backup could not be restored: {why_unusable(error, *files.values())}.") from error


def _unpack(archive: Path, folder: Path, *, games: bool) -> list[Path]:
    """The databases of an archive, unpacked into a folder; `games` tells whether they must be among them, or must not."""
    try:
        with ZipFile(archive) as pack:
            members = pack.namelist()
            if not members or not set(members) <= set(_SCHEMAS):
                raise Failure(f"{archive} is not a backup of this program.")
            if games and _GAMES not in members:
                raise Failure(
                    f"{archive} holds only a web chat whose games are on a PostgreSQL server: set DATABASE_URL first."
                )
            if not games and _GAMES in members:
                raise Failure(f"{archive} holds games in a file: remove DATABASE_URL first.")
            return [Path(pack.extract(member, folder)) for member in members]
    except (BadZipFile, EOFError) as error:
        raise Failure(f"{archive} is not a backup of this program, or it is damaged.") from error


def _check(path: Path, archive: Path) -> None:
    """Raise Failure for a database that is damaged or from a newer version."""
    try:
        with closing(sqlite3.connect(path)) as db:
            if _is_whole(db):
                version(db, _SCHEMAS[path.name])
                return
    except TooNew as error:
        raise Failure(error.told(archive)) from error
    except sqlite3.DatabaseError:
        pass
    raise Failure(f"{archive} is damaged.")


def _number_anew(path: Path) -> None:
    """Raise the web chat's numbers above all that open pages may have seen since the backup."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE entry SET version = version + ?", (_BEHIND,))
        db.execute("UPDATE meta SET version = version + ?", (_BEHIND,))
        db.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'entry'", (_BEHIND,))


def _set_aside(path: Path) -> list[Path]:
    """Rename an existing database with its files; returns the new name, or nothing."""
    kept = path.with_name(f"{path.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    found = path.exists()
    for part in _PARTS:
        old = path.with_name(f"{path.name}{part}")
        if old.exists():
            old.rename(f"{kept}{part}")
    return [kept] if found else []


def erased_since(settings: Settings, replaced: Collection[Path]) -> tuple[str, ...]:
    """The accounts (`platform/id`) that are back with a restored backup although the replaced files know them as erased."""
    found: set[str] = set()
    for path in replaced:
        web = path.name.startswith(f"{settings.web_database.name}.")
        beside = [path.with_name(f"{path.name}{part}") for part in _PARTS]
        added = [one for one in beside if not one.exists()]  # by reading
        with (
            suppress(sqlite3.Error),
            closing(connect_read_only(settings.web_database if web else settings.database)) as db,
        ):
            db.execute("ATTACH ? AS replaced", (f"{path.resolve().as_uri()}?mode=ro",))
            found.update(row[0] for row in db.execute(_ERASED_ON_THE_WEB if web else _ERASED))
        for one in added:
            one.unlink(missing_ok=True)
    return tuple(sorted(found))


def back_up_command(settings: Settings, archive: Path) -> int:
    """Run `backup FILE`; returns the exit status, raises Failure."""
    back_up(settings, archive)
    more = (
        f" That is the web chat. {_ON_SERVER.format('back them up with pg_dump now')}" if settings.database_url else ""
    )
    print(f"Backed up to {archive} ({archive.stat().st_size / 1e6:.1f} MB).{more}")  # noqa: T201
    return 0


def restore_command(settings: Settings, archive: Path) -> int:
    """Run `restore FILE`; returns the exit status, raises Failure."""
    replaced = restore(settings, archive)
    for path in replaced:
        print(f"The previous file is kept as {path}; delete it once all is well.")  # noqa: T201
    print(f"Restored {archive}. Whoever was erased after that backup is in it again.")  # noqa: T201
    for account in erased_since(settings, replaced):
        print(f"Erase again: .venv/bin/python -m bot forget {account} --yes")  # noqa: T201
    if settings.database_url:
        print(f"That is the web chat. {_ON_SERVER.format('restore them with pg_restore')}")  # noqa: T201
    print("Then you can start Summarum.")  # noqa: T201
    return 0
