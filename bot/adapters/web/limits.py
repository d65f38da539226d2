"""Limits on what people may send and open; on connections they are in `connections.py`, on unread messages in `windows.py`."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from bot.runtime.locks import Locks

LINE = 2_000
"""The most characters of a typed line."""
LINE_RATE = (20, 10.0)
"""The most lines a person may send, and in how many seconds."""
FRAME = 32 * 1024
"""The most bytes of a WebSocket message from a page: enough for the longest line however it is encoded."""
WELCOME = 4 * 1024 * 1024
"""The most bytes of earlier entries that a page gets at once; the oldest are left out."""
ATTEMPTS = (100, 60.0)
"""The most attempts at nicknames from one address, and in how many seconds: a school class comes in at the same time."""
NICKNAMES = (150, 3600.0)
"""The most new nicknames from one address, and in how many seconds, because each may fill some room on the disk."""
PROXIED_ATTEMPTS = (600, 60.0)
PROXIED_NICKNAMES = (1_000, 3600.0)
"""The same two where all clients share the address of a proxy."""
RECOVERIES = (30, 60.0)
"""The most attempts at recovery phrases from one address, and in how many seconds; each takes a slow hash."""
ROOMS = 50
"""The most channels a person may have open."""
WINDOWS = 20
"""The most windows a person may have open."""


@dataclass(eq=False, repr=False)
class Limiter:
    """A rate limit for each key: `count` in a sliding window of `seconds`."""

    count: int
    seconds: float
    clock: Callable[[], float] = time.monotonic
    _taken: dict[str, deque[float]] = field(default_factory=dict, init=False)
    _room: int = field(default=1_000, init=False)

    def seconds_to_wait(self, key: str, *, use: bool = True) -> float:
        """The seconds to wait until a key may be used again; 0 if it may be used now, which counts as a use if it is one."""
        now = self.clock()
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= now - self.seconds:
            taken.popleft()
        if len(taken) >= self.count:
            return taken[0] + self.seconds - now
        if use:
            taken.append(now)
        if len(self._taken) > self._room:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop the keys whose uses are past; the next time is when there are twice as many as stay."""
        for key in [key for key, taken in self._taken.items() if not taken or taken[-1] <= now - self.seconds]:
            del self._taken[key]
        self._room = max(1_000, 2 * len(self._taken))


class FairLock:
    """A lock for work that keeps the program busy, such as collecting the entries of a whole channel.

    The work is done one piece at a time, and those who ask for a lot wait for themselves: everybody else comes after one piece
    of theirs at most.
    """

    def __init__(self) -> None:
        self._locks = Locks()
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def hold(self, *keys: str) -> AsyncIterator[None]:
        """Wait until these keys, the narrowest first, have the lock, and hold it; they then pause as long as the work took."""
        async with AsyncExitStack() as held:
            for key in keys:
                await held.enter_async_context(self._locks.of(key))
            async with self._one_at_a_time:
                begun = time.monotonic()
                yield
                took = time.monotonic() - begun
            await asyncio.sleep(took)
