"""The game one plays on a short and narrow screen, as that of an older phone is: what is said has room, nothing moves."""

import re
from dataclasses import replace

import pytest
from playwright.async_api import Browser, expect

from bot.chat.port import Button, Ephemeral, Message, Picture, Private, Span, Style
from bot.settings import DATA
from render.areas import Area
from tests.web.at_table import BOARD, PHONE, RACK, begin, boxes, field, press
from tests.web.conftest import Enter
from tests.web.playing import Summarum, come_in, keep, say, show
from tests.web.stand_in import LOBBY, PRIVATE, StandIn, png

pytestmark = pytest.mark.browser

TABLE = Picture(
    png(200, 240, 240),
    "A table",
    (
        Area(0.1, 0.2, 0.08, 0.14, " A ", " take K7 A "),
        Area(0.1, 0.7, 0.05, 0.07, " draw K7 "),
        *(Area(0.1 + at / 10, 0.82, 0.08, 0.14, f" K{at} ", tile=at) for at in range(1, 8)),
    ),
)
"""Below the tiles is the edge of the rack."""
WIDTH = 360
SHORT = {**PHONE, "viewport": {"width": WIDTH, "height": 640}}


async def test_on_a_short_screen_the_bar_gives_its_room_to_what_is_said(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **SHORT)
    game = await begin(stand_in, ben)
    await expect(ben.locator(".bar")).to_be_hidden()
    for words in (16, 18, 20, 22):
        said = (Span(f"With {words}", Style.BOLD), Span(" words" * words))
        await stand_in.chat.send(Message(LOBBY, said, f"w{words}"))
        await expect(ben.get_by_text(f"With {words}", exact=True)).to_be_in_viewport(ratio=0.9)
    # One picture with a high table, the old stock, whose tiles are the smallest, and the player's own tiles at its end.
    await game.show_board(picture=TABLE)
    view, table = ben.locator(".draggable-view"), ben.locator(".dock-board").get_by_role("img", name="A table")
    await expect(table).to_be_attached()
    await expect(view).to_have_attribute("data-shows", f"{await table.get_attribute('src')}/areas")
    assert await view.evaluate("view => view.scrollWidth") == WIDTH
    assert await view.evaluate("view => view.scrollHeight - view.scrollTop - view.clientHeight") < 2
    await game.show_board(picture=replace(BOARD, png=png(200, 1000, 370)))
    await expect(ben.locator(".dock-board .picture img")).to_have_js_property("clientHeight", round(WIDTH * 0.37))
    own = replace(game.state, own=True)
    await game.say(Span("Two rows"), to=Private(game.ben), picture=replace(RACK, png=png(90, 1000, 400)), table=own)
    await expect(ben.locator(".dock-hand .picture img")).to_have_js_property("clientWidth", WIDTH)
    places = await boxes(ben), await field(ben).bounding_box()
    await stand_in.chat.stop()
    await expect(ben.get_by_text("No connection: what you write or tap is sent")).to_be_in_viewport(ratio=1)
    assert (await boxes(ben), await field(ben).bounding_box()) == places, "what is lost moves nothing"
    await ben.locator(".dock-fold").tap()
    await expect(ben.locator(".bar")).to_be_visible()


async def test_what_the_next_question_wants_to_be_pressed_is_in_sight(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **SHORT)
    await say(ben, "/challenge")  # closes the menu
    to, games = Ephemeral(LOBBY, stand_in.person("ben")), (Button("This one", "/challenge summy"),)
    asked = await stand_in.chat.send(Message(to, (Span("Which game?"),), "q1", buttons=games))
    await expect(ben.get_by_role("button", name="This one", exact=True)).to_be_in_viewport(ratio=1)
    words = (Span("Ready\n"), Span("Hints:", Style.BOLD), Span(" words" * 200), Span("\nStart now", Style.BOLD))
    for more in (2, 12):
        answers = tuple(Button(f"Time: {n} minutes", f"/challenge summy {n} of {more}") for n in range(1, more))
        question = Message(to, words, f"q{more}", buttons=(Button("Go", f"/challenge now {more}"), *answers))
        await stand_in.chat.send(replace(question, replaces=asked))
        for answer in ("Go", "Time: 1 minutes"):
            await expect(ben.get_by_role("button", name=answer, exact=True)).to_be_in_viewport(ratio=1)
        await expect(ben.get_by_text("Start now", exact=True)).to_be_in_viewport(ratio=1)


async def test_the_board_stays_where_it_is_while_a_move_is_tapped_on_a_short_screen(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **SHORT, locale="de-DE")
    await begin(stand_in, ben)
    before = await boxes(ben)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    for x in (0.2, 0.8):
        await press(ben, ".dock-picture >> img[alt='Tiles']", x, 0.5)
    await expect(ben.locator(".dock-buttons").get_by_role("button")).to_have_text(
        ["Spielen", "Probieren", "⌫", "Leeren"]
    )
    assert await boxes(ben) == before


