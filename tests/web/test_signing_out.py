"""Signing out in this browser or in all others, and coming in again with the five words."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web.at_table import PHONE
from tests.web.conftest import Enter
from tests.web.playing import LOCALES, keep, window
from tests.web.stand_in import PRIVATE, StandIn

pytestmark = pytest.mark.browser


async def open_in_menu(page: Page, section: str) -> None:
    """Open the menu, and one of its sections."""
    await page.locator(".me").click()
    await page.locator(f"#menu [popovertarget={section}]").click()
    await expect(page.locator(f"#{section}")).to_be_visible()


async def recover(page: Page, phrase: str) -> None:
    """Come in as Ben with their five words."""
    await page.fill("#name", "Ben")
    await page.keyboard.press("Enter")
    await page.fill("#phrase", phrase)
    await page.keyboard.press("Enter")
    await page.wait_for_selector("body[data-state=connected]")


@pytest.mark.parametrize("locale", LOCALES)
async def test_signing_out_is_for_one_browser_or_for_all_others(
    stand_in: StandIn, enter: Enter, browser: Browser, locale: str
) -> None:
    ben = await enter("Ben", locale=locale, **PHONE)
    await open_in_menu(ben, "sign-out")
    await keep(ben, f"sign out {locale}")
    await ben.locator("#sign-out .primary").click()
    await ben.locator("#keep .primary").click()
    phrase = await ben.locator(".phrase").inner_text()
    await ben.keyboard.press("Escape")
    other = await window(browser, locale=locale)
    await other.goto(stand_in.chat.address)
    await recover(other, phrase)

    await open_in_menu(ben, "sign-out")
    here, elsewhere = await ben.locator("#sign-out .chip").all()
    await elsewhere.click()
    await expect(ben.locator("#sign-out .hint")).to_contain_text("Ben")
    await expect(other.locator("#login")).to_be_visible()
    await ben.wait_for_selector("body[data-state=connected]")
    await recover(other, phrase)
    await here.click()
    await expect(ben.locator("#login")).to_be_visible()
    assert await ben.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]") == []
    await ben.go_back()
    await expect(ben).to_have_url(re.compile(r"/\?as=Ben$"))
    await other.reload()
    await other.wait_for_selector("body[data-state=connected]")
    await recover(ben, phrase)


async def test_ones_own_accounts_are_asked_for_in_the_menu(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await ben.locator(".me").click()
    await ben.locator("#menu").get_by_role("button", name="My accounts").click()
    await expect(ben.locator("#menu")).to_be_hidden()
    await expect(ben.locator(f"{PRIVATE} .message .text", has_text="/accounts").first).to_have_text("/accounts")
