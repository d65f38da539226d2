"""The button that leads to new messages lies over the messages, and over nothing that is to be pressed below them."""

import pytest
from playwright.async_api import expect

from bot.chat.port import Span
from tests.web.at_table import PHONE, Game, Room
from tests.web.conftest import Enter
from tests.web.playing import say
from tests.web.stand_in import CHANNEL, StandIn

pytestmark = pytest.mark.browser

SCROLL_UP = """async (list) => {
  do {
    const known = new Promise((done) => list.addEventListener("scroll", () => setTimeout(done), { once: true }));
    list.scrollTo(0, 0);
    await known;
  } while (list.scrollTop);
}"""
"""Scrolls to the first message until the page knows: it stays at the end where the list changes its size at that moment."""


@pytest.mark.parametrize("below", [".start-strip", ".dock"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_on_a_phone_the_way_to_new_messages_covers_no_button(
    stand_in: StandIn, enter: Enter, below: str, locale: str
) -> None:
    ben = await enter("Ben", **PHONE, locale=locale)
    room = Game(stand_in, ben) if below == ".dock" else Room(stand_in, ben)
    for number in range(20):
        await room.say(Span(f"small talk {number}"))
    await say(ben, "hello")
    if isinstance(room, Game):
        await room.begin()
    await expect(ben.locator(f"{CHANNEL} {below}")).to_be_visible()
    await ben.locator(f"{CHANNEL} .scroller").evaluate(SCROLL_UP)
    await room.say(Span("news"))
    button = ben.locator(f"{CHANNEL} .newest")
    shown, messages = await button.bounding_box(), await ben.locator(f"{CHANNEL} .scroller").bounding_box()
    assert shown is not None
    assert messages is not None
    assert messages["y"] < shown["y"]
    assert shown["y"] + shown["height"] <= messages["y"] + messages["height"]
    await button.tap()
    await expect(ben.get_by_text("news", exact=True)).to_be_in_viewport()
