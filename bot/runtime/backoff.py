"""Waits between attempts."""

from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

Pause: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits for some seconds, as `asyncio.sleep` does."""


def backoff(first: float, longest: float) -> Iterator[float]:
    """Seconds to wait before each further attempt, without end: `first`, then doubled each time up to `longest`."""
    wait = first
    while True:
        yield min(wait, longest)
        wait *= 2
