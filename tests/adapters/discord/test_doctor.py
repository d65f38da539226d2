"""The findings of `doctor` about an application on Discord."""

from pathlib import Path

import discord
import pytest

from bot.operations.finding import Finding
from bot.operations.platforms import look_at_discord
from bot.settings import Settings
from tests.adapters.discord.stand_in import ATTACH_FILES, StandIn
from tests.adapters.discord.transport import Fault, Transport

TOKEN = "discord-token-of-the-tests"


@pytest.fixture(autouse=True)
def _address(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py keeps its address for the whole process: restore it."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)


async def look(transport: Transport, folder: Path) -> list[Finding]:
    chosen = Settings(database=folder / "bot.sqlite3", discord_token=TOKEN, discord_api_base=transport.api)
    return [finding async for finding in look_at_discord(chosen)]


async def test_token_commands_and_rights_are_looked_at(tmp_path: Path) -> None:
    back_end = StandIn()
    back_end.bot_may = 309_237_746_688  # as in the link of docs/running.md
    async with Transport(back_end) as transport:
        assert [(one.subject.rstrip("0123456789 "), one.mend) for one in await look(transport, tmp_path)] == [
            ("Discord", ""),
            ("Discord commands", ""),
            ("Discord server", ""),
        ]
        back_end.bot_may &= ~ATTACH_FILES
        *_, server = await look(transport, tmp_path)
        assert server.state == "it lacks Attach Files"
        assert transport.identified == [], "it does not come online"


async def test_a_wrong_token_is_told_and_not_shown(tmp_path: Path) -> None:
    async with Transport(StandIn()) as transport:
        transport.faults.append(Fault("GET", "/users/@me", 401))
        [finding] = await look(transport, tmp_path)
        assert "DISCORD_TOKEN" in finding.mend
        assert TOKEN not in finding.line
