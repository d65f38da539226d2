"""A town with a house in it, on either back-end."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.adapters.discord.bridge import Simcord
from tests.adapters.discord.house import Town, town
from tests.adapters.discord.standin import StandIn
from tests.adapters.discord.world import BackEnd


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Opponents]:
    """One pool of thinkers for all tests."""
    pool = Opponents()
    yield pool
    pool.close()


@pytest.fixture(params=[StandIn, Simcord])
def world(request: pytest.FixtureRequest) -> BackEnd:
    made: BackEnd = request.param()
    return made


@pytest.fixture
async def place(world: BackEnd, tmp_path: Path, thinkers: Opponents) -> AsyncIterator[Town]:
    """A town with the house open."""
    async with town(world, tmp_path / "house.sqlite3", thinkers) as town_:
        yield town_
