"""`backup` and `restore`: what was acknowledged is in a backup of the running program, and it goes on from there."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.__main__ import main
from bot.operations.backup import back_up, restore
from bot.runtime.failure import Failure
from bot.settings import Settings
from tests.adapters.web_client import Browser, Page
from tests.damaged import damage
from tests.logged import records
from tests.shared import served

MOVES = 6


def settings(folder: Path) -> Settings:
    return Settings(database=folder / "games.sqlite3", web_port=0)


@asynccontextmanager
async def window(folder: Path, before: Browser | None = None) -> AsyncIterator[tuple[Browser, Page]]:
    """A window of Ann at a run of the program; with the browser `before` they come in as the same person."""
    async with served(settings(folder)) as now, Browser(now.chats["web"].how_to_find.split()[1], before) as browser:
        yield browser, await (browser.open("ann", rooms=()) if before else browser.enter("Ann"))


async def on_turn(page: Page) -> None:
    """Wait until it is Ann's turn in the game against the computer."""
    while not (await page.next("entry"))["entry"].get("table", {}).get("turn"):
        pass


async def play(page: Page, number: int) -> str:
    """Ask for a hint, play it, and wait until it is Ann's turn again; returns the move."""
    await page.line("/hint", room=page.own, id_=f"hint-{number:04}")
    command = ""
    while not command.startswith("/play #1 "):
        buttons = (await page.next("entry"))["entry"].get("buttons") or [["", ""]]
        command = buttons[0][1]
    await page.line(command, room=page.own, id_=f"move-{number:04}")
    await on_turn(page)
    return command.removeprefix("/play #1 ")


def played(folder: Path) -> list[str]:
    with closing(sqlite3.connect(settings(folder).database)) as db:
        return [text for (text,) in db.execute("SELECT text FROM log WHERE seat > 0 ORDER BY ply")]


