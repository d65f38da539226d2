"""A draft gives way to another game, to a puzzle and to other text in the field, and comes back after them, there alone."""

import pytest
from playwright.async_api import Page, expect

from bot.chat.port import Button, Private, Span
from tests.web.at_table import BOARD, PHONE, RACK, Game, docked, field, press
from tests.web.conftest import Enter
from tests.web.playing import hand, said, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn
from tests.web.test_reviews import tap
from tests.web.test_several_games import title, two_games

pytestmark = pytest.mark.browser


async def choose(page: Page, number: int) -> None:
    """Choose a game by its number, on a phone or not."""
    games = page.get_by_role("combobox", name="Your games")
    if await games.count():
        await games.select_option(str(number))
    else:
        await page.locator(".dock-other", has_text=f"#{number}").click()
    await expect(title(page)).to_have_text(f"Summy #{number}")


async def draft(page: Page) -> None:
    """Begin a draft in the game in view."""
    await press(page, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(page)).to_have_value("J13> ")


async def with_puzzle(stand_in: StandIn, enter: Enter) -> tuple[Page, Game, Game]:
    """Two games on a phone, a puzzle in private, and a draft for game #9 in the channel, then back from the puzzle."""
    ben = await enter("Ben", **PHONE)
    older, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await older.say(Span("A puzzle"), to=Private(older.ben), picture=BOARD, buttons=(Button("Next", "/puzzle"),))
    await draft(ben)
    await show(ben, PRIVATE)
    await expect(docked(ben)).to_have_count(0)
    await ben.get_by_role("button", name="Back to Summy").tap()
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("J13>")
    return ben, older, newer


async def test_a_draft_cleared_after_a_puzzle_is_cleared_everywhere(stand_in: StandIn, enter: Enter) -> None:
    ben, *_ = await with_puzzle(stand_in, enter)
    await ben.get_by_role("button", name="Clear", exact=True).tap()
    await show(ben, CHANNEL)
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("")


async def test_a_draft_is_not_shown_in_another_game_after_a_puzzle(stand_in: StandIn, enter: Enter) -> None:
    ben, *_ = await with_puzzle(stand_in, enter)
    await choose(ben, 7)
    for panel in (CHANNEL, PRIVATE):
        await show(ben, panel)
        await expect(title(ben)).to_have_text("Summy #7")
        await expect(field(ben)).to_have_value("")
    await choose(ben, 9)
    await expect(field(ben)).to_have_value("J13>")


