"""A headless Chromium in front of a running web chat."""

import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.adapters.web.limits import LINE_RATE
from tests.conftest import chromium_shell
from tests.web.at_table import PHONE, Game, Room, SharedPage, shared_page
from tests.web.playing import PATIENCE, Summarum, log_in, note_problems, window
from tests.web.stand_in import StandIn

Enter = Callable[..., Awaitable[Page]]

FAILED = pytest.StashKey[bool]()

STATE = """() => ({
    focus: document.activeElement?.outerHTML.slice(0, 200),
    fields: [...document.querySelectorAll("input")].map((field) => `${field.id}: ${field.value}`),
    messages: [...document.querySelectorAll(".message")].slice(-6).map((message) => message.textContent.trim()),
    kept: Object.keys(localStorage),
})"""
"""Returns a description of a page."""

_SPARING = ("--renderer-process-limit=1",)
"""Keeps no process in reserve, which most contexts would never use. Each context has one of its own, for all its pages."""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run every test of this folder in the event loop of the shared browser."""
    here = f"{Path(__file__).parent}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def line_rate() -> tuple[int, float]:
    """How fast a person may type; a test may override it."""
    return LINE_RATE


@pytest.fixture
def room_keeps() -> int:
    """The number of messages that a room keeps; a test may override it."""
    return 500


@pytest_asyncio.fixture(loop_scope="session")
async def stand_in(tmp_path: Path, line_rate: tuple[int, float], room_keeps: int) -> AsyncIterator[StandIn]:
    """A running web chat with a stand-in for the service."""
    stand_in = StandIn(tmp_path / "web.sqlite3", line_rate=line_rate, keep=room_keeps)
    await stand_in.chat.start()
    yield stand_in
    await stand_in.chat.stop()


@asynccontextmanager
async def launched(program: str | None, *options: str) -> AsyncIterator[Browser]:
    """A Chromium, or its shell."""
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=program, args=[*sandbox, *_SPARING, *options])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_browser() -> AsyncIterator[Browser]:
    """One browser for all tests of a process: starting it takes longer than most of them."""
    async with launched(chromium_shell()) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(shared_browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Browser]:
    """The shared browser. Every context a test opens in it is closed after it; where it failed, all pages are described."""
    shared = shared_browser.contexts
    yield shared_browser
    for context in shared_browser.contexts:
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                print(page.url, json.dumps(await page.evaluate(STATE), indent=1, ensure_ascii=False))  # noqa: T201
        if context not in shared:
            await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def enter(stand_in: StandIn, browser: Browser) -> AsyncIterator[Enter]:
    """Log in under a nickname; an error in the page's console or a missing resource fails the test."""
    problems: list[str] = []

    async def come_in(name: str, page: Page | None = None, **context: object) -> Page:
        if page is None:
            page = await window(browser, **context)
        note_problems(page, problems)
        await log_in(page, stand_in.chat.address, name)
        return page

    yield come_in
    assert problems == []


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def wide_page(shared_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SharedPage]:
    """A page of Ben on a computer, for the tests of a file."""
    async with shared_page(shared_browser, tmp_path_factory.mktemp("wide")) as page:
        yield page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def phone_page(shared_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SharedPage]:
    """A page of Ben on a phone, for the tests of a file."""
    async with shared_page(shared_browser, tmp_path_factory.mktemp("phone"), **PHONE) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def wide_room(wide_page: SharedPage, browser: Browser) -> AsyncIterator[Room]:
    """A channel in which Ben is at a computer, where nothing was said or typed before."""
    async with wide_page.room() as room:
        yield room


@pytest_asyncio.fixture(loop_scope="session")
async def wide_game(wide_page: SharedPage, browser: Browser) -> AsyncIterator[Game]:
    """A game that Ben has just begun at a computer, where nothing else was said or typed."""
    async with wide_page.table() as game:
        yield game


@pytest_asyncio.fixture(loop_scope="session")
async def phone_game(phone_page: SharedPage, browser: Browser) -> AsyncIterator[Game]:
    """A game that Ben has just begun on a phone, where nothing else was said or typed."""
    async with phone_page.table() as game:
        yield game


@pytest_asyncio.fixture(loop_scope="session")
async def summarum(tmp_path: Path) -> AsyncIterator[Summarum]:
    """The real program, running on an empty database."""
    running = Summarum(tmp_path)
    await running.start()
    yield running
    assert running.program is not None
    await running.program.stop()
