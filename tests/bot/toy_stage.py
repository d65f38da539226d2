"""A stage on which the toy can be played, as fixtures."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from bot.chat.text import Texts
from bot.games import registry
from bot.games.registry import Engine
from bot.grammar import vocabulary
from bot.settings import DATA
from tests.bot import toys
from tests.bot.stage import Stage, staged


@pytest.fixture(scope="session")
def toy_texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The sentences of the bot and of the toy."""
    return toys.texts(tmp_path_factory.mktemp("texts"))


@pytest.fixture(scope="session")
def toy_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the typed words of the bot and of the patience."""
    folder = tmp_path_factory.mktemp("words")
    for source in (DATA / "words", Path(__file__).with_name("words")):
        copytree(source, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture
def toy_registered(monkeypatch: pytest.MonkeyPatch, toy_words: Path) -> None:
    """The toy and the patience are games of the registry."""
    monkeypatch.setattr(vocabulary, "WORDS", toy_words)
    monkeypatch.setitem(toys.GAMES, "toy", toys.TOY)
    monkeypatch.setitem(toys.GAMES, "patience", toys.PATIENCE)


@pytest.fixture
async def toy(tmp_path: Path, toy_registered: None, toy_texts: Texts) -> AsyncIterator[Stage]:
    """A bot on an empty file that must not log any error."""
    async with staged(tmp_path / "games.sqlite3", toys.AtOnce(), texts=toy_texts) as stage:
        yield stage


class WithUnrated(toys.PatienceSpec):
    """The patience, strict only for fun."""

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        return replace(super().load(name, options, version), unrated=frozenset({"strict"}))


@pytest.fixture
def strict_unrated(toy: Stage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """A bot where strict patience is unrated; loaded games are kept, and another test may have loaded it."""
    monkeypatch.setitem(toys.GAMES, "patience", WithUnrated("patience", "Patience", "toy"))
    registry._load.cache_clear()
    yield toy
    registry._load.cache_clear()
