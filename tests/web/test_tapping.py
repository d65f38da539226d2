"""People play by pressing pictures and buttons: the real program, in a real browser."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from core.game import Seat
from core.grid import Direction
from core.summa.marks import Span, spans_of
from core.summa.solver.search import best
from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.crash.ledger import Ledger
from tests.crash.program import Program
from tests.examples import examples
from tests.web.playing import PHONE, Summarum, keep, log_in, opened, show, window
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.tapped_moves import AREAS, PANNED

pytestmark = pytest.mark.browser

AREAS_AND_SIZE = f"""async image => {{
  const areas = await ({AREAS})(image);
  const {{ width, height }} = image.getBoundingClientRect();
  return [areas, width, height];
}}"""

TAPPED = examples(4, long=36)
"""How many numerals of the rows are tapped, and of the columns: in `make long` all of them."""


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    program = await Program.launch(tmp_path / "summarum.sqlite3", 0)
    address = await program.ready()
    assert address is not None
    yield address
    await program.stop()


async def come_in(browser: Browser, address: str, name: str, **context: object) -> Page:
    page = await window(browser, **context)
    await log_in(page, address, name)
    return page


def grid(page: Page) -> Locator:
    """The player's own picture, which stays in sight."""
    return page.locator("[data-own=true] .picture img")


def field(page: Page) -> Locator:
    """The field of the conversation in view."""
    return page.locator("input[role=combobox]:visible")


async def go_private(page: Page) -> None:
    """Go to the private conversation; beside a game there is room for one only."""
    await show(page, PRIVATE)


async def play(page: Page) -> None:
    """Play what was tapped."""
    await page.get_by_role("button", name="Play", exact=True).click()


async def press(page: Page, which: int | str, *, touch: bool) -> str:
    """Press an area of the player's own picture, by its number or its text; returns its text."""
    await expect(grid(page)).to_be_visible()
    await page.wait_for_function(PANNED)
    areas, wide, high = await grid(page).evaluate(AREAS_AND_SIZE)
    named = (area for area in areas if area[4].strip() == which)
    left, top, width, height, text, *_ = areas[which] if isinstance(which, int) else next(named)
    x, y = (left + width / 2) / 10_000 * wide, (top + height / 2) / 10_000 * high
    await (grid(page).tap if touch else grid(page).click)(position={"x": x, "y": y})
    return str(text).strip()


async def test_a_round_is_played_without_typing(address: str, browser: Browser) -> None:
    ann = await come_in(browser, address, "Ann")
    ben = await come_in(browser, address, "Ben", viewport=PHONE, is_mobile=True, has_touch=True, color_scheme="dark")
    people = ((ann, "Ann", False), (ben, "Ben", True))
    await ann.locator("#channel-input").fill("/challenge @ben summa time=off")
    await ann.keyboard.press("Enter")
    await ben.get_by_role("button", name="Accept", exact=True).tap()
    await expect(grid(ben)).to_be_visible()
    await expect(ben.locator("[data-tab=private] .badge")).to_be_hidden()
    await show(ben, PRIVATE)
    await go_private(ann)
    for page, _, touch in people:
        for name in ("C2", "A4", "D5", "F6"):
            await press(page, name, touch=touch)
        await expect(field(page)).to_have_value("C2 A4 D5 F6 ")
        await play(page)
    said = ann.locator(f"{CHANNEL} .by-bot .text")
    await expect(said.last).to_contain_text("Round 1 of 8")
    for page, name, touch in people:
        await expect(grid(page)).to_have_attribute("alt", re.compile("4 symbols are left to write"))
        typed = ""
        for die, cell in enumerate(("A1", "B1", "C1", "D1")):
            typed += f"{await press(page, die, touch=touch)} {cell} "
            await press(page, cell, touch=touch)
        await expect(field(page)).to_have_value(typed)
        await expect(page.locator(".ghost")).to_have_count(4)
        await expect(page.locator(".area.used")).to_have_count(4)
        await expect(page.locator(".area.marked")).to_have_count(0)
        await keep(page, f"tapped-{name}")
        await expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
        await page.get_by_role("button", name="Done", exact=True).click()  # plays what was tapped and ends the round
        if page is ann:  # the channel does not show it yet
            await expect(grid(ann)).not_to_have_attribute("alt", re.compile("4 symbols are left to write"))
            assert typed.strip() not in await ann.locator(f"{CHANNEL} .log").inner_text()
    await expect(said.last).to_contain_text("Round 2 of 8")
    await expect(grid(ben)).to_be_visible()
    await keep(ann, "second-round-Ann")
    await keep(ben, "second-round-Ben")


