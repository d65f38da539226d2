"""Answers of the bot on a phone can be read beside the board of a game."""

import re

import pytest
from playwright.async_api import Browser, expect

from bot.chat.port import Span
from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.texts import TEXTS
from tests.web.at_table import PHONE, Game, docked, field
from tests.web.playing import Summarum, come_in, keep, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("locale", "look"), [("en-GB", "light"), ("de-DE", "dark")])
async def test_an_answer_in_a_channel_is_read_beside_the_tallest_board(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE, locale=locale, color_scheme=look)
    async with Client(summarum.address) as client:
        ben = await client.enter("Ben")
        await say(ann, "/challenge @Ben kakuro")
        await until(ben, "Ann")
        await ben.line("/accept #1")
        await expect(ann.locator(".dock-picture img")).to_have_count(2)
    await say(ann, "/claim")
    await expect(ann.locator(f"{CHANNEL} .message.private.by-bot")).to_have_count(1)
    await expect(said(ann).last).to_be_in_viewport(ratio=1)
    await keep(ann, f"answer {locale}")
    await expect(ann.locator(".room-button")).to_be_hidden()
    await ann.locator(".dock-fold").tap()
    await expect(ann.locator(".room-button")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(390, 664), (360, 740), (360, 560), (844, 390)], ids=["phone", "tall", "small", "sideways"]
)
async def test_a_hint_and_its_button_are_read_beside_the_board(
    browser: Browser, summarum: Summarum, width: int, height: int
) -> None:
    phone = {**PHONE, "viewport": {"width": width, "height": height}}
    ann = await come_in(browser, summarum, "Ann", **phone)
    await say(ann, "/challenge computer kakuro beginner")
    await show(ann, PRIVATE)
    await expect(ann.locator(".dock-picture img")).to_have_count(2)
    for picture in await ann.locator(".dock-picture img").all():
        await expect(picture).to_be_in_viewport(ratio=0.4)
    await ann.get_by_role("button", name="Hint", exact=True).last.tap()
    await expect(said(ann, PRIVATE).last).to_be_in_viewport(ratio=1)
    await expect(ann.get_by_role("button", name="Play it", exact=True).last).to_be_in_viewport(ratio=1)
    for locale, move in (("en", "E2 y4 turn E3"), ("de", "E2 gelb 4 drehe E3")):
        longest = TEXTS.plain("kakuro-hint-keeps", locale, {"move": move, "points": "12", "most": "14"})
        await said(ann, PRIVATE).last.evaluate("(words, text) => { words.textContent = text; }", longest)
        await expect(said(ann, PRIVATE).last).to_be_in_viewport(ratio=1)
        await expect(ann.get_by_role("button", name="Play it", exact=True).last).to_be_in_viewport(ratio=1)
    await keep(ann, f"hint {width}")
    await say(ann, "/resign #1", PRIVATE)
    await show(ann, PRIVATE)
    await expect(ann.locator(".panel:visible")).to_have_count(1)
    await expect(ann.get_by_role("button", name="Rematch", exact=True)).to_be_in_viewport(ratio=1)


async def test_what_is_said_beside_a_game_is_as_wide_as_a_tablet(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **{**PHONE, "viewport": {"width": 768, "height": 1024}})
    await say(ann, "/learn summy")
    await show(ann, PRIVATE)
    await expect(said(ann, PRIVATE).filter(has_text="Ann, it is your turn")).to_have_count(1)
    box = await said(ann, PRIVATE).filter(has_text="Ann, it is your turn").bounding_box()
    assert box is not None
    assert box["width"] > 400


async def test_of_several_games_the_one_that_is_shown_is_named(browser: Browser, summarum: Summarum) -> None:
    ann = await come_in(browser, summarum, "Ann", **PHONE)
    for game in ("summy", "kakuro", "rummy-plus"):
        await say(ann, f"/challenge computer {game} beginner", PRIVATE)
    title, games = ann.locator(".dock-head h2"), ann.get_by_role("combobox", name="Your games")
    await expect(title).to_have_text("Rummy-Pur-Plus #3")
    names = ["Rummy-Pur-Plus #3 · Your turn", "Kakuro #2 · Your turn", "Summy #1 · Your turn"]
    await expect(games.locator("option:not([value='0'])")).to_have_text(names)
    for shown in ("Summy #1", "Kakuro #2", "Rummy-Pur-Plus #3"):
        await games.select_option(label=f"{shown} · Your turn")
        await expect(title).to_have_text(shown)
        await expect(title).to_be_in_viewport(ratio=1)
        assert await ann.locator(".dock-title").evaluate("name => name.scrollWidth <= name.clientWidth")
        head = ann.locator(".dock-head")
        assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    await keep(ann, "several games")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (320, 568)], ids=["low", "usual", "small"])
@pytest.mark.parametrize(("locale", "learn", "rules"), [("en-GB", "/learn", "/rules"), ("de-DE", "/lernen", "/regeln")])
async def test_the_board_gives_its_room_to_a_long_answer_until_it_is_wanted(
    browser: Browser, summarum: Summarum, width: int, height: int, locale: str, learn: str, rules: str
) -> None:
    phone = {**PHONE, "viewport": {"width": width, "height": height}, "locale": locale}
    ann = await come_in(browser, summarum, "Ann", **phone)
    await say(ann, f"{learn} summy", PRIVATE)
    await show(ann, PRIVATE)
    field = ann.locator("#private-input")

    async def line(text: str) -> None:
        await field.fill(text)
        await field.press("Enter")

    pictures = ann.locator(".dock-picture img")
    await expect(pictures).to_have_count(2)
    await expect(said(ann, PRIVATE).filter(has_text="1/3")).to_have_count(1)
    await line(f"{rules} summy")
    await expect(pictures).to_have_count(0)
    assert await ann.locator(f"{PRIVATE} .scroller").evaluate("list => list.clientHeight") > height / 2
    await keep(ann, f"rules {width} {locale}")
    await ann.locator(".dock-fold").tap()
    await expect(pictures).to_have_count(2)
    await line("J13> 6+3=9")
    await expect(said(ann, PRIVATE).filter(has_text="2/3")).to_have_count(1)
    await expect(pictures).to_have_count(2)
    await line("/replay")
    await expect(pictures).to_have_count(0)
    moving = said(ann, PRIVATE).last.locator("xpath=..").locator(".picture img")
    await expect(moving).to_be_in_viewport(ratio=0.9)
    await keep(ann, f"replay {width} {locale}")
    await line("/hint")
    await expect(pictures).to_have_count(2)


async def test_a_long_answer_has_room_although_another_message_came_before_it(phone_game: Game) -> None:
    ben = phone_game.page
    await field(ben).fill("/rules")
    await field(ben).press("Enter")
    [asked] = await phone_game.until_heard(1)
    await expect(said(ben).last).to_have_text("You typed /rules")
    await expect(docked(ben)).to_have_count(2)
    await phone_game.say(Span("Some of the rules. " * 20), answers=asked)
    await expect(docked(ben)).to_have_count(0)


async def test_what_is_long_but_answers_no_command_leaves_the_board_in_sight(phone_game: Game) -> None:
    ben = phone_game.page
    await field(ben).fill("/play 2")
    await field(ben).press("Enter")
    await phone_game.until_heard(1)
    await phone_game.say(Span("What comes next. " * 20))
    await expect(said(ben).last).to_contain_text("What comes next.")
    await expect(docked(ben)).to_have_count(2)


@pytest.mark.parametrize(
    ("locale", "rules", "own"), [("en-GB", "/rules", "Your cards"), ("de-DE", "/regeln", "Deine Karten")]
)
async def test_sideways_the_tiles_give_their_room_to_a_long_answer_until_they_are_wanted(
    browser: Browser, summarum: Summarum, locale: str, rules: str, own: str
) -> None:
    phone = {**PHONE, "viewport": {"width": 844, "height": 390}, "locale": locale}
    ann = await come_in(browser, summarum, "Ann", **phone)
    await say(ann, "Hello")  # closes the menu
    await expect(ann.locator(f"{CHANNEL} .start-menu")).to_have_count(0)
    await ann.locator(f"{CHANNEL} .start-button").tap()
    menu = await ann.locator(f"{CHANNEL} .start-menu").bounding_box()
    assert menu is not None
    assert menu["height"] > 160
    await keep(ann, f"menu sideways {locale}")
    await say(ann, "/challenge computer kakuro beginner", PRIVATE)
    await show(ann, PRIVATE)
    pictures, field = ann.locator(".dock-picture img"), ann.locator("#private-input")
    await expect(pictures).to_have_count(2)
    await expect(ann.locator(".dock-turn.now")).to_be_visible()  # the computer's first move would end the reading
    await field.fill(f"{rules} kakuro")
    await field.press("Enter")
    await expect(pictures).to_have_count(1)
    assert await ann.locator(f"{PRIVATE} .scroller").evaluate("list => list.clientHeight") > 200
    await keep(ann, f"rules sideways {locale}")
    await ann.get_by_role("button", name=own, exact=True).tap()
    await expect(pictures).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (844, 390)])
async def test_sideways_the_coach_and_the_tiles_with_rings_are_seen_together(
    browser: Browser, summarum: Summarum, width: int, height: int
) -> None:
    phone = {**PHONE, "viewport": {"width": width, "height": height}, "locale": "de-DE"}
    ann = await come_in(browser, summarum, "Ann", **phone)
    await say(ann, "/lernen rummy-plus", PRIVATE)
    await show(ann, PRIVATE)
    await ann.locator(".dock-buttons").get_by_role("button", name="Ziehen", exact=True).tap()
    await expect(said(ann, PRIVATE).last).to_contain_text("2/6")
    rack = ann.locator("[data-own=true] .picture img")
    await expect(rack).to_have_attribute("alt", re.compile("In diesem Zug gezogen"))
    await keep(ann, f"lesson sideways {width}")
    await expect(rack).to_be_in_viewport(ratio=1)
    box = await rack.bounding_box()
    assert box is not None
    assert box["width"] > 0.45 * width
    await expect(said(ann, PRIVATE).last).to_be_in_viewport(ratio=0.7)
    await expect(ann.get_by_role("button", name="Deine Steine", exact=True)).to_have_count(0)
    await field(ann).fill("/regeln")
    await field(ann).press("Enter")
    await expect(said(ann, PRIVATE).last).to_contain_text("Rummy-Pur-Plus")
    await expect(rack).to_be_in_viewport(ratio=1)


async def test_sideways_nothing_is_folded_where_the_grid_is_the_board(browser: Browser, summarum: Summarum) -> None:
    phone = {**PHONE, "viewport": {"width": 640, "height": 360}, "locale": "de-DE"}
    ann = await come_in(browser, summarum, "Ann", **phone)
    await say(ann, "/lernen summa", PRIVATE)
    await show(ann, PRIVATE)
    await expect(said(ann, PRIVATE).last).to_contain_text("1/3")
    for line, told in (("/spiele C2 A4 D5 F6", "2/3"), ("/regeln summa", "römischen")):
        await field(ann).fill(line)
        await field(ann).press("Enter")
        await expect(said(ann, PRIVATE).last).to_contain_text(told)
        await expect(ann.locator(".dock-buttons").get_by_role("button")).to_have_text(["Tipp"])
        await expect(ann.locator(".dock-line")).to_contain_text("Tipp ein Zeichen an")
