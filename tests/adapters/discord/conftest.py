"""The bot in front of either back-end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.adapters.discord.app import App, running_app
from tests.adapters.discord.back_end import BackEnd
from tests.adapters.discord.simcord_back_end import Simcord
from tests.adapters.discord.stand_in import StandIn
from tests.stores import database, postgres

__all__ = ["database", "postgres"]


@pytest.fixture(params=[StandIn, Simcord])
def back_end(request: pytest.FixtureRequest) -> BackEnd:
    """An empty Discord: our own stand-in, and an independent one."""
    made: BackEnd = request.param()
    return made


@pytest.fixture
async def app(back_end: BackEnd, tmp_path: Path, opponents: Opponents) -> AsyncIterator[App]:
    """The bot, running in front of the back-end."""
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        yield app
