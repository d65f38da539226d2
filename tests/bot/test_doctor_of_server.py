"""The findings of `doctor` about a PostgreSQL server, and backups of the web chat beside it."""

import re
from pathlib import Path

import pytest

from bot.operations.backup import back_up, back_up_command, restore, restore_command
from bot.operations.doctor import look
from bot.runtime.failure import Failure
from bot.settings import Settings
from tests.postgres import Server
from tests.shared import talk
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


def settings(folder: Path, url: str = "") -> Settings:
    return Settings(database=folder / "games.sqlite3", database_url=url, web_port=0)


async def together(chosen: Settings) -> str:
    """The line about both databases."""
    return next(finding.line for finding in [one async for one in look(chosen)] if finding.subject == "both databases")


async def test_the_web_chat_beside_a_server_is_backed_up_alone_and_looked_at(
    database: PostgresPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen, before, after = settings(tmp_path, database.url), tmp_path / "before.zip", tmp_path / "after.zip"
    with pytest.raises(Failure, match=r"nothing to back up\. The games are on a PostgreSQL server: .* pg_dump\.$"):
        back_up(chosen, before)
    await talk(chosen, "Ann", "/help")
    assert back_up_command(chosen, before) == 0
    await talk(chosen, "Ben", "/challenge computer summy beginner")
    back_up(chosen, after)
    assert "back them up with pg_dump" in capsys.readouterr().out
    assert await together(chosen) == "ok     both databases: they belong together"
    assert restore_command(chosen, before) == 0
    assert "restore them with pg_restore" in capsys.readouterr().out
    assert "does not know most people of the web chat" in await together(chosen)
    chosen.web_database.unlink()
    assert "games-web.sqlite3 is missing" in await together(chosen)
    restore(chosen, after)
    assert await together(chosen) == "ok     both databases: they belong together"
    await database.sql("DELETE FROM run")
    assert "they do not belong together" in await together(chosen)


async def test_a_backup_with_games_and_one_without_are_told_apart(tmp_path: Path) -> None:
    in_file, on_server = settings(tmp_path), settings(tmp_path, "postgresql://ann:secret@localhost/games")
    await talk(in_file, "Ann", "/help")
    back_up(in_file, tmp_path / "both.zip")
    back_up(on_server, tmp_path / "web.zip")
    with pytest.raises(Failure, match=r"both\.zip holds games in a file: remove DATABASE_URL first\.$"):
        restore(on_server, tmp_path / "both.zip")
    with pytest.raises(Failure, match=r"web\.zip holds only a web chat .*: set DATABASE_URL first\.$"):
        restore(in_file, tmp_path / "web.zip")
