"""The program with all three chats in one process: real clients with the stand-ins, and a browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
from discord.gateway import DiscordWebSocket

from bot.app import RunningProgram, serving
from bot.settings import Settings
from tests.adapters.discord.back_end import People
from tests.adapters.discord.stand_in import StandIn as Discord
from tests.adapters.discord.transport import Transport
from tests.adapters.telegram.adapter import FREELY
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn as Telegram
from tests.adapters.web_client import Browser
from tests.crash.ledger import Ledger
from tests.shared import parts

SOMEBODY = 7_345_000_000
"""The ids of people on Telegram follow this number: it is long, so that tests find an id wherever it should not be."""


@dataclass(frozen=True)
class Everywhere:
    """The program in service, and the people on each platform."""

    now: RunningProgram
    ledger: Ledger
    telegram: Telegram
    server: Server
    discord: People
    browser: Browser


@dataclass(frozen=True)
class Platforms:
    """Stand-ins for Telegram and Discord, and the settings by which the program finds them and opens the web chat."""

    telegram: Telegram
    server: Server
    back_end: Discord
    transport: Transport
    settings: Settings


@asynccontextmanager
async def platforms(folder: Path) -> AsyncIterator[Platforms]:
    """Both platforms, running; discord.py's addresses, which hold for the whole process, are restored."""
    before = discord.http.Route.BASE, discord.asset.Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    telegram, back_end = Telegram(first=SOMEBODY), Discord()
    server = Server(telegram)
    await server.start()
    try:
        async with Transport(back_end) as transport:
            back_end.feed = transport.emit
            settings = Settings(
                database=folder / "bot.sqlite3",
                web=True,
                web_port=0,
                telegram_token=server.token,
                telegram_api=server.base,
                discord_token="discord-token-of-the-tests",
                discord_api_base=transport.api,
                discord_gateway=transport.gateway,
            )
            yield Platforms(telegram, server, back_end, transport, settings)
    finally:
        await server.stop()
        discord.http.Route.BASE, discord.asset.Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
    assert server.complaints == []


@asynccontextmanager
async def everywhere(folder: Path) -> AsyncIterator[Everywhere]:
    """Run the program with all chats."""
    async with platforms(folder) as there, serving(there.settings, rates=FREELY, shared=parts()) as now:
        back_end, transport = there.back_end, there.transport
        await transport.until(lambda: back_end.commands and transport.identified)
        async with Browser(now.chats["web"].how_to_find.split()[1]) as browser:
            people, ledger = People(back_end, transport), Ledger(there.settings.database)
            yield Everywhere(now, ledger, there.telegram, there.server, people, browser)
