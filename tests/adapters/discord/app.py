"""The real bot with a real Discord client, in front of one of the back-ends."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import time
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from bot.adapters.discord import DiscordChat
from bot.chat.port import Account, Channel
from bot.chat.text import Texts
from bot.commands.context import Services
from bot.games.opponents import Opponents
from bot.grammar.words import COMMANDS
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.wording import Wording
from bot.service import Service
from bot.serving.chats import offers
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.tables.table import Phase, Table
from core.game import Level, Seat
from tests.adapters.discord.back_end import BackEnd, People
from tests.adapters.discord.transport import Transport
from tests.chosen import chosen
from tests.texts import TEXTS


class App(People):
    """A back-end, the people in it, and the bot."""

    def __init__(self, back_end: BackEnd, transport: Transport, path: Path, opponents: Opponents, texts: Texts) -> None:
        super().__init__(back_end, transport)
        self.path = path
        self.opponents = opponents
        self.texts = texts
        self.pauses: list[float] = []
        self.at_pause: Callable[[], Awaitable[None]] | None = None
        self.responses: list[int] = []
        self.failures: list[str] = []
        self.seeds = 0
        self.ahead = 0.0

    async def open(self, **how: Any) -> None:
        """Start the bot; `how` goes to the chat."""
        self.store = await SqliteStore.open(self.path)
        self.positions = Positions(self.store)
        chats: dict[str, Any] = {}
        drawing = Drawing(self.store, self.positions, self.texts, served=self._served)
        self.delivery = Delivery(self.store, chats, Wording(self.texts), drawing, pause=self._pause)
        services = Services(
            self.store,
            self.positions,
            self.texts,
            self.opponents,
            new_seed=self._seed,
            now=lambda: time() + self.ahead,
            served=self._served,
            link=self._link,
        )
        self.service = Service(services, self.delivery)
        unanswered: Any = self.path.with_name(f"{self.path.stem}-unanswered.sqlite3")
        how = {"handle": self.service.handle, "suggest": self.service.suggest, "unanswered": unanswered, **how}
        self.chat = DiscordChat(
            token="discord-token-of-the-tests",
            failed=self.failures.append,
            refused=self.failures.append,
            words=COMMANDS,
            games=offers(),
            texts=self.texts,
            api_base=self.transport.api,
            gateway=self.transport.gateway,
            guild_ready_timeout=0.01,
            pause=self._pause,
            responded=self.responses.append,
            **how,
        )
        chats["discord"] = self.chat
        await self.delivery.load()
        await self.chat.start()
        self.delivery.start()
        await self.service.computers.catch_up()
        await asyncio.wait_for(self.chat.ready(), 60)

    async def close(self) -> None:
        """Stop the bot as the program does."""
        self.chat.hold()
        await self.service.computers.close()
        await self.delivery.settle(within=3)
        await self.delivery.close()
        await self.chat.stop()
        await self.store.close()

    async def settle(self) -> None:
        """Wait until computers have moved and the outbox is empty."""
        async with asyncio.timeout(60):
            await self.service.computers.idle()
            await self.delivery.settle()

    async def table(self, number: int = 1) -> Table:
        """A table, which must exist."""
        table = await self.store.table(number)
        assert table is not None
        return table

    async def turn(self, number: int = 1) -> str:
        """The name of the player on turn, the first if there are several."""
        table = await self.table(number)
        return table.player(min(table.turn)).name

    async def move(self, number: int = 1, level: Level = Level.BEGINNER) -> str:
        """A legal move for the player on turn, in canonical notation."""
        loaded = await self.positions.load(await self.table(number))
        seat, game = min(loaded.table.turn), loaded.engine.game
        return ";".join(chosen(game, game.view(loaded.replay.position, seat), level, loaded.table.plies))

    async def private(self, name: str, number: int = 1) -> Any:
        """The private part of a person's view of a table."""
        private, _ = await self.own(name, number)
        return private

    async def own(self, name: str, number: int = 1) -> tuple[Any, tuple[str, ...]]:
        """The private part of a person's view of a table, and their quick actions."""
        loaded = await self.positions.load(await self.table(number))
        (seat,) = (Seat(n) for n, player in enumerate(loaded.table.players, 1) if player.name == name)
        view = loaded.engine.game.view(loaded.replay.position, seat)
        return view.private, loaded.engine.game.quick_actions(view)

    async def over(self, number: int = 1) -> bool:
        """Whether a game is over."""
        return (await self.table(number)).phase is Phase.OVER

    def who(self, name: str) -> Account:
        """The account of a person."""
        return Account("discord", str(self.back_end.person(name)))

    def _served(self) -> float:
        return time() + self.ahead

    def _seed(self) -> bytes:
        self.seeds += 1
        return Random(f"seed {self.seeds}").randbytes(32)

    def _link(self, channel: Channel, reference: str) -> str:
        return self.chat.link(channel, reference)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if self.at_pause is not None:
            await self.at_pause()


@asynccontextmanager
async def running_app(
    back_end: BackEnd, path: Path, opponents: Opponents, texts: Texts = TEXTS, **how: Any
) -> AsyncIterator[App]:
    """A running bot; discord.py's addresses, which hold for the whole process, are restored afterwards."""
    before = discord.http.Route.BASE, discord.asset.Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    try:
        async with Transport(back_end) as transport:
            back_end.feed = transport.emit
            running_app = App(back_end, transport, path, opponents, texts)
            await running_app.open(**how)
            await transport.until(lambda: back_end.commands)  # people pick from them, and they come after the start
            try:
                yield running_app
            finally:
                await running_app.close()
    finally:
        discord.http.Route.BASE, discord.asset.Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
