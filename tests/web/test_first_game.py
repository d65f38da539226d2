"""A newcomer's first game on a phone, an older one and a newer one: what to tap is said, and the board stays whole."""

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.web.playing import READERS, Summarum, come_in, keep, said, show
from tests.web.stand_in import PRIVATE

pytestmark = pytest.mark.browser

SHORT: ViewportSize = {"width": 360, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}

HOW = {"en-GB": "Tap a cell", "de-DE": "Tipp ein Feld an"}

WHOLE = """async (view) => {
  const [picture, frame] = [view.querySelector("img"), view.getBoundingClientRect()];
  const { top, height } = picture.getBoundingClientRect();
  const areas = await (await fetch(`${picture.getAttribute("src")}/areas`)).json();
  const inSight = ([, from, , high]) =>
    top + from / 1e4 * height > frame.top - 1 && top + (from + high) / 1e4 * height < frame.bottom + 1;
  return areas.every(inSight);
}"""
"""Whether no row of a board has to be panned."""


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_kakuro_says_what_to_tap_and_keeps_its_board_whole_after_the_first_move(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    page = await come_in(
        browser, summarum, "Ann", viewport=SHORT, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )
    await show(page, PRIVATE)
    field = page.locator(f"{PRIVATE} input[role=combobox]")
    await field.fill("/challenge computer kakuro level=beginner")
    await field.press("Enter")
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    first = said(page, PRIVATE).filter(has_text=HOW[locale])
    await expect(first).to_be_visible()
    await expect(first).not_to_contain_text("F5 y3")
    await keep(page, f"kakuro-{locale}-first")
    board = page.locator("[data-own=false] img")
    before = await board.get_attribute("src") or ""
    await field.fill(summarum.chosen())
    await field.press("Enter")
    await expect(board).not_to_have_attribute("src", before)
    await expect(page.locator(".dock-turn.now")).to_be_visible()  # the computer's answer changes the picture once more
    shown = [await page.locator(".draggable-view").element_handle(), await board.element_handle()]
    await page.wait_for_function(
        "([view, board]) => view.dataset.shows === `${board.getAttribute('src')}/areas`", arg=shown
    )
    await keep(page, f"kakuro-{locale}-short-after")
    assert await page.locator(".draggable-view").evaluate(WHOLE)
    await page.set_viewport_size(PHONE)
    await keep(page, f"kakuro-{locale}-after")
    await page.wait_for_function(WHOLE, arg=shown[0])
