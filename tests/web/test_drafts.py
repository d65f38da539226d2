"""Moves put together by tapping, as the games themselves understand them: the real program, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.bot.test_recovery import tamper
from tests.crash.program import Program
from tests.web.at_table import PHONE, docked, field
from tests.web.playing import keep, opened, show
from tests.web.pseudo_page import connected, say
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.tapped_moves import AREAS, PANNED
from tests.web.test_tapping import come_in

pytestmark = pytest.mark.browser


async def tap(page: Page, name: str, *, own: bool) -> None:
    """Tap the first area with this text on the player's own picture or on the board."""
    image = page.locator(f".dock-picture[data-own={str(own).lower()}] .picture img")
    await expect(image).to_be_visible()
    await page.wait_for_function(PANNED)
    areas = await image.evaluate(AREAS)
    left, top, width, height = next(area[:4] for area in areas if area[4].strip() == name)
    box = await image.bounding_box()
    assert box is not None
    x, y = (left + width / 2) / 10_000 * box["width"], (top + height / 2) / 10_000 * box["height"]
    await image.click(position={"x": x, "y": y})


async def names(page: Page, *, own: bool) -> list[str]:
    """The texts of the areas on the player's own picture or on the board."""
    areas = await page.locator(f".dock-picture[data-own={str(own).lower()}] .picture img").evaluate(AREAS)
    return [area[4].strip() for area in areas]


async def begin(browser: Browser, address: str, game: str, **context: object) -> Page:
    """Begin a game between two people; returns a page of the one on turn, in private, the only one in a browser."""
    async with Client(address) as client:
        for name in ("Ann", "Ben"):
            await client.claim(name, language=str(context.get("locale", "en")))
        ann, ben = await client.open("ann"), await client.open("ben")
        await ann.line(f"/challenge @ben {game}")
        await until(ben, "Ann")
        await ben.line("/accept #1")
        while "picture" not in (entry := (await ben.next("entry"))["entry"]):
            pass
        page = await opened(browser, client, "ben" if entry["table"]["turn"] else "ann", **context)
    await expect(docked(page)).to_have_count(2)  # the later one moves the other
    await show(page, PRIVATE)
    return page