async def test_a_draft_waits_for_half_typed_words_to_be_said(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    _, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await draft(ben)
    await choose(ben, 7)
    await field(ben).fill("hel")
    await choose(ben, 9)
    await expect(field(ben)).to_have_value("hel")
    await field(ben).press("End")
    await ben.keyboard.type("lo")
    await field(ben).press("Enter")
    assert [line.text for line in await newer.until_heard(1)] == ["hello"]
    await expect(field(ben)).to_have_value("J13>")
    await ben.get_by_role("button", name="Clear", exact=True).click()
    await choose(ben, 7)
    await choose(ben, 9)
    await expect(field(ben)).to_have_value("")


async def test_a_draft_played_while_words_are_typed_does_not_come_back(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    _, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await draft(ben)
    await ben.get_by_role("button", name="Play", exact=True).click()
    await newer.until_heard(1)
    await choose(ben, 7)
    await field(ben).fill("hel")
    await choose(ben, 9)
    await newer.show_board(Span("Ben has moved"))
    await expect(ben.get_by_text("Ben has moved")).to_be_visible()
    await field(ben).fill("")
    await expect(field(ben)).to_have_value("")
    await expect(ben.get_by_role("button", name="Clear", exact=True)).to_have_count(0)


async def test_a_draft_waits_in_the_panel_where_other_words_are_typed(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    _, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await show(ben, PRIVATE)
    await field(ben).fill("hel")
    await show(ben, CHANNEL)
    await draft(ben)
    await show(ben, PRIVATE)
    await expect(field(ben)).to_have_value("hel")
    await choose(ben, 7)
    await show(ben, CHANNEL)
    await expect(field(ben)).to_have_value("")
    await choose(ben, 9)
    await expect(field(ben)).to_have_value("J13>")
    await show(ben, PRIVATE)
    await field(ben).press("Enter")
    assert [line.text for line in await newer.until_heard(1)] == ["hel"]
    await expect(field(ben)).to_have_value("J13>")


async def test_a_reload_leaves_the_game_in_view_though_another_has_a_draft(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    older, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await draft(ben)
    await choose(ben, 7)
    await ben.reload()
    await expect(docked(ben)).to_have_count(2)
    await expect(title(ben)).to_have_text("Summy #7")
    await expect(field(ben)).to_have_value("")
    await newer.show_board(turn=frozenset(), awaited="Tom")
    await older.show_board(turn=frozenset(), awaited="Tom")
    await choose(ben, 9)
    await older.show_board(Span("Tom has moved"), turn=frozenset({older.ben}))
    await expect(ben.get_by_text("Tom has moved")).to_be_visible()
    await ben.reload()
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("J13>")


async def test_a_reload_shows_the_game_whose_turn_has_come_instead_of_one_that_waits(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    older, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await older.show_board(turn=frozenset(), awaited="Tom")
    await newer.show_board(Span("Ben has moved"), turn=frozenset(), awaited="Tom")
    await expect(ben.get_by_text("Ben has moved")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #9")
    address = ben.url
    await ben.goto("about:blank")
    await older.show_board(Span("Tom has moved"), turn=frozenset({older.ben}))
    await ben.goto(address)
    await expect(title(ben)).to_have_text("Summy #7")


async def test_a_page_opened_again_shows_the_game_whose_draft_was_changed_last(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await choose(ben, 7)
    await draft(ben)
    await choose(ben, 9)
    again = await ben.context.new_page()
    await again.goto(ben.url)
    await expect(docked(again)).to_have_count(2)
    await expect(title(again)).to_have_text("Summy #7")
    await expect(field(again)).to_have_value("J13>")


ANSWER = (Button("Show the answer", "/puzzle answer"),)


async def pose(game: Game, name: str) -> None:
    """Pose Ben a puzzle in private."""
    await game.say(Span(name), to=Private(game.ben), picture=BOARD, buttons=ANSWER)
    await expect(said(game.page, PRIVATE).last).to_have_text(name)


async def test_what_was_tapped_ends_with_its_puzzle(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    game = Game(stand_in, ben)
    await pose(game, "The first puzzle")
    await show(ben, PRIVATE)
    await tap(hand(ben), "J13>")
    await expect(field(ben)).to_have_value("J13> ")
    await pose(game, "The second one")
    await expect(field(ben)).to_have_value("")
    await tap(hand(ben), "K13>")
    await expect(field(ben)).to_have_value("K13> ")
    await game.say(Span("The answer"), to=Private(game.ben), picture=RACK)
    await expect(ben.get_by_text("The answer", exact=True)).to_be_visible()
    await expect(field(ben)).to_have_value("")


async def test_what_was_tapped_ends_with_its_puzzle_while_the_channel_is_in_view(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    game = Game(stand_in, ben)
    await pose(game, "The first puzzle")
    await show(ben, PRIVATE)
    await tap(hand(ben), "J13>")
    await expect(field(ben)).to_have_value("J13> ")
    await show(ben, CHANNEL)
    await show(ben, PRIVATE)
    await expect(field(ben)).to_have_value("J13> ")
    await show(ben, CHANNEL)
    await pose(game, "The second one")
    await show(ben, PRIVATE)
    await expect(field(ben)).to_have_value("")


async def test_what_is_tapped_while_a_try_is_read_stays(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    game = Game(stand_in, ben)
    await pose(game, "The puzzle")
    await show(ben, PRIVATE)
    await tap(hand(ben), "J13>")
    await expect(field(ben)).to_have_value("J13> ")
    await ben.locator(PRIVATE).get_by_role("button", name="Send").tap()
    await expect(field(ben)).to_have_value("")
    [line] = await game.until_heard(1)
    await tap(hand(ben), "K13>")
    await expect(field(ben)).to_have_value("K13> ")
    await game.say(Span("There is more"), to=Private(game.ben), picture=BOARD, buttons=ANSWER, answers=line)
    await expect(ben.locator(f"{PRIVATE} .notice")).to_have_text("There is more")
    await expect(field(ben)).to_have_value("K13> ")
