"""Stages for the tests of the bot."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.bot.stage import Stage, staged
from tests.bot.toy_stage import toy, toy_registered, toy_texts, toy_words
from tests.shared import opponents, shared
from tests.stores import database, place, postgres

__all__ = ["database", "opponents", "place", "postgres", "shared", "toy", "toy_registered", "toy_texts", "toy_words"]


@pytest.fixture
async def stage(tmp_path: Path, opponents: Opponents) -> AsyncIterator[Stage]:
    """A bot on an empty file that must not log any error."""
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        yield stage
