"""The parts that the tests of one process share: a solver process and a drawing process, which start slowly."""

from contextlib import AbstractAsyncContextManager
from functools import cache

import pytest

from bot.app import RunningProgram, Shared, serving
from bot.games.opponents import Opponents
from bot.runtime.worker import Worker
from bot.settings import Settings
from tests.adapters.web_client import Browser
from tests.texts import TEXTS


@cache
def parts() -> Shared:
    """The parts; their processes end with this one."""
    return Shared(TEXTS, Opponents(), Worker())


@pytest.fixture(scope="session")
def shared() -> Shared:
    """The shared parts."""
    return parts()


@pytest.fixture(scope="session")
def opponents() -> Opponents:
    """The shared solver process."""
    return parts().opponents


def served(settings: Settings) -> AbstractAsyncContextManager[RunningProgram]:
    """The program in service with the shared parts; raises as `serving` does."""
    return serving(settings, shared=parts())


async def talk(settings: Settings, who: str, *lines: str) -> None:
    """One run of the program: somebody comes in to the web chat, types lines and gets their answers."""
    async with served(settings) as now, Browser(now.chats["web"].how_to_find.split()[1]) as browser:
        page = await browser.enter(who)
        for number, line in enumerate(lines):
            await page.line(line, id_=f"client-{number:04}")
            while (await page.next("entry"))["entry"]["from"] is not None:
                pass
