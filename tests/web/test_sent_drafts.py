"""A draft on a page that is closed, or beside another tab: opened again, the page has it and knows what has become of it."""

import pytest
from playwright.async_api import Page, expect

from bot.chat.port import Ephemeral, Message, Span, Style
from tests.web.at_table import Game, begin, docked, field, press
from tests.web.conftest import Enter
from tests.web.playing import keep
from tests.web.stand_in import LOBBY, StandIn

pytestmark = pytest.mark.browser


async def opened_again(page: Page) -> Page:
    """The page in another window of the same browser, with the game, once the window before is closed."""
    context, address = page.context, page.url
    await page.close()
    again = await context.new_page()
    await again.goto(address)
    await again.wait_for_selector("body[data-state=connected]")
    await expect(docked(again)).to_have_count(2)
    return again


async def game_with_draft(stand_in: StandIn, enter: Enter) -> Game:
    """A game of Ben, in whose field a tapped move stands."""
    game = await begin(stand_in, await enter("Ben"))
    await press(game.page, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await press(game.page, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(game.page)).to_have_value("J13> 2")
    return game


async def test_a_move_played_without_a_connection_is_offered_no_more_once_it_was_played(
    stand_in: StandIn, enter: Enter
) -> None:
    game = await game_with_draft(stand_in, enter)
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(game.page.locator("body")).to_have_attribute("data-state", "lost")
    await game.page.get_by_role("button", name="Play", exact=True).click()
    await expect(game.page.locator(".pending li")).to_have_count(1)
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    game.page, game.stand_in = await opened_again(game.page), again
    assert [line.text for line in await again.until_heard(1)] == ["/play #7 J13> 2"]
    await expect(field(game.page)).to_have_value("J13> 2")
    await game.show_board(Span("Ben lays"), turn=frozenset())
    await expect(field(game.page)).to_have_value("")
    await keep(game.page, "sent draft played")
    await again.chat.stop()


async def test_a_move_that_was_played_while_the_page_was_closed_is_offered_no_more(
    stand_in: StandIn, enter: Enter
) -> None:
    game = await game_with_draft(stand_in, enter)
    await game.page.get_by_role("button", name="Play", exact=True).click()
    await game.until_heard(1)
    await game.page.goto("about:blank")
    await game.show_board(Span("Ben lays"), turn=frozenset())
    await game.page.go_back()
    await expect(docked(game.page)).to_have_count(2)
    await expect(field(game.page)).to_have_value("")


async def test_a_move_that_was_refused_while_the_page_was_closed_can_be_continued(
    stand_in: StandIn, enter: Enter
) -> None:
    game = await game_with_draft(stand_in, enter)
    await game.page.get_by_role("button", name="Play", exact=True).click()
    [line] = await game.until_heard(1)
    await game.page.goto("about:blank")
    refusal = (Span("You do not have "), Span("2", Style.CODE))
    await stand_in.chat.send(Message(Ephemeral(LOBBY, game.ben), refusal, "r", answers=line.id))
    await game.page.go_back()
    await expect(docked(game.page)).to_have_count(2)
    await expect(field(game.page)).to_have_value("J13> 2")
    await expect(field(game.page)).to_have_attribute("aria-invalid", "true")
    await press(game.page, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await expect(field(game.page)).to_have_value("J13> x")  # in place of what was refused


async def test_a_draft_that_is_cleared_in_another_tab_is_there_after_a_reload(stand_in: StandIn, enter: Enter) -> None:
    game = await game_with_draft(stand_in, enter)
    other = await game.page.context.new_page()
    await other.goto(game.page.url)
    await expect(docked(other)).to_have_count(2)
    await expect(field(other)).to_have_value("J13> 2")
    await other.get_by_role("button", name="Clear", exact=True).click()
    await expect(field(other)).to_have_value("")
    for page, text in ((game.page, "J13> 2"), (other, "")):
        await page.reload()
        await expect(docked(page)).to_have_count(2)
        await expect(field(page)).to_have_value(text)


async def test_a_draft_is_there_on_a_page_that_is_opened_again(stand_in: StandIn, enter: Enter) -> None:
    game = await game_with_draft(stand_in, enter)
    await expect(field(await opened_again(game.page))).to_have_value("J13> 2")


async def test_a_draft_that_is_cleared_stays_so_on_a_page_opened_again_whatever_another_tab_has(
    stand_in: StandIn, enter: Enter
) -> None:
    game = await game_with_draft(stand_in, enter)
    newer = Game(stand_in, game.page, number=9)
    await newer.show_board()
    await newer.show_tiles()
    other = await game.page.context.new_page()
    await other.goto(game.page.url)
    await expect(field(other)).to_have_value("J13> 2")
    await game.page.get_by_role("button", name="Clear", exact=True).click()
    await other.locator(".dock-other").click()
    await expect(other.locator(".dock-head h2")).to_have_text("Summy #9")
    await press(other, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(other)).to_have_value("J13> ")
    await other.locator(".dock-other").click()
    await expect(field(other)).to_have_value("J13> 2")
    await other.close()
    again = await opened_again(game.page)
    for number in (7, 9):
        if await again.locator(".dock-head h2").text_content() != f"Summy #{number}":
            await again.locator(".dock-other").click()
        await expect(again.locator(".dock-head h2")).to_have_text(f"Summy #{number}")
        await expect(field(again)).to_have_value("" if number == 7 else "J13>")
