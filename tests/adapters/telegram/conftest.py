"""The program in service at a stand-in for Telegram."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import Stage, links
from tests.adapters.telegram.world import World


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
async def server(world: World) -> AsyncIterator[Server]:
    server = Server(world)
    await server.start()
    yield server
    await server.stop()
    assert server.complaints == []
    assert not [link for chat in world.chats.values() for one in chat.by_bot() for link in links(one)], (
        "not meant as links"
    )


@pytest.fixture
async def stage(tmp_path: Path, server: Server) -> AsyncIterator[Stage]:
    async with Stage(tmp_path / "telegram.sqlite3", server).serving() as stage:
        yield stage


@pytest.fixture(autouse=True)
def _only_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
