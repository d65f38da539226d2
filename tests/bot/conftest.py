"""Stages for the tests of the bot."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from bot.games.opponents import Opponents
from bot.store.store import Store
from core.game import Game
from tests.bot.stage import Stage, on_three_platforms, staged, staged_on
from tests.bot.toy_stage import strict_unrated, toy, toy_registered, toy_texts, toy_words
from tests.shared import opponents, shared
from tests.stores import Place, database, place, postgres

__all__ = [
    "database",
    "opponents",
    "place",
    "postgres",
    "shared",
    "strict_unrated",
    "toy",
    "toy_registered",
    "toy_texts",
    "toy_words",
]


@pytest.fixture(autouse=True)
def only_workers_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let solvers raise if the program, and not a test, calls them in the thread of the event loop: others wait meanwhile."""
    for name in ("choose", "hint", "value"):
        monkeypatch.setattr(Game, name, _outside_the_event_loop(getattr(Game, name)))


def _outside_the_event_loop(think: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(think)
    def checked(*args: Any, **named: Any) -> Any:
        caller = str(sys._getframe(1).f_globals["__name__"])
        assert asyncio._get_running_loop() is None or caller.startswith("tests."), f"{caller} thinks in the event loop"
        return think(*args, **named)

    return checked


@pytest.fixture
async def stage(tmp_path: Path, opponents: Opponents) -> AsyncIterator[Stage]:
    """A bot on an empty file that must not log any error."""
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        yield stage


@pytest.fixture
def everywhere(stage: Stage) -> Stage:
    """The bot on three platforms; all that it sends is recorded in one list, in order."""
    return on_three_platforms(stage)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    """The store in each kind of database."""
    opened = await place.open()
    yield opened
    await opened.close()


@pytest.fixture
async def two(place: Place, opponents: Opponents, tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot in two chats, whose messages are recorded together."""
    async with staged_on(await place.open(), opponents, path=tmp_path / "store.sqlite3") as stage:
        stage.chats["telegram"] = stage.chat
        yield stage
