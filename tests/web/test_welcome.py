"""A person without a game here sees games to choose, the channel's tables and their own games elsewhere."""

from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.chat.offers import OfferedTable
from bot.chat.port import Button, Channel, Message, Private, Span, TableState
from tests.web.at_table import BOARD, PHONE, begin, docked
from tests.web.conftest import Enter
from tests.web.playing import keep, say, show, window
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn

pytestmark = pytest.mark.browser

WATCHED = OfferedTable(7, "summy", ("Cara", "Dora"), LOBBY, running=True, seated=False, turn=False)
ASKED = OfferedTable(8, "summy", ("Zoë",), LOBBY, running=False, seated=False, turn=False, reply="join")
ELSEWHERE = OfferedTable(9, "solo", ("Ben",), Channel("web", "club"), running=True, seated=True, turn=True)
WAITING = OfferedTable(10, "summy", ("Ben",), LOBBY, running=False, seated=True, turn=False)


def rows(page: Page, panel: str = CHANNEL) -> Locator:
    return page.locator(f"{panel} .going-on li")


async def test_what_is_going_on_is_joined_and_watched(stand_in: StandIn, enter: Enter) -> None:
    stand_in.tables = [WATCHED, ASKED]
    state = TableState(7, "summy", own=False, players=frozenset(), turn=frozenset())
    await stand_in.chat.send(Message(LOBBY, (Span("Cara lays 12"),), "board", BOARD, table=state))
    for number in range(30):
        await stand_in.chat.send(Message(LOBBY, (Span(f"small talk {number}"),), f"t{number}"))
    ben = await enter("Ben", **PHONE)
    await expect(rows(ben)).to_have_count(2)
    await expect(rows(ben).first).to_contain_text("Cara, Dora")
    await expect(ben.get_by_text("small talk 29")).to_be_in_viewport()
    await keep(ben, "welcome")
    await ben.get_by_role("button", name="Watch: Summy #7").tap()
    await expect(ben.locator(".start-menu:visible")).to_have_count(0)
    await expect(ben.get_by_text("Cara lays 12")).to_be_in_viewport()
    await ben.get_by_role("button", name="Play a game").tap()
    await ben.get_by_role("button", name="Join: Summy #8").tap()
    [line] = await stand_in.until_heard(1)
    assert (line.text, line.private, line.pressed) == ("/join #8", False, True)


@pytest.mark.parametrize(("width", "height", "seen"), [(320, 568, 0.95), (640, 360, 0.35), (390, 844, 1)])
async def test_on_a_low_screen_too_the_board_of_a_watched_game_is_in_sight_and_so_is_every_new_one(
    stand_in: StandIn, enter: Enter, width: int, height: int, seen: float
) -> None:
    stand_in.tables = [WATCHED]
    state = TableState(7, "summy", own=False, players=frozenset(), turn=frozenset())
    words = (Span("How a move of this game is made. " * 25),)
    await stand_in.chat.send(Message(LOBBY, words, "first", BOARD, table=state))
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": width, "height": height}})
    strip = ben.get_by_role("button", name="Play a game")
    watch = ben.get_by_role("button", name="Watch: Summy #7")
    await expect(strip.or_(watch)).to_be_visible()
    if await strip.is_visible():
        await strip.tap()
    await watch.tap()
    boards = ben.locator(f"{CHANNEL} .picture img")
    await expect(boards.first).to_be_in_viewport(ratio=seen)
    await stand_in.chat.send(Message(LOBBY, words, "second", BOARD, table=state))
    await expect(boards).to_have_count(2)
    await keep(ben, f"watched {width}")
    await expect(boards.last).to_be_in_viewport(ratio=seen)


async def test_whoever_is_challenged_is_told_so(stand_in: StandIn, enter: Enter) -> None:
    stand_in.tables = [replace(ASKED, names=("Zoë", "Ben"), reply="accept")]
    ben = await enter("Ben", **PHONE)
    await expect(rows(ben)).to_contain_text("you are challenged")
    await ben.get_by_role("button", name="Accept: Summy #8").tap()
    [line] = await stand_in.until_heard(1)
    assert line.text == "/accept #8"


