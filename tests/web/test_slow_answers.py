"""Whoever presses something sees that an answer is on its way."""

import pytest
from playwright.async_api import expect

from bot.chat.port import Message, Span
from tests.web.conftest import Enter
from tests.web.playing import keep, say, show
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_a_slow_answer_to_a_command_is_announced_in_either_panel(
    stand_in: StandIn, enter: Enter, locale: str
) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True, locale=locale)
    await say(ben, "/wait")
    await stand_in.until_begun(1)
    text = "Einen Moment …" if locale == "de-DE" else "One moment …"
    await expect(ben.locator(f"{CHANNEL} .moment")).to_have_text(text)
    await expect(ben.locator(f"{CHANNEL} .moment")).to_be_visible()
    await show(ben, PRIVATE)
    await expect(ben.locator(f"{PRIVATE} .moment")).to_be_in_viewport(ratio=1)
    await keep(ben, f"moment-{locale}")
    await stand_in.release()
    await stand_in.chat.send(Message(LOBBY, (Span("Here it is"),), "1"))
    await expect(ben.locator(".moment")).to_have_count(0)


async def test_what_people_say_to_each_other_awaits_no_answer(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await say(ben, "wait")
    await stand_in.until_begun(1)
    await expect(ben.locator(f"{CHANNEL} .mine")).to_have_count(1)
    await expect(ben.locator(".pending li")).to_have_count(0)
    await expect(ben.locator(".moment")).to_have_count(0)
    await stand_in.release()
