"""A full disk: pages and newcomers are told so, the log has one line, /healthz says it, and nothing that was typed is lost."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.adapters.web import chat
from tests.adapters.test_web_trouble import logged
from tests.adapters.web_client import Browser, Page
from tests.web.stand_in import StandIn

LONG = "x" * 1_900


@pytest.fixture
async def full(tmp_path: Path) -> AsyncIterator[tuple[StandIn, Browser, Page]]:
    """Ben's page in a chat whose file can get no further page, as on a full disk."""
    stand_in = StandIn(tmp_path / "web.sqlite3")
    await stand_in.chat.start()
    async with Browser(stand_in.chat.address) as browser:
        ben = await browser.enter("ben")
        await allow(stand_in, 1)
        yield stand_in, browser, ben
    await stand_in.chat.stop()


async def allow(stand_in: StandIn, pages: int) -> None:
    """Let the file have so many pages, or as many as it has already."""
    assert stand_in.chat._file is not None
    await stand_in.chat._file.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())


async def refused(page: Page, number: int) -> dict[str, object]:
    """The refusal of a line, of which a few may still find room."""
    while True:
        number += 1
        await page.line(LONG, id_=f"client-{number:04}")
        said = await page.next("refused", "ack")
        if said["type"] == "refused":
            return said


async def test_a_line_waits_at_its_page_until_it_can_be_stored(full: tuple[StandIn, Browser, Page]) -> None:
    stand_in, _, ben = full
    async with logged(logging.WARNING) as log:
        said = await refused(ben, 0)
        await refused(ben, 1_000)
        await refused(ben, 2_000)
    assert said["code"] == "unstored"
    assert "can store nothing right now" in str(said["sentence"])
    assert len([one for one in log.records if "pages are told" in one.getMessage()]) == 1
    await allow(stand_in, 100_000)
    await ben.line(LONG, id_=str(said["id"]))
    assert (await ben.next("ack"))["id"] == said["id"]


async def test_newcomers_are_told_why_they_cannot_come_in(full: tuple[StandIn, Browser, Page]) -> None:
    stand_in, browser, _ = full
    async with logged(logging.WARNING) as log:
        for number in range(100):
            status, told = await browser.claim(f"{number}-{'n' * 15}", language="de")
            if status != 200:
                break
        again, _ = await browser.claim("Otto")
    assert (status, told["code"], again) == (503, "later", 503)
    assert "nichts speichern" in told["sentence"]
    assert len(log.records) == 1
    await allow(stand_in, 100_000)
    assert (await browser.claim("Otto"))[0] == 200


async def test_health_tells_of_it_as_long_as_it_lasts(
    full: tuple[StandIn, Browser, Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in, _, ben = full
    assert stand_in.chat.trouble == ""
    await refused(ben, 0)
    assert stand_in.chat.trouble == "web stores nothing"
    monkeypatch.setattr(chat, "RECENT", 0.0)
    assert stand_in.chat.trouble == ""
