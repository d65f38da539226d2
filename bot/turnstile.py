"""A turnstile: lets work pass while the event loop has not been held up long, and lets it breathe before more."""

import asyncio
from time import perf_counter
from types import TracebackType
from typing import Final

STRETCH: Final = 0.001
"""Seconds of work that pass in one turn of the event loop."""


class Turnstile:
    """Guards stretches of work that take up to a millisecond or so without awaiting anything.

    Many tasks become ready at once when a shared commit is done; without the turnstile all their work would run in one turn
    of the event loop, and whatever else is due would come that much later.
    """

    def __init__(self) -> None:
        self._turn: float | None = None

    async def __aenter__(self) -> None:
        while self._turn is not None and perf_counter() - self._turn > STRETCH:  # noqa: ASYNC110 - not an event
            await asyncio.sleep(0)
        if self._turn is None:
            self._turn = perf_counter()
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._turn = None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass
