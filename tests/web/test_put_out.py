"""Somebody is given another nickname, then put out: what the pages show."""

import pytest
from playwright.async_api import expect

from bot.adapters.web.moderation import WebModeration
from tests.web.at_table import PHONE
from tests.web.conftest import Enter
from tests.web.playing import LOCALES, keep
from tests.web.stand_in import CHANNEL, StandIn

pytestmark = pytest.mark.browser

TOLD = {"en": "You are banned from this chat", "de": "Du bist in diesem Chat gesperrt"}


@pytest.mark.parametrize("locale", LOCALES)
async def test_n5_pages_show_a_new_nickname_at_once_and_say_who_is_banned(
    stand_in: StandIn, enter: Enter, locale: str
) -> None:
    ann, ben = await enter("Ann", locale=locale, **PHONE), await enter("Ben", locale=locale, **PHONE)
    await ben.locator(f"{CHANNEL} .composer input").fill("hello")
    await ben.keyboard.press("Enter")
    await expect(ann.locator(f"{CHANNEL} .message", has_text="hello").first).to_contain_text("hello")
    moderation = stand_in.chat.moderation
    assert isinstance(moderation, WebModeration)
    await moderation.moderate("rename", "Ben", "Igel")
    await expect(ann.locator(CHANNEL)).to_contain_text("Igel")
    await expect(ann.locator(CHANNEL)).not_to_contain_text("Ben")
    await ann.locator(".people-button").click()
    await expect(ann.locator("#people")).to_contain_text("Igel")
    await expect(ben.locator("html")).to_have_attribute("data-name", "Igel")
    await ben.wait_for_selector("body[data-state=connected]")
    await moderation.moderate("ban", "Igel", "")
    await expect(ben.locator("#problem")).to_contain_text(TOLD[locale[:2]])
    await keep(ben, f"put out {locale}")
    await ben.fill("#name", "Bella")
    await ben.keyboard.press("Enter")
    await expect(ben.locator("#name")).to_have_attribute("aria-invalid", "true")
    await expect(ben.locator("#problem")).to_contain_text(TOLD[locale[:2]])
    await moderation.moderate("unban", "Igel", "")
    await ben.fill("#name", "Igel")
    await ben.keyboard.press("Enter")
    await ben.wait_for_selector("body[data-state=connected]")
