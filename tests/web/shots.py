"""Plays every game from the first visit to the end, and saves a picture of each screen in every size and colour scheme.

`SUMMARUM_SHOTS=FOLDER python -m tests.web.shots [GAME…]`
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.async_api import Browser, Page, async_playwright, expect

from bot.games.registry import GAMES, load
from tests.conftest import chromium
from tests.web.playing import PHONE, Summarum, come_in, keep
from tests.web.stand_in import PRIVATE

LANGUAGES = ("en", "de")
SIZES = {"phone": PHONE, "wide": {"width": 1280, "height": 800}}
LOOKS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

POLL_MS = 50

DRAWN = """async (look) => {
  const dark = look === "dark";
  const wanted = (image) => (dark && image.parentElement.querySelector("source")?.srcset) || image.getAttribute("src");
  const suits = (image) => image.complete && image.currentSrc === new URL(wanted(image), document.baseURI).href;
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.decoding = "sync";  // no frame is drawn without it
  const decoded = await Promise.allSettled(shown.map((image) => image.decode()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const turned = matchMedia(`(prefers-color-scheme: ${look})`).matches;
  return turned && shown.every(suits) && decoded.every(({ status }) => status === "fulfilled");
}"""
"""Whether every picture in view is drawn in the colours that suit: until the dark one has come, the light one stays."""


async def keep_looks(page: Page, name: str) -> None:
    """Save a screen on a phone and on a computer, light and dark."""
    for size, pixels in SIZES.items():
        await page.set_viewport_size(pixels)  # type: ignore[arg-type]
        for look in LOOKS:
            await page.emulate_media(color_scheme=look, reduced_motion="reduce")
            await page.wait_for_function(DRAWN, arg=look)
            await keep(page, f"{name}-{size}-{look}")
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]


async def play(browser: Browser, summarum: Summarum, game: str, language: str) -> None:
    """One newcomer: the start menu, the invitation, the board, a hint, the first move, the end, and the lesson."""
    name = f"{language}-{game}"
    page = await come_in(browser, summarum, name, locale=language, viewport=PHONE)
    await page.get_by_role("button", name=load(game).title, exact=True).click()
    await keep_looks(page, f"{name}-1-first-visit")
    await page.locator(".people-button").click()
    await page.locator("#people .primary").click()
    await keep_looks(page, f"{name}-2-invite")
    await page.keyboard.press("Escape")
    await page.locator(".start-action .chip").first.click()
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    await keep_looks(page, f"{name}-3-board")
    await page.locator(".dock-buttons button").last.click()
    play_it = page.locator(f"{PRIVATE} .message").last.locator(".buttons button")
    await expect(play_it.first).to_be_visible()
    await keep_looks(page, f"{name}-4-hint")
    await play_it.first.click()
    await expect(play_it).to_have_count(0)
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    while summarum.ledger.rows("SELECT id FROM outbox"):  # the new tiles come last
        await page.wait_for_timeout(POLL_MS)
    await keep_looks(page, f"{name}-5-first-move")
    field = page.locator(f"{PRIVATE} .field input")
    await field.fill("/resign #1")
    await field.press("Enter")
    await expect(page.locator(".dock-board")).to_have_count(0)
    await keep_looks(page, f"{name}-6-ending")
    await field.fill(f"/learn {game}")
    await field.press("Enter")
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    await keep_looks(page, f"{name}-7-lesson")
    await page.context.close()


async def main(games: Sequence[str]) -> None:
    """Play all games in all languages at one program."""
    expect.set_options(timeout=60_000)  # many times what a busy machine takes
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        for game in games:
            for language in LANGUAGES:
                with TemporaryDirectory() as folder:
                    summarum = Summarum(Path(folder))
                    await summarum.start()
                    await play(browser, summarum, game, language)
                    assert summarum.program is not None
                    await summarum.program.stop()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(GAMES)))
