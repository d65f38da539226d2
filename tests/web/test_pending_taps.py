"""Taps belong to the button that is pressed next, even while the server has not read them yet."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.chat.port import Area, Button, Picture
from tests.web.at_table import PHONE, Game, begin, docked, field, press
from tests.web.conftest import Enter
from tests.web.playing import show
from tests.web.stand_in import PRIVATE, StandIn, png

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("button", "sent"), [("Play", "/play"), ("Try", "/try")])
async def test_play_and_try_wait_for_what_was_tapped_before(wide_game: Game, button: str, sent: str) -> None:
    ben = wide_game.page
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    wide_game.stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await wide_game.until_tapped(2)
    await ben.get_by_role("button", name=button, exact=True).click()
    wide_game.stand_in.drafting.set()
    assert [line.text for line in await wide_game.until_heard(1)] == [f"{sent} #{wide_game.number} J13> 2"]


async def test_a_tap_before_the_areas_have_come_is_one_on_what_was_seen_there(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    names = [(column, row) for row in range(1, 26) for column in range(25)]
    cells = tuple(
        Area(c / 25, (r - 1) / 25, 1 / 25, 1 / 25, f" {chr(65 + c)}{r}> ", f" {chr(65 + c)}{r}v ") for c, r in names
    )
    come = asyncio.Event()

    async def late(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await ben.route("**/areas", late)
    game = Game(stand_in, ben)
    await game.show_board(picture=Picture(png(200), "A board", cells))
    await expect(ben.locator(".dock-picture >> img[alt='A board']")).to_have_js_property("complete", True)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.1, 0.3)
    await game.show_tiles()  # whose room moves the board
    await expect(docked(ben)).to_have_count(2)
    come.set()
    await expect(field(ben)).to_have_value("C8> ")


async def test_a_tile_tapped_behind_a_typed_place_is_sent_with_it(wide_game: Game) -> None:
    ben = wide_game.page
    await field(ben).fill("J13> 2")
    await expect(ben.locator(".ghost")).to_have_text(["2"])
    wide_game.stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await wide_game.until_tapped(1)
    await field(ben).press("Enter")
    wide_game.stand_in.drafting.set()
    assert [line.text for line in await wide_game.until_heard(1)] == ["J13> 2x"]


async def test_a_turn_does_not_go_on_without_what_was_tapped_before(wide_game: Game) -> None:
    ben = wide_game.page
    await wide_game.show_tiles(Button("Done", f"/play #{wide_game.number} done"))
    await expect(ben.get_by_role("button", name="Done", exact=True)).to_be_visible()
    wide_game.stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await wide_game.until_tapped(1)
    await expect(ben.get_by_role("button", name="Done", exact=True)).to_have_count(0)
    await expect(ben.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    wide_game.stand_in.drafting.set()
    await ben.get_by_role("button", name="Try", exact=True).click()
    assert [line.text for line in await wide_game.until_heard(1)] == [f"/try #{wide_game.number} 2"]


async def test_the_last_tap_is_taken_back_also_before_it_is_read(wide_game: Game) -> None:
    ben = wide_game.page
    for x, typed in ((0.2, "2"), (0.5, "22")):
        await press(ben, ".dock-picture >> img[alt='Tiles']", x, 0.5)
        await expect(field(ben)).to_have_value(typed)
    wide_game.stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await wide_game.until_tapped(3)
    await ben.get_by_role("button", name="Take back the last tap").click()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    wide_game.stand_in.drafting.set()
    await expect(field(ben)).to_have_value("22 J13> ")


async def test_what_is_tapped_comes_into_the_field_of_the_panel_in_view(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await begin(stand_in, ben)
    stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await stand_in.until_tapped(1)
    await show(ben, PRIVATE)
    stand_in.drafting.set()
    await expect(ben.locator(f"{PRIVATE} input[role=combobox]")).to_have_value("J13> ")


async def test_taps_without_a_connection_are_marked_and_read_once_it_is_back(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await begin(stand_in, ben)
    stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await stand_in.until_tapped(1)
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await expect(ben.locator(".area.marked")).to_have_count(3)
    await ben.get_by_role("button", name="Take back the last tap").click()
    await expect(ben.locator(".area.marked")).to_have_count(2)
    await expect(field(ben)).to_have_value("")
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    await expect(field(ben)).to_have_value("J13> 2")
    await again.chat.stop()


async def test_a_tap_is_marked_until_it_is_read_and_one_more_on_the_same_tile_does_nothing(wide_game: Game) -> None:
    ben = wide_game.page
    wide_game.stand_in.drafting.clear()
    for _ in range(2):
        await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
        await expect(ben.locator("[data-own=true] .area.marked")).to_have_count(1)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(ben.locator("[data-own=false] .area.marked")).to_have_count(1)
    await wide_game.until_tapped(1)
    wide_game.stand_in.drafting.set()
    await expect(field(ben)).to_have_value("2 J13> ")


async def test_taps_that_wait_are_taken_back_and_cleared_without_a_connection(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await begin(stand_in, ben)
    for typed in ("2", "22"):
        await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2 if typed == "2" else 0.5, 0.5)
        await expect(field(ben)).to_have_value(typed)
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.6, 0.3)
    marked = ben.locator("[data-own=false] .area.marked")
    await expect(marked).to_have_count(2)
    await expect(field(ben)).to_have_value("22")
    await ben.get_by_role("button", name="Take back the last tap").click()
    await expect(marked).to_have_count(1)
    await ben.get_by_role("button", name="Clear", exact=True).click()
    await expect(marked).to_have_count(0)
    await expect(field(ben)).to_have_value("")
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await expect(field(ben)).to_have_value("x")
    await again.chat.stop()


@pytest.mark.parametrize("button", ["Play", "Try", "Enter"])
async def test_what_waits_for_a_tap_is_dropped_where_another_game_is_chosen(
    stand_in: StandIn, enter: Enter, button: str
) -> None:
    ben = await enter("Ben")
    older, newer = Game(stand_in, ben), Game(stand_in, ben, number=9)
    await older.begin()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.8, 0.5)
    await expect(field(ben)).to_have_value("x")
    await newer.show_board()
    await newer.show_tiles()
    await ben.locator(".dock-other").click()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    stand_in.drafting.clear()
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await newer.until_tapped(3)
    if button == "Enter":
        await field(ben).press("Enter")
    else:
        await ben.get_by_role("button", name=button, exact=True).click()
    await ben.locator(".dock-other").click()
    stand_in.drafting.set()
    await expect(field(ben)).to_have_value("x")
    await field(ben).fill("/board")
    await field(ben).press("Enter")
    assert [line.text for line in await newer.until_heard(1)] == ["/board"]


async def test_the_first_taps_are_cleared_without_a_connection(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await begin(stand_in, ben)
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(ben.locator(".area.marked")).to_have_count(2)
    await expect(ben.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    await ben.get_by_role("button", name="Clear", exact=True).tap()
    await expect(ben.locator(".area.marked")).to_have_count(0)
    await expect(ben.get_by_role("button", name="Hint", exact=True)).to_be_visible()
