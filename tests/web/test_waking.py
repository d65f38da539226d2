"""A phone wakes up, or its network comes back: the page finds out whether its connection is still there."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from bot.chat.port import Message, Span
from tests.web.conftest import Enter
from tests.web.playing import PATIENCE, said, say, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser

WAKE = "document.dispatchEvent(new Event('visibilitychange'))"
LONGER_THAN_ANY_ANSWER = 10_000


class Line:
    """The connections of a page to the server; those of now can be cut so that neither end notices."""

    def __init__(self) -> None:
        self.made = 0
        self.answered = asyncio.Event()
        self._cut = 0

    def cut(self) -> None:
        """Let nothing more through on the connections of now."""
        self._cut = self.made

    def connect(self, page: WebSocketRoute) -> None:
        """Connect a page."""
        self.made += 1
        number, server = self.made, page.connect_to_server()

        def up(frame: str | bytes) -> None:
            if number > self._cut:
                server.send(frame)

        def down(frame: str | bytes) -> None:
            if number > self._cut:
                page.send(frame)
                if '"tables"' in str(frame):
                    self.answered.set()

        page.on_message(up)
        server.on_message(down)


async def on_a_line(browser: Browser, enter: Enter) -> tuple[Page, Line]:
    """A page of Ben, whose clock a test can move."""
    page, line = await window(browser), Line()
    await page.route_web_socket(re.compile("/socket"), line.connect)
    await page.clock.install()
    await enter("Ben", page)
    return page, line


async def test_a_connection_that_ended_without_a_sign_is_made_again_when_the_page_comes_into_sight(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    line.cut()
    await stand_in.chat.send(Message(LOBBY, (Span("Ann has moved"),), "1"))
    await ben.evaluate(WAKE)
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(ben.locator(f"{CHANNEL} .text")).to_have_text(["Ann has moved"])
    assert line.made == 2


async def test_a_connection_that_is_still_there_stays_when_the_page_comes_into_sight(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    line.answered.clear()
    await ben.evaluate(WAKE)
    await asyncio.wait_for(line.answered.wait(), PATIENCE / 1000)
    await stand_in.chat.send(Message(LOBBY, (Span("Ann has moved"),), "1"))
    await expect(ben.locator(f"{CHANNEL} .text")).to_have_text(["Ann has moved"])
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    assert line.made == 1


async def test_the_question_whether_one_was_put_out_waits_for_one_answer_at_a_time(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben = await window(browser)
    await ben.route("**/alive", lambda _: None)
    await enter("Ben", ben)
    async with ben.expect_event("requestfailed", lambda request: request.url.endswith("/alive")):
        await stand_in.chat.stop()


async def test_a_channel_that_was_closed_in_another_window_meanwhile_is_opened_again_where_it_is_in_view(
    browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    for name in ("club", "friends"):
        await ben.evaluate(f"location.hash = '#{name}'")
        await expect(ben.locator(".room-button")).to_contain_text(f"#{name}")
    await say(ben, "hello")  # stored after both channels were opened
    await expect(ben.locator(f"{CHANNEL} .mine")).to_have_count(1)
    other = await enter("Ben", await ben.context.new_page())
    await other.locator(".room-button").click()
    for name in ("club", "friends"):
        await other.get_by_role("button", name=f"Close #{name}").click()
    await other.keyboard.press("Escape")
    await say(other, "/board")  # answered after the channels were closed
    await expect(said(other)).to_have_count(1)
    line.cut()
    await ben.evaluate(WAKE)
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(ben.locator("#room-list li a")).to_have_text([re.compile("#lobby"), "#friends"])
    await say(ben, "/board")
    await expect(said(ben)).to_have_count(1)
