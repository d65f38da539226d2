"""The marks on the pictures of a game: the tiles that a draft uses, and those at fault in a refused move."""

from dataclasses import replace

import pytest
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Button, Private, Span, Style
from render.areas import Area
from tests.web.at_table import PHONE, RACK, Game, docked, field
from tests.web.playing import Summarum, come_in, say, show
from tests.web.stand_in import PRIVATE
from tests.web.tapped_moves import AREAS, PANNED

pytestmark = pytest.mark.browser

DICE = replace(RACK, areas=tuple(Area(at / 3, 0.0, 1 / 3, 1.0, face, tile=at) for at, face in enumerate("IIX")))


async def test_of_two_equal_dice_only_the_one_that_has_its_cell_is_marked(wide_game: Game) -> None:
    ben = wide_game.page
    await wide_game.say(Span("Dice"), to=Private(wide_game.ben), picture=DICE, table=replace(wide_game.state, own=True))
    dice = ben.locator(".dock-hand")
    await field(ben).fill("J13> I")
    await expect(dice.locator(".area.used")).to_have_count(1)
    await expect(dice.locator(".area.marked")).to_have_count(0)
    await field(ben).fill("J13> II")
    await expect(dice.locator(".area.used")).to_have_count(2)


async def test_what_a_refusal_proposes_is_not_marked_as_wrong(wide_game: Game) -> None:
    ben = wide_game.page
    line = await wide_game.play("J13> 2x")
    play_it = Button("Play it", f"/play #{wide_game.number} J13> 2")
    await wide_game.tell_ben(
        Span("Did you mean "), Span("J13> 2", Style.CODE), Span("?"), buttons=(play_it,), answers=line
    )
    await expect(field(ben)).to_have_attribute("aria-invalid", "true")
    await expect(ben.locator(".ghost")).to_have_count(2)
    await expect(ben.locator(".ghost.wrong")).to_have_count(0)


async def tap(page: Page, text: str, *, own: bool) -> None:
    """Tap the first area with this text, on the player's own picture or on the board."""
    image = page.locator(f".dock-picture[data-own={str(own).lower()}] .picture img")
    await page.wait_for_function(PANNED)
    left, top, width, height = next(area[:4] for area in await image.evaluate(AREAS) if area[4].strip() == text)
    box = await image.bounding_box()
    assert box is not None
    x, y = (left + width / 2) / 10_000, (top + height / 2) / 10_000
    await image.tap(position={"x": x * box["width"], "y": y * box["height"]})


async def test_a_card_is_marked_until_its_cell_is_tapped(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE)
    await say(ann, "/learn kakuro")
    await show(ann, PRIVATE)
    await expect(docked(ann)).to_have_count(2)
    marked = ann.locator(".dock-hand .area.marked")
    await tap(ann, "y8", own=True)
    await expect(marked).to_have_count(1)
    await tap(ann, "F5", own=False)
    await expect(ann.locator(".dock-hand .area.used")).to_have_count(2)
    await expect(marked).to_have_count(0)


async def test_a_cell_that_is_taken_back_is_no_longer_marked(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE)
    await say(ann, "/learn summa")
    await show(ann, PRIVATE)
    await expect(docked(ann)).to_have_count(1)
    for cell in ("C2", "A4", "D5"):
        await tap(ann, cell, own=True)
    await expect(ann.locator(".ghost")).to_have_count(3)
    await tap(ann, "A4", own=True)
    await expect(ann.locator(".ghost")).to_have_count(2)
    await expect(ann.locator(".dock .area.marked")).to_have_count(0)


async def test_the_last_cell_of_a_sum_is_marked_until_its_tile_lies_there(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE)
    await say(ann, "/learn summy")
    await show(ann, PRIVATE)
    await expect(docked(ann)).to_have_count(2)
    marked = ann.locator(".dock-board .area.marked")
    for count, cell in enumerate(("J13>", "N13>"), 1):
        await tap(ann, cell, own=False)
        await expect(marked).to_have_count(count)
    for left, tile in ((1, "6"), (1, "+"), (1, "3"), (0, "9")):
        await tap(ann, tile, own=True)
        await expect(marked).to_have_count(left)
    await ann.get_by_role("button", name="Clear", exact=True).tap()
    for count, cell in enumerate(("J13>", "N13>"), 1):
        await tap(ann, cell, own=False)
        await expect(marked).to_have_count(count)
    await ann.get_by_role("button", name="Take back the last tap", exact=True).tap()
    await expect(marked).to_have_count(1)
