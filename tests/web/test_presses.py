"""A press of a button counts although the message above it grows meanwhile."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Button, Message, Span
from tests.web.conftest import Enter
from tests.web.playing import PHONE, say, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def offer(stand_in: StandIn, text: str, replaces: str | None = None) -> str | None:
    """Say something with a question below it, in the place of what was said before."""
    buttons = (Button("Accept", "/accept #7"), Button("Decline", "/decline #7"))
    return await stand_in.chat.send(Message(LOBBY, (Span(text),), text[:25], buttons=buttons, replaces=replaces))


async def test_a_press_counts_while_its_message_grows(stand_in: StandIn, browser: Browser, enter: Enter) -> None:
    page: Page = await window(browser, viewport=PHONE)
    async with page.expect_websocket() as opened:
        await enter("Ben", page)
    socket = await opened.value
    await say(page, "Hello")
    offered = await offer(stand_in, "Ann asks you.")
    accept = page.locator(CHANNEL).get_by_role("button", name="Accept", exact=True)
    await expect(accept).to_be_in_viewport(ratio=1)
    await page.evaluate(DRAWN)
    await accept.hover()
    await page.mouse.down()
    async with socket.expect_event("framereceived", lambda frame: "is in" in str(frame)):
        await offer(stand_in, "Ann asks you.\n" + "Somebody is in.\n" * 9, offered)
    await page.evaluate(DRAWN)
    await page.mouse.up()
    assert [line.text for line in await stand_in.until_heard(2)] == ["Hello", "/accept #7"]
    await expect(page.locator(f"{CHANNEL} .by-bot .text").first).to_contain_text("Somebody is in.")
