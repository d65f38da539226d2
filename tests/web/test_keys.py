"""A move by the keyboard: the arrow keys go from cell to cell, and a screen reader names each."""

import asyncio

import pytest
from playwright.async_api import Browser, Locator, Page, Route, expect

from bot.games.registry import load
from core.game import Seat
from tests.web.at_table import begin, docked, field
from tests.web.conftest import Enter
from tests.web.playing import Summarum, come_in, keep, say, show
from tests.web.stand_in import PRIVATE, StandIn

pytestmark = pytest.mark.browser


def focused(page: Page) -> Locator:
    return page.locator(":focus")


async def reach(page: Page, group: Locator) -> None:
    """Press Tab until the focus is in a group of cells or tiles."""
    inside = group.locator(":focus")
    for _ in range(60):
        if await inside.count():
            return
        await page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


async def test_what_is_typed_on_a_button_goes_into_the_field(summarum: Summarum, browser: Browser) -> None:
    page = await come_in(browser, summarum, "Dan")
    await say(page, "/challenge computer kakuro level=beginner", PRIVATE)
    await show(page, PRIVATE)
    await expect(docked(page)).to_have_count(2)
    await page.locator(".dock-buttons .hint").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(PRIVATE).get_by_role("button", name="Play it")).to_be_visible()
    move = summarum.chosen()
    await page.keyboard.type(move)
    await expect(field(page)).to_have_value(move)
    await expect(field(page)).to_be_focused()
    await page.locator(".me").focus()
    await page.keyboard.type("x")
    await expect(field(page)).to_have_value(move + "x")


async def test_a_card_of_kakuro_is_laid_by_the_arrow_keys(summarum: Summarum, browser: Browser) -> None:
    page = await come_in(browser, summarum, "Dan")
    await say(page, "/challenge computer kakuro level=beginner", PRIVATE)
    await show(page, PRIVATE)
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    cell, card = summarum.chosen().split()[:2]
    board, own = [page.locator(f"[data-own={each}] .area-keys") for each in ("false", "true")]
    await expect(board.locator("button")).to_have_count(81)
    await expect(own.locator("button").first).to_be_attached()
    await reach(page, board)
    await expect(focused(page)).to_have_attribute("aria-label", "A1")
    await page.keyboard.press("ArrowLeft")
    await expect(focused(page)).to_have_attribute("aria-label", "A1")
    for _ in range(ord(cell[0]) - ord("A")):
        await page.keyboard.press("ArrowRight")
    for _ in range(int(cell[1:]) - 1):
        await page.keyboard.press("ArrowDown")
    await expect(focused(page)).to_have_attribute("aria-label", cell)
    await keep(page, "keys-cell")
    await page.keyboard.press("Enter")
    await expect(field(page)).to_have_value(f"{cell} ")
    heard = page.locator(".dock-line [role=status]")
    await expect(heard).to_have_text(cell)
    await reach(page, own)
    while await focused(page).get_attribute("aria-label") != card:
        await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expect(field(page)).to_have_value(f"{cell} {card} ")
    await expect(heard).to_have_text(f"{cell} {card}")
    await expect(board.get_by_role("button", name=f"{cell} {card[1:]}", exact=True)).to_be_attached()
    await page.get_by_role("button", name="Play", exact=True).focus()
    await page.keyboard.press("Enter")
    await expect(field(page)).to_have_value("")
    assert summarum.ledger.table(1)[1]
    laid = load("kakuro").game.view(summarum.ledger.replay(1).position, Seat(1)).rows
    assert laid[int(cell[1:]) - 1][ord(cell[0]) - ord("A")] != "."


async def test_the_keys_keep_their_place_while_the_next_board_is_loading(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    board = ben.locator("[data-own=false] .area-keys")
    await expect(board.locator("button").first).to_be_attached()
    await reach(ben, board)
    await ben.keyboard.press("ArrowRight")
    cell = await focused(ben).get_attribute("aria-label")
    asked, loaded = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await loaded.wait()
        await route.continue_()

    await ben.route("**/areas", hold)
    picture, view = ben.locator("[data-own=false] .picture img"), ben.locator(".draggable-view")
    before = await picture.get_attribute("src") or ""
    await game.show_board()
    await asked.wait()
    await expect(picture).not_to_have_attribute("src", before)
    await expect(focused(ben)).to_have_attribute("aria-label", cell or "")
    loaded.set()
    await expect(view).to_have_attribute("data-shows", f"{await picture.get_attribute('src')}/areas")
    await expect(focused(ben)).to_have_attribute("aria-label", cell or "")
