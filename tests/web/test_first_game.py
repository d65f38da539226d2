"""A newcomer's first game on a phone: what to tap is said, and the board stays whole."""

import pytest
from playwright.async_api import Browser, expect

from tests.web.playing import PHONE, READERS, Summarum, come_in, keep, said, say
from tests.web.stand_in import PRIVATE

pytestmark = pytest.mark.browser

HOW = {"en-GB": "Tap a cell", "de-DE": "Tipp ein Feld an"}

WHOLE = "(view) => view.dataset.shows !== undefined && view.scrollHeight <= view.clientHeight"
"""Whether nothing of a board has to be panned."""


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_kakuro_says_what_to_tap_and_keeps_its_board_whole_after_the_first_move(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    page = await come_in(
        browser, summarum, "Ann", viewport=PHONE, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )
    await page.locator("[data-tab=private]").tap()
    await say(page, "/challenge computer kakuro level=beginner", PRIVATE)
    await page.locator("[data-tab=private]").tap()
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    first = said(page, PRIVATE).filter(has_text=HOW[locale])
    await expect(first).to_be_visible()
    await expect(first).not_to_contain_text("F5 y3")
    await keep(page, f"kakuro-{locale}-first")
    board = page.locator("[data-own=false] img")
    before = await board.get_attribute("src") or ""
    await say(page, summarum.chosen(), PRIVATE)
    await page.locator("[data-tab=private]").tap()
    await expect(board).not_to_have_attribute("src", before)
    view = await page.locator(".draggable-view").element_handle()
    shows = await board.get_attribute("src") or ""
    await page.wait_for_function("([view, src]) => view.dataset.shows === `${src}/areas`", arg=[view, shows])
    await keep(page, f"kakuro-{locale}-after")
    assert await page.locator(".draggable-view").evaluate(WHOLE)
