"""The real program with a browser: its one game, and typing and reading on its page."""

import os
from pathlib import Path
from urllib.parse import urljoin

from playwright.async_api import Browser, Locator, Page, Response

from bot.adapters.web.limits import LINE_RATE
from bot.games.registry import load
from bot.messages import announce
from bot.messages.wording import Wording
from bot.tables.playing import LoadedTable, MoveResult, play
from core.game import Outcome, Seat
from core.points import format_points
from core.replay import cached_view
from tests.adapters.web_client import Browser as Client
from tests.crash.ledger import Ledger
from tests.crash.program import Program
from tests.examples import LONG
from tests.ports import KeptPort
from tests.texts import TEXTS
from tests.web.stand_in import CHANNEL, PRIVATE

PHONE = {"width": 390, "height": 844}
_READERS = (("en-GB", "light"), ("de-DE", "dark"))
READERS = _READERS if LONG else _READERS[1:]
"""How people read a page: in `make test` in German, whose words are longer, and in the dark; most other tests read English."""

LOCALES = [locale for locale, _ in READERS]

PATIENCE = 60_000
"""The milliseconds after which something expected on a page counts as missing: many times what a busy machine takes."""

RATE_LIMITED = PATIENCE + LINE_RATE[1] * 1000
"""The same where an author types faster than the web chat takes it."""


class Summarum:
    """The running program and the one game in its database."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "summarum.sqlite3"
        self._port = KeptPort()
        self.ledger = Ledger(self._database)
        self.program: Program | None = None
        self.address = ""

    async def start(self) -> None:
        """Start the program; after a restart on the same port."""
        self.program = await Program.launch(self._database, self._port.number)
        address = await self.program.ready()
        assert address is not None, await self.program.came_to_an_end()
        self.address = address

    async def kill(self) -> None:
        """Kill the program."""
        assert self.program is not None
        self.program.kill()
        await self.program.gone()

    async def run_down_timers(self) -> None:
        """Start the program again with hardly any time left on all timers: a real one waits for no busy machine."""
        assert self.program is not None
        await self.program.stop()
        assert self.ledger.run_down_timers()
        await self.start()

    @property
    def turn(self) -> Seat | None:
        """The seat on turn, the first if there are several; None if the game is over."""
        return min(self.ledger.table(1)[0].turn, default=None)

    def chosen(self) -> str:
        """The next line of the seat on turn, chosen from its view."""
        return self.ledger.best(1, self.ledger.table(1)[0].plies)

    def after(self, seat: Seat, line: str) -> MoveResult:
        """The position after a line."""
        table, _ = self.ledger.table(1)
        engine = load(table.game, table.options)
        return play(LoadedTable(table, engine, self.ledger.replay(1)), seat, line, at=0.0)

    def own(self, seat: Seat, after: MoveResult | None = None) -> str:
        """The description of the picture of a seat's own tiles, now or after a line."""
        table, replay = (
            (self.ledger.table(1)[0], self.ledger.replay(1)) if after is None else (after.table, after.replay)
        )
        game = self.ledger.game(1)
        return Wording(TEXTS).plain(
            announce.event_lines(table, game.describe_private(cached_view(game, replay, seat))), "en"
        )

    def quick_buttons(self, seat: Seat) -> list[str]:
        """The labels of the buttons that go on with a seat's turn."""
        game = self.ledger.game(1)
        return [
            TEXTS.plain(f"button-{word}", "en")
            for word in game.quick_actions(cached_view(game, self.ledger.replay(1), seat))
        ]

    def winner(self) -> str:
        """The points of the first place, as the last board names them."""
        outcome: Outcome | None = load(self.ledger.table(1)[0].game).game.outcome(self.ledger.replay(1).position)
        assert outcome is not None
        points = [format_points(each) for each in outcome.match_points] or outcome.points
        return points[outcome.places.index(1)]


async def window(browser: Browser, **context: object) -> Page:
    """An empty window of somebody's own browser: in English, and without motion, which draws each message a dozen times."""
    given = {"locale": "en-GB", "reduced_motion": "reduce", **context}
    opened = await browser.new_context(**given)  # type: ignore[arg-type]
    opened.set_default_timeout(PATIENCE)  # Playwright's own is half of that
    return await opened.new_page()


def is_missing(answer: Response) -> bool:
    """Whether a page has asked for something that is not there; a picture may be replaced while it loads."""
    return answer.status == 404 and not answer.request.is_navigation_request() and "/picture/" not in answer.url


def note_problems(page: Page, problems: list[str]) -> None:
    """From now on note errors in the page's console and missing resources."""
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("response", lambda answer: problems.append(answer.url) if is_missing(answer) else None)
    page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)


async def come_in(browser: Browser, summarum: Summarum, name: str, **context: object) -> Page:
    """Open the page in a window of its own and take a nickname."""
    page = await window(browser, **context)
    await log_in(page, summarum.address, name)
    return page


async def log_in(page: Page, address: str, name: str) -> None:
    """Take a nickname as the login page does, without loading that page too; a nickname that is taken is typed there."""
    given = {"name": name, "language": await page.evaluate("navigator.language")}
    answer = await page.request.post(f"{address}enter", data=given, headers={"Origin": address.rstrip("/")})
    if answer.ok:
        await page.goto(urljoin(address, (await answer.json())["to"]))
    else:
        await page.goto(address)
        await page.fill("#name", name)
        await page.keyboard.press("Enter")
    await page.wait_for_selector("body[data-state=connected]")


async def opened(browser: Browser, client: Client, nick: str, **context: object) -> Page:
    """A page of somebody who came in with a client: its cookie opens it."""
    page = await window(browser, **context)
    cookies = ((one.key, one.value, one["path"]) for one in client.http.cookie_jar)
    await page.context.add_cookies(
        [{"name": name, "value": value, "domain": "127.0.0.1", "path": path} for name, value, path in cookies]
    )
    await page.goto(f"{client.origin}{client.at(nick)}")
    await page.wait_for_selector("body[data-state=connected]")
    return page


async def show(page: Page, panel: str) -> None:
    """Bring a panel to the front; no tap, since one is lost if the page is laid out anew under it."""
    await page.locator("#tabs button").nth(0 if panel == CHANNEL else 1).dispatch_event("click")


async def say(page: Page, text: str, panel: str = CHANNEL) -> None:
    """Type a line; on a phone, which shows one panel at a time, go back to the channel."""
    aside = panel == PRIVATE and await page.locator("#tabs").is_visible()
    if aside:
        await show(page, PRIVATE)
    field = page.locator(f"{panel} input[role=combobox]")
    await field.fill(text)
    await field.press("Enter")
    if aside:
        await show(page, CHANNEL)


def said(page: Page, panel: str = CHANNEL) -> Locator:
    """The bot's messages."""
    return page.locator(f"{panel} .by-bot .text")


def hand(page: Page) -> Locator:
    """The newest picture of the private panel."""
    return page.locator(f"{PRIVATE} .picture img").last


async def newest(page: Page) -> str:
    """The bot's last message in the channel; the next event is a new message or a change of this one."""
    return await said(page).last.text_content() or ""


async def keep(page: Page, name: str) -> None:
    """Save a screenshot if SUMMARUM_SHOTS names a folder."""
    if folder := os.environ.get("SUMMARUM_SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")