async def test_what_is_written_is_seen_although_much_was_said_since(address: str, browser: Browser) -> None:
    """The player's own grid stays in sight."""
    ben = await come_in(browser, address, "Ben", viewport=PHONE, is_mobile=True, has_touch=True)
    await show(ben, PRIVATE)

    async def say(text: str) -> None:
        await ben.locator("#private-input").fill(text)
        await ben.locator(f"{PRIVATE} .send").click()

    await say("/challenge alone summa time=off")
    await say("black C2 A4 D5 F6")
    await expect(grid(ben)).to_have_attribute("alt", re.compile("4 symbols are left to write"))
    symbol = (await grid(ben).get_attribute("alt") or "")[-8]
    for number in range(1, 8):
        await say("what now")
        refused = ben.locator(PRIVATE).get_by_text("I cannot read that as a move")
        await expect(refused).to_have_count(number)
    await expect(grid(ben)).to_be_in_viewport(ratio=0.9)
    await say(f"{symbol} A1")
    await expect(grid(ben)).to_have_attribute("alt", re.compile("3 symbols are left to write"))
    await expect(grid(ben)).to_be_in_viewport(ratio=0.9)
    await say("undo")
    await expect(grid(ben)).to_have_attribute("alt", re.compile("4 symbols are left to write"))
    await expect(grid(ben)).to_be_in_viewport(ratio=0.9)


async def test_what_is_not_written_in_time_is_written_by_the_timer(summarum: Summarum, browser: Browser) -> None:
    ann = await come_in(browser, summarum.address, "Ann")
    ben = await come_in(browser, summarum.address, "Ben", viewport=PHONE)
    await ann.locator("#channel-input").fill("/challenge @ben summa time=5m")
    await ann.keyboard.press("Enter")
    await ben.get_by_role("button", name="Accept", exact=True).click()
    said = ann.locator(f"{CHANNEL} .by-bot .text")
    await expect(said.last).to_contain_text("Time for this: 5 minutes")
    for page in (ann, ben):
        await go_private(page)
    for page, black in ((ann, "black C2 A4 D5 F6"), (ben, "black B1 E3 A5 D6")):
        await page.locator("#private-input").fill(black)
        await page.locator(f"{PRIVATE} .send").click()
    await expect(said.last).to_contain_text("Round 1 of 8")
    await expect(ann.locator(f"{PRIVATE} .by-bot .text").last).to_contain_text("Round 1 of 8")
    await press(ann, 0, touch=False)
    await press(ann, "F1", touch=False)
    await play(ann)
    await expect(ann.locator(f"{PRIVATE} .by-bot .text").last).to_contain_text("Written so far")
    await summarum.run_down_timers()
    await expect(said.last).to_contain_text("Round 2 of 8")
    written = said.filter(has_text="The sand-glass has run out.").first
    await expect(written).to_contain_text(re.compile("For Ann it wrote 3 symbols, .*, on A1 B1 C1"))
    await expect(written).to_contain_text(re.compile("For Ben it wrote 4 symbols, .*, on A1 C1 D1 E1"))
    await expect(ben.locator(f"{PRIVATE} .by-bot .text").last).to_contain_text("Round 2 of 8")
    await keep(ann, "timer-Ann")
    await keep(ben, "timer-Ben")


