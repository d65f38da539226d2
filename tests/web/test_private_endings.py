"""The result of a game that somebody has played in private is no news to them in the channel where they began it."""

from dataclasses import replace

import pytest
from playwright.async_api import Browser, expect

from bot.chat.port import Message, Private, Span
from tests.web.at_table import BOARD, PHONE, RACK, begin
from tests.web.conftest import Enter
from tests.web.playing import show, window
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn

pytestmark = pytest.mark.browser


async def test_a_result_is_unread_only_where_the_private_conversation_does_not_tell_it(
    stand_in: StandIn, enter: Enter
) -> None:
    page = await enter("Ben", **PHONE)
    game = await begin(stand_in, page)
    await expect(page.locator("#tabs .badge:visible")).to_have_count(0)  # the dock shows their tiles
    await show(page, PRIVATE)
    over = replace(game.state, over=True, turn=frozenset())
    ben = stand_in.person("ben")
    left = Message(Private(ben), (Span("The tiles that are left"),), "0", RACK, table=replace(over, own=True))
    await stand_in.chat.send(left)
    await stand_in.chat.send(Message(Private(ben), (Span("The game is over"),), "1", BOARD, table=over))
    await expect(page.locator(PRIVATE).get_by_text("The game is over")).to_be_attached()
    await expect(page.locator(PRIVATE).get_by_text(left.text[0].text)).to_have_count(0)  # the board shows them
    await stand_in.chat.send(Message(LOBBY, (Span("Ben has won"),), "2", table=over))
    await expect(page.locator(CHANNEL).get_by_text("Ben has won")).to_be_attached()
    await expect(page.locator("#tabs .badge:visible")).to_have_count(0)
    others = replace(over, table=8, players=frozenset())
    await stand_in.chat.send(Message(LOBBY, (Span("Ann has won"),), "3", table=others))
    await expect(page.locator("[data-tab=channel] .badge")).to_contain_text("1 unread")


async def test_what_was_said_in_private_before_is_no_news_on_another_device(
    stand_in: StandIn, enter: Enter, browser: Browser
) -> None:
    first = await enter("Ben", **PHONE)
    ben = stand_in.person("ben")
    await stand_in.chat.send(Message(Private(ben), (Span("Said before"),), "1"))
    await expect(first.locator("[data-tab=private] .badge")).to_contain_text("1 unread")
    other = await window(browser, **PHONE)
    await other.context.add_cookies(await first.context.cookies())  # type: ignore[arg-type]
    await other.goto(first.url)
    await expect(other.locator(PRIVATE).get_by_text("Said before")).to_be_attached()
    await expect(other.locator("#tabs .badge:visible")).to_have_count(0)
    await stand_in.chat.send(Message(Private(ben), (Span("Said now"),), "2"))
    await expect(other.locator("[data-tab=private] .badge")).to_contain_text("1 unread")
