"""On a phone whoever plays reaches the menu, the people and the channels from beside the board."""

import pytest
from playwright.async_api import Browser, expect

from bot.chat.port import Account, SeatScore
from tests.web.at_table import PHONE, Game, docked, field
from tests.web.conftest import Enter
from tests.web.playing import Summarum, come_in, keep, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn

pytestmark = pytest.mark.browser

SIZES = {"low": (360, 640), "usual": (390, 844), "small": (320, 568)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_the_menu_opens_in_place_of_the_board_and_gives_it_back(
    stand_in: StandIn, enter: Enter, size: str, locale: str
) -> None:
    width, height = SIZES[size]
    ben = await enter("Ben", viewport={"width": width, "height": height}, is_mobile=True, has_touch=True, locale=locale)
    game, board = Game(stand_in, ben), ben.locator(".dock-board .picture")
    await game.begin()
    for hidden in (".bar .me", f"{CHANNEL} .room-button", f"{CHANNEL} .start-button"):
        await expect(ben.locator(hidden)).to_be_visible(visible=hidden == ".bar .me" and height > 800)
    await ben.locator(".tabs-menu").tap()
    menu, field = ben.locator(f"{CHANNEL} .start-menu"), ben.locator("#channel-input")
    await expect(menu).to_be_visible()
    for shown in (".bar .me", f"{CHANNEL} .room-button", f"{CHANNEL} .start-button", f"{CHANNEL} .people-button"):
        await expect(ben.locator(shown)).to_be_in_viewport(ratio=1)
    await expect(ben.locator(f"{CHANNEL} .start-button")).to_be_focused()
    await expect(field).to_be_in_viewport(ratio=1)
    await expect(board).to_have_count(0)
    await keep(ben, f"menu-{size}-{locale}")
    await menu.locator("header button").tap()
    await expect(board).to_be_visible()
    await expect(menu).to_have_count(0)


@pytest.mark.parametrize("height", [600, 768])
async def test_on_a_computer_the_menu_leaves_the_hint_and_the_field_in_sight(
    stand_in: StandIn, enter: Enter, height: int
) -> None:
    ben = await enter("Ben", viewport={"width": 1366, "height": height})
    await Game(stand_in, ben).begin()
    await ben.locator(f"{CHANNEL} .start-button").click()
    own = ben.get_by_role("group", name="Summy #7")
    for shown in (own, ben.get_by_role("button", name="Hint", exact=True), ben.locator("#channel-input")):
        await expect(shown).to_be_in_viewport(ratio=1)
    await keep(ben, f"menu-wide-{height}")


@pytest.mark.parametrize("width", [640, 740])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_sideways_the_turn_and_the_menu_are_in_sight(
    stand_in: StandIn, enter: Enter, width: int, locale: str
) -> None:
    ben = await enter("Ben", viewport={"width": width, "height": 360}, is_mobile=True, has_touch=True, locale=locale)
    game = Game(stand_in, ben)
    await game.begin()
    theirs = SeatScore(138, frozenset({Account("web", "1f" * 8)}))
    await game.show_board(scores=(theirs, SeatScore(145, frozenset({game.ben}))))
    turn = ben.locator(".dock-turn.now")
    await expect(ben.locator(".dock-score")).to_be_visible()
    assert await turn.evaluate("turn => turn.scrollWidth <= turn.clientWidth")
    await ben.locator(".tabs-menu").tap()
    menu = ben.locator(f"{CHANNEL} .start-menu")
    for shown in (".bar .me", f"{CHANNEL} .room-button", f"{CHANNEL} .people-button", "#channel-input"):
        await expect(ben.locator(shown)).to_be_in_viewport(ratio=1)
    await expect(menu).to_be_in_viewport(ratio=1)
    await keep(ben, f"menu-sideways-{width}-{locale}")
    await menu.locator("header button").tap()
    await expect(ben.locator(".bar")).to_be_hidden()
    await expect(ben.locator(".dock-hand .picture")).to_be_visible()
    await keep(ben, f"sideways-{width}-{locale}")


@pytest.mark.parametrize(
    ("label", "line"),
    [("Take back my last turn", "/takeback #7"), ("Pause", "/pause #7"), ("Give up", "/resign #7")],
)
async def test_the_menu_has_what_a_player_can_do_besides_playing(
    stand_in: StandIn, enter: Enter, label: str, line: str
) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True)
    game = Game(stand_in, ben)
    await game.begin()
    await ben.locator(".tabs-menu").tap()
    own = ben.get_by_role("group", name="Summy #7")
    await expect(own.get_by_role("button")).to_have_text(["Take back my last turn", "Give up"])
    await game.show_board(reversible=frozenset({Account("web", "tom")}))
    await expect(own.get_by_role("button")).to_have_text(["Give up"])
    await game.show_board(reversible=frozenset({game.ben}), pausable=True)
    await expect(own.get_by_role("button", name="Pause", exact=True)).to_be_in_viewport(ratio=1)
    await own.get_by_role("button", name=label, exact=True).tap()
    assert [said.text for said in await stand_in.until_heard(1)] == [line]
    await expect(ben.locator(".dock-board .picture")).to_be_visible()
    await expect(ben.locator(".message.mine")).to_have_count(0)  # what answers it may stand above


