"""What a refusal does to the draft that was sent, and which messages of the bot say what they answer."""

import re

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Private, Span, Style
from tests.web.at_table import Game, Room, field
from tests.web.stand_in import CHANNEL

pytestmark = pytest.mark.browser

NOT_YOURS = (Span("You do not have "), Span("x", Style.CODE))


async def test_a_refused_draft_stays_with_its_wrong_part_marked(wide_game: Game) -> None:
    ben = wide_game.page
    line = await wide_game.play("J13> 2x")
    await wide_game.tell_ben(*NOT_YOURS, answers=line)
    await expect(ben.locator(".ghost.wrong")).to_have_text("×")
    await expect(field(ben)).to_have_value("J13> 2x")
    await expect(field(ben)).to_have_attribute("aria-invalid", "true")
    assert await field(ben).evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "x"
    await field(ben).fill("J13> 2")
    await expect(field(ben)).to_have_attribute("aria-invalid", "false")
    await expect(ben.locator(".ghost.wrong")).to_have_count(0)
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".ghost")).to_have_count(2)
    await expect(field(ben)).to_have_attribute("aria-invalid", "false")
    await expect(ben.locator(".ghost.wrong")).to_have_count(0)


async def test_a_draft_that_went_as_the_table_changed_comes_back_if_it_is_refused(wide_game: Game) -> None:
    ben = wide_game.page
    line = await wide_game.play("J13> 2x")
    await wide_game.show_board(Span("Ann lays"))
    await expect(field(ben)).to_have_value("")
    await wide_game.tell_ben(*NOT_YOURS, answers=line)
    await expect(field(ben)).to_have_value("J13> 2x")
    await expect(field(ben)).to_have_attribute("aria-invalid", "true")
    await expect(ben.locator(".ghost.wrong")).to_have_text("×")


async def test_a_draft_that_comes_back_replaces_nothing_typed_since(wide_game: Game) -> None:
    ben = wide_game.page
    line = await wide_game.play("J13> 2x")
    await wide_game.show_board(Span("Ann lays"))
    await expect(field(ben)).to_have_value("")
    await field(ben).fill("J13> 2")
    await wide_game.tell_ben(*NOT_YOURS, answers=line)
    await expect(ben.get_by_text("You do not have x")).to_be_visible()
    await expect(field(ben)).to_have_value("J13> 2")


async def test_what_is_told_for_another_reason_refuses_no_draft(wide_game: Game) -> None:
    ben = wide_game.page
    await wide_game.play("J13> 2x")
    await wide_game.tell_ben(Span("Somebody says "), Span("x", Style.CODE))
    await expect(ben.get_by_text("Somebody says x")).to_be_visible()
    await expect(field(ben)).to_have_attribute("aria-invalid", "false")
    await wide_game.show_board(Span("Ben lays"))
    await expect(field(ben)).to_have_value("")


async def test_a_hint_that_loses_its_button_as_its_move_is_played_refuses_nothing(wide_game: Game) -> None:
    ben = wide_game.page
    move, own = Span("J13> 2x", Style.CODE), Private(wide_game.ben)
    hint = await wide_game.say(move, to=own, buttons=(Button("Play it", f"/play #{wide_game.number} J13> 2x"),))
    await wide_game.play("J13> 2x")
    await wide_game.say(move, to=own, replaces=hint)
    await wide_game.show_board(Span("Ben lays"))
    await expect(field(ben)).to_have_value("")


async def test_an_answer_quotes_its_line_only_where_something_stands_between(wide_room: Room) -> None:
    ben, quote = wide_room.page, wide_room.page.locator(f"{CHANNEL} .quote")
    await ben.locator("#channel-input").fill("@summarum rules")
    await ben.locator("#channel-input").press("Enter")
    [line] = await wide_room.until_heard(1)
    await wide_room.say(Span("The rules"), answers=line)
    await wide_room.say(Span("More of the rules"), answers=line)
    await wide_room.say(Span("Ann gives up"))
    await expect(ben.get_by_text("Ann gives up")).to_be_visible()
    await expect(quote).to_have_count(0)
    await wide_room.say(Span("The last rule"), answers=line)
    await expect(quote).to_have_text(re.compile("@summarum rules"))
    await expect(ben.locator(f"{CHANNEL} .message").filter(has=ben.locator(".quote"))).to_contain_text("The last rule")
