"""R4: one's statistics in the web chat, on a phone: one picture, told in words too, another game by a button."""

import pytest
from playwright.async_api import Browser, expect

from tests.web.at_table import PHONE
from tests.web.playing import READERS, Summarum, come_in, keep, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": ("/stats", "Rematch", "Ann at Kakuro", "Ann at Summy", "Computer: club: 0 won, 0 tied, 1 lost"),
    "de-DE": (
        *("/statistik", "Revanche", "Ann bei Kakuro", "Ann bei Summy"),
        "Computer: Könner: 0 gewonnen, 0 unentschieden, 1 verloren",
    ),
}


@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_r4_a_picture_fits_a_phone_and_a_button_shows_the_other_game(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    typed, again, kakuro, summy, lost = WORDS[locale]
    ann = await come_in(browser, summarum, "Ann", **{**PHONE, "locale": locale, "color_scheme": look})
    for number, game in enumerate(("summy", "kakuro"), 1):
        await say(ann, f"/challenge computer {game} club")
        await expect(said(ann).last).to_contain_text(f"#{number}")
        await expect(ann.locator(f"{PRIVATE} .composer")).to_be_visible()
        await show(ann, CHANNEL)
        await say(ann, f"/resign #{number}")
        await expect(ann.locator(f"{PRIVATE} .buttons button", has_text=again)).to_have_count(number)
    await say(ann, typed)
    newest = ann.locator(f"{CHANNEL} .by-bot").last
    await expect(newest).to_contain_text(kakuro)
    picture = newest.locator("img").first
    await expect(picture).to_be_visible()
    await keep(ann, f"stats {locale}")
    assert lost in (await picture.get_attribute("alt") or "")
    box = await picture.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390, "as wide as the phone"
    await newest.get_by_role("button", name="Summy").tap()
    await expect(newest).to_contain_text(summy)
    await keep(ann, f"stats other {locale}")
