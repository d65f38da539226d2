"""Pictures in dark colours are drawn once, when somebody first asks for them, and for one person one at a time."""

import asyncio
from collections.abc import Sequence

from bot.chat.port import Message, Picture, Span
from tests.adapters.web_client import Browser, Page
from tests.web.stand_in import LOBBY, StandIn, png

ASKED = 20


class Drawing:
    """Draws pictures in the dark, and counts them."""

    def __init__(self) -> None:
        self.drawn = self.at_once = self.most_at_once = 0

    async def dark(self) -> bytes:
        """A dark picture."""
        self.drawn += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        for _ in range(500):  # long enough for all others to have asked
            await asyncio.sleep(0)
        self.at_once -= 1
        return png(20)


async def sent(stand_in: StandIn, page: Page, drawing: Drawing, count: int) -> list[str]:
    """Send pictures; returns the addresses of the dark ones, as the page gets them."""
    for number in range(count):
        await stand_in.chat.send(
            Message(LOBBY, (Span("A board"),), f"n{number}", Picture(png(200), "A board", dark=drawing.dark))
        )
    return [(await page.next("entry"))["entry"]["picture"]["dark"] for _ in range(count)]


async def asked(browser: Browser, nick: str, addresses: Sequence[str]) -> set[int]:
    """The statuses of the answers when somebody asks for all of these at once."""
    return set(await asyncio.gather(*(browser.status(f"{browser.at(nick)}{address}") for address in addresses)))


async def test_a_picture_that_many_ask_for_at_once_is_drawn_once(stand_in: StandIn, browser: Browser) -> None:
    drawing, people = Drawing(), ("ann", "ben", "cas")
    pages = [await browser.enter(nick) for nick in people]
    [address] = await sent(stand_in, pages[0], drawing, 1)
    answers = await asyncio.gather(*(asked(browser, nick, [address] * ASKED) for nick in people))
    assert answers == [{200}] * 3
    assert drawing.drawn == 1


async def test_of_all_that_one_person_asks_for_one_is_drawn_at_a_time(stand_in: StandIn, browser: Browser) -> None:
    drawing = Drawing()
    addresses = await sent(stand_in, await browser.enter("ann"), drawing, ASKED)
    assert await asked(browser, "ann", addresses) == {200}
    assert (drawing.drawn, drawing.most_at_once) == (ASKED, 1)
