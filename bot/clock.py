"""The clock: seconds of service, what falls due in them by itself, and the heartbeat that keeps their count."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import Final

from bot.runtime.wakeup import Wakeup
from bot.store.port import Store

BEAT: Final = 10.0
"""Seconds between heartbeats: a crash charges nobody more than this."""

ASLEEP: Final = 6 * BEAT
"""Seconds without a look at the time after which the machine must have slept: that is time out of service like any other."""

KEPT: Final = 30 * 24 * 60 * 60.0
"""Seconds for which handled lines and references to messages are remembered; platforms deliver again for a day at most."""

_PRUNE: Final = 60 * 60.0
_log = logging.getLogger(__name__)

Rest = Callable[[float, Wakeup], Awaitable[None]]


async def rest(seconds: float, wakeup: Wakeup) -> None:
    """Sleep so long, or until the alarm rings."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await wakeup.rung()


class Uptime:
    """Counts the seconds the program is in service, on from those of its earlier runs.

    What falls due is dated in these seconds. They grow by the monotonic clock alone: whatever the time of day is set to while
    the program runs or is down, nothing falls due sooner or later. Time in which the machine slept does not count.
    """

    def __init__(
        self, served: float, *, monotonic: Callable[[], float] = time.monotonic, asleep: float = ASLEEP
    ) -> None:
        self._served = served
        self._monotonic = monotonic
        self._asleep = asleep
        self._looked = monotonic()

    def seconds(self) -> float:
        """The seconds of service up to now; asked for at least every minute."""
        now = self._monotonic()
        passed, self._looked = now - self._looked, now
        if passed < self._asleep:
            self._served += max(0.0, passed)
        else:
            _log.info("in service again after %.0f s", passed)
        return self._served


class Clock:
    """Calls `strike` for each table at which something falls due, when it does.

    `served` gives the seconds of service, in which all of that is dated; `now` the seconds since 1970. Between two strikes it
    sleeps until the next, as far as it knows, and is woken where a sooner one is stored.
    """

    def __init__(
        self,
        store: Store,
        on_deadline: Callable[[int], Awaitable[None]],
        wakeup: Wakeup,
        *,
        served: Callable[[], float],
        now: Callable[[], float] = time.time,
        rest: Rest = rest,
    ) -> None:
        self._store = store
        self._on_deadline = on_deadline
        self._wakeup = wakeup
        self._served = served
        self._now = now
        self._rest = rest
        self._beaten = -inf
        self._pruned = -inf
        self._failed: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin service, and run until `stop`."""
        await self._beat(self._served())
        self._task = asyncio.create_task(self._run(), name="clock")

    async def tick(self) -> float:
        """Do everything due now; returns when there is something to do again, in seconds of service."""
        now = self._served()
        if now - self._beaten >= BEAT:
            await self._beat(now)
        if now - self._pruned >= _PRUNE:
            await self._store.prune(self._now() - KEPT)
            self._pruned = now
        self._failed = {number: until for number, until in self._failed.items() if until > now}
        late = [number for _, number in await self._store.dues(now) if number not in self._failed]
        await asyncio.gather(*map(self._deadline, late))
        self._wakeup.watch()
        again = self._beaten + BEAT
        coming = [max(due, self._failed.get(number, due)) for due, number in await self._store.dues(again)]
        until = min([again, *coming])
        self._wakeup.settle(until)
        return until

    async def stop(self) -> None:
        """End service, with a last heartbeat."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat(self._served())

    async def _beat(self, served: float) -> None:
        await self._store.beat(served)
        self._beaten = served

    async def _deadline(self, number: int) -> None:
        try:
            await self._on_deadline(number)
        except Exception:
            _log.exception("what was due at table %d was not done", number)
            self._failed[number] = self._served() + BEAT  # again, but not at once: others are not to wait for it

    async def _run(self) -> None:
        while True:
            try:
                until = await self.tick()
            except asyncio.CancelledError:
                raise
            except Exception:
                _log.exception("the clock missed a beat")
                until = self._served() + BEAT
            await self._rest(max(0.0, until - self._served()), self._wakeup)
