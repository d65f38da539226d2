"""On a phone, where a board has to be panned, the letters of its columns and the numbers of its rows stay in sight."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.web.at_table import docked
from tests.web.playing import PHONE, Summarum, come_in, keep, said, say
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.tapped_moves import PANNED

pytestmark = pytest.mark.browser

LOW = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}

CORNER = """view => {
  const own = view.getBoundingClientRect(), of = (name) => view.querySelector(`.board-edge.${name}`).getBoundingClientRect();
  const [letters, numbers] = [of("letters"), of("numbers")];
  return { above: letters.top - own.top, high: letters.height, beside: numbers.left - own.left, wide: numbers.width };
}"""
"""Where the letters and the numbers are in the view of a board, in pixels."""

COPIED = """async view => {
  const image = view.querySelector(".picture img"), whole = image.getBoundingClientRect();
  await image.decode();
  const copies = [...view.querySelectorAll(".board-edge img")].map(copy => copy.getBoundingClientRect());
  return Math.max(...copies.flatMap(copy => ["left", "top", "width"].map(side => Math.abs(copy[side] - whole[side]))));
}"""
"""How many pixels the copies are off the picture below them, at most, while nothing has been panned."""


async def at_board(browser: Browser, summarum: Summarum, game: str, **context: object) -> tuple[Page, Locator]:
    """Ann on a phone, and the view of the board of a game with Ben that has just begun, once it has been fitted.

    A computer that begins would move at once, which fits the board anew. The tiles below the board take some of its room.
    """
    ann = await come_in(browser, summarum, "Ann", **{**LOW, **context})
    async with Client(summarum.address) as client:
        ben = await client.enter("Ben")
        await say(ann, f"/challenge @Ben {game}")
        await until(ben, "Ann")
        await ben.line("/accept #1")
        await expect(docked(ann)).to_have_count(2)
        await ann.wait_for_selector(".dock-board .draggable-view[data-shows] .board-edge")
        await ann.wait_for_function(PANNED)
    return ann, ann.locator(".dock-board .draggable-view")


async def zoom_in(page: Page) -> None:
    """Make the board larger; a tap may arrive after the finger is lifted."""
    board = page.locator(".dock-board .draggable")
    before = await board.get_attribute("style") or ""
    await board.get_by_role("button", name="Larger", exact=True).tap()
    await expect(board).not_to_have_attribute("style", before)


async def test_letters_and_numbers_stay_while_a_board_is_panned(browser: Browser, summarum: Summarum) -> None:
    ann, view = await at_board(browser, summarum, "summy")
    await view.evaluate("view => view.scrollTo(0, 0)")
    assert 0 <= await view.evaluate(COPIED) < 1
    for _ in range(3):
        await zoom_in(ann)
    await view.evaluate("view => view.scrollTo(view.scrollWidth / 3, view.scrollHeight / 3)")
    corner = await view.evaluate(CORNER)
    assert abs(corner["above"]) < 1
    assert abs(corner["beside"]) < 1
    assert 10 < corner["high"] < 60
    assert 10 < corner["wide"] < 90
    await keep(ann, "panned board")


@pytest.mark.parametrize(("width", "height", "locale"), [(390, 664, "en-GB"), (360, 640, "de-DE")])
async def test_all_cells_of_a_small_board_are_in_sight_below_the_letters(
    browser: Browser, summarum: Summarum, width: int, height: int, locale: str
) -> None:
    _, view = await at_board(browser, summarum, "kakuro", viewport={"width": width, "height": height}, locale=locale)
    corner = await view.evaluate(CORNER)
    first, last = await view.evaluate(
        """async view => {
          const areas = await (await fetch(view.dataset.shows)).json(), own = view.getBoundingClientRect();
          const whole = view.querySelector(".picture img").getBoundingClientRect();
          const at = (part) => whole.top - own.top + (part / 10000) * whole.height;
          const [tops, bottoms] = [areas.map(([, top]) => at(top)), areas.map(([, top, , height]) => at(top + height))];
          return [Math.min(...tops), Math.max(...bottoms) - own.height];
        }"""
    )
    assert corner["above"] + corner["high"] <= first + 1
    assert last <= 1


async def test_on_the_smallest_phone_the_newest_sum_is_not_below_the_letters(
    browser: Browser, summarum: Summarum
) -> None:
    _, view = await at_board(browser, summarum, "summy", viewport={"width": 360, "height": 560})
    corner = await view.evaluate(CORNER)
    assert abs(corner["above"]) < 1
    middle = await view.evaluate("view => view.clientHeight")
    assert corner["high"] < middle / 5


async def test_a_game_that_is_asked_for_in_a_channel_and_played_in_private_is_followed_there(
    browser: Browser, summarum: Summarum
) -> None:
    ann = await come_in(browser, summarum, "Ann", viewport=PHONE, is_mobile=True, has_touch=True)
    await say(ann, "/challenge computer summy beginner")
    await expect(ann.locator(f"{PRIVATE} .composer")).to_be_visible()
    await expect(said(ann, PRIVATE).filter(has_text="Ann, it is your turn")).to_be_in_viewport()
    await expect(ann.locator(f"{CHANNEL} .composer")).to_be_hidden()
    await ann.locator("[data-tab=channel]").tap()
    await ann.get_by_role("button", name="Hint", exact=True).last.tap()
    await expect(ann.get_by_role("button", name="Play it", exact=True).last).to_be_visible()
    await ann.get_by_role("button", name="Play it", exact=True).last.tap()
    await expect(ann.locator(".dock-turn.now")).to_be_visible()
    await expect(ann.locator(f"{CHANNEL} .composer")).to_be_visible()
