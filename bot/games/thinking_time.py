"""Who thinks next in the one process for everybody: whoever has had the least of its time lately."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

LATELY: Final = 600.0
"""Seconds after which the time that people have had is forgotten."""

thinks_for: Final[ContextVar[tuple[Hashable, ...]]] = ContextVar("thinks_for", default=("the program",))
"""For whom the current task thinks: the author of a line, or the people at a computer's table."""


class ThinkingTime:
    """One piece of work at a time; those who wait come next in the order of the time they have had, then as they asked.

    So somebody who asks for a lot under many names holds up others by one piece of work, not by one for each name. Work for
    several people counts for each, and comes when it is the turn of the one who has had most: else every pair of names would
    be new.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._busy = False
        self._waiting: list[tuple[tuple[Hashable, ...], asyncio.Future[None]]] = []
        self._had: dict[Hashable, float] = {}
        self._since = clock()

    @asynccontextmanager
    async def turn(self, patience: float | None = None) -> AsyncIterator[None]:
        """Wait until it is the turn of those for whom this task thinks, and count the time until the block ends.

        Raises TimeoutError if it is not their turn within `patience` seconds.
        """
        whose = thinks_for.get()
        if self._busy:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((whose, called))
            try:
                async with asyncio.timeout(patience):
                    await called
            except (asyncio.CancelledError, TimeoutError):
                if not called.cancelled():  # called in the same moment
                    self._call_next()
                raise
        self._busy, begun = True, self._clock()
        try:
            yield
        finally:
            if self._clock() - self._since > LATELY:
                self._had, self._since = {}, self._clock()
            took = self._clock() - begun
            self._had |= {one: self._had.get(one, 0.0) + took for one in whose}
            self._call_next()

    def _call_next(self) -> None:
        self._waiting = [one for one in self._waiting if not one[1].done()]
        self._busy = bool(self._waiting)
        if self._waiting:
            first = min(self._waiting, key=lambda one: max((self._had.get(each, 0.0) for each in one[0]), default=0.0))
            self._waiting.remove(first)
            first[1].set_result(None)
