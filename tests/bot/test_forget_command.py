"""`python -m bot forget`: a person who asked the operator for it is erased while the program is stopped."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.backup import erased_since, restore
from tests.adapters.web_client import Browser
from tests.adapters.web_stage import until
from tests.bot.test_backup import settings
from tests.shared import served

NAME = "Zacharias"
NUMBERS = count(1000)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the databases, which the settings name."""
    monkeypatch.setenv("DATABASE_PATH", str(settings(tmp_path).database))
    return tmp_path


async def played(folder: Path) -> None:
    """Somebody with a rare name plays in the lobby, alone in private, and asks for another game; then the program ends."""
    async with served(settings(folder)) as now, Browser(now.chats["web"].how_to_find.split()[1]) as browser:
        zach, ann = await browser.enter(NAME), await browser.enter("Ann")
        await zach.line("hello from me", id_="client-0001")
        await ann.line(f"/challenge @{NAME} kakuro", id_="client-0001")
        await until(zach, "will you play")
        await zach.line("/accept #1", id_="client-0002")
        await until(ann, "begins at table #1")
        await zach.line("/challenge computer beginner summy", room=zach.own, id_="client-0003")
        await until(zach, "table #2")
        await zach.line("/challenge anyone summy", id_="client-0004")
        await until(ann, "(table #3")


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


async def forget(*whom: str) -> int:
    return await asyncio.to_thread(main, ["forget", *whom])


def bytes_of(folder: Path) -> bytes:
    """All bytes of the databases, in lower case."""
    return b"".join(path.read_bytes() for path in sorted(folder.glob("games*"))).lower()


async def test_nothing_changes_until_the_operator_is_sure(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await played(home)
    assert await forget(NAME) == 1
    said = capsys.readouterr().out
    assert f"This erases {NAME} (web/" in said
    assert "gives up #1, #2, #3" in said
    assert "add --yes" in said
    assert NAME.lower().encode() in bytes_of(home)
    assert ("running",) in rows(settings(home).database, "SELECT phase FROM game_table")


async def test_a_person_is_erased_by_their_nickname_and_games_are_kept(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(home)
    assert await forget(f"@{NAME.upper()}", "--yes") == 0
    assert f"Erased {NAME} (web/" in capsys.readouterr().out
    assert NAME.lower().encode() not in bytes_of(home), "in no file, before the program runs again"
    assert rows(settings(home).database, "SELECT phase FROM game_table ORDER BY id") == [("over",), ("over",), ("off",)]
    assert rows(settings(home).database, "SELECT count(*) FROM seat WHERE name = 'N. N.'") == [(3,)]
    async with served(settings(home)) as now, Browser(now.chats["web"].how_to_find.split()[1]) as browser:
        page = await browser.enter(NAME)
        await page.line("/help", id_="client-0001")
        await until(page, "/challenge")
    assert await forget(NAME.lower()) == 1, "somebody else has the nickname now"


async def test_everything_a_person_was_owed_goes_with_the_next_start(home: Path) -> None:
    await played(home)
    [(person,)] = rows(settings(home).web_database, f"SELECT id FROM identity WHERE name = '{NAME}'")
    assert await forget(f"web/{person}", "--yes") == 0
    owed = {*rows(settings(home).database, "SELECT id FROM outbox")}
    assert owed
    async with served(settings(home)) as now, Browser(now.chats["web"].how_to_find.split()[1]) as browser:
        page = await browser.enter("Ben")
        while owed & {*rows(settings(home).database, "SELECT id FROM outbox")}:
            await page.line("/help", id_=f"client-{next(NUMBERS)}")
            await until(page, "/challenge")
    assert rows(settings(home).web_database, f"SELECT count(*) FROM entry WHERE room = '@{person}'") == [(0,)]


async def test_who_is_not_known_is_not_erased(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await played(home)
    for whom, told in (
        ("Trillian", "Nobody in the web chat is called Trillian."),
        ("telegram/12345", "telegram/12345 is not known here."),
        ("irc/12345", "irc is no platform"),
    ):
        assert await forget(whom, "--yes") == 1
        assert told in capsys.readouterr().err


async def test_the_program_may_not_be_running(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with served(settings(home)):
        assert await forget(NAME, "--yes") == 1
    assert "is in use; stop Summarum first." in capsys.readouterr().err


async def test_all_accounts_of_a_person_are_erased(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await played(home)
    with closing(sqlite3.connect(settings(home).database, isolation_level=None)) as db:
        db.execute(
            "INSERT INTO account SELECT 'telegram', '12345', person, 'Zed' FROM account WHERE id IN"
            " (SELECT account FROM seat WHERE name = ?)",
            (NAME,),
        )
    assert await forget("telegram/12345", "--yes") == 0
    assert "(telegram/12345, with 1 linked)" in capsys.readouterr().out
    assert NAME.lower().encode() not in bytes_of(home)
    assert rows(settings(home).database, "SELECT count(*) FROM account WHERE id = '12345'") == [(0,)]


async def test_whoever_was_erased_since_a_backup_is_named_when_it_is_restored(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(home)
    archive = home / "backup.zip"
    assert await asyncio.to_thread(main, ["backup", str(archive)]) == 0
    [(person,)] = rows(settings(home).web_database, f"SELECT id FROM identity WHERE name = '{NAME}'")
    assert await asyncio.to_thread(main, ["restore", str(archive)]) == 0
    said = capsys.readouterr().out
    assert "Whoever was erased after that backup is in it again." in said
    assert "Erase again" not in said, "nobody was"
    assert await forget(NAME, "--yes") == 0
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["restore", str(archive)]) == 0
    said = capsys.readouterr().out
    assert said.count("Erase again") == 1
    assert f"Erase again: .venv/bin/python -m bot forget web/{person} --yes\n" in said
    assert await forget(f"web/{person}", "--yes") == 0


async def test_a_backup_restored_over_another_installation_names_nobody(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(home)
    archive, there = home / "backup.zip", tmp_path / "there"
    assert await asyncio.to_thread(main, ["backup", str(archive)]) == 0
    there.mkdir()
    async with served(settings(there)):
        pass
    with closing(sqlite3.connect(settings(there).web_database, isolation_level=None)) as db:
        db.execute("UPDATE meta SET instance = 'another'")  # the files of tests are copies of one
    replaced = await asyncio.to_thread(restore, settings(there), archive)
    assert len(replaced) == 2
    assert erased_since(settings(there), replaced) == ()
