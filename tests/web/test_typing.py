"""The web chat by keyboard: what is typed is completed, and everything can be done without a mouse."""

import pytest
from playwright.async_api import Browser, WebSocket, expect

from bot.chat.port import Message, Span, Style
from tests.web.at_table import PHONE, Game, begin, field, press
from tests.web.conftest import Enter
from tests.web.playing import show, window
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn
from tests.web.test_browser import texts

pytestmark = pytest.mark.browser


async def test_whoever_types_on_gets_completions_though_there_were_none_before(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    page, sockets = await window(browser), list[WebSocket]()
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - it marks the function
    await enter("Ben", page)
    await page.clock.install()
    field = page.locator("#channel-input")
    stand_in.completing.clear()
    async with sockets[-1].expect_event("framesent", lambda frame: '"suggest"' in frame):
        await field.fill("/nothing")
        await page.clock.run_for(1_000)
    await field.fill("/bo")
    async with sockets[-1].expect_event("framereceived", lambda frame: '"suggestions"' in frame):
        stand_in.completing.set()
    await page.clock.run_for(1_000)
    await expect(page.get_by_role("option")).to_have_count(2)


async def test_what_is_typed_is_completed_for_the_game_in_view(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    page, sockets = await window(browser), list[WebSocket]()
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - it marks the function
    ben = await enter("Ben", page)
    game = Game(stand_in, ben)
    await game.begin()
    async with sockets[-1].expect_event(
        "framesent", lambda frame: '"suggest"' in frame and f'"view":{game.number}' in frame
    ):
        await field(ben).fill("/bo")


@pytest.mark.parametrize("panel", [CHANNEL, PRIVATE], ids=["channel", "private"])
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["phone", "wide"])
async def test_a_field_keeps_the_focus_when_a_game_begins_and_ends(
    stand_in: StandIn, enter: Enter, panel: str, screen: dict[str, object]
) -> None:
    ben = await enter("Ben", **screen)
    if screen is PHONE:
        await show(ben, panel)
    written = ben.locator(f"{panel} input[role=combobox]")
    await written.fill("Shall we play?")
    await written.press("Enter")
    await expect(ben.locator(".start-menu")).to_have_count(0)
    game = Game(stand_in, ben)
    await game.begin()
    await expect(ben.locator(".dock-head")).to_be_visible()
    await expect(written).to_be_focused()
    await game.show_board(over=True)
    await expect(ben.locator(".dock-head")).to_have_count(0)
    await expect(written).to_be_focused()


async def test_by_keyboard_alone(stand_in: StandIn, browser: Browser) -> None:
    page = await window(browser)
    await page.goto(stand_in.chat.address)
    await page.keyboard.type("Ben")
    await page.keyboard.press("Enter")
    field = page.locator("#channel-input")
    await expect(field).to_be_focused()
    await page.keyboard.type("/bo")
    await expect(page.get_by_role("option")).to_have_text(["/board", "/board full"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("option", selected=True)).to_have_text("/board full")
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("/board full ")
    await field.fill("/bo")
    await expect(page.get_by_role("option")).to_have_count(2)
    await page.keyboard.press("Tab")
    await expect(field).to_have_value("/board ")
    await expect(field).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(texts(page)).to_have_count(2)
    await page.locator(f"{CHANNEL} .log").focus()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await expect(page.locator("#viewer")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("#viewer")).to_be_hidden()
    await expect(page.locator(f"{CHANNEL} .log :focus")).to_have_count(1)
    await page.keyboard.press("r")
    await expect(page.locator(f"{CHANNEL} .replying")).to_contain_text("Replying to Summarum")
    await expect(field).to_be_focused()
    await page.keyboard.type("nice")
    await page.keyboard.press("Enter")
    lines = await stand_in.until_heard(2)
    assert (lines[1].text, lines[1].reply_to) == ("nice", "2")
    await expect(page.locator(".quote")).to_contain_text("Table #1")
    await page.locator("[data-skip=channel]").focus()
    await expect(page.locator("[data-skip=channel]")).to_be_in_viewport()
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-skip=private]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("#private-input")).to_be_focused()


async def test_addresses_of_the_web_are_links_and_nothing_else_is(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    typed = "See (https://a.example/x?y=1&z=@ann), <b>http://b.example</b> or javascript:alert(1), @ann!"
    await field(ben).first.fill(typed)
    await field(ben).first.press("Enter")
    await stand_in.until_heard(1)
    code, plain = Span("http://c.example/join/K7QF-2M9X", Style.CODE), Span(" or https://d.example.")
    await stand_in.chat.send(Message(LOBBY, (code, plain), "said"))
    links = ben.locator(f"{CHANNEL} .message .text a")
    there = ["https://a.example/x?y=1&z=@ann", "http://b.example", code.text, "https://d.example"]
    await expect(links).to_have_text(there)
    assert [await link.get_attribute("href") for link in await links.all()] == there
    for link in await links.all():
        assert (await link.get_attribute("target"), await link.get_attribute("rel")) == (
            "_blank",
            "noopener noreferrer",
        )
    said = ben.locator(f"{CHANNEL} .message .text")
    await expect(said.first).to_have_text(typed)
    await expect(said.first.locator(".mention")).to_have_text("@ann")
    await expect(said.locator("b")).to_have_count(0)


async def test_a_command_typed_over_a_drafted_move_is_no_move(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await begin(stand_in, ben)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await field(ben).fill("/board #7")
    await field(ben).press("Enter")
    assert [line.text for line in await stand_in.until_heard(1)] == ["/board #7"]
    await expect(field(ben)).to_have_value("")
