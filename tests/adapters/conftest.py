"""A running web chat over loopback with a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.web_client import Browser
from tests.bot.conftest import opponents
from tests.bot.toy_stage import toy, toy_registered, toy_texts
from tests.web.house import House

__all__ = ["opponents", "toy", "toy_registered", "toy_texts"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "web.sqlite3")
    await house.chat.start()
    yield house
    await house.chat.stop()


@pytest.fixture
async def browser(house: House) -> AsyncIterator[Browser]:
    async with Browser(house.chat.address) as browser:
        yield browser
