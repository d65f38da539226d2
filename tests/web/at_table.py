"""Ben at a table of the stand-in: its pictures, where the page shows them, and a page that several tests use in turn."""

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

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

BOARD = Picture(
    png(200),
    "A board",
    (Area(0.25, 0.25, 0.25, 0.25, " J13> ", " J13v "), Area(0.5, 0.25, 0.25, 0.25, " K13> ", " K13v ")),
)
THIRDS = ("2", "2", "x")
SQUARE = Picture(png(90), "Tiles", tuple(Area(at / 3, 0.0, 1 / 3, 1.0, tile) for at, tile in enumerate(THIRDS)))
"""Tiles on a picture as large as the board, and with numbers on one as wide as it."""
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


class Game:
    """A table of the stand-in at which Ben plays; what is heard counts from its beginning."""

    def __init__(self, stand_in: StandIn, page: Page, *, number: int = 7, channel: Channel = LOBBY) -> None:
        self.stand_in, self.page, self.number, self.channel = stand_in, page, number, channel
        self._sent = 0
        self._heard, self._tapped = len(stand_in.heard), len(stand_in.taps)
        self.ben = stand_in.person("ben")
        self.state = TableState(
            number, "summy", own=False, players=frozenset({self.ben}), turn=frozenset({self.ben}), hints=True
        )

    async def begin(self, *buttons: Button) -> None:
        """Begin the game, and wait until Ben's page shows it."""
        await self.show_board()
        await self.show_tiles(*buttons)
        await expect(docked(self.page)).to_have_count(2)

    async def show_board(
        self, *said: Span, picture: Picture = BOARD, buttons: tuple[Button, ...] = (), **changes: object
    ) -> None:
        """Send the board to the channel."""
        self.state = replace(self.state, **changes)  # type: ignore[arg-type]
        await self.say(*(said or (Span("The board"),)), picture=picture, buttons=buttons, table=self.state)

    async def show_tiles(self, *buttons: Button) -> None:
        """Send Ben their tiles."""
        own = replace(self.state, own=True)
        await self.say(Span("Your tiles"), to=Private(self.ben), picture=RACK, buttons=buttons, table=own)

    async def tell_ben(self, *said: Span, buttons: tuple[Button, ...] = ()) -> None:
        """Say something in the channel that only Ben sees."""
        await self.say(*said, to=Ephemeral(self.channel, self.ben), buttons=buttons)

    async def say(
        self,
        *said: Span,
        to: Address | None = None,
        picture: Picture | None = None,
        buttons: tuple[Button, ...] = (),
        table: TableState | None = None,
    ) -> None:
        """Say something, in the channel if nowhere else."""
        self._sent += 1
        nonce = f"{self.number}:{self._sent}"
        await self.stand_in.chat.send(Message(to or self.channel, said, nonce, picture, buttons=buttons, table=table))

    async def until_heard(self, count: int) -> list[Incoming]:
        """Wait until `count` lines were answered since the game began."""
        return (await self.stand_in.until_heard(self._heard + count))[self._heard :]

    async def until_tapped(self, count: int) -> None:
        """Wait until so many taps have arrived since the game began."""
        await self.stand_in.until_tapped(self._tapped + count)


async def begin(stand_in: StandIn, page: Page, *buttons: Button) -> Game:
    """A game at table #7 in the lobby, begun on a page of Ben."""
    game = Game(stand_in, page)
    await game.begin(*buttons)
    return game


class SharedPage:
    """A page of Ben that several tests use in turn: for each a table and a channel of its own."""

    def __init__(self, stand_in: StandIn, page: Page) -> None:
        self.stand_in, self.page = stand_in, page
        self.size = page.viewport_size
        self.problems: list[str] = []
        note_problems(page, self.problems)
        self._tables = 0

    @asynccontextmanager
    async def table(self) -> AsyncIterator[Game]:
        """A game just begun, alone in its channel, with nothing typed yet; an error on the page fails the test."""
        self._tables += 1
        channel = Channel("web", f"table-{self._tables}")
        await self.page.evaluate("name => { location.hash = name; }", channel.chat)
        await expect(docked(self.page)).to_have_count(0)
        game = Game(self.stand_in, self.page, number=self._tables, channel=channel)
        await game.begin()
        await self.page.locator("[data-tab=channel]").click()
        yield game
        await self._clear(game)
        assert self.problems == []

    async def _clear(self, game: Game) -> None:
        """End a game, and undo what may have been changed for it."""
        self.stand_in.drafting.set()
        self.stand_in.completes = "="
        await self.page.evaluate(EMPTY)
        await game.show_board(turn=frozenset(), over=True)
        await expect(docked(self.page)).to_have_count(0)
        if self.page.viewport_size != self.size and self.size is not None:
            await self.page.set_viewport_size(self.size)


@asynccontextmanager
async def shared_page(browser: Browser, folder: Path, **context: object) -> AsyncIterator[SharedPage]:
    """A page of Ben in a web chat of its own, where they may type as fast as they like."""
    stand_in = StandIn(folder / "web.sqlite3", pace=(10_000, 1.0))
    await stand_in.chat.start()
    page = await window(browser, **context)
    await log_in(page, stand_in.chat.address, "Ben")
    yield SharedPage(stand_in, page)
    await page.context.close()
    await stand_in.chat.stop()


def field(page: Page) -> Locator:
    """The field of the conversation in view."""
    return page.locator("input[role=combobox]:visible")


def docked(page: Page) -> Locator:
    """The pictures of the game that stay in sight."""
    return page.locator(".dock-picture .picture img")


async def boxes(page: Page) -> list[FloatRect | None]:
    """Where board and tiles are."""
    return [await picture.bounding_box() for picture in await docked(page).all()]


async def press(page: Page, picture: str, x: float, y: float) -> None:
    """Press a picture, by its name or a selector, at a place in fractions of its size."""
    image = page.locator(picture) if picture.startswith(".") else page.get_by_role("img", name=picture)
    box = await image.bounding_box()
    assert box is not None
    await image.click(position={"x": box["width"] * x, "y": box["height"] * y})
