"""Ben in a channel and at a table of the stand-in: the pictures there, and a page that several tests use in turn."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from playwright.async_api import Browser, FloatRect, Locator, Page, expect

from bot.chat.port import (
    Address,
    Area,
    Button,
    Channel,
    Ephemeral,
    Incoming,
    Message,
    Picture,
    Private,
    Span,
    TableState,
)
from tests.web.playing import log_in, note_problems, window
from tests.web.stand_in import LOBBY, StandIn, png
from tests.web.tapped_moves import PANNED

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

BOARD = Picture(
    png(200),
    "A board",
    (Area(0.25, 0.25, 0.25, 0.25, " J13> ", " J13v "), Area(0.5, 0.25, 0.25, 0.25, " K13> ", " K13v ")),
)
THIRDS = ("2", "2", "x")
SQUARE = Picture(png(90), "Tiles", tuple(Area(at / 3, 0.0, 1 / 3, 1.0, tile) for at, tile in enumerate(THIRDS)))
"""Tiles on a picture as large as the board; `RACK` has them, numbered, on one that is as wide but lower."""
RACK = replace(
    SQUARE, png=png(90, 240, 60), areas=tuple(area._replace(tile=at) for at, area in enumerate(SQUARE.areas, 1))
)

EMPTY = """() => {
  for (const field of document.querySelectorAll("input[role=combobox]")) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""
"""Empties both fields, also the one that is out of view."""

OVERLAPPING = """() => {
  const named = ".dock-head h2, .dock-more, .dock-turn, .dock-score, .dock-time, .dock-switch, .dock-board .round";
  const boxes = [...document.querySelectorAll(named)].map((part) => [part.textContent, part.getBoundingClientRect()])
    .filter(([, { width }]) => width > 1);
  const beside = (one, other) => one.left < other.right && other.left < one.right;
  const overlap = (one, other) => beside(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return boxes.flatMap(([name, one], at) =>
    boxes.slice(at + 1).flatMap(([text, other]) => (overlap(one, other) ? [`${name} and ${text}`] : [])));
}"""
"""Returns which parts of the line above the board stand on each other; lines of text may touch by a pixel."""


class Room:
    """A channel of the stand-in that Ben is in; lines and taps are counted from its creation on."""

    number = 0

    def __init__(self, stand_in: StandIn, page: Page, channel: Channel = LOBBY) -> None:
        self.stand_in, self.page, self.channel = stand_in, page, channel
        self.ben = stand_in.person("ben")
        self._sent, self._heard, self._tapped = 0, len(stand_in.heard), len(stand_in.taps)

    async def say(
        self,
        *said: Span,
        to: Address | None = None,
        picture: Picture | None = None,
        buttons: tuple[Button, ...] = (),
        table: TableState | None = None,
        replaces: str | None = None,
        due: float | None = None,
        answers: Incoming | None = None,
    ) -> str | None:
        """Say something, in the channel unless `to` is given; returns the reference of the message."""
        self._sent += 1
        nonce = f"{self.channel.chat}:{self.number}:{self._sent}"
        message = Message(to or self.channel, said, nonce, picture, buttons=buttons, replaces=replaces, table=table)
        return await self.stand_in.chat.send(replace(message, due=due, answers=answers.id if answers else None))

    async def tell_ben(self, *said: Span, buttons: tuple[Button, ...] = (), answers: Incoming | None = None) -> None:
        """Say something in the channel that only Ben sees, if it `answers` a line of theirs below that."""
        await self.say(*said, to=Ephemeral(self.channel, self.ben), buttons=buttons, answers=answers)

    async def until_heard(self, count: int) -> list[Incoming]:
        """Wait until `count` lines were answered from here on."""
        return (await self.stand_in.until_heard(self._heard + count))[self._heard :]

    async def until_tapped(self, count: int) -> None:
        """Wait until `count` taps have arrived from here on."""
        await self.stand_in.until_tapped(self._tapped + count)


class Game(Room):
    """A table at which Ben plays."""

    def __init__(self, stand_in: StandIn, page: Page, channel: Channel = LOBBY, number: int = 7) -> None:
        super().__init__(stand_in, page, channel)
        self.number = number
        self.state = TableState(
            number, "summy", own=False, players=frozenset({self.ben}), turn=frozenset({self.ben}), hints=True,
            reversible=frozenset({self.ben}),
        )  # fmt: skip

    async def begin(self, *buttons: Button) -> None:
        """Begin the game, and wait until Ben's page shows it and nothing moves any more."""
        await self.show_board()
        await self.show_tiles(*buttons)
        await expect(docked(self.page)).to_have_count(2)
        await self.page.wait_for_function(PANNED)

    async def show_board(
        self, *said: Span, picture: Picture = BOARD, buttons: tuple[Button, ...] = (),
        due: float | None = None, **changes: object
    ) -> None:  # fmt: skip
        """Send the board to the channel."""
        self.state = replace(self.state, **changes)  # type: ignore[arg-type]
        await self.say(*(said or (Span("The board"),)), picture=picture, buttons=buttons, table=self.state, due=due)

    async def play(self, move: str) -> Incoming:
        """Ben types a move and presses *Play*; returns the first line that was heard from here on."""
        await field(self.page).fill(move)
        await self.page.get_by_role("button", name="Play", exact=True).click()
        return (await self.until_heard(1))[0]

    async def show_tiles(self, *buttons: Button) -> None:
        """Send Ben their tiles."""
        own = replace(self.state, own=True)
        await self.say(Span("Your tiles"), to=Private(self.ben), picture=RACK, buttons=buttons, table=own)


async def begin(stand_in: StandIn, page: Page, *buttons: Button) -> Game:
    """A game at table #7 in the lobby, begun on a page of Ben."""
    game = Game(stand_in, page)
    await game.begin(*buttons)
    return game


class SharedPage:
    """A page of Ben that several tests use in turn: for each a channel of its own, and a table if it needs one."""

    def __init__(self, stand_in: StandIn, page: Page) -> None:
        self.stand_in, self.page = stand_in, page
        self.size = page.viewport_size
        self.problems: list[str] = []
        note_problems(page, self.problems)
        self._rooms = 0

    @asynccontextmanager
    async def room(self) -> AsyncIterator[Room]:
        """A channel in which nothing has been said, with nothing typed yet; an error on the page fails the test."""
        self._rooms += 1
        room = Room(self.stand_in, self.page, Channel("web", f"room-{self._rooms}"))
        await self.page.evaluate("name => { location.hash = name; }", room.channel.chat)
        await expect(self.page.locator("#channel-input")).to_have_attribute(
            "aria-label", f"Message #{room.channel.chat}"
        )
        await expect(docked(self.page)).to_have_count(0)
        yield room
        self.stand_in.drafting.set()
        self.stand_in.completes = "="
        await self.page.evaluate(EMPTY)
        await self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        if self.page.viewport_size != self.size and self.size is not None:
            await self.page.set_viewport_size(self.size)
        assert self.problems == []

    @asynccontextmanager
    async def table(self) -> AsyncIterator[Game]:
        """A game just begun in such a channel."""
        async with self.room() as room:
            game = Game(self.stand_in, self.page, room.channel, self._rooms)
            await game.begin()
            await self.page.locator("[data-tab=channel]").click()
            yield game
            await self.page.evaluate(EMPTY)
            await game.show_board(turn=frozenset(), over=True)
            await expect(docked(self.page)).to_have_count(0)


@asynccontextmanager
async def shared_page(browser: Browser, folder: Path, **context: object) -> AsyncIterator[SharedPage]:
    """A page of Ben in a web chat of its own, where they may type as fast as they like."""
    stand_in = StandIn(folder / "web.sqlite3", line_rate=(10_000, 1.0))
    await stand_in.chat.start()
    page = await window(browser, **context)
    await log_in(page, stand_in.chat.address, "Ben")
    yield SharedPage(stand_in, page)
    await page.context.close()
    await stand_in.chat.stop()


async def stop_clock(page: Page, at: float | None = None) -> int:
    """Let the clock of a page stand at this time or now, to the second, and return that; the page's timers go on.

    A second that passes may be over before a busy machine has looked at the page.
    """
    stopped = int(time.time() if at is None else at)
    await page.clock.set_fixed_time(stopped)
    return stopped


def field(page: Page) -> Locator:
    """The field of the conversation in view."""
    return page.locator("input[role=combobox]:visible")


def docked(page: Page) -> Locator:
    """The pictures of the game that stay in sight."""
    return page.locator(".dock-picture .picture img")


async def boxes(page: Page) -> list[FloatRect | None]:
    """The boxes of the board and the tiles on the page."""
    return [await picture.bounding_box() for picture in await docked(page).all()]


async def press(page: Page, picture: str, x: float, y: float) -> None:
    """Press a picture, by its name or a selector, at a place in fractions of its size."""
    image = page.locator(picture) if picture.startswith(".") else page.get_by_role("img", name=picture)
    box = await image.bounding_box()
    assert box is not None
    await image.click(position={"x": box["width"] * x, "y": box["height"] * y})