async def test_every_move_acknowledged_before_a_backup_is_in_it_and_the_bot_speaks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The backup is made while lines are coming in; the game goes on in another place."""
    old, new, archive = tmp_path / "old", tmp_path / "new", tmp_path / "backup.zip"
    old.mkdir()
    new.mkdir()
    async with window(old) as (ann, page), Browser(ann.origin) as another:
        ben = await another.enter("Ben")
        await page.line("/challenge computer beginner summy", room=page.own, id_="client-0001")
        await on_turn(page)
        acknowledged = [await play(page, number) for number in range(MOVES)]
        talking = asyncio.create_task(talk(ben))
        await asyncio.to_thread(back_up, settings(old), archive)
        talking.cancel()
        await page.line("after the backup", id_="client-0002")
        await page.next("ack")
    with caplog.at_level(logging.WARNING, logger="bot"):
        restored = await asyncio.to_thread(restore, settings(new), archive)
        async with window(new, ann) as (_, page):
            assert "/challenge computer beginner summy" in page.texts()
            assert [move for move in acknowledged if move not in played(new)] == []
            assert "after the backup" not in page.texts()
            assert await play(page, MOVES) in played(new)
    assert (restored, records(caplog)) == ([], []), "the files belong together, and nothing is missing"


def contents(folder: Path) -> dict[str, bytes]:
    """The files of the database in a folder."""
    return {path.name: path.read_bytes() for path in folder.glob("games*")}


async def talk(page: Page) -> None:
    """Say one thing after the other in the lobby."""
    for number in count():
        await page.line(f"well {number}", id_=f"talk-{number:05}")
        await page.next("ack")


async def test_a_backup_goes_back_over_what_was_there_and_nothing_is_thrown_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(settings(tmp_path).database))
    archive = str(tmp_path / "backup.zip")
    async with window(tmp_path) as (ann, page):
        await page.line("/challenge anyone kakuro")
        await page.next("entry")
        assert main(["backup", archive]) == 0
        assert main(["restore", archive]) == 1, "a program runs on the files"
    async with window(tmp_path, ann) as (_, page):
        await page.line("after the backup", id_="client-0002")
        await page.next("ack")
    assert "stop Summarum first" in capsys.readouterr().err
    assert main(["restore", archive]) == 0
    kept = sorted(name for name in contents(tmp_path) if ".replaced-" in name)
    assert [name.partition(".replaced-")[0] for name in kept] == ["games-web.sqlite3", "games.sqlite3"]
    async with window(tmp_path, ann) as (_, page):
        assert "/challenge anyone kakuro" in page.texts()
        assert "after the backup" not in page.texts()
    with closing(sqlite3.connect(tmp_path / kept[0])) as db:
        assert db.execute("SELECT count(*) FROM entry WHERE spans LIKE '%after the backup%'").fetchone() == (1,)


async def test_a_page_that_was_open_sees_what_was_restored_and_what_comes(tmp_path: Path) -> None:
    """It has seen later messages, whose numbers must not come again."""
    archive = tmp_path / "backup.zip"
    async with window(tmp_path) as (ann, page):
        await page.line("before the backup", id_="client-0001")
        before = (await page.next("ack"))["entry"]
        await asyncio.to_thread(back_up, settings(tmp_path), archive)
        for number in range(2, 6):
            await page.line("after the backup", id_=f"client-{number:04}")
            seen = (await page.next("ack"))["entry"]
    await asyncio.to_thread(restore, settings(tmp_path), archive)
    async with served(settings(tmp_path)) as now, Browser(now.chats["web"].how_to_find.split()[1], ann) as browser:
        page = await browser.open("ann", rooms=("#lobby", page.own), since=seen["v"])
        [again] = [entry for entry in page.welcome["entries"] if entry["id"] == before["id"]]
        assert again["spans"] == before["spans"]
        await page.line("anew", id_="client-0009")
        anew = (await page.next("ack"))["entry"]
        assert anew["id"] > seen["id"]
        assert anew["v"] > again["v"] > seen["v"]


async def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with window(tmp_path):
        pass
    whole, part = tmp_path / "whole.zip", tmp_path / "part.zip"
    back_up(settings(tmp_path), whole)
    part.write_bytes(whole.read_bytes()[:-100])
    with ZipFile(tmp_path / "other.zip", "w") as pack:
        pack.writestr("../games.sqlite3", b"")
    with ZipFile(tmp_path / "damaged.zip", "w") as pack:
        pack.writestr("games.sqlite3", b"SQLite format 3\0" + b"x" * 5_000)
    (tmp_path / "text.zip").write_text("no archive")
    before = contents(tmp_path)
    for name in ("part.zip", "other.zip", "damaged.zip", "text.zip", "missing.zip"):
        with pytest.raises(Failure) as refused:
            restore(settings(tmp_path), tmp_path / name)
        assert name in str(refused.value)
    with pytest.raises(Failure, match="is not a file: name the file of a backup"):
        restore(settings(tmp_path), tmp_path)
    for taken in (whole, settings(tmp_path).database):
        with pytest.raises(Failure, match="exists already"):
            back_up(settings(tmp_path), taken)
    with pytest.raises(Failure, match="nothing to back up"):
        back_up(settings(tmp_path / "nowhere"), tmp_path / "new.zip")
    assert contents(tmp_path) == before


@pytest.mark.parametrize("table", ["log", "entry"])
async def test_a_damaged_database_is_told_and_not_backed_up(tmp_path: Path, table: str) -> None:
    """A page of a file is overwritten that the program may not read for long."""
    async with window(tmp_path):
        pass
    chosen = settings(tmp_path)
    path = chosen.database if table == "log" else chosen.web_database
    damage(path, table)
    with pytest.raises(Failure, match=rf"{path.name} is damaged, so nothing was backed up; .* restore the newest"):
        back_up(chosen, tmp_path / "backup.zip")
    assert not list(tmp_path.glob("*backup.zip*"))  # noqa: ASYNC240


async def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async with window(tmp_path):
        pass
    with closing(sqlite3.connect(settings(tmp_path).database)) as db:
        db.execute("PRAGMA user_version = 999")
    back_up(settings(tmp_path), tmp_path / "newer.zip")
    with pytest.raises(Failure, match="newer version"):
        restore(settings(tmp_path), tmp_path / "newer.zip")
