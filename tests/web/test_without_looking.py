"""A game of each rule set by the keyboard and by the words that a screen reader gets, nothing else."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from bot.games.registry import GAMES, load
from core.game import Seat
from tests.examples import LONG, examples
from tests.web.playing import RATE_LIMITED, Summarum, keep, window

pytestmark = pytest.mark.browser

PLAYED = tuple(GAMES) if LONG else ("rummy-plus",)
"""The games: in `make test` one in turns of several moves."""

ENOUGH = examples(4, long=10**6)
"""Turns after which a game is given up."""

STEPS = 60
"""This many presses of Tab lead around the whole page."""

# What a screen reader speaks by itself: text that is added to live regions or changes there.
LISTEN = """() => {
  window.announced = [];
  const live = (node) => {
    const region = (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live], [role=status], [role=alert]");
    return region && region.getAttribute("aria-live") !== "off" && region.checkVisibility();
  };
  const pictures = (node) => (node.querySelectorAll ? [...node.querySelectorAll("img")].map((image) => image.alt) : []);
  const words = (node) => [node.textContent, ...pictures(node)].join(" ");
  const hear = (changes) => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes)
        if (live(node)) window.announced.push(words(node));
  };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

# The name of the element with the focus, and whether the focus is visible.
FOCUSED = """() => {
  const node = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  const ring = node.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  const shown = node === document.body ? node : node.cloneNode(true);
  if (shown !== node) shown.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
  return { name: node.ariaLabel || shown.textContent || "", ring, lost: node === document.body || !node.checkVisibility() };
}"""


class Listener:
    """Somebody at the keyboard of a page they cannot see."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._field = page.locator("#private-input")

    async def reach(self, name: str) -> None:
        """Go to the next control of this name."""
        seen: list[str] = []
        for _ in range(STEPS):
            await self.page.keyboard.press("Tab")
            focused = await self.page.evaluate(FOCUSED)
            # After the last control the focus leaves the page and comes back to the first.
            assert focused["ring"] or focused["lost"], focused
            if re.search(name, focused["name"]):
                return
            seen.append(focused["name"][:40])
        raise AssertionError(f"the Tab key does not lead to {name}: {seen}")

    async def demand_focus(self) -> None:
        """Assert that the focus is where it was, or in the field."""
        assert not (await self.page.evaluate(FOCUSED))["lost"]

    async def say(self, line: str) -> None:
        """Type a line into the private field, which has the focus, and send it."""
        await expect(self._field).to_be_focused()
        await self.page.keyboard.type(line)
        await self.page.keyboard.press("Escape")  # closes the proposals
        await self.page.keyboard.press("Enter")

    async def play(self, move: str) -> None:
        """Type a move and press the button that plays it; the button goes, and the field has the focus again."""
        await expect(self._field).to_be_focused()
        await self.page.keyboard.type(move)
        await expect(self.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        await self.reach("^Play$")
        await self.page.keyboard.press("Enter")
        await expect(self._field).to_be_focused()

    async def heard(self, words: str, after: int) -> str:
        """Wait for an announcement with these words; returns it."""
        found = "([words, after]) => window.announced.slice(after).findLast((each) => new RegExp(words).test(each))"
        return str(
            await (await self.page.wait_for_function(found, arg=[words, after], timeout=RATE_LIMITED)).json_value()
        )

    async def count(self) -> int:
        """The number of announcements so far."""
        return int(await self.page.evaluate("window.announced.length"))


@pytest.mark.parametrize("game", PLAYED)
async def test_a_game_by_keys_and_words(game: str, summarum: Summarum, browser: Browser) -> None:
    page = await window(browser)
    await page.goto(summarum.address)
    await expect(page.locator("#name")).to_be_focused()
    await page.keyboard.type("Dan")
    await page.keyboard.press("Enter")
    await expect(page.locator("body")).to_have_attribute("data-state", "connected")
    await page.evaluate(LISTEN)
    dan, title = Listener(page), load(game).title
    await dan.reach(f"^{title}$")
    await page.keyboard.press("Enter")
    await dan.reach("^Beginner$")
    await page.keyboard.press("Enter")
    await dan.heard("it is your turn", 0)
    await expect(page.locator("#private-input")).to_be_focused()
    await expect(page.get_by_role("region", name="Your tiles")).to_be_visible()
    over = page.get_by_role("article").filter(has_text="The game is over").last
    mine = page.get_by_role("status").filter(has_text="Your turn")
    own = await page.locator("[data-own=true]").get_by_role("img").get_attribute("alt")
    await dan.heard(re.escape(own or "nothing"), 0)
    before = await dan.count()
    await dan.say("/board words")
    await dan.heard(r"Dan(, it|: | has)[^/]*", before)
    turns = 0
    while turns < ENOUGH and summarum.turn is not None:
        before = await dan.count()
        await dan.say("/hint")
        await dan.heard("Play it", before)
        hint = page.get_by_role("article").filter(has_text="Play it").last
        move = await hint.get_by_role("code").last.inner_text()
        after, before = summarum.after(Seat(1), move), await dan.count()
        await (dan.say if turns else dan.play)(move)
        turns += 1
        # Where the turn goes on, the own tiles tell that the move has been made.
        goes_on = 1 in after.table.turn
        await dan.heard(re.escape(summarum.own(Seat(1), after)) if goes_on else "it is your turn|is over", before)
        await expect(mine.or_(over).first).to_be_visible(timeout=RATE_LIMITED)
        await dan.demand_focus()
    if summarum.turn is not None:
        await dan.say("/resign #1")
    assert "Computer" in await dan.heard("The game is over|The game was stopped", 0)
    await keep(page, f"{game}-keys")
