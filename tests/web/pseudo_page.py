"""A game in real browsers in a language added by files alone; run by `tests/bot/test_other_language.py`."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.adapters.web import WebChat
from bot.games.move_words import localized_move
from bot.tables.table import Phase
from tests.adapters.web_stage import in_web_chat
from tests.bot.stage import Stage, staged
from tests.examples import examples
from tests.pseudo import PSEUDO, english, pseudo, pseudo_line
from tests.shared import parts
from tests.web.page_texts import shown
from tests.web.playing import PATIENCE, keep, show
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser

SIZES = {"Ann": (390, 844), "Ben": (1280, 800)}
"""A phone and a computer, in pixels."""

ASKED = {3: "/hint", 7: "/board words", 11: "/verify", 15: "/tables"}
"""Questions asked in private, by the length of the log before each."""

ENOUGH = examples(max(ASKED) + 1, long=10**6)
"""The length of the log at which the game is given up: what is asked is looked at by then, and then the end is."""


@asynccontextmanager
async def connected(folder: Path) -> AsyncIterator[tuple[Stage, WebChat]]:
    """The bot in the web chat, without a limit to how fast people may type."""
    async with (
        staged(folder / "bot.sqlite3", parts().opponents) as stage,
        in_web_chat(stage, folder, line_rate=(10_000, 1.0)) as chat,
    ):
        yield stage, chat


async def demand_fit(page: Page, where: str) -> None:
    """Assert that a page shows no English word and cuts no text."""
    await keep(page, re.sub(r"[^A-Za-z]+", "-", f"pseudo {where}").strip("-"))
    found = await shown(page)
    assert found.words, where
    assert [(text, one) for text in found.words for one in english(text)] == [], where
    assert found.cut == (), where


async def say(page: Page, line: str, panel: str = CHANNEL) -> None:
    """Type a line in a panel."""
    await show(page, panel)
    await page.locator(f"{panel} .field input").fill(line)
    await page.locator(f"{panel} .field input").press("Enter")


async def ask(page: Page, line: str) -> None:
    """Type a line in private and wait for its answer."""
    answers = page.locator(f"{PRIVATE} .by-bot")
    before = await answers.count()
    await say(page, line, PRIVATE)
    await expect(answers).not_to_have_count(before)
    await page.wait_for_load_state("networkidle")


async def told(page: Page, words: str) -> None:
    """Wait until the bot says this in the channel."""
    await expect(page.locator(f"{CHANNEL} .by-bot").filter(has_text=words).last).to_be_attached()


async def demand_all_fit(pages: Mapping[str, Page], when: str) -> None:
    """Assert the same of both panels of all pages."""
    for name, page in pages.items():
        for panel in (PRIVATE, CHANNEL):
            await show(page, panel)
            await demand_fit(page, f"{name} {when} in {panel}")


async def play(stage: Stage, pages: Mapping[str, Page]) -> None:
    """Play a game to its end, and ask in between."""
    while (table := await stage.table()).phase is not Phase.OVER:
        (seat,) = table.turn
        page = pages[table.player(seat).name]
        if table.plies >= ENOUGH:
            await say(page, pseudo_line("/resign #1 yes"))
            break
        if asked := ASKED.get(table.plies):
            await ask(page, pseudo_line(asked))
        await say(page, f"{pseudo_line('/play')} {localized_move('summy', await stage.move(), PSEUDO)}", PRIVATE)
        async with asyncio.timeout(PATIENCE / 1000):
            while (await stage.table()).plies == table.plies:
                await page.evaluate("() => new Promise(requestAnimationFrame)")
        await stage.settle()
        if asked:
            await demand_all_fit(pages, f"after {asked}")


async def test_a_game_on_a_page_shows_no_english_word_and_cuts_nothing(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (stage, chat):
        pages = {}
        for name, (width, height) in SIZES.items():
            context = await browser.new_context(
                locale=f"{PSEUDO}-{PSEUDO.upper()}", viewport={"width": width, "height": height}
            )
            context.set_default_timeout(PATIENCE)
            page = pages[name] = await context.new_page()
            await page.goto(chat.address)
            await demand_fit(page, f"{name} comes in")
            await page.fill("#name", "a b")
            await page.keyboard.press("Enter")
            await expect(page.locator("#problem")).not_to_be_empty()
            await demand_fit(page, f"{name} is refused")
            await page.fill("#name", name)
            await page.keyboard.press("Enter")
            await page.wait_for_selector("body[data-state=connected]")
            for panel in (PRIVATE, CHANNEL):
                await show(page, panel)
                await demand_fit(page, f"{name} begins in {panel}")
        ann, ben = pages.values()
        await ann.locator(f"{CHANNEL} .start-more button").last.click()
        await expect(ann.locator(f"{CHANNEL} .mine").last).to_contain_text(pseudo_line("/help"))
        await ann.locator(".me").click()
        await demand_fit(ann, "the menu")
        await ann.locator("#menu [popovertarget=keep]").click()
        await ann.locator("#keep .primary").click()
        await expect(ann.locator(".phrase")).to_be_visible()
        await demand_fit(ann, "a phrase")
        await ann.keyboard.press("Escape")
        await ben.locator(".room-button").click()
        await demand_fit(ben, "the channels")
        await ben.keyboard.press("Escape")
        await ann.locator(f"{CHANNEL} .field input").fill("/")
        await expect(ann.locator(f"{CHANNEL} .suggestions li").first).to_be_visible()
        await demand_fit(ann, "suggestions")
        await say(ann, pseudo_line("/challenge @ben summy"))
        await ben.locator(f"{CHANNEL} .by-bot .chip", has_text=pseudo("Accept")).click()
        await told(ben, pseudo("begins"))
        typed = ben.locator(f"{CHANNEL} .field input")
        await typed.press("ArrowUp")
        await expect(typed).to_have_value(pseudo_line("/accept #1"))  # a press is not shown, but can be repeated
        await typed.press("ArrowDown")
        await stage.settle()
        await play(stage, pages)
        await told(ann, pseudo("The game is over"))
        await demand_all_fit(pages, "at the end")
