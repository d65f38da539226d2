"""A headless Chromium in front of a running web chat."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright

from bot.adapters.web.limits import PACE
from tests.conftest import chromium
from tests.web.stand_in import StandIn

Enter = Callable[..., Awaitable[Page]]


@pytest.fixture
def pace() -> tuple[int, float]:
    return PACE


@pytest.fixture
async def stand_in(tmp_path: Path, pace: tuple[int, float]) -> AsyncIterator[StandIn]:
    stand_in = StandIn(tmp_path / "web.sqlite3", pace=pace)
    await stand_in.chat.start()
    yield stand_in
    await stand_in.chat.stop()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        yield browser
        await browser.close()


@pytest.fixture
async def enter(stand_in: StandIn, browser: Browser) -> AsyncIterator[Enter]:
    """Comes in through the door under a nickname; an error in a page's console fails the test."""
    problems: list[str] = []

    async def come_in(name: str, page: Page | None = None, **context: object) -> Page:
        if page is None:
            page = await (await browser.new_context(locale="en-GB", **context)).new_page()  # type: ignore[arg-type]
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)
        await page.goto(stand_in.chat.address)
        await page.fill("#name", name)
        await page.keyboard.press("Enter")
        await page.wait_for_selector("body[data-state=connected]")
        return page

    yield come_in
    assert problems == []
