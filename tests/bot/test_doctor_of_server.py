"""The findings of `doctor` about a PostgreSQL server."""

import re
from pathlib import Path

import pytest

from bot.operations.doctor import look
from bot.settings import Settings
from tests.postgres import Server
from tests.stores import PostgresPlace

pytestmark = pytest.mark.postgres


async def found(folder: Path, url: str) -> str:
    """The line about the database at an address."""
    settings = Settings(database=folder / "games.sqlite3", database_url=url)
    return next(finding.line for finding in [one async for one in look(settings)] if finding.subject == "database")


async def test_the_doctor_looks_at_the_server(database: PostgresPlace, tmp_path: Path, postgres: Server) -> None:
    [(server,)] = await database.sql("SHOW server_version")
    there = rf"ok     database: test_\d+ on \S+ answers, PostgreSQL {server.split()[0]}, [\d.]+ MB, version \d+"
    assert re.fullmatch(there, await found(tmp_path, database.url))
    assert "empty: the first start creates its tables" in await found(tmp_path, postgres.url("postgres"))
    away = await found(tmp_path, f"postgresql://ann:secret@/games?host={tmp_path}")
    assert away.startswith("wrong  database: The database games on ")
    assert away.endswith("Check DATABASE_URL and the server.")
    assert "secret" not in away
    assert "no server answers there" in away


async def test_the_doctor_tells_which_right_a_user_of_the_server_lacks(database: PostgresPlace, tmp_path: Path) -> None:
    guest = database.url.replace("summarum@", "guest@")

    await database.sql("CREATE ROLE guest LOGIN")
    try:
        lacking = await found(tmp_path, guest)
        assert lacking.startswith("wrong  database: ")
        assert "its user may not make tables (GRANT CREATE ON SCHEMA public TO guest)" in lacking
        await database.sql("GRANT CREATE ON SCHEMA public TO guest")
        assert "its user may not read and write " in await found(tmp_path, guest)
        await database.sql("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest")
        assert (await found(tmp_path, guest)).startswith("ok     database: ")
        await database.sql("REVOKE ALL ON SCHEMA public FROM public, guest")
        assert "it has no schema that its user may use" in await found(tmp_path, guest)
    finally:
        await database.sql("DROP OWNED BY guest")
        await database.sql("DROP ROLE guest")
