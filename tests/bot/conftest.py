"""Stages for the tests of the house."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.bot.stage import Stage, staged
from tests.bot.toy_stage import toy, toy_registered, toy_texts, toy_words

__all__ = ["toy", "toy_registered", "toy_texts", "toy_words"]


@pytest.fixture(scope="session")
def opponents() -> Iterator[Opponents]:
    """One pool of thinkers for all tests: starting it costs more than most of them."""
    pool = Opponents()
    yield pool
    pool.close()


@pytest.fixture
async def stage(tmp_path: Path, opponents: Opponents) -> AsyncIterator[Stage]:
    """A house on an empty file that must not log any error."""
    async with staged(tmp_path / "house.sqlite3", opponents) as stage:
        yield stage
