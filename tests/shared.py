"""What the tests of one process share: a process that thinks and one that draws, which take long to start."""

from functools import cache

import pytest

from bot.app import Shared
from bot.games.opponents import Opponents
from bot.runtime.worker import Worker
from tests.texts import TEXTS


@cache
def parts() -> Shared:
    """The parts; their processes end with this one."""
    return Shared(TEXTS, Opponents(), Worker())


@pytest.fixture(scope="session")
def shared() -> Shared:
    return parts()


@pytest.fixture(scope="session")
def opponents() -> Opponents:
    return parts().opponents
