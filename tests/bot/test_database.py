"""An SQLite file: brought up to date by numbered files, written in groups, each change whole."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.adapters.discord import unanswered
from bot.adapters.web import database as web
from bot.runtime.migrations import TooNew
from bot.runtime.outages import is_outage
from bot.runtime.sqlite_file import SqliteFile, compact
from bot.store import sqlite as store

FILES = {"main": store.SCHEMA, "web": web.SCHEMA, "discord": unanswered.SCHEMA}


def columns(path: Path) -> dict[str, list[str]]:
    """The columns of each table of a file."""
    with closing(sqlite3.connect(path)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in tables}


def names(folder: Path) -> list[str]:
    """The names of the files of a folder."""
    return sorted(file.name for file in folder.iterdir())


def of_version(path: Path, schema: Path, version: int) -> Path:
    """A file as the program of that version made it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for step in sorted(schema.glob("*.sql"))[:version]:
            db.executescript(step.read_text("utf-8"))
        db.execute(f"PRAGMA user_version = {version}")
    return path


@pytest.mark.parametrize("schema", FILES.values(), ids=FILES)
async def test_every_file_is_brought_up_to_date_from_each_of_its_versions(tmp_path: Path, schema: Path) -> None:
    await (await SqliteFile.open(tmp_path / "new.sqlite3", schema)).close()
    with closing(sqlite3.connect(tmp_path / "new.sqlite3")) as db:
        (newest,) = db.execute("PRAGMA user_version").fetchone()
    assert newest > 0
    for version in range(newest):
        path = of_version(tmp_path / f"{version}.sqlite3", schema, version)
        await (await SqliteFile.open(path, schema)).close()
        assert columns(path) == columns(tmp_path / "new.sqlite3")


@pytest.mark.parametrize("schema", FILES.values(), ids=FILES)
async def test_a_file_of_a_newer_program_is_refused_and_left_as_it_is(tmp_path: Path, schema: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(TooNew):
        await SqliteFile.open(path, schema)
    assert columns(path) == {}


@pytest.mark.parametrize("schema", FILES.values(), ids=FILES)
async def test_a_copy_of_a_file_is_kept_before_it_is_brought_up_to_date(
    tmp_path: Path, schema: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    path, copy = of_version(tmp_path / "old.sqlite3", schema, 1), tmp_path / "old.sqlite3.version-1"
    before = columns(path)
    await (await SqliteFile.open(path, schema)).close()
    grown = columns(path) != before
    assert copy.exists() == grown == (len([name for name in names(schema) if name.endswith(".sql")]) > 1)
    if grown:
        assert columns(copy) == before
        assert f"a copy of its old state stays in {copy}" in caplog.text, "it may be deleted once all is well"
        assert copy.stat().st_mode & 0o077 == 0, "private tiles and nicknames are in it"
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (1,)
    files = names(tmp_path)
    await (await SqliteFile.open(path, schema)).close()
    assert names(tmp_path) == files, "nothing is copied where nothing changes"


async def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    schema = tmp_path / "schema"
    schema.mkdir()
    (schema / "0001_good.sql").write_text("CREATE TABLE good (id INTEGER);")
    (schema / "0002_bad.sql").write_text("CREATE TABLE half (id INTEGER); CREATE TABLE good (id INTEGER);")
    with pytest.raises(sqlite3.OperationalError):
        await SqliteFile.open(tmp_path / "file.sqlite3", schema)
    assert columns(tmp_path / "file.sqlite3") == {"good": ["id"]}
    (schema / "0002_bad.sql").write_text("CREATE TABLE half (id INTEGER);")
    await (await SqliteFile.open(tmp_path / "file.sqlite3", schema)).close()
    assert columns(tmp_path / "file.sqlite3") == {"good": ["id"], "half": ["id"]}


async def test_works_that_wait_share_a_transaction_and_one_that_fails_takes_none_with_it(tmp_path: Path) -> None:
    schema = tmp_path / "schema"
    schema.mkdir()
    (schema / "0001_number.sql").write_text("CREATE TABLE number (id INTEGER PRIMARY KEY);")
    database = await SqliteFile.open(tmp_path / "file.sqlite3", schema)
    begun: list[str] = []
    await database.run(lambda db: db.set_trace_callback(lambda sql: begun.append(sql) if "BEGIN" in sql else None))

    def add(number: int) -> "asyncio.Future[object]":
        return asyncio.ensure_future(database.write(lambda db: db.execute("INSERT INTO number VALUES (?)", (number,))))

    await asyncio.gather(*map(add, range(10)))
    assert len(begun) == 1
    results = await asyncio.gather(*map(add, (10, 3, 11)), return_exceptions=True)
    assert [isinstance(result, sqlite3.IntegrityError) for result in results] == [False, True, False]
    assert [row[0] for row in await database.rows("SELECT id FROM number ORDER BY id")] == list(range(12))
    await database.close()


async def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path) -> None:
    """SQLite itself would go on, to where nobody finds it again."""
    path, away = tmp_path / "games.sqlite3", tmp_path / "away.sqlite3"
    database = await SqliteFile.open(path, web.SCHEMA)

    async def write() -> None:
        await database.write(lambda db: db.execute("UPDATE meta SET version = version + 1"))

    await write()
    path.rename(away)
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError, match="was moved, deleted or replaced") as refused:
            await write()
        assert is_outage(refused.value)
        path.write_bytes(b"")  # the second time another file is there
    away.replace(path)
    await write()
    assert await database.rows("SELECT version FROM meta") == [(2,)]
    await database.close()


async def test_what_was_deleted_before_an_update_leaves_no_trace(tmp_path: Path) -> None:
    path = of_version(tmp_path / "old.sqlite3", web.SCHEMA, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = OFF")
        rows = [(f"person{number}", "Wilhelmina" * 20, b"", "en") for number in range(100)]
        db.executemany("INSERT INTO identity VALUES (?, ?, ?, ?)", rows)
        db.execute("DELETE FROM identity")
    assert b"Wilhelmina" in path.read_bytes()
    await (await SqliteFile.open(path, web.SCHEMA)).close()
    assert b"Wilhelmina" not in path.read_bytes()


@pytest.mark.parametrize(("megabytes", "given_back"), [(30, True), (5, False)])
async def test_free_space_is_given_back_at_the_start_where_it_is_much(
    tmp_path: Path, megabytes: int, given_back: bool
) -> None:
    path = tmp_path / "web.sqlite3"
    database = await SqliteFile.open(path, web.SCHEMA)
    for _ in range(megabytes):
        await database.write(
            lambda db: db.execute("INSERT INTO recovery VALUES (hex(randomblob(8)), zeroblob(1000000), x'')")
        )
    await database.write(lambda db: db.execute("DELETE FROM recovery"))
    await database.close()
    before = path.stat().st_size
    assert before > megabytes * 1_000_000, "nothing is rewritten while the program runs"
    database = await SqliteFile.open(path, web.SCHEMA)
    assert (path.stat().st_size < 1_000_000) == given_back
    await database.close()


async def test_a_file_that_cannot_be_rewritten_is_used_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(tmp_path / "full.sqlite3", isolation_level=None)) as db:
        db.execute("CREATE TABLE t (x)")
        db.execute("INSERT INTO t VALUES (zeroblob(30000000))")
        db.execute("DELETE FROM t")
        db.execute("BEGIN")  # no file can be rewritten in a transaction
        compact(db)
        assert db.execute("PRAGMA freelist_count").fetchone()[0] > 1000
    assert "free space was not given back" in caplog.text
