"""The page finds out whether its connection is still there: when a phone wakes up, its network comes back, or nothing comes."""

import asyncio
import json
import re

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from bot.chat.port import Message, Span
from tests.web.at_table import begin, field, press
from tests.web.conftest import Enter
from tests.web.playing import PATIENCE, said, say, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser

WAKE = "document.dispatchEvent(new Event('visibilitychange'))"
HIDE = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"
SHOW = f"delete document.visibilityState; {WAKE}"
LONGER_THAN_ANY_ANSWER = 10_000
LONG_QUIET = 35_000


class Line:
    """The connections of a page to the server; those of now can be cut so that neither end notices."""

    def __init__(self) -> None:
        self.made = 0
        self.asked: list[str] = []
        self.answered = asyncio.Event()
        self.alive = asyncio.Queue[None]()
        self._cut = 0

    def cut(self) -> None:
        """Let nothing more through on the connections of now."""
        self._cut = self.made

    def connect(self, page: WebSocketRoute) -> None:
        """Connect a page."""
        self.made += 1
        number, server = self.made, page.connect_to_server()

        def up(frame: str | bytes) -> None:
            self.asked.append(json.loads(frame)["type"])
            if number > self._cut:
                server.send(frame)

        def down(frame: str | bytes) -> None:
            if number > self._cut:
                page.send(frame)
                kind = json.loads(frame)["type"]
                if kind in ("alive", "tables"):
                    self.answered.set()
                if kind == "alive":
                    self.alive.put_nowait(None)

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


async def test_a_connection_that_ended_without_a_sign_is_made_again_while_the_page_is_in_sight(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    line.cut()
    await stand_in.chat.send(Message(LOBBY, (Span("Ann has moved"),), "1"))
    await ben.clock.fast_forward(LONG_QUIET)
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(ben.locator(f"{CHANNEL} .text")).to_have_text(["Ann has moved"])
    assert line.made == 2


async def test_a_line_that_gets_no_answer_is_sent_again_over_another_connection(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    line.cut()
    await say(ben, "/board")
    await expect(ben.locator(f"{CHANNEL} .pending li")).to_have_count(1)
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(said(ben)).to_have_count(1)
    await expect(ben.locator(f"{CHANNEL} .pending li")).to_have_count(0)
    assert line.made == 2
    assert [heard.text for heard in await stand_in.until_heard(1)] == ["/board"]


async def test_a_tap_that_gets_no_answer_is_read_over_another_connection(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    await begin(stand_in, ben)
    await ben.clock.pause_at(await ben.evaluate("Date.now() / 1000 + 1"))
    line.cut()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(ben.locator(".area.marked")).to_have_count(1)
    await expect(field(ben)).to_have_value("")
    for _ in range(3):  # the page asks whether the connection is there, gives it up, and makes another
        await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(field(ben)).to_have_value("J13> ")
    assert line.made == 2


async def test_a_connection_over_which_nothing_came_stays_if_the_server_answers(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben, line = await on_a_line(browser, enter)
    for number in range(2):
        await ben.clock.fast_forward(LONG_QUIET)
        await asyncio.wait_for(line.alive.get(), PATIENCE / 1000)
        await stand_in.chat.send(Message(LOBBY, (Span("Ann has moved"),), str(number)))
        await expect(ben.locator(f"{CHANNEL} .text")).to_have_text(["Ann has moved"] * (number + 1))
    await ben.clock.fast_forward(LONGER_THAN_ANY_ANSWER)
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    assert line.made == 1
    assert line.asked.count("alive") == 2


async def test_a_page_out_of_sight_asks_nothing_until_it_comes_into_sight(browser: Browser, enter: Enter) -> None:
    ben, line = await on_a_line(browser, enter)
    line.answered.clear()
    await ben.evaluate(HIDE)
    for _ in range(5):
        await ben.clock.fast_forward(LONG_QUIET)
    await ben.evaluate(SHOW)
    await asyncio.wait_for(line.answered.wait(), PATIENCE / 1000)
    assert "alive" not in line.asked
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
