"""A turnstile: lets work pass while the event loop has not been held up long, and lets it breathe before more."""

import asyncio
from time import perf_counter
from typing import Final

STRETCH: Final = 0.001
"""Seconds of work after which what comes has to wait for the next turn of the event loop."""


class Turnstile:
    """Stands before stretches of work that take up to a millisecond or so without awaiting anything.

    Many tasks become ready at once when a shared commit is done; without the turnstile all their work would run in one turn
    of the event loop, and whatever else is due would come that much later.
    """

    def __init__(self) -> None:
        self._began: float | None = None

    async def passed(self) -> None:
        """Wait for a turn of the event loop that has room for more."""
        while self._began is not None and perf_counter() - self._began > STRETCH:  # noqa: ASYNC110 - not an event
            await asyncio.sleep(0)
        if self._began is None:
            self._began = perf_counter()
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._began = None