async def test_a_game_without_a_board_in_sight_is_watched_by_asking_for_it(stand_in: StandIn, enter: Enter) -> None:
    stand_in.tables = [WATCHED]
    ben = await enter("Ben", **PHONE)
    await show(ben, PRIVATE)
    await rows(ben, PRIVATE).get_by_role("button", name="Watch").tap()
    [line] = await stand_in.until_heard(1)
    assert (line.text, line.private) == ("/board #7", False)
    await expect(ben.locator(CHANNEL)).to_be_visible()


async def test_ones_own_game_elsewhere_is_a_press_away_even_after_leaving_its_channel(
    stand_in: StandIn, enter: Enter
) -> None:
    stand_in.tables = [ELSEWHERE]
    ben = await enter("Ben", **PHONE)
    await expect(rows(ben)).to_contain_text("Your turn")
    await ben.reload()
    await ben.get_by_role("button", name="Go on: Solitaire #9").tap()
    await expect(ben.locator(".room-button")).to_contain_text("#club")
    await ben.locator(".room-button").tap()
    await ben.get_by_role("button", name="Close #club").tap()
    await expect(ben.locator(".room-button")).to_contain_text("#lobby")
    await expect(ben.get_by_role("button", name="Go on: Solitaire #9")).to_be_visible()
    stand_in.tables = [replace(ELSEWHERE, place=Private(stand_in.person("ben")))]
    await stand_in.chat.send(Message(LOBBY, (Span("news"),), "news"))
    await expect(rows(ben)).to_contain_text("Private")
    await ben.get_by_role("button", name="Go on: Solitaire #9").tap()
    await expect(ben.locator(PRIVATE)).to_be_visible()


async def test_whoever_waits_for_an_answer_can_invite_to_that_table(stand_in: StandIn, enter: Enter) -> None:
    stand_in.tables = [WAITING]
    ben = await enter("Ben", **PHONE)
    await ben.get_by_role("button", name="Invite a friend: Summy #10").tap()
    await expect(ben.locator("#invitation")).to_be_visible()
    way = await ben.locator("#invitation a").get_attribute("href")
    assert way == "/#lobby/10"
    await ben.keyboard.press("Escape")
    await ben.get_by_role("button", name="Cancel challenge: Summy #10").tap()
    [line] = await stand_in.until_heard(1)
    assert line.text == "/cancel #10"
    stand_in.tables = [ASKED, replace(WAITING, seated=False, reply="join")]
    friend = await enter("Zoë", await ben.context.new_page())
    await friend.goto(f"{friend.url}#lobby/10")
    await expect(friend.locator(".going-on .invited:visible")).to_contain_text("Ben")
    await expect(rows(friend).first).to_contain_text("Ben")


