"""Messages that arrive while they have no place on the page, or while it changes its size, are in sight afterwards."""

from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Message, Picture, Private, Span, Style
from render.areas import Area
from tests.web.at_table import BOARD, PHONE, begin, docked
from tests.web.conftest import Enter
from tests.web.playing import show
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn, png

pytestmark = pytest.mark.browser

FINGER = 24
"""The pixels of a cell that a finger hits."""

CELLS = tuple(Area(at / 25, at / 30, 1 / 25, 1 / 25, f" A{at + 1}> ") for at in range(25))
"""The cells of a board that is too wide for a phone."""

WIDTH = "image => image.clientWidth"

MOVED_FIRST = """() => addEventListener("resize", () => {
  const list = document.querySelector("[data-panel=channel] .scroller");
  list.scrollHeight;  // forces the layout, which moves it
  list.dispatchEvent(new Event("scroll"));
})"""
"""Makes the list report a scroll before it reports its new size, as a browser does in some frames."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Waits until what has changed is drawn."""


async def test_what_can_follow_a_game_stays_in_sight_when_the_window_becomes_smaller(
    stand_in: StandIn, enter: Enter
) -> None:
    """Older pictures get another size too: the browser scrolls the list, and may report that before the new sizes."""
    page = await enter("Ben", **PHONE)
    for number in range(6):
        await stand_in.chat.send(Message(LOBBY, (Span("older"),), f"o{number}", Picture(png(number, 600), "older")))
    game = await begin(stand_in, page)
    buttons = (Button("Rematch", "/rematch #7"), Button("Replay", "/replay #7"))
    await game.show_board(Span("Ben wins.", Style.BOLD), buttons=buttons, turn=frozenset(), over=True)
    rematch = page.locator(CHANNEL).get_by_role("button", name="Rematch")
    await expect(rematch).to_be_in_viewport(ratio=1)
    await page.evaluate(DRAWN)
    await page.evaluate(MOVED_FIRST)
    for width, height in ((360, 560), (780, 360), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(DRAWN)
        await expect(rematch).to_be_in_viewport(ratio=1)


async def test_a_tall_message_that_comes_out_of_sight_is_read_from_its_beginning(
    stand_in: StandIn, enter: Enter
) -> None:
    page = await enter("Ben", **PHONE)
    to = Private(stand_in.person("ben"))
    await stand_in.chat.send(Message(to, (Span("Your game"), Span("\nline" * 60)), "long"))
    await expect(page.locator("[data-tab=private] .badge")).to_contain_text("1")
    await show(page, PRIVATE)
    await expect(page.locator(f"{PRIVATE} .message").last.locator(".head")).to_be_in_viewport(ratio=1)


async def test_a_board_that_comes_while_none_is_shown_is_large_enough_once_it_is(
    stand_in: StandIn, enter: Enter
) -> None:
    """A phone's keyboard takes the room of the board."""
    ben = await enter("Ben", **PHONE)
    game = await begin(stand_in, ben)
    await ben.set_viewport_size({"width": 390, "height": 400})
    await expect(docked(ben).first).to_be_hidden()
    await game.show_board(picture=replace(BOARD, png=png(30), alt="A wide board", areas=CELLS))
    wide = ben.locator(".dock-board").get_by_role("img", name="A wide board", include_hidden=True)
    await expect(wide).to_have_count(1)
    await expect(ben.locator(".dock-board .area-keys button")).to_have_count(len(CELLS))
    await ben.set_viewport_size({"width": 390, "height": 844})
    await expect(ben.locator(".draggable-view")).to_have_class("draggable-view zoomed")
    width = await wide.evaluate(WIDTH)
    assert width / 25 >= FINGER
    await ben.get_by_role("button", name="Larger").tap()
    larger = [await wide.element_handle(), 1.4 * width]
    await ben.wait_for_function("([image, width]) => image.clientWidth > width", arg=larger)


async def test_a_puzzle_that_comes_out_of_sight_is_large_enough_once_it_is_in_sight(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    to, buttons = Private(stand_in.person("ben")), (Button("Show the answer", "/puzzle show"),)
    puzzle = replace(BOARD, areas=(*CELLS, Area(0.1, 0.9, 0.1, 0.1, "2", tile=1)))
    await stand_in.chat.send(
        Message(to, (Span("A puzzle, to be found in three tries. " * 2),), "p", puzzle, buttons=buttons)
    )
    view = ben.locator(".puzzle-picture .draggable-view")
    await expect(view).to_have_count(1)
    await show(ben, PRIVATE)
    await expect(view).to_have_class("draggable-view zoomed")
    assert await view.get_by_role("img").evaluate(WIDTH) / 25 >= FINGER
    board, zoom = await view.bounding_box(), await ben.locator(".puzzle-picture .draggable-buttons").bounding_box()
    assert board is not None
    assert zoom is not None
    assert board["x"] + board["width"] <= zoom["x"], "the buttons cover no cell"
