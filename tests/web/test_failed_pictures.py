"""Pictures that fail to load, as while a phone changes its network: they are shown once they can be loaded."""

import asyncio
from dataclasses import replace

import pytest
from playwright.async_api import Locator, Page, Request, Route, expect

from bot.chat.port import Area
from tests.web.at_table import BOARD, Game, begin
from tests.web.conftest import Enter
from tests.web.playing import PATIENCE, keep
from tests.web.stand_in import StandIn, png
from tests.web.test_waking import HIDE, WAKE

pytestmark = pytest.mark.browser

FILES = "**/picture/**"
MINUTE = 60_000

LOADED = "image => image.complete && image.naturalWidth > 0"
NEXT = replace(BOARD, png=png(30), alt="The next board", areas=(Area(0.25, 0.25, 0.25, 0.25, " C4> ", " C4v "),))


class Network:
    """The network of a page; while it is `broken`, pictures and areas do not come through, or get this `status`.

    It counts how often the page has tried to load a picture again.
    """

    def __init__(self) -> None:
        self.broken, self.status, self.tries = True, 0, 0

    async def answer(self, route: Route) -> None:
        """Answer a request for a picture or its areas."""
        self.tries += route.request.resource_type == "fetch" and not is_areas(route.request)
        if not self.broken:
            await route.continue_()
        elif self.status:
            await route.fulfill(status=self.status)
        else:
            await route.abort()


def is_areas(request: Request) -> bool:
    """Whether a request is for the areas of a picture."""
    return request.url.endswith("/areas")


def board(page: Page) -> Locator:
    """The next board in the dock."""
    return page.locator(".dock-board").get_by_role("img", name=NEXT.alt, include_hidden=True)


def keys(page: Page) -> Locator:
    """The areas of the board for the keyboard."""
    return page.locator(".dock-board .area-keys button")


async def expect_loaded(page: Page) -> None:
    """Expect that the next board and its areas are there, and the board in the message as well."""
    for image in (board(page), page.locator(f".message img[alt='{NEXT.alt}']")):
        await page.wait_for_function(LOADED, arg=await image.element_handle())
    await expect(keys(page)).to_have_accessible_name("C4")


async def without_network(stand_in: StandIn, enter: Enter) -> tuple[Page, Game, Network]:
    """A page of Ben, whose clock stands, with a game whose next board could not be loaded."""
    ben, network = await enter("Ben"), Network()
    game = await begin(stand_in, ben)
    await ben.clock.install()
    await ben.clock.pause_at(await ben.evaluate("Date.now()") + MINUTE)
    await ben.route(FILES, network.answer)
    async with (
        ben.expect_event("requestfailed", is_areas),
        ben.expect_event("requestfailed", lambda request: not is_areas(request)),
    ):
        await game.show_board(picture=NEXT)
    await expect(board(ben)).to_have_js_property("complete", value=True)
    await keep(ben, "failed picture")
    return ben, game, network


async def test_a_picture_that_failed_is_shown_as_soon_as_the_browser_is_online(stand_in: StandIn, enter: Enter) -> None:
    ben, _, network = await without_network(stand_in, enter)
    network.broken = False
    await ben.evaluate("dispatchEvent(new Event('online'))")
    await expect_loaded(ben)
    await keep(ben, "failed picture shown")


async def test_a_picture_that_failed_is_shown_after_a_reconnect(stand_in: StandIn, enter: Enter) -> None:
    ben, _, network = await without_network(stand_in, enter)
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    again = StandIn(stand_in.database, port=int(stand_in.chat.address.rstrip("/").rpartition(":")[2]))
    await again.chat.start()
    network.broken = False
    await ben.evaluate(WAKE)
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    await expect_loaded(ben)
    await again.chat.stop()


async def test_a_picture_that_failed_is_shown_after_a_wait(stand_in: StandIn, enter: Enter) -> None:
    ben, _, network = await without_network(stand_in, enter)
    network.broken = False
    await ben.clock.resume()
    await expect_loaded(ben)


async def test_a_picture_that_failed_is_enlarged_once_it_can_be_loaded(stand_in: StandIn, enter: Enter) -> None:
    ben, _, network = await without_network(stand_in, enter)
    await ben.locator(".dock-board .enlarge").dispatch_event("click")
    large = ben.locator("#viewer img")
    await expect(large).to_have_js_property("complete", value=True)
    network.broken = False
    await ben.evaluate("dispatchEvent(new Event('online'))")
    await ben.wait_for_function(LOADED, arg=await large.element_handle())


@pytest.mark.parametrize(("status", "tries"), [(404, 1), (500, 8)])
async def test_a_picture_that_cannot_be_loaded_is_not_asked_for_endlessly(
    stand_in: StandIn, enter: Enter, status: int, tries: int
) -> None:
    ben, _, network = await without_network(stand_in, enter)
    network.status = status
    await ben.evaluate(HIDE)  # in sight it would give up the connection, where no answer comes within such minutes
    async with asyncio.timeout(PATIENCE / 1000):
        while network.tries < tries:
            await ben.clock.run_for(MINUTE)
    for _ in range(10):
        await ben.clock.run_for(MINUTE)
    assert network.tries == tries
