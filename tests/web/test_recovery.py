"""A phrase that is shown once brings a nickname back in another browser."""

import re
from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from tests.adapters.web_client import Browser as Client
from tests.web.at_table import PHONE
from tests.web.conftest import Enter
from tests.web.playing import READERS, keep, show, window
from tests.web.stand_in import PRIVATE, StandIn

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_a_phrase_leads_back_in_from_another_browser(
    stand_in: StandIn, enter: Enter, browser: Browser, locale: str, scheme: Literal["light", "dark"]
) -> None:
    ben = await enter("Jörg", locale=locale, color_scheme=scheme, **PHONE)
    await show(ben, PRIVATE)
    field = ben.locator(f"{PRIVATE} input[role=combobox]")
    await field.fill("a note to myself")
    await field.press("Enter")
    await expect(ben.locator(f"{PRIVATE} .mine").last).to_contain_text("a note to myself")
    await ben.locator(".me").click()
    await keep(ben, f"menu {locale}")
    await ben.locator("#menu [popovertarget=keep]").click()
    await expect(ben.locator("#menu")).to_be_hidden()
    await keep(ben, f"keep nickname {locale}")
    await ben.locator("#keep .primary").click()
    phrase = await ben.locator(".phrase").inner_text()
    assert re.fullmatch("[a-z]+( [a-z]+){4}", phrase)
    await expect(ben.locator("#keep .primary")).to_be_focused()
    await ben.locator("#keep .primary").click()
    await expect(ben.locator("#keep .hint[role=status]")).not_to_be_empty()
    await keep(ben, f"phrase {locale}")
    await ben.locator("#keep .quiet").click()
    await ben.locator(".me").click()
    await ben.locator("#menu [popovertarget=keep]").click()
    await expect(ben.locator("#keep")).to_be_visible()
    await expect(ben.locator(".phrase")).to_have_count(0)

    other = await window(browser, locale=locale, color_scheme=scheme, **PHONE)
    await other.goto(f"{stand_in.chat.address}#club")
    await expect(other.locator("#recovery")).to_be_hidden()
    await other.fill("#name", "jörg")
    await other.keyboard.press("Enter")
    await expect(other.locator("#recovery")).to_be_visible()
    await keep(other, f"taken {locale}")
    await other.fill("#phrase", "never shown to anybody")
    await other.keyboard.press("Enter")
    await expect(other.locator("#phrase-problem")).not_to_be_empty()
    await expect(other.locator("#phrase-problem")).to_be_in_viewport(ratio=0.9)
    await expect(other.locator("#phrase")).to_be_focused()
    await keep(other, f"wrong phrase {locale}")
    await other.fill("#phrase", phrase.title().replace(" ", "-"))
    await other.keyboard.press("Enter")
    await expect(other.locator(".me")).to_contain_text("J")
    await expect(other.locator(".room-button")).to_contain_text("#club")
    await show(other, PRIVATE)
    await expect(other.locator(f"{PRIVATE} .mine").last).to_contain_text("a note to myself")
    await ben.reload()
    await ben.wait_for_selector("body[data-state=connected]")


async def test_another_nickname_needs_no_phrase(stand_in: StandIn, browser: Browser) -> None:
    async with Client(stand_in.chat.address) as elsewhere:
        await elsewhere.claim("Ann")
    page = await window(browser)
    await page.goto(stand_in.chat.address)
    await page.fill("#name", "Computer")
    await page.keyboard.press("Enter")
    await expect(page.locator("#problem")).not_to_be_empty()
    await expect(page.locator("#recovery")).to_be_hidden()
    await page.fill("#name", "Ann")
    await page.keyboard.press("Enter")
    await expect(page.locator("#recovery")).to_be_visible()
    await page.fill("#name", "Anna")
    await expect(page.locator("#recovery")).to_be_hidden()
    await expect(page.locator("#problem")).to_be_empty()
    await page.keyboard.press("Enter")
    await page.wait_for_selector("body[data-state=connected]")
