"""The program in service at a stand-in for Telegram."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Shared
from tests.adapters.telegram.app import App, links
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn


@pytest.fixture
def stand_in() -> StandIn:
    """An empty Telegram."""
    return StandIn()


@pytest.fixture
async def server(stand_in: StandIn) -> AsyncIterator[Server]:
    """Its server; the test fails if the bot has sent anything wrong or an unwanted link."""
    server = Server(stand_in)
    await server.start()
    yield server
    await server.stop()
    assert server.complaints == []
    assert not [link for chat in stand_in.chats.values() for one in chat.by_bot() for link in links(one)], (
        "not meant as links"
    )


@pytest.fixture
async def app(tmp_path: Path, server: Server, shared: Shared) -> AsyncIterator[App]:
    """The program in service at that server."""
    async with App(tmp_path / "telegram.sqlite3", server, shared).serving() as app:
        yield app


@pytest.fixture(autouse=True)
def _only_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
