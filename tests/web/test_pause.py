"""A paused game in the web chat, on a phone: nobody is told that it is their turn, and a button goes on."""

import pytest
from playwright.async_api import Browser, expect

from tests.web.at_table import PHONE
from tests.web.playing import READERS, Summarum, come_in, keep, say
from tests.web.stand_in import CHANNEL

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": ("Agree to pause", "Decline pause", "does not agree", "The game is paused", "Go on", "Your turn"),
    "de-DE": (
        "Pause annehmen",
        "Pause ablehnen",
        "ist nicht einverstanden",
        "Die Partie macht Pause",
        "Weiter",
        "Du bist dran",
    ),
}


@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_t6_a_paused_game_says_so_and_how_it_goes_on(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    agree, decline, declined, paused, go_on, turn = WORDS[locale]
    context = {**PHONE, "locale": locale, "color_scheme": look}
    ann, ben = [await come_in(browser, summarum, name, **context) for name in ("Ann", "Ben")]
    await say(ann, "/challenge @Ben summy")
    await expect(ben.locator(f"{CHANNEL} .by-bot").last).to_contain_text("Ann")
    await say(ben, "/accept #1")
    await expect(ann.locator(".dock-board img").first).to_be_visible()
    on_turn = ann if await ann.locator(".dock-turn.now").count() else ben
    await expect(on_turn.locator(".dock-turn")).to_have_text(turn)
    for asked in range(2):
        await ann.locator(".tabs-menu").tap()
        await ann.get_by_role("button", name="Pause", exact=True).tap()
        await expect(ben.locator(".dock-buttons").get_by_role("button", name=agree)).to_be_visible()
        if not asked:
            await keep(ben, f"asked-for-a-pause {locale}")
            await ben.locator(".dock-buttons").get_by_role("button", name=decline).tap()
            await expect(ann.locator(f"{CHANNEL} .by-bot").last).to_contain_text(f"Ben {declined}")
            await expect(ben.locator(".dock-buttons").get_by_role("button", name=agree)).to_have_count(0)
    await ben.locator(".dock-buttons").get_by_role("button", name=agree).click()
    for page in (ann, ben):
        await expect(page.locator(".dock-turn")).to_have_text(paused)
        await expect(page.get_by_text(turn, exact=True)).to_have_count(0)
    await keep(on_turn, f"paused {locale}")
    await on_turn.locator(".dock-buttons").get_by_role("button", name=go_on).click()
    await expect(on_turn.locator(".dock-turn")).to_have_text(turn)
