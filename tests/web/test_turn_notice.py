"""A player is told of their turn while the page is out of sight, in the ways they have chosen."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Account, Message, Span
from tests.conftest import chromium
from tests.web.at_table import PHONE, Game, begin
from tests.web.conftest import Enter, launched
from tests.web.playing import window
from tests.web.stand_in import LOBBY, StandIn

pytestmark = pytest.mark.browser

COUNT_TONES = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return make.call(this);
    };
"""
COUNT_NOTIFICATIONS = """
    window.notified = 0;
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
        await show.apply(this, given);
        window.notified += 1;
    };
"""
"""Chromium drops a notification when it is asked for the list while it shows it, so that has to come first."""
NOTIFICATIONS = """async () => {
    const registration = await navigator.serviceWorker.getRegistration("/page/");
    return (await registration.getNotifications()).map(({ title, body }) => title + body);
}"""
NOTIFIES = """() => Object.values(localStorage).some((kept) => kept.includes('"notification":true'))"""
"""Whether the browser has allowed notifications, which takes it some time."""
TWICE = 2
"""The notes of the sound."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared_browser() -> AsyncIterator[Browser]:
    """A whole Chromium: its shell shows no notifications."""
    async with launched(chromium()) as browser:
        yield browser


async def watched(browser: Browser, **context: object) -> Page:
    """A page that counts the notes it plays and the notifications it shows."""
    page = await window(browser, **context)
    await page.add_init_script(COUNT_TONES)
    await page.add_init_script(COUNT_NOTIFICATIONS)
    return page


async def look_away(page: Page) -> None:
    await page.evaluate("document.hasFocus = () => false")


async def wait_for_turn(game: Game) -> None:
    """The others play, and it is Ben's turn again."""
    here = game.state.turn
    await game.show_board(Span("Ann is next"), turn=frozenset())
    await game.show_board(Span("Ben is next"), turn=here)


async def notes(stand_in: StandIn, page: Page, mark: str) -> int:
    """The number of notes played so far, once all earlier messages have arrived."""
    await stand_in.chat.send(Message(LOBBY, (Span(mark),), mark))
    await expect(page.get_by_text(mark)).to_be_attached()
    return int(await page.evaluate("window.tones"))


async def test_a_turn_is_heard_and_notified_out_of_sight_alone(
    stand_in: StandIn, enter: Enter, browser: Browser
) -> None:
    ben = await enter("Ben", await watched(browser, permissions=["notifications"]))
    game = await begin(stand_in, ben)
    await expect(ben).to_have_title("Your turn · #lobby · Summarum")
    await ben.locator("#me").click()
    await ben.get_by_label("Notify me").check()
    await ben.wait_for_function(NOTIFIES)
    await ben.keyboard.press("Escape")
    await wait_for_turn(game)
    assert await notes(stand_in, ben, "in-sight") == 0
    await look_away(ben)
    assert await notes(stand_in, ben, "nothing-new") == 0
    await wait_for_turn(game)
    assert await notes(stand_in, ben, "away") == TWICE
    await ben.wait_for_function("() => window.notified")
    assert await ben.evaluate(NOTIFICATIONS) == ["Your turn: Summy #7"]
    await game.show_board(Span("Ben has changed something"))
    assert await notes(stand_in, ben, "still-mine") == TWICE


async def test_what_is_switched_off_stays_off_after_a_reload(stand_in: StandIn, enter: Enter, browser: Browser) -> None:
    ben = await enter("Ben", await watched(browser))
    game = await begin(stand_in, ben)
    await ben.locator("#me").click()
    for name in ("Play a sound", "Say so in the page's title"):
        await ben.get_by_label(name).uncheck()
    await expect(ben).to_have_title("#lobby · Summarum")
    await ben.reload()
    await expect(ben.locator(".dock-turn.now")).to_be_visible()
    await look_away(ben)
    await wait_for_turn(game)
    assert await notes(stand_in, ben, "quiet") == 0
    await ben.locator("#me").click()
    await expect(ben.get_by_label("Play a sound")).not_to_be_checked()
    await ben.get_by_label("Play a sound").check()
    await wait_for_turn(game)
    assert await notes(stand_in, ben, "loud") == TWICE


async def test_a_notification_is_offered_once_while_one_waits(
    stand_in: StandIn, enter: Enter, browser: Browser
) -> None:
    ben = await enter("Ben", await watched(browser, **PHONE))
    game = await begin(stand_in, ben)
    offer = ben.get_by_text("Shall I notify you when it is your turn?")
    await expect(offer).to_have_count(0)
    await game.show_board(Span("Ann is next"), turn=frozenset())
    await expect(offer).to_be_visible()
    await game.show_board(Span("Ann is late"), late=frozenset({Account("web", "1f" * 8)}))
    await expect(offer).to_have_count(0)
    await expect(ben.locator(".dock-line")).to_contain_text("No time left")
    await game.show_board(Span("Ann has got more time"), late=frozenset())
    await expect(offer).to_be_visible()
    await ben.get_by_role("button", name="No", exact=True).tap()
    await expect(offer).to_have_count(0)
    await ben.reload()
    await expect(ben.locator(".dock-turn")).to_have_text("Waiting for the others")
    await expect(offer).to_have_count(0)
