"""A stage on which the toy can be played, as fixtures."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.text import Texts
from tests.bot import toys
from tests.bot.stage import Stage, staged


@pytest.fixture(scope="session")
def toy_texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The sentences of the house and of the toy."""
    return toys.texts(tmp_path_factory.mktemp("texts"))


@pytest.fixture
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy and the patience are games of the house."""
    monkeypatch.setitem(toys.GAMES, "toy", toys.TOY)
    monkeypatch.setitem(toys.GAMES, "patience", toys.PATIENCE)


@pytest.fixture
async def toy(tmp_path: Path, toy_registered: None, toy_texts: Texts) -> AsyncIterator[Stage]:
    """A house on an empty file that must not log any error."""
    async with staged(tmp_path / "house.sqlite3", toys.AtOnce(), texts=toy_texts) as stage:
        yield stage
