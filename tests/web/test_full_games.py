"""Two full games of Summy as strangers play them: the real program, in a real browser, killed in the middle."""

import os
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.registry import load
from core.game import Level, Outcome, Seat
from core.replay import Entry, Replay, fold
from core.summy.moves import Exchange, Move
from core.summy.position import Position
from tests.crash.program import Program

pytestmark = pytest.mark.browser

CHANNEL = "[data-pane=channel].pane"
PRIVATE = "[data-pane=private].pane"
PHONE = {"width": 390, "height": 844}
GAME = load("summy").game


class Summarum:
    """The running program, and the games it has stored."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "summarum.sqlite3"
        self._port = 0
        self.program: Program | None = None
        self.address = ""

    async def start(self) -> None:
        """Start it, after the first time where it was before."""
        self.program = await Program.launch(self._database, self._port)
        address = await self.program.ready()
        assert address is not None
        self.address = address
        self._port = int(address.rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        """End it as a power cut would."""
        assert self.program is not None
        self.program.kill()
        await self.program.gone()

    def game(self, seats: int) -> Replay[Position]:
        """The game as its log tells it."""
        db = sqlite3.connect(self._database)
        rows = db.execute("SELECT seat, text FROM log ORDER BY ply").fetchall()
        db.close()
        return fold(GAME, seats, [Entry(Seat(seat), text) for seat, text in rows], seed=None, mix=b"")


@pytest.fixture
async def summarum(tmp_path: Path) -> AsyncIterator[Summarum]:
    running = Summarum(tmp_path)
    await running.start()
    yield running
    assert running.program is not None
    await running.program.stop()


async def come_in(browser: Browser, summarum: Summarum, name: str, **context: object) -> Page:
    page = await (await browser.new_context(locale="en-GB", **context)).new_page()  # type: ignore[arg-type]
    await page.goto(summarum.address)
    await page.fill("#name", name)
    await page.keyboard.press("Enter")
    await page.wait_for_selector("body[data-state=connected]")
    return page


async def say(page: Page, text: str, pane: str = CHANNEL) -> None:
    field = page.locator(f"{pane} input[role=combobox]")
    await field.fill(text)
    await field.press("Enter")


def said(page: Page, pane: str = CHANNEL) -> Locator:
    """What the bot said."""
    return page.locator(f"{pane} .by-bot .text")


def chosen(replay: Replay[Position], seat: Seat) -> Move:
    """What this seat plays next, seeing only what it may see."""
    (move,) = GAME.choose(GAME.view(replay.position, seat), Level.CLUB, Random(replay.plies))
    assert isinstance(move, Move)
    return move


async def keep(page: Page, name: str) -> None:
    """A screenshot to look at, where SUMMARUM_SHOTS names a folder."""
    if folder := os.environ.get("SUMMARUM_SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


def winner(outcome: Outcome | None) -> str:
    """The points of the first place, as the end of the game names them."""
    assert outcome is not None
    return outcome.points[outcome.places.index(1)]


async def test_two_people_play_a_whole_game_through_a_power_cut(summarum: Summarum, browser: Browser) -> None:
    ann = await come_in(browser, summarum, "Ann")
    ben = await come_in(browser, summarum, "Ben", viewport=PHONE)
    carla = await come_in(browser, summarum, "Carla")
    await say(ann, "/challenge @ben summy")
    await ben.get_by_role("button", name="Accept").click()
    await expect(said(ann).last).to_contain_text("it is your turn")
    people = {Seat(1): ann, Seat(2): ben}
    names = {Seat(1): "Ann", Seat(2): "Ben"}
    moves = 0
    while turn := GAME.turn((replay := summarum.game(2)).position):
        (seat,) = turn
        if moves == 7:
            await summarum.kill()
            await expect(ann.locator("body")).not_to_have_attribute("data-state", "connected")
            await summarum.start()
            await ann.wait_for_selector("body[data-state=connected]", timeout=30_000)
            await ben.wait_for_selector("body[data-state=connected]", timeout=30_000)
        move = chosen(replay, seat)
        page = people[seat]
        private = isinstance(move, Exchange)
        if private and await page.locator("#tabs").is_visible():
            await page.locator("#tabs button").nth(1).click()
        await say(page, GAME.format(move), PRIVATE if private else CHANNEL)
        if private and await page.locator("#tabs").is_visible():
            await page.locator("#tabs button").nth(0).click()
        moves += 1
        shown = f"{names[seat]} exchanges" if private else GAME.format(move)
        await expect(said(ann).filter(has_text=shown).last).to_be_attached()
        await expect(said(ann).last).to_contain_text(
            "it is your turn" if turn_goes_on(summarum) else "The game is over"
        )
    outcome = GAME.outcome(summarum.game(2).position)
    for page in (ann, ben, carla):
        await expect(said(page).last).to_contain_text(winner(outcome))
    await expect(carla.locator(f"{PRIVATE} .by-bot")).to_have_count(0)
    for tiles in await ann.locator(f"{PRIVATE} .picture img").evaluate_all("all => all.map(image => image.alt)"):
        assert tiles.startswith("Your tiles: ")
        assert tiles not in await carla.content()
    await say(carla, "/verify #1")
    await expect(said(carla).last).to_contain_text("is the one the seed gives")
    await keep(ann, "two-people-desktop")
    await keep(ben, "two-people-phone")


def turn_goes_on(summarum: Summarum) -> bool:
    """Whether anybody is still to move."""
    return bool(GAME.turn(summarum.game(2).position))


async def test_a_newcomer_beats_or_loses_to_the_computer_on_a_phone(summarum: Summarum, browser: Browser) -> None:
    dan = await come_in(browser, summarum, "Dan", viewport=PHONE, color_scheme="dark", is_mobile=True, has_touch=True)
    await dan.get_by_role("button", name="Play Summy against the computer").tap()
    await expect(said(dan).filter(has_text="begins at table #1")).to_be_attached()
    while True:
        await expect(said(dan).last).to_contain_text(re.compile("Dan, it is your turn|The game is over"))
        replay = summarum.game(2)
        if not GAME.turn(replay.position):
            break
        move = chosen(replay, Seat(1))
        await dan.locator("#tabs button").nth(1).click()
        boards = await said(dan).count()
        await say(dan, GAME.format(move), PRIVATE)
        await dan.locator("#tabs button").nth(0).click()
        await expect(said(dan).nth(boards)).to_be_attached()
    await expect(over(dan)).to_contain_text(winner(GAME.outcome(summarum.game(2).position)))
    await keep(dan, "computer-phone-dark")


def over(page: Page) -> Locator:
    """The announcement of the end."""
    return said(page).filter(has_text="The game is over")
