"""A table of another chat in the browser: a link with a code leads there, by way of the login page."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.adapters.everywhere import everywhere
from tests.adapters.test_places import ThreePlaces
from tests.web.at_table import PHONE
from tests.web.playing import LOCALES, READERS, keep, said, say, window
from tests.web.stand_in import CHANNEL

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("locale", LOCALES)
async def test_p1_a_link_opens_the_table_with_a_seat_that_is_free(
    browser: Browser, tmp_path: Path, locale: str
) -> None:
    async with everywhere(tmp_path) as all_:
        places = ThreePlaces(all_, await all_.browser.enter("Cara"))
        await places.ann.say(places.group, "/challenge anyone summy")
        await places.telegram("wants to play")
        code = await places.code()
        page = await window(browser, locale=locale, **PHONE)
        await page.goto(f"{all_.browser.origin}/join/{code.lower()}")
        await page.locator(f"#languages a[lang={locale[:2]}]").click()
        await page.wait_for_url(re.compile(r"\?lang="))
        await page.fill("#name", "Jörg")
        await keep(page, f"invited door {locale}")
        await page.keyboard.press("Enter")
        await expect(page.locator(".dock-board img").first).to_be_visible()
        await keep(page, f"invited table {locale}")
        assert code not in page.url, "a reload types it no second time"
        await places.telegram("begins at table #1: Ann, Jörg")
        table, _ = all_.ledger.table(1)
        assert [place.platform for place in table.places] == ["telegram", "web"]
        await page.reload()
        await expect(page.locator(".dock-board img").first).to_be_visible()
        friend = await window(browser, locale=locale, **PHONE)
        await friend.goto(f"{all_.browser.origin}/join/{code}")
        await friend.fill("#name", "Zoë")
        await friend.keyboard.press("Enter")
        await expect(friend.locator(".room-button")).to_contain_text("#game-")
        await expect(friend.locator(".message img").first).to_be_visible()
        await keep(friend, f"invited watcher {locale}")


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_n6_a_page_watches_a_game_of_another_chat_and_stops(
    browser: Browser, tmp_path: Path, locale: str, scheme: str
) -> None:
    async with everywhere(tmp_path) as all_:
        places = ThreePlaces(all_, await all_.browser.enter("Cara"))
        await places.ann.say(places.group, "/challenge anyone summy watch=yes")
        await places.telegram("Other chats may watch.")
        await all_.discord.slash("Ben", places.here, "join", code=await places.code())
        await places.telegram("begins at table #1: Ann, Ben")
        page = await window(browser, locale=locale, color_scheme=scheme, **PHONE)
        await page.goto(all_.browser.origin)
        await page.fill("#name", "Zoë")
        await page.keyboard.press("Enter")
        await page.wait_for_selector("body[data-state=connected]")
        await say(page, "/watch #1" if locale == "en-GB" else "/zusehen #1")
        boards = page.locator(f"{CHANNEL} .picture img")
        await expect(boards).to_have_count(1)
        await keep(page, f"watching begins {locale}")
        for count in (2, 3):
            await places.play()
            await expect(boards).to_have_count(count)
        await keep(page, f"watching {locale}")
        await expect(page.locator(".dock-board img")).to_have_count(0)
        stop = {"en-GB": "Stop watching", "de-DE": "Nicht mehr zusehen"}[locale]
        await page.get_by_role("button", name=stop).click()
        await expect(said(page).last).to_contain_text({"en-GB": "no longer watches", "de-DE": "nicht mehr zu"}[locale])
        await keep(page, f"watching ended {locale}")


async def test_p1_a_link_without_a_code_leads_to_the_login_page(browser: Browser, tmp_path: Path) -> None:
    async with everywhere(tmp_path) as all_:
        page = await window(browser, **PHONE)
        await page.goto(f"{all_.browser.origin}/join/%23nonsense")
        await expect(page.locator("#name")).to_be_visible()
        assert page.url == f"{all_.browser.origin}/"
