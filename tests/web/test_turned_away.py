"""A page that finds no room, or whose line cannot be stored: it says why, and goes on by itself."""

import pytest
from playwright.async_api import expect

from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, StandIn

NOTICE = f"{CHANNEL} .notice"


@pytest.mark.slow
async def test_a_page_that_finds_no_room_says_so_and_comes_in_later(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await enter("Ann")
    stand_in.chat._windows.most = 1
    await ben.reload()
    await expect(ben.locator(NOTICE)).to_have_text("The chat is full right now. This page tries again by itself.")
    stand_in.chat._windows.most = 10
    await expect(ben.locator("#status")).to_contain_text("Connected")
    await expect(ben.locator(NOTICE)).to_be_empty()


@pytest.mark.slow
async def test_a_line_that_cannot_be_stored_waits_on_its_page(stand_in: StandIn, enter: Enter) -> None:
    database = stand_in.chat._file
    assert database is not None
    ben = await enter("Ben")
    await database.run(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())
    field = ben.locator(f"{CHANNEL} textarea, {CHANNEL} input[type=text]").first
    for number in range(12):
        await field.fill(f"{number} {'x' * 1_900}")
        await field.press("Enter")
    await expect(ben.locator(NOTICE)).to_contain_text("The chat can store nothing right now.")
    await database.run(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchall())
    await stand_in.until_heard(12)
    assert [line.text.split()[0] for line in stand_in.heard] == [str(number) for number in range(12)]
    await expect(ben.locator(NOTICE)).to_be_empty()
