"""A running web chat over loopback with a real file."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.adapters.telegram import answers
from bot.adapters.web import chat, server
from bot.adapters.web.limits import Limiter
from tests.adapters.everywhere import Everywhere, everywhere
from tests.adapters.web_client import Browser
from tests.bot.toy_stage import toy, toy_registered, toy_texts, toy_words
from tests.shared import opponents, shared
from tests.stores import database, postgres
from tests.web.stand_in import StandIn

__all__ = ["database", "opponents", "postgres", "shared", "toy", "toy_registered", "toy_texts", "toy_words"]


@pytest.fixture(autouse=True)
def _patient_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press on Telegram waits for its answer as long as a busy machine needs, which would be too long for a person."""
    monkeypatch.setattr(answers, "LONGEST", 60.0)
    monkeypatch.setattr(answers, "SOON", 60.0)


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits of the web chat see no time pass: a slow machine would never reach them."""
    for module in (chat, server):
        monkeypatch.setattr(module, "Limiter", partial(Limiter, clock=lambda: 0.0))


@pytest.fixture
async def stand_in(tmp_path: Path) -> AsyncIterator[StandIn]:
    """A running web chat with a stand-in for the service."""
    stand_in = StandIn(tmp_path / "web.sqlite3")
    await stand_in.chat.start()
    yield stand_in
    await stand_in.chat.stop()


@pytest.fixture
async def all_(tmp_path: Path) -> AsyncIterator[Everywhere]:
    """The program with all three chats."""
    async with everywhere(tmp_path) as running:
        yield running


@pytest.fixture
async def browser(stand_in: StandIn) -> AsyncIterator[Browser]:
    """A browser in front of that chat."""
    async with Browser(stand_in.chat.address) as browser:
        yield browser
