"""A headless Chromium in front of a running web chat; without a Chromium these tests are left out, and that is said."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright

from bot.adapters.web.limits import PACE
from tests.web.house import House

NAMES = ("chromium", "chromium-browser", "google-chrome")
LEFT_OUT = pytest.StashKey[int]()

Enter = Callable[..., Awaitable[Page]]


def chromium() -> str | None:
    """Where a Chromium is, if there is one."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if chromium() is not None:
        return
    left_out = [item for item in items if item.get_closest_marker("browser")]
    config.stash[LEFT_OUT] = len(left_out)
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out = config.stash.get(LEFT_OUT, 0)
    if left_out:
        terminalreporter.write_line(f"{left_out} browser tests were left out: no Chromium was found.")


@pytest.fixture
def pace() -> tuple[int, float]:
    return PACE


@pytest.fixture
async def house(tmp_path: Path, pace: tuple[int, float]) -> AsyncIterator[House]:
    house = House(tmp_path / "web.sqlite3", pace=pace)
    await house.chat.start()
    yield house
    await house.chat.stop()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        yield browser
        await browser.close()


@pytest.fixture
async def enter(house: House, browser: Browser) -> AsyncIterator[Enter]:
    """Comes in through the door under a nickname; an error in a page's console fails the test."""
    problems: list[str] = []

    async def come_in(name: str, page: Page | None = None, **context: object) -> Page:
        if page is None:
            page = await (await browser.new_context(locale="en-GB", **context)).new_page()  # type: ignore[arg-type]
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)
        await page.goto(house.chat.address)
        await page.fill("#name", name)
        await page.keyboard.press("Enter")
        await page.wait_for_selector("body[data-state=connected]")
        return page

    yield come_in
    assert problems == []
