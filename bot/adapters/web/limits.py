"""How much one person, or one machine, may send."""

import time
from collections import deque
from collections.abc import Callable

LINE = 2_000
"""The most characters of a typed line."""
PACE = (20, 10.0)
"""So many lines in so many seconds are the most one person may send."""
FRAME = 32 * 1024
"""The most bytes of one WebSocket message from a page: a full line in its widest writing, and what goes with it."""
WELCOME = 4 * 1024 * 1024
"""The most bytes of earlier entries a page is sent at once; those that do not fit are the oldest."""
BEHIND_PROXY = 512
"""The most connections from one address, where a proxy makes all connections."""
ROOMS = 50
"""The most channels one person may have open."""
WINDOWS = 20
"""The most windows one person may have open."""


class Limiter:
    """So many a key in so many seconds, counted in a sliding window."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._count = count
        self._seconds = seconds
        self._clock = clock
        self._taken: dict[str, deque[float]] = {}

    def take(self, key: str) -> float:
        """Take one; 0 when there was one, else how many seconds to wait."""
        now = self._clock()
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= now - self._seconds:
            taken.popleft()
        if len(taken) >= self._count:
            return taken[0] + self._seconds - now
        taken.append(now)
        if len(self._taken) > 1_000:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        for key in [key for key, taken in self._taken.items() if not taken or taken[-1] <= now - self._seconds]:
            del self._taken[key]