async def test_numerals_are_marked_without_typing(address: str, browser: Browser, tmp_path: Path) -> None:
    """Before that the grid is filled without a window, which would show each of the nine turns; some numerals are typed."""
    ledger = Ledger(tmp_path / "summarum.sqlite3")
    async with Client(address) as client:
        ann = await client.enter("Ann")
        await ann.line("/challenge alone summa self-scoring time=off")
        await until(ann, "it is your turn")
        for number in range(1, 10):
            await ann.line(ledger.best(1, number), room=ann.own, id_=f"client-turn-{number}")
            await until(ann, f"Round {number} of 8" if number < 9 else "Mark the numerals of your rows")
        page = await opened(browser, client, "ann")
    own = page.locator(f"{PRIVATE} .by-bot .text").last
    await go_private(page)
    # The board of the channel moves the grid down.
    await expect(page.locator(f"{CHANNEL} .by-bot .text").last).to_contain_text("The grid is full")
    rows, columns = stretches(ledger)
    done = page.get_by_role("button", name="Done", exact=True)
    for asked, spans, told in (
        ("Mark the numerals of your rows", rows, "Marked in the rows so far"),
        ("Now the columns in the same way", columns, "Marked in the columns so far"),
    ):
        # A replaced picture has no areas any more: wait for the text that comes with the new one.
        await expect(own).to_contain_text(asked)
        for span in spans[:TAPPED]:
            for end in span:
                await press(page, str(end), touch=False)
                await expect(field(page)).to_have_value(re.compile(rf"\b{end} $"))
        others = " ".join(str(end) for span in spans[TAPPED:] for end in span)
        await field(page).fill(f"{await field(page).input_value()}{others}")
        await play(page)
        await expect(own).to_contain_text(told)
        await keep(page, f"marked-{told.split()[3]}")
        await done.click()
    await expect(page.locator(f"{CHANNEL} .by-bot .text").last).to_contain_text("The game is over")


def stretches(ledger: Ledger) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """The best stretches of the rows and of the columns of the only grid."""
    marks = best(ledger.replay(1).position.grids[Seat(1) - 1], shortest=2)
    return spans_of(marks[:6], Direction.ACROSS), spans_of(marks[6:], Direction.DOWN)


async def test_a_turn_of_rummy_is_played_without_typing(address: str, browser: Browser) -> None:
    """The draw and the discard of a tapped tile are buttons."""
    phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
    ann = await come_in(browser, address, "Ann", **phone)
    ben = await come_in(browser, address, "Ben", **phone, color_scheme="dark")
    await ann.locator("#channel-input").fill("/challenge @ben rummy-plus")
    await ann.keyboard.press("Enter")
    await ben.get_by_role("button", name="Accept", exact=True).tap()
    said = ann.locator(f"{CHANNEL} .by-bot .text")
    await expect(said.last).to_contain_text("it is your turn")
    first = ann if "Ann, it is" in await said.last.inner_text() else ben
    await keep(first, "rummy-begins")
    await show(first, PRIVATE)
    tip = first.locator(f"{PRIVATE} .dock-line")
    await expect(tip).to_have_text("First press Draw.")
    await first.get_by_role("button", name="Draw", exact=True).tap()
    await expect(grid(first)).to_have_attribute("alt", re.compile("Drawn in this turn"))
    await expect(tip).to_contain_text(re.compile("^Tap the tiles of a meld, then Play."))
    await keep(first, "rummy-drawn")
    tile = await press(first, 0, touch=True)
    await expect(field(first)).to_have_value(f"{tile} ")
    await first.get_by_role("button", name=f"discard {tile}", exact=True).tap()
    await expect(field(first)).to_have_value(f"discard {tile} ")
    await keep(first, "rummy-tapped")
    await play(first)
    await first.locator("[data-tab=channel]").tap()
    name, other = ("Ann", "Ben") if first is ann else ("Ben", "Ann")
    await expect(first.locator(f"{CHANNEL} .by-bot .text").last).to_contain_text(
        f"{name} gives {tile} to the old stock"
    )
    await expect(first.locator(f"{CHANNEL} .by-bot .text").last).to_contain_text(f"{other}, it is your turn")
    await keep(first, "rummy-given")


async def test_what_there_is_to_do_in_five_games_fits_a_phone(address: str, browser: Browser) -> None:
    """The start menu of every game fits the screen, and the choice of games does not move."""
    phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "locale": "de-DE"}
    page = await come_in(browser, address, "Ann", **phone)
    ideas = page.locator(f"{CHANNEL} .start-menu")
    chips = await ideas.locator(".game-choice").all()
    first = await chips[0].bounding_box()
    for chip in chips:
        await chip.tap()
        await expect(chip).to_have_attribute("aria-pressed", "true")
        assert await ideas.evaluate("it => it.scrollHeight - it.clientHeight") == 0
        assert await chips[0].bounding_box() == first
    await keep(page, "ideas")
