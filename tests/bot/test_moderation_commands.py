"""The operator's commands about people in the web chat, while the program runs and while it does not."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.adapters.web import identity_changes
from tests.adapters.web_client import Browser, Page
from tests.adapters.web_stage import agree, until
from tests.bot.test_backup import settings
from tests.bot.test_forget_command import bytes_of, home, rows
from tests.shared import served

__all__ = ["home"]

OPEN = "SELECT 1 FROM game_table WHERE phase <> 'over'"
"""Finds a row while a game is not over."""


async def called(*arguments: str) -> int:
    """Call the program with a command, as from another terminal."""
    return await asyncio.to_thread(main, [*arguments])


def address(now: object) -> str:
    """The address of the web chat of a running program."""
    return str(now.chats["web"].how_to_find.split()[1])  # type: ignore[attr-defined]


async def playing(browser: Browser) -> tuple[Page, Page]:
    """Ann and Ben, who play in the lobby."""
    ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
    await agree(ann, ben, "/challenge @ben kakuro")
    await until(ann, "begins at table #1")
    return ann, ben


async def until_none(path: Path, query: str) -> None:
    """Wait until a query finds nothing in a file."""
    async with asyncio.timeout(60):
        while rows(path, query):  # noqa: ASYNC110 - nothing tells when the program changes a file
            await asyncio.sleep(0.05)


async def test_beside_the_running_program_a_ban_and_a_new_nickname_take_effect(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEB_LEADERS", "Ben")
    monkeypatch.setattr(identity_changes, "LOOK", 0.05)  # instead of five seconds
    async with served(settings(home)) as now, Browser(address(now)) as browser:
        ann, _ = await playing(browser)
        assert await called("rename", "Ben", "Igel") == 0
        assert (await ann.next("renamed"))["person"][1] == "Igel"
        assert await called("ban", "@IGEL") == 0, "the operator puts out leaders, too"
        while rows(settings(home).database, OPEN):
            await ann.next("entry")
        assert await browser.status(f"{browser.at('ben')}alive") == 403
        assert await called("unban", "igel") == 0
        assert await browser.status(f"{browser.at('ben')}alive") == 204
    said = capsys.readouterr().out
    assert "Ben is called Igel from now on." in said
    assert "Change WEB_LEADERS too" in said
    assert "Igel is banned from the web chat" in said
    assert "Igel may come into the web chat again." in said


async def test_while_the_program_is_stopped_they_take_effect_with_the_next_start(home: Path) -> None:
    async with served(settings(home)) as now, Browser(address(now)) as browser:
        await playing(browser)
    assert await called("rename", "Ben", "Bruno") == 0
    assert await called("rename", "Bruno", "Igel") == 0
    assert await called("ban", "Igel") == 0
    assert rows(settings(home).database, "SELECT phase FROM game_table") == [("running",)]
    async with served(settings(home)):
        await until_none(settings(home).database, OPEN)
        await until_none(settings(home).web_database, "SELECT 1 FROM identity WHERE changed > 0")
    assert rows(settings(home).database, "SELECT DISTINCT name FROM seat ORDER BY name") == [("Ann",), ("Igel",)]
    assert rows(settings(home).web_database, "SELECT seq FROM entry WHERE spans LIKE '%Ben%' OR name = 'Ben'") == []


@pytest.mark.parametrize("running", [True, False])
async def test_new_words_bring_a_nickname_back_and_the_old_ones_do_not(
    home: Path, capsys: pytest.CaptureFixture[str], *, running: bool
) -> None:
    async with served(settings(home)) as now, Browser(address(now)) as browser:
        ben = await browser.enter("Ben")
        old = await browser.new_phrase("ben")
        if running:
            assert await called("words", "Ben") == 0
    if not running:
        assert await called("words", f"web/{ben.person}") == 0
    new = capsys.readouterr().out.strip().rpartition(": ")[2]
    assert len(new.split()) == 5
    async with served(settings(home)) as now, Browser(address(now)) as other:
        assert (await other.recover("Ben", old))[0] == 403
        assert (await other.recover("Ben", new))[0] == 200
    assert new.encode() not in bytes_of(home)


async def test_what_cannot_be_done_is_said_in_a_sentence(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await called("ban", "Ben") == 1
    assert "does not exist" in capsys.readouterr().err
    async with served(settings(home)) as now, Browser(address(now)) as browser:
        await playing(browser)
    for arguments, told in (
        (("ban", "Trillian"), "Nobody in the web chat is called Trillian."),
        (("rename", "Ben", "Ann"), "A nickname must be free"),
        (("rename", "Ben", "no blanks"), "A nickname has 1 to 20 letters"),
    ):
        assert await called(*arguments) == 1
        assert told in capsys.readouterr().err
    with closing(sqlite3.connect(settings(home).web_database)) as file:
        file.execute("PRAGMA user_version = 8")
    assert await called("ban", "Ben") == 1
    assert "start Summarum once" in capsys.readouterr().err