async def test_what_is_in_a_draft_is_taken_back_by_a_tap_also_after_a_reload(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (_, chat):
        page = await begin(browser, chat.address, "kakuro", **PHONE)
        card = (await names(page, own=True))[0]
        await tap(page, "D5", own=False)
        await tap(page, card, own=True)
        await expect(field(page)).to_have_value(f"D5 {card} ")
        await page.reload()
        await show(page, PRIVATE)
        await expect(field(page)).to_have_value(f"D5 {card}")
        await expect(page.locator(".ghost")).to_have_count(1)
        await tap(page, "F5", own=False)
        await expect(field(page)).to_have_value(f"F5 {card} ")
        await expect(page.locator(".area.used")).to_have_count(2)  # a card has two sides
        await tap(page, card, own=True)
        await expect(field(page)).to_have_value("F5 ")
        await tap(page, "F5", own=False)
        await expect(field(page)).to_have_value("")


async def test_taps_behind_typed_letters_can_be_sent_or_cleared(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (_, chat):
        page = await begin(browser, chat.address, "summy", viewport={"width": 1280, "height": 800})
        await field(page).fill("hm ")
        await tap(page, "J13>", own=False)
        await expect(field(page)).to_have_value("hm J13> ")
        await field(page).press("Enter")
        await expect(page.locator(f"{PRIVATE} .by-bot .text").last).to_contain_text("I cannot read that as a move")
        await field(page).fill("hm ")
        await tap(page, "J13>", own=False)
        await page.get_by_role("button", name="Clear", exact=True).click()
        await expect(field(page)).to_have_value("")
        await field(page).fill("well played")
        await expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)


async def test_tapped_tiles_of_rummy_are_seen_and_every_meaning_is_a_choice(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (_, chat):
        page = await begin(browser, chat.address, "rummy-plus", **PHONE)
        await page.get_by_role("button", name="Draw", exact=True).click()
        await expect(page.get_by_role("button", name="Draw", exact=True)).to_have_count(0)
        first, second = list(dict.fromkeys(await names(page, own=True)))[:2]
        await tap(page, first, own=True)
        await expect(page.get_by_role("button", name=f"discard {first}", exact=True)).to_be_visible()
        await tap(page, second, own=True)
        await expect(field(page)).to_have_value(f"{first} {second} ")
        await expect(page.locator(".area.used")).to_have_count(4)  # the hand is shown by colours and by numbers
        await expect(page.locator(".ghost")).to_have_count(2)  # where a new meld would lie
        for other in (f"lay {first} {second}", f"discard {second}"):
            await expect(page.get_by_role("button", name=other, exact=True)).to_be_visible()
        await tap(page, first, own=True)
        await expect(field(page)).to_have_value(f"{second} ")
        await page.get_by_role("button", name=f"discard {second}", exact=True).click()
        await page.get_by_role("button", name="Play", exact=True).click()
        await expect(page.locator(".dock-turn.now")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "draw", "discard", "first_line", "line", "play", "clear"),
    [
        ("en-GB", "Draw", "discard", "first", "tap more, or", "Play", "Clear"),
        ("de-DE", "Ziehen", "abwerfen", "zuerst", "tipp weiter, oder", "Spielen", "Leeren"),
    ],
)
async def test_what_one_tapped_tile_can_do_is_seen(
    browser: Browser,
    tmp_path: Path,
    locale: str,
    draw: str,
    discard: str,
    first_line: str,
    line: str,
    play: str,
    clear: str,
) -> None:
    """A button that plays the draft would always be refused."""
    async with connected(tmp_path) as (_, chat):
        page = await begin(browser, chat.address, "rummy-plus", **PHONE, locale=locale)
        buttons, said = page.locator(".dock-buttons button:enabled"), page.locator(".dock-line")
        tile = (await names(page, own=True))[0]
        await tap(page, tile, own=True)
        await expect(buttons).to_have_text([clear])
        await expect(said.get_by_role("button")).to_have_text([draw.lower()])
        await expect(said).to_have_text(f"{tile}{first_line}{draw.lower()}")  # the tile is only heard
        await keep(page, f"one-tile-before-drawing-{locale}")
        await buttons.first.tap()
        await page.get_by_role("button", name=draw, exact=True).tap()
        await expect(page.get_by_role("button", name=draw, exact=True)).to_have_count(0)
        first, second = list(dict.fromkeys(await names(page, own=True)))[:2]
        await tap(page, first, own=True)
        await expect(said).to_contain_text(line)
        await expect(said.get_by_role("button")).to_have_text([f"{discard} {first}"])
        await expect(buttons).to_have_text([clear])
        await keep(page, f"one-tile-{locale}")
        plays = page.get_by_role("button", name=play, exact=True)
        await expect(plays).to_be_disabled()
        place = await plays.bounding_box()
        await tap(page, second, own=True)
        await expect(buttons.first).to_have_text(play)
        assert await plays.bounding_box() == place, "whoever taps quickly presses no other button"
        await tap(page, second, own=True)
        await expect(field(page)).to_have_value(f"{first} ")
        await said.get_by_role("button").tap()
        await buttons.first.tap()
        await expect(page.locator(".dock-turn.now")).to_have_count(0)


async def test_several_tapped_tiles_of_summy_can_be_exchanged(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (_, chat):
        page = await begin(browser, chat.address, "summy", locale="de-DE", **PHONE)
        first, second = (await names(page, own=True))[:2]
        for tile in dict.fromkeys((first, second)):
            await tap(page, tile, own=True)
        tiles = " ".join(dict.fromkeys((first, second)))
        await expect(page.locator(".area.used")).to_have_count(len(tiles.split()))
        await page.get_by_role("button", name=f"tausche {tiles}", exact=True).click()
        await expect(field(page)).to_have_value(f"tausche {tiles} ")


async def test_a_game_that_is_set_aside_is_kept_in_sight_no_longer(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "summarum.sqlite3"
    program = await Program.launch(database)
    address = await program.ready()
    assert address is not None
    page = await begin(browser, address, "summy")
    program.kill()
    await program.gone()
    tamper(database, 1)
    again = await Program.launch(database, int(address.rstrip("/").rpartition(":")[2]))
    await again.ready()
    await page.wait_for_selector("body[data-state=connected]")
    await expect(docked(page)).to_have_count(2)
    await say(page, "/board #1", CHANNEL)
    await expect(docked(page)).to_have_count(0)
    await page.reload()
    await expect(page.locator(f"{CHANNEL} .by-bot .text").last).to_contain_text("set aside")
    await expect(docked(page)).to_have_count(0)
    await again.told_to_stop()


async def test_the_table_of_three_in_rummy_stays_whole_on_a_small_phone(browser: Browser, tmp_path: Path) -> None:
    async with connected(tmp_path) as (_, chat):
        phone = {**PHONE, "viewport": {"width": 360, "height": 640}}
        page = await come_in(browser, chat.address, "Ann", **phone)
        for name in ("Rummy-Pur", "Beginner", "Draw"):
            await page.get_by_role("button", name=name, exact=True).tap()
        await expect(page.locator(f"{PRIVATE} .by-bot .text").last).to_contain_text("To end your turn, tap a tile")
        view = page.locator(".draggable-view")
        await expect(view).to_have_attribute("data-shows", re.compile("areas"))
        await expect(view).to_have_class(re.compile(r"^draggable-view ?$"))
