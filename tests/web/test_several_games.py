"""Of several games the page shows the one that this person is to play next, and keeps it while they think."""

import time
from dataclasses import replace

import pytest
from playwright.async_api import Locator, Page, expect

from bot.chat.port import Account, Button, Private, SeatScore, Span, Style
from tests.web.at_table import OVERLAPPING, PHONE, SQUARE, Game, field, press
from tests.web.conftest import Enter
from tests.web.playing import keep
from tests.web.stand_in import CHANNEL, StandIn

pytestmark = pytest.mark.browser


def title(page: Page) -> Locator:
    """The name of the game that is shown."""
    return page.locator(".dock-head h2")


async def two_games(stand_in: StandIn, page: Page) -> tuple[Game, Game]:
    """Two games of Ben, whose turn it is at both; the second one has just begun."""
    older, newer = Game(stand_in, page), Game(stand_in, page, number=9)
    await older.begin()
    await expect(title(page)).to_have_text("Summy #7")
    await newer.begin()
    return older, newer


async def test_a_game_that_begins_is_shown_also_after_another_was_chosen(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    older, _ = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await ben.get_by_role("combobox", name="Your games").select_option("7")
    await expect(title(ben)).to_have_text("Summy #7")
    await Game(stand_in, ben, number=11).begin()
    await expect(title(ben)).to_have_text("Summy #11")
    await older.show_board(Span("Somebody has moved"))
    await expect(ben.get_by_text("Somebody has moved")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #11")
    await ben.reload()
    await expect(title(ben)).to_have_text("Summy #11")


async def test_a_game_that_begins_with_somebody_elses_turn_is_shown_until_ones_own_first_turn(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    older, newer = Game(stand_in, ben), Game(stand_in, ben, number=9)
    await older.begin()
    await newer.show_board(Span("Tom begins"), turn=frozenset(), awaited="Tom")
    await expect(title(ben)).to_have_text("Summy #9")
    await older.show_board(Span("Still your turn"))
    await expect(ben.get_by_text("Still your turn")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #9")
    await newer.show_board(Span("Tom has moved"), turn=frozenset({newer.ben}))
    await expect(ben.locator(".dock-turn")).to_have_text("Your turn")
    await expect(title(ben)).to_have_text("Summy #9")
    await newer.show_board(Span("Ben has moved"), turn=frozenset(), awaited="Tom")
    await expect(title(ben)).to_have_text("Summy #7")


async def test_a_game_stays_while_a_computer_thinks_about_its_answer(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    _, newer = await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await newer.show_board(Span("The computer thinks"), turn=frozenset(), thinking=True)
    await expect(ben.locator(".dock-turn.now")).to_have_count(0)
    await expect(title(ben)).to_have_text("Summy #9")
    await newer.show_board(Span("Now Tom"), awaited="Tom", thinking=False)
    await expect(title(ben)).to_have_text("Summy #7")


async def test_a_first_board_that_comes_late_does_not_displace_a_game_that_began_since(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    older, newer = Game(stand_in, ben), Game(stand_in, ben, number=9)
    await older.say(Span("It begins, and the computer has moved by now"), table=older.state)
    await newer.begin()
    await expect(title(ben)).to_have_text("Summy #9")
    await older.show_board(Span("Its first board"))
    await expect(ben.get_by_text("Its first board")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #9")
    await Game(stand_in, ben, number=11).begin()
    await expect(title(ben)).to_have_text("Summy #11")


async def test_the_tiles_of_another_game_are_shown_with_its_board(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    older, newer = await two_games(stand_in, ben)
    await older.show_board(Span("Tom has moved"), buttons=(Button("My tiles", "/rack #7"),))
    await expect(title(ben)).to_have_text("Summy #9")
    await ben.get_by_role("button", name="My tiles", exact=True).click()
    await expect(title(ben)).to_have_text("Summy #7")
    await expect(ben.locator(".dock-other.now")).to_have_attribute("aria-label", "Summy #9: Your turn")
    await newer.show_board(Span("Ben has moved"), turn=frozenset(), awaited="Tom")
    await expect(ben.locator(".dock-other")).to_have_attribute("aria-label", "Summy #9: Waiting for Tom")
    assert stand_in.heard == []


async def test_the_game_one_thinks_about_stays_when_it_becomes_ones_turn_elsewhere(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    _, newer = await two_games(stand_in, ben)
    await newer.show_board(Span("Ben has moved"), turn=frozenset(), awaited="Tom")
    await expect(title(ben)).to_have_text("Summy #7")
    await newer.show_board(Span("Tom has moved"), turn=frozenset({newer.ben}))
    await expect(ben.get_by_text("Tom has moved")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #7")
    await newer.show_board(Span("Hurry"), due=time.time() + 100)
    await expect(title(ben)).to_have_text("Summy #9")


async def test_a_draft_holds_its_game_when_another_one_begins(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await Game(stand_in, ben).begin()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    newer = Game(stand_in, ben, number=9)
    newer.state = replace(newer.state, hints=False)
    await newer.show_board(Span("Another game"), due=time.time() + 200)
    await expect(ben.get_by_text("Another game")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #7")
    await ben.get_by_role("button", name="Clear", exact=True).tap()
    await expect(title(ben)).to_have_text("Summy #9")


async def test_each_game_has_its_own_draft_also_after_a_reload(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await two_games(stand_in, ben)
    await expect(title(ben)).to_have_text("Summy #9")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await ben.locator(".dock-other").click()
    await expect(title(ben)).to_have_text("Summy #7")
    await expect(field(ben)).to_have_value("")
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(ben)).to_have_value("2")
    await ben.reload()
    await expect(title(ben)).to_have_text("Summy #7")
    await expect(field(ben)).to_have_value("2")
    await ben.locator(".dock-other").click()
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("J13>")
    await ben.get_by_role("button", name="Clear", exact=True).click()
    await ben.locator(".dock-other").click()
    await expect(field(ben)).to_have_value("2")


async def test_a_draft_that_was_played_is_gone_though_another_game_was_in_view(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    _, newer = await two_games(stand_in, ben)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(ben)).to_have_value("J13> 2")
    await ben.get_by_role("button", name="Play", exact=True).click()
    await newer.until_heard(1)
    await ben.locator(".dock-other").click()
    await expect(title(ben)).to_have_text("Summy #7")
    await newer.show_board(Span("Ben has moved"))
    await expect(ben.get_by_text("Ben has moved")).to_be_visible()
    await ben.locator(".dock-other").click()
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("")
    await ben.reload()
    await expect(title(ben)).to_have_text("Summy #9")
    await expect(field(ben)).to_have_value("")


async def test_a_clock_that_runs_out_soon_comes_before_a_game_that_began_later(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    older, newer = await two_games(stand_in, ben)
    await older.show_board(Span("Five minutes"), due=time.time() + 300)
    await expect(title(ben)).to_have_text("Summy #7")
    await newer.show_board(Span("Three days"), due=time.time() + 3 * 86400)
    await expect(ben.get_by_text("Three days")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #7")


async def test_a_game_with_little_time_is_shown_when_it_begins_and_when_it_becomes_ones_turn(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    await Game(stand_in, ben).begin()
    live = Game(stand_in, ben, number=9)
    await live.show_board(Span("Tom begins"), turn=frozenset(), awaited="Tom", due=time.time() + 300)
    await expect(title(ben)).to_have_text("Summy #9")
    await ben.get_by_role("combobox", name="Your games").select_option("7")
    await expect(title(ben)).to_have_text("Summy #7")
    await live.show_board(Span("Tom is asked something"), due=time.time() + 290)
    await expect(ben.get_by_text("Tom is asked something")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #7")
    await live.show_board(Span("Tom has moved"), turn=frozenset({live.ben}), due=time.time() + 300)
    await expect(title(ben)).to_have_text("Summy #9")
    await ben.get_by_role("combobox", name="Your games").select_option("7")
    await live.show_board(Span("A hint"), due=time.time() + 280)
    await expect(ben.get_by_text("A hint")).to_be_visible()
    await expect(title(ben)).to_have_text("Summy #7")


async def test_the_numbers_in_a_list_of_games_lead_to_them(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    older, _ = await two_games(stand_in, ben)
    listed = (Span("#7", Style.BOLD), Span(" Summy with Tom, "), Span("#3", Style.BOLD), Span(" Kakuro of others"))
    await older.tell_ben(*listed)
    await ben.locator(".dock-fold").tap()
    await ben.get_by_role("button", name="Show the board: #7", exact=True).tap()
    await expect(title(ben)).to_have_text("Summy #7")
    await expect(ben.locator(".dock-board .picture")).to_be_visible()
    await ben.get_by_role("button", name="Show the board: #3", exact=True).tap()
    assert [line.text for line in await stand_in.until_heard(1)] == ["/board #3"]
    await expect(title(ben)).to_have_text("Summy #7")


async def test_name_points_and_clock_of_the_game_fit_beside_each_other_and_its_other_picture_is_in_the_list(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": 360, "height": 640}}, locale="de-DE")
    _, newer = await two_games(stand_in, ben)
    scores = (SeatScore(145, frozenset({newer.ben})), SeatScore(138, frozenset({Account("web", "1f" * 8)})))
    await newer.show_board(Span("Mit Punkten"), due=time.time() + 245, scores=scores)
    points, games = ben.locator(".dock-score"), ben.get_by_role("combobox", name="Deine Partien")
    await expect(points).to_have_text("145 : 138")
    await expect(points).to_be_in_viewport(ratio=1)
    await expect(ben.locator(".dock-turn.now")).to_have_text("Du bist dran")
    await expect(ben.locator(".dock-turn.now")).to_be_in_viewport(ratio=1)
    assert await ben.evaluate(OVERLAPPING) == []
    await newer.say(Span("Alle zugleich"), to=Private(newer.ben), picture=SQUARE, table=replace(newer.state, own=True))
    await expect(games.locator("option").last).to_have_text("#9: Der Tisch")
    await games.select_option("0")
    await expect(games.locator("option").last).to_have_text("#9: Nur meins")
    await expect(games).to_have_value("9")
    await keep(ben, "several games in German")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
async def test_the_longest_name_of_a_game_is_read_whole_beside_the_others_the_points_and_a_clock(
    stand_in: StandIn, enter: Enter, width: int, height: int
) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": width, "height": height}}, locale="de-DE")
    await two_games(stand_in, ben)
    newest = Game(stand_in, ben, number=11)
    scores = (SeatScore(145, frozenset({newest.ben})), SeatScore(138, frozenset({Account("web", "1f" * 8)})))
    await newest.show_board(Span("One minute"), game="Summa Summarum", due=time.time() + 145, scores=scores)
    await expect(title(ben)).to_have_text("Summa Summarum #11")
    await expect(ben.locator(".dock-time.soon")).to_be_visible()
    await ben.get_by_role("button", name="Größer", exact=True).tap()
    await expect(ben.get_by_role("button", name="Kleiner", exact=True)).to_be_visible()
    assert await ben.locator(".dock-title").evaluate("title => title.scrollWidth <= title.clientWidth")
    assert await ben.locator(".dock-turn").evaluate("turn => turn.scrollWidth <= turn.clientWidth")
    assert await ben.evaluate(OVERLAPPING) == []
    await keep(ben, f"longest name {width}")


async def test_whose_turn_it_is_opens_the_list_of_games_as_their_names_do(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await two_games(stand_in, ben)
    list_at = "turn => { const {x, y} = turn.getBoundingClientRect(); return document.elementFromPoint(x + 5, y + 5).tagName; }"
    for part in (".dock-title", ".dock-more", ".dock-turn"):
        assert await ben.locator(part).evaluate(list_at) == "SELECT"


async def test_a_typed_line_says_which_game_is_in_view_and_a_reply_does_not(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    _, newer = await two_games(stand_in, ben)
    for number, count in ((9, 1), (7, 2)):
        await expect(title(ben)).to_have_text(f"Summy #{number}")
        await field(ben).fill("/hint")
        await field(ben).press("Enter")
        await newer.until_heard(count)
        await ben.locator(".dock-other").click()
    await ben.locator(f"{CHANNEL} .log").focus()
    await ben.keyboard.press("ArrowUp")
    await ben.keyboard.press("r")
    await expect(ben.locator(f"{CHANNEL} .replying")).to_be_visible()
    await ben.keyboard.type("/hint")
    await ben.keyboard.press("Enter")
    lines = await newer.until_heard(3)
    assert [(line.in_view, line.reply_to is None) for line in lines] == [(9, True), (7, True), (0, False)]
