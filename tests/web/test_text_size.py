"""Whoever has set larger letters in their browser reads them everywhere on the page, and nothing is out of sight for it."""

import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.chat.port import Account, SeatScore
from tests.conftest import chromium_shell
from tests.web.at_table import OVERLAPPING, Game, docked, field
from tests.web.conftest import launched
from tests.web.playing import keep, log_in, window
from tests.web.stand_in import CHANNEL, StandIn
from tests.web.tapped_moves import PANNED

pytestmark = pytest.mark.browser

LARGE = 32
"""Twice the usual height of letters, in pixels."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def large() -> AsyncIterator[Browser]:
    """A browser whose user wants large letters."""
    async with launched(chromium_shell(), f"--blink-settings=defaultFontSize={LARGE}") as browser:
        yield browser


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)], ids=["computer", "phone"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_with_large_letters_the_words_are_large_and_the_game_and_the_field_in_sight(
    stand_in: StandIn, large: Browser, width: int, height: int, locale: str
) -> None:
    ben = await window(large, viewport={"width": width, "height": height}, locale=locale)
    await ben.goto(stand_in.chat.address)
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for words in await ben.locator("button:visible, label:visible").all():
        assert await words.evaluate("words => words.scrollWidth <= words.clientWidth")
    await keep(ben, f"large-letters-login-{width}-{locale}")
    await log_in(ben, stand_in.chat.address, "Ben")
    await Game(stand_in, ben).begin()
    size = await ben.locator(f"{CHANNEL} .text").last.evaluate("words => getComputedStyle(words).fontSize")
    assert size == f"{LARGE}px"
    await keep(ben, f"large-letters-{width}-{locale}")
    for shown in (field(ben), ben.locator(".dock-buttons .hint")):
        await expect(shown).to_be_in_viewport(ratio=0.99)
    await expect(ben.locator(".dock-board .picture img")).to_be_in_viewport(ratio=0.4)
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640)])
async def test_with_large_letters_on_a_low_phone_what_is_said_is_read_and_a_draft_is_played(
    stand_in: StandIn, large: Browser, width: int, height: int
) -> None:
    ben = await window(large, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    await log_in(ben, stand_in.chat.address, "Ben")
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await expect(ben.locator("#me")).to_be_in_viewport(ratio=1)
    await Game(stand_in, ben).begin()
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".dock-buttons .primary")).to_be_in_viewport(ratio=1)
    await expect(field(ben)).to_be_in_viewport(ratio=1)
    assert await ben.locator(f"{CHANNEL} .scroller").evaluate("list => list.clientHeight") >= 4 * LARGE
    for reached in (ben.locator(".dock-hand .picture"), ben.get_by_role("button", name="Clear")):
        await reached.scroll_into_view_if_needed()
        await expect(reached).to_be_in_viewport(ratio=0.99)
    await keep(ben, f"large-letters-draft-{width}")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_with_large_letters_nothing_stands_on_the_clock_above_the_board(
    stand_in: StandIn, large: Browser, width: int, height: int, locale: str
) -> None:
    ben = await window(large, viewport={"width": width, "height": height}, locale=locale)
    await log_in(ben, stand_in.chat.address, "Ben")
    for number, game, left in ((7, "Kakuro", 170), (9, "Summa Summarum", 145)):
        table = Game(stand_in, ben, number=number)
        scores = (SeatScore(45, frozenset({table.ben})), SeatScore(38, frozenset({Account("web", "1f" * 8)})))
        await table.show_board(game=game, due=time.time() + left, scores=scores)
        await table.show_tiles()
        await expect(ben.locator(".dock-number")).to_have_text(f"#{number}")
        await expect(ben.locator(".dock-time.soon")).to_be_visible()
        await expect(docked(ben)).to_have_count(2)
        await ben.wait_for_function(PANNED)
        await keep(ben, f"large-letters-clock-{number}-{width}-{locale}")
        assert await ben.evaluate(OVERLAPPING) == []
        assert await ben.locator(".dock-turn").evaluate("turn => turn.scrollWidth <= turn.clientWidth")
        zoom = ben.locator(".draggable-buttons .round")
        await zoom.last.click()
        await expect(zoom).to_have_count(2)
        assert await ben.evaluate(OVERLAPPING) == []
        for part in (
            *await zoom.all(),
            ben.locator(".dock-fold"),
            ben.locator(".dock-score"),
            ben.locator(".dock-time"),
        ):
            await expect(part).to_be_in_viewport(ratio=0.99)
        await keep(ben, f"large-letters-zoomed-{number}-{width}-{locale}")


@pytest.mark.parametrize(("width", "height"), [(640, 360), (844, 390)])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_with_large_letters_on_a_phone_held_sideways_the_page_scrolls_to_all_of_it(
    stand_in: StandIn, large: Browser, width: int, height: int, locale: str
) -> None:
    ben = await window(large, viewport={"width": width, "height": height}, locale=locale, has_touch=True)
    await log_in(ben, stand_in.chat.address, "Ben")
    menu = ben.locator(f"{CHANNEL} .start-menu")
    await expect(menu).to_be_visible()
    assert await menu.evaluate("menu => menu.scrollHeight <= menu.clientHeight + 1")
    await expect(field(ben)).not_to_be_in_viewport()
    await ben.mouse.move(width / 2, 20)
    await ben.mouse.wheel(0, 10_000)
    await expect(field(ben)).to_be_in_viewport(ratio=1)
    await keep(ben, f"large-letters-sideways-menu-{width}-{locale}")
    await Game(stand_in, ben).begin()
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await ben.locator(f"{CHANNEL} .scroller").evaluate("list => list.clientHeight") >= 4 * LARGE
    for part in (ben.locator(".dock-board .draggable"), ben.locator(".dock-hand .picture"), field(ben)):
        await part.scroll_into_view_if_needed()
        await expect(part).to_be_in_viewport(ratio=0.99)
        await expect(ben.locator(".dock-buttons .hint")).to_be_in_viewport(ratio=0.99)
    await keep(ben, f"large-letters-sideways-{width}-{locale}")