async def test_the_menu_has_the_game_that_a_move_has_just_brought_out_of_view(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    for number in (7, 8):
        await Game(stand_in, ben, number=number).begin()
    moved = Game(stand_in, ben, number=9)
    await moved.begin()
    await moved.show_board(turn=frozenset(), awaited="Tom")
    await expect(ben.locator(".dock-title")).to_have_text("Summy")
    await expect(ben.locator(".dock-number")).not_to_have_text("#9")
    await ben.locator(".tabs-menu").tap()
    mine = ben.locator(".this-game [role=group]:visible")
    await expect(mine).to_have_count(2)
    last = ben.get_by_role("group", name="Summy #9")
    await last.get_by_role("button", name="Take back my last turn").tap()
    assert [said.text for said in await stand_in.until_heard(1)] == ["/takeback #9"]


async def test_a_game_is_given_up_from_the_menu_only_after_a_question(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE, locale="de-DE")
    await say(ann, "/lernen summy")
    await show(ann, PRIVATE)
    await expect(docked(ann)).to_have_count(2)
    await field(ann).fill("J13> 6+3=9")
    await field(ann).press("Enter")
    await expect(said(ann, PRIVATE).filter(has_text="2/3")).to_have_count(1)
    await ann.locator(".tabs-menu").tap()
    await ann.get_by_role("button", name="Aufgeben", exact=True).tap()
    await expect(said(ann, PRIVATE).last).to_contain_text("aufgeben?")
    await expect(docked(ann)).to_have_count(2)


async def test_a_game_begun_from_the_menu_brings_the_board_back(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True)
    await Game(stand_in, ben).begin()
    await ben.locator(".tabs-menu").tap()
    await ben.get_by_role("button", name="Beginner", exact=True).tap()
    assert [line.text for line in await stand_in.until_heard(1)] == ["/challenge computer summy level=beginner"]
    await expect(ben.locator(".dock-board .picture")).to_be_visible()
    await expect(ben.locator(".start-menu")).to_have_count(0)


async def test_the_menu_leaves_the_field_in_sight_where_the_board_was_folded_before(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True)
    await Game(stand_in, ben).begin()
    await ben.locator(".dock-fold").tap()
    await expect(ben.locator(".tabs-menu")).to_have_count(0)
    await ben.locator(f"{CHANNEL} .start-button").tap()
    await expect(ben.locator(f"{CHANNEL} .start-menu")).to_be_visible()
    await expect(ben.locator("#channel-input")).to_be_in_viewport(ratio=1)
    await ben.locator(f"{CHANNEL} .start-button").tap()
    await expect(ben.locator(".dock-fold")).to_be_visible()