async def test_a_player_has_the_room_for_the_game(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await expect(ben.locator(".start-menu:visible")).to_have_count(1)
    game = await begin(stand_in, ben)
    await expect(ben.locator(".start-menu, .start-strip")).to_have_count(0)
    await game.show_board(Span("The game is over"), over=True)
    await expect(docked(ben)).to_have_count(0)
    await expect(ben.get_by_role("button", name="Play a game")).to_be_visible()
    await expect(ben.locator(".start-menu:visible")).to_have_count(0)


async def test_whoever_comes_back_after_a_game_reads_how_it_ended(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    game = await begin(stand_in, ben)
    story = Span("\n".join(["Ben lays a tile"] * 40))
    await game.show_board(Span("This is how it ended"), story, over=True)
    await game.show_tiles()
    await expect(docked(ben)).to_have_count(0)
    await ben.reload()
    await expect(ben.get_by_text("This is how it ended")).to_be_in_viewport()
    await expect(ben.get_by_role("button", name="Play a game")).to_be_visible()
    await expect(ben.locator(".start-menu:visible")).to_have_count(0)
    await ben.get_by_role("button", name="Play a game").tap()
    await expect(ben.locator(".start-menu:visible")).to_have_count(1)
    ann = await enter("Ann", **PHONE)
    await expect(ann.locator(".start-menu:visible")).to_have_count(1)


async def test_whoever_comes_back_is_in_the_channel_they_saw_last(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    address, room = ben.url, ben.locator(".room-button")
    await ben.goto(f"{address}#club")
    await expect(room).to_contain_text("#club")
    again = await ben.context.new_page()
    await again.goto(address)
    await expect(again.locator(".room-button")).to_contain_text("#club")
    await again.goto(f"{address}#lobby")
    await expect(again.locator(".room-button")).to_contain_text("#lobby")
    await again.goto("about:blank")
    await again.goto(address)
    await expect(again.locator(".room-button")).to_contain_text("#lobby")
    await expect(room).to_contain_text("#club")


async def test_whoever_comes_back_to_a_channel_that_they_left_on_another_device_is_in_another(
    browser: Browser, enter: Enter
) -> None:
    ben = await enter("Ben", **PHONE)
    address, room = ben.url, ben.locator(".room-button")
    device = await window(browser)
    await device.context.add_cookies(await ben.context.cookies())  # type: ignore[arg-type]

    async def enter_and_leave_elsewhere(answers: int) -> None:
        await ben.goto(f"{address}#club")
        await expect(room).to_contain_text("#club")
        await ben.reload()
        await expect(room).to_contain_text("#club")
        await expect(ben.locator("body[data-state=connected]")).to_have_count(1)
        await device.goto(f"{address}#club")
        await expect(device.locator("#room-list a")).to_have_text(["#lobby", "#club"])
        await device.locator(".room-button").click()
        await device.get_by_role("button", name="Close #club").click()
        await device.keyboard.press("Escape")
        await say(device, "/board")  # answered after the channel was closed
        await expect(device.locator(f"{CHANNEL} .by-bot")).to_have_count(answers)

    await enter_and_leave_elsewhere(answers=1)
    await ben.reload()
    await expect(room).to_contain_text("#lobby")
    await expect(ben.locator("#room-list a")).to_have_text(["#lobby"])
    await enter_and_leave_elsewhere(answers=2)
    again = await ben.context.new_page()
    await again.goto(address)
    await expect(again.locator("#room-list a")).to_have_text(["#lobby"])
    await expect(again.locator(".room-button")).to_contain_text("#lobby")
    await again.goto(f"{address}#club")
    await expect(again.locator(".room-button")).to_contain_text("#club")
    await expect(again.locator("#room-list a")).to_have_text(["#lobby", "#club"])


async def test_a_tournament_to_take_part_in_is_not_hidden_by_the_menu(stand_in: StandIn, enter: Enter) -> None:
    ben, join = await enter("Ben", **PHONE), Button("Join", "/tournament join")
    await expect(ben.locator(".start-menu:visible")).to_have_count(1)
    await stand_in.chat.send(Message(LOBBY, (Span("A tournament at Summy"),), "t", buttons=(join,)))
    await stand_in.chat.send(Message(LOBBY, (Span("Who else?"),), "u"))
    ann = await enter("Ann", locale="de-DE", **PHONE)
    for page in (ben, ann):
        await expect(page.get_by_role("button", name="Join")).to_be_in_viewport()
        await expect(page.locator(".start-menu:visible")).to_have_count(0)
    await ben.get_by_role("button", name="Play a game").tap()
    await expect(ben.locator(".start-menu:visible")).to_have_count(1)


async def test_a_name_sent_before_the_page_was_ready_leads_in_and_is_offered_later(
    stand_in: StandIn, browser: Browser
) -> None:
    page = await window(browser)
    await page.route("**/login.js", lambda route: route.abort(), times=1)
    await page.goto(f"{stand_in.chat.address}?lang=de#club")
    await page.fill("#name", "Jörg")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("body[data-state=connected]")
    await expect(page.locator(".room-button")).to_contain_text("#club")
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    chat = page.url
    await page.go_back()
    await expect(page.locator("#name")).to_have_value("Jörg")
    await expect(page.get_by_role("link", name="Weiter als Jörg")).to_have_attribute(
        "href", urlsplit(chat).path + "#club"
    )
