"""axe-core finds no fault in any screen: on a phone and on a computer, light and dark."""

from collections.abc import Sequence
from itertools import cycle
from typing import Literal

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, expect

from bot.games.registry import GAMES
from tests.adapters.web_client import Browser as Client
from tests.company import fewest
from tests.examples import LONG
from tests.web.playing import PHONE, Summarum, come_in, hand, said, say, show, window
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser

Look = Literal["light", "dark"]

SIZES = {"phone": PHONE, "computer": {"width": 1280, "height": 800}}
LOOKS: Sequence[Look] = ("light", "dark")

EVERY: Sequence[tuple[str, Look]] = [(size, look) for size in SIZES for look in LOOKS]
"""Each size in each look."""

SCREENS: Sequence[Sequence[tuple[str, Look]]] = (EVERY,) if LONG else [(each,) for each in EVERY]
"""The same for screens one after the other: in `make test` by turns, so that what is on many of them is seen in all of them."""

SEEN = tuple(GAMES) if LONG else ("summa", "rummy-plus")
"""The games looked at: in `make test` one with everything in the player's own picture, and one with a board beside it."""


async def demand_accessible(page: Page, where: str, screens: Sequence[tuple[str, Look]]) -> None:
    """Assert that axe-core finds no fault in this screen, in these sizes and colour schemes."""
    if not await page.evaluate("'axe' in window"):  # Reading it takes as long as a look at a screen.
        await page.evaluate(Axe().axe_script)
    for size, look in screens:
        await page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        # Without motion no colour is in transition.
        await page.emulate_media(color_scheme=look, reduced_motion="reduce")
        results = await page.evaluate("axe.run({ resultTypes: ['violations'] })")
        found = [
            (violation["id"], node["html"], node["failureSummary"])
            for violation in results["violations"]
            for node in violation["nodes"]
        ]
        assert found == [], f"{where}, on a {size}, {look}"


async def test_coming_in(summarum: Summarum, browser: Browser) -> None:
    screens, page = cycle(SCREENS), await window(browser)
    await page.goto(summarum.address)
    await demand_accessible(page, "the login", next(screens))
    await page.fill("#name", "a b")
    await page.keyboard.press("Enter")
    await expect(page.locator("#problem")).not_to_be_empty()
    await demand_accessible(page, "a nickname refused", next(screens))
    async with Client(summarum.address) as elsewhere:
        await elsewhere.claim("Ann")
    await page.fill("#name", "Ann")
    await page.keyboard.press("Enter")
    await page.fill("#phrase", "not the phrase")
    await page.keyboard.press("Enter")
    await expect(page.locator("#phrase-problem")).not_to_be_empty()
    await demand_accessible(page, "a phrase refused", next(screens))


async def test_looking_around(summarum: Summarum, browser: Browser) -> None:
    screens, page = cycle(SCREENS), await come_in(browser, summarum, "Ann")
    await demand_accessible(page, "the first visit", next(screens))
    await show(page, PRIVATE)
    await demand_accessible(page, "Private at the first visit", next(screens))
    await page.locator("#me").click()
    await demand_accessible(page, "the menu", next(screens))
    await page.get_by_role("button", name="Keep this nickname").click()
    await demand_accessible(page, "before a phrase is made", next(screens))
    await page.get_by_role("button", name="Show five words").click()
    await expect(page.locator(".phrase")).to_be_visible()
    await demand_accessible(page, "a phrase", next(screens))
    await page.keyboard.press("Escape")
    await show(page, CHANNEL)
    await page.locator("#me").click()
    await page.get_by_role("button", name="Sign out").first.click()
    await demand_accessible(page, "signing out", next(screens))
    await page.keyboard.press("Escape")
    await page.locator(".room-button").click()
    await demand_accessible(page, "the channels", next(screens))
    await page.keyboard.press("Escape")
    await page.locator(".people-button").click()
    await demand_accessible(page, "who is here", next(screens))
    await page.locator("#people .primary").click()
    await demand_accessible(page, "the invitation", next(screens))
    await page.keyboard.press("Escape")
    field = page.locator(f"{CHANNEL} .field input")
    await field.fill("/")
    await expect(page.get_by_role("option").first).to_be_visible()
    await demand_accessible(page, "completions", next(screens))
    await say(page, "/rules kakuro")
    picture = page.locator(f"{CHANNEL} .picture").last
    await expect(picture).to_be_visible()
    await demand_accessible(page, "the rules", next(screens))
    await picture.click()
    await expect(page.locator("#viewer")).to_be_visible()
    await demand_accessible(page, "a large picture", next(screens))
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="What can I do here?").first.click()
    await demand_accessible(page, "the start menu below messages", next(screens))


@pytest.mark.parametrize("game", SEEN)
async def test_a_game(game: str, summarum: Summarum, browser: Browser) -> None:
    # The other way round for the other game: each kind of screen is seen in both sizes and both looks.
    screens = cycle(SCREENS[:: 1 if game == SEEN[0] else -1])
    ann, *others = people = [await come_in(browser, summarum, name) for name in ("Ann", "Ben", "Dora")[: fewest(game)]]
    await say(ann, f"/challenge {' '.join(('@ben', '@dora')[: len(others)])} {game} hints=yes")
    await expect(others[0].get_by_role("button", name="Accept", exact=True)).to_be_visible()
    await demand_accessible(others[0], "a challenge", next(screens))
    for number, guest in enumerate(others):
        if number:
            await expect(said(guest).last).to_contain_text("Ben is in")  # a press just as a message changes may be lost
        await guest.get_by_role("button", name="Accept", exact=True).click()
    for each in people:
        await expect(each.locator(".dock-board")).to_be_visible()
    assert summarum.turn is not None
    page = people[summarum.turn - 1]
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    await expect(hand(page)).to_be_attached()  # comes after the board, and is counted below
    await demand_accessible(page, "a game in a channel", next(screens))
    await show(page, PRIVATE)
    await demand_accessible(page, "a game in Private", next(screens))
    field = page.locator(f"{PRIVATE} .field input")
    await field.fill(summarum.chosen())
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await demand_accessible(page, "a draft", next(screens))
    count = await said(page, PRIVATE).count()
    await field.fill("/play Z99 Z98 17")
    await field.press("Enter")
    await expect(said(page, PRIVATE)).to_have_count(count + 1)
    await demand_accessible(page, "a refused move", next(screens))
    for each in people:
        if each is not page:
            await say(each, "/resign #1 yes")
    await expect(page.locator(".dock-board")).to_have_count(0)
    await show(page, CHANNEL)
    await expect(said(page).filter(has_text="The game is over")).to_be_visible()
    await demand_accessible(page, "the ending", next(screens))