async def test_the_board_stays_in_sight_when_the_phone_is_turned(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": 360, "height": 740}})
    await begin(stand_in, ben)
    board = ben.locator(".dock-board").get_by_role("img", name="A board")
    await expect(board).to_be_in_viewport(ratio=0.4)
    for width, height in ((740, 360), (360, 740), (740, 360)):
        await ben.set_viewport_size({"width": width, "height": height})
        await expect(board).to_be_in_viewport(ratio=0.4)
        await expect(ben.locator(".dock-board")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(568, 320), (592, 300)])
async def test_the_board_of_a_small_phone_held_sideways_stands_beside_what_is_said(
    stand_in: StandIn, enter: Enter, width: int, height: int
) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": width, "height": height}}, locale="de-DE")
    await begin(stand_in, ben)
    await expect(ben.locator(".dock-board").get_by_role("img", name="A board")).to_be_in_viewport(ratio=0.4)
    for shown in (
        ben.locator(".dock-hand .picture"),
        ben.locator(".dock-buttons .hint"),
        ben.locator("#channel-input"),
    ):
        await expect(shown).to_be_in_viewport(ratio=1)
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".dock-buttons .primary")).to_be_visible()
    for shown in (*await ben.locator(".dock-buttons button").all(), ben.locator("#channel-input")):
        await expect(shown).to_be_in_viewport(ratio=0.99)
    await keep(ben, f"sideways-small-{width}")


WHOLE = "element => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1"
"""Whether nothing of a line is cut off."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_a_lost_connection_is_named_whole(stand_in: StandIn, enter: Enter, locale: str) -> None:
    ben = await enter("Ben", **SHORT, locale=locale)
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    await expect(ben.locator("#status")).to_be_in_viewport(ratio=1)
    assert await ben.locator("#status").evaluate(WHOLE)


@pytest.mark.parametrize("game", ["kakuro", "summa"])
async def test_on_an_enlarged_page_the_tip_is_read_whole(summarum: Summarum, browser: Browser, game: str) -> None:
    page = await come_in(browser, summarum, "Ann", viewport={"width": 640, "height": 360}, locale="de-DE")
    await say(page, f"/challenge computer {game} level=beginner", PRIVATE)
    await show(page, PRIVATE)
    await expect(page.locator("[data-own=true] .picture img")).to_be_attached()
    tip = page.locator(f"{PRIVATE} .dock-line .draft-reading:not(:empty)")
    await expect(tip).to_contain_text({"kakuro": "auf dem Brett", "summa": "vier schwarze Felder"}[game])
    assert await tip.evaluate(WHOLE)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_on_the_narrowest_phone_every_tip_is_read_whole(stand_in: StandIn, enter: Enter, locale: str) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": 320, "height": 568}}, locale=locale)
    await begin(stand_in, ben)
    shown = ben.locator(".dock-line .draft-reading:not(:empty)")
    await expect(shown).to_be_visible()
    text = (DATA / "text" / locale[:2] / "web.ftl").read_text("utf-8")
    tips = re.findall(r"^web-dock-tip\S* = (.+)$", text, re.MULTILINE)
    assert tips
    cut = [
        tip
        for tip in tips
        if not await shown.evaluate(f"(element, tip) => (element.textContent = tip, ({WHOLE})(element))", tip)
    ]
    assert cut == []


async def test_the_tip_follows_what_is_to_do_in_a_game_of_several_phases(summarum: Summarum, browser: Browser) -> None:
    page = await come_in(browser, summarum, "Ann", **SHORT, locale="de-DE")
    await say(page, "/challenge computer summa level=beginner", PRIVATE)
    await show(page, PRIVATE)
    tip = page.locator(f"{PRIVATE} .dock-line")
    for told in ("vier schwarze Felder", "Tipp ein Zeichen an", "Drück auf Fertig"):
        await expect(tip).to_contain_text(told)
        assert await tip.locator(".draft-reading:not(:empty)").evaluate(WHOLE)
        if "Fertig" not in told:
            await page.locator(".dock-buttons .hint").click()
            await page.get_by_role("button", name="Zug spielen", exact=True).click()
    await keep(page, "tip when all is placed")
    await page.locator(".dock-buttons").get_by_role("button", name="Fertig", exact=True).click()
    await expect(tip).to_contain_text("Tipp ein Zeichen an")


async def test_cells_that_may_not_be_black_together_are_marked_on_the_board(
    summarum: Summarum, browser: Browser
) -> None:
    page = await come_in(browser, summarum, "Ann", **SHORT, locale="de-DE")
    await say(page, "/challenge computer summa level=beginner", PRIVATE)
    await show(page, PRIVATE)
    await expect(page.locator(f"{PRIVATE} .log")).to_contain_text("Computer hat die schwarzen Felder gewählt")
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    await field(page).fill("A1 B2 D5 F4")
    await expect(page.locator(".ghost")).to_have_count(4)
    await page.locator(".dock-buttons").get_by_role("button", name="Spielen", exact=True).click()
    await expect(page.locator(".ghost.wrong")).to_have_count(2)
    await keep(page, "black cells that touch")
