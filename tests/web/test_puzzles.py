"""V4: a puzzle solved by tapping, and the puzzle of a day shared, on a phone, in the real program and a real browser."""

import json

import pytest
from playwright.async_api import Browser, Page, expect

from bot.commands.puzzles import ATTEMPTS, Attempts
from bot.games.puzzles import puzzle
from tests.web.playing import PHONE, READERS, Summarum, come_in, hand, keep, said, say
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.test_reviews import tap

pytestmark = pytest.mark.browser

RIGHT = {"en-GB": "That is it!", "de-DE": "Gefunden!"}


async def on_phone(browser: Browser, summarum: Summarum, locale: str, scheme: str) -> Page:
    return await come_in(
        browser, summarum, "Ann", viewport=PHONE, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )


def best(summarum: Summarum) -> str:
    """The best move of the puzzle that Ann is at."""
    (settings,) = summarum.ledger.rows("SELECT settings FROM preference WHERE settings LIKE '%puzzles%'")
    now = Attempts.read(json.loads(settings[0])[ATTEMPTS]).now
    assert now is not None
    return puzzle(now.name).best


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v4_a_puzzle_is_solved_by_tapping(summarum: Summarum, browser: Browser, locale: str, scheme: str) -> None:
    page = await on_phone(browser, summarum, locale, scheme)
    await say(page, "/puzzle kakuro", PRIVATE)
    await page.locator("#tabs button").nth(1).tap()
    await expect(hand(page)).to_be_visible()
    cell, card, *turned = best(summarum).split()
    await tap(hand(page), cell)
    await tap(hand(page), card)
    for each in turned[1:]:
        await tap(hand(page), f"{'drehe' if locale.startswith('de') else 'turn'} {each}")
    await keep(page, f"puzzle-{locale}-tapped")
    await page.locator(f"{PRIVATE} input[role=combobox]").press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await keep(page, f"puzzle-{locale}-solved")


MENU = {"en-GB": "A Summy puzzle", "de-DE": "Eine Aufgabe zu Summy"}


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_the_menu_leads_to_a_puzzle_whose_board_a_refused_try_leaves_in_sight(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    page = await on_phone(browser, summarum, locale, scheme)
    await keep(page, f"puzzle-{locale}-menu")
    await page.get_by_role("button", name=MENU[locale]).tap()
    await expect(hand(page)).to_be_visible()
    await keep(page, f"puzzle-{locale}-begun")
    await expect(hand(page)).to_be_in_viewport(ratio=0.95)
    field, notice = page.locator(f"{PRIVATE} input[role=combobox]"), page.locator(f"{PRIVATE} .notice")
    for tries in (1, 2):
        await field.fill("A1> 1=1")
        await field.press("Enter")
        await expect(said(page, PRIVATE)).to_have_count(1 + tries)
        await expect(notice).to_have_text(await said(page, PRIVATE).last.text_content() or "")
        await expect(hand(page)).to_be_in_viewport(ratio=0.95)
    await keep(page, f"puzzle-{locale}-refused")
    await field.fill(best(summarum))
    await field.press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await expect(notice).to_be_empty()


WORDS = {
    "en-GB": ("/daily 9:00", "This channel gets a puzzle", "Solve", "Share", "Ann, puzzle of"),
    "de-DE": ("/tagesaufgabe 9:00", "Dieser Kanal bekommt", "Lösen", "Teilen", "Ann, Aufgabe vom"),
}


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v4_the_puzzle_of_the_day_is_solved_in_private_and_its_result_shared(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    typed, told, solve, share, shared = WORDS[locale]
    page = await on_phone(browser, summarum, locale, scheme)
    await say(page, typed)
    await expect(said(page).filter(has_text=told)).to_be_visible()
    await keep(page, f"daily-{locale}-set")
    await page.locator(CHANNEL).get_by_role("button", name=solve, exact=True).tap()
    await page.locator("#tabs button").nth(1).tap()
    await expect(hand(page)).to_be_visible()
    await keep(page, f"daily-{locale}-puzzle")
    field = page.locator(f"{PRIVATE} input[role=combobox]")
    await field.fill(best(summarum))
    await field.press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await keep(page, f"daily-{locale}-solved")
    await page.locator(PRIVATE).get_by_role("button", name=share, exact=True).last.tap()
    await page.locator("#tabs button").first.tap()
    await expect(said(page).filter(has_text=shared)).to_contain_text("✓")
    await keep(page, f"daily-{locale}-shared")
