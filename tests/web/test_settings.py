"""The settings of a channel and one's own games, on a phone."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web.at_table import PHONE
from tests.web.playing import READERS, Summarum, come_in, keep, said, say
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": (
        "Dark pictures",
        "Pictures: dark",
        "Choose games",
        "It is your turn:",
        "Only whoever opened this channel first",
    ),
    "de-DE": (
        "Dunkle Bilder",
        "Bilder: dunkel",
        "Spiele auswählen",
        "Du bist am Zug:",
        "wer diesen Kanal zuerst geöffnet hat",
    ),
}


async def go_to(page: Page, channel: str) -> None:
    """Change the channel in view; what is typed then goes there."""
    await page.evaluate("channel => { location.hash = channel; }", channel)
    await expect(page.get_by_role("combobox", name=channel)).to_be_visible()


@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_n1_n5_settings_are_pressed_and_ones_games_lead_to_their_channel(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    dark, is_dark, choose, turn, refused = WORDS[locale]
    ann = await come_in(browser, summarum, "Ann", **{**PHONE, "locale": locale, "color_scheme": look})
    await go_to(ann, "#club")
    await say(ann, "/settings")
    newest = said(ann).last
    await expect(newest).to_contain_text("Summy")
    await keep(ann, f"settings {locale}")
    await ann.get_by_role("button", name=dark).tap()
    await expect(newest).to_contain_text(is_dark)
    await ann.get_by_role("button", name=choose).tap()
    await ann.get_by_role("button", name="✓ Kakuro").tap()
    await expect(ann.get_by_role("button", name="✗ Kakuro")).to_be_visible()
    await keep(ann, f"settings games {locale}")
    ben = await come_in(browser, summarum, "Ben", **{**PHONE, "locale": locale})
    await go_to(ben, "#club")
    await say(ben, "/settings theme=light")
    await expect(said(ben).last).to_contain_text(refused)
    await say(ann, "/challenge anyone summy")
    await expect(ben.locator(f"{CHANNEL} .by-bot").last).to_contain_text("Ann")
    await say(ben, "/join #1")
    await expect(ann.locator(".dock-board img").first).to_be_visible()
    seat = summarum.ledger.table(1)[0].turn
    mover = ann if summarum.ledger.table(1)[0].player(min(seat)).name == "Ann" else ben
    await go_to(mover, "#lobby")
    await say(mover, "/games")
    await expect(said(mover).last).to_contain_text("#1")
    await keep(mover, f"games {locale}")
    link = mover.locator(f"{CHANNEL} .by-bot .text a", has_text="#1")
    await expect(link).to_be_visible()
    if mover is ann:
        await expect(said(ann).last).to_contain_text(turn)
    await keep(mover, f"games {locale}")
    await link.tap()
    await expect(mover.locator(".dock-board img").first).to_be_visible()
    assert mover.url.endswith("#club")


MENU = {
    "en-GB": ("Settings", "Your settings", "Statistics", "/challenge", "Rules"),
    "de-DE": ("Einstellungen", "Deine Einstellungen", "Statistik", "/herausfordern", "Regeln"),
}


@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_the_menu_leads_to_settings_statistics_and_rules_and_fits_a_low_phone(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    settings, head, statistics, started, rules = MENU[locale]
    small = {**PHONE, "viewport": {"width": 360, "height": 640}, "locale": locale, "color_scheme": look}
    ann = await come_in(browser, summarum, "Ann", **small)
    menu, own = ann.locator("#menu"), ann.locator(f"{PRIVATE} .by-bot .text")
    for label, answer in ((settings, head), (statistics, started), (rules, "rummy-pur")):
        await ann.locator("#me").tap()
        for name in (settings, statistics, rules):
            await expect(menu.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
        assert await menu.evaluate("menu => menu.scrollWidth <= menu.clientWidth")
        assert await menu.evaluate("menu => menu.getBoundingClientRect().bottom <= innerHeight"), (
            "what is more, scrolls"
        )
        await keep(ann, f"menu {locale}")
        await menu.get_by_role("button", name=label, exact=True).tap()
        await expect(menu).to_be_hidden()
        await expect(own.last).to_contain_text(answer)
