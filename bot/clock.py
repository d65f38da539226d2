"""The clock: what falls due by itself, and the heartbeat that dates the last moment of service."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.alarm import Alarm
from bot.store.port import Store

BEAT: Final = 10.0
"""Seconds between heartbeats: a crash charges nobody more than this."""

ASLEEP: Final = 6 * BEAT
"""Seconds without a heartbeat after which the machine must have slept: that is time out of service like any other."""

KEPT: Final = 30 * 24 * 60 * 60.0
"""Seconds for which handled lines and references to messages are remembered; platforms deliver again for a day at most."""

_PRUNE: Final = 60 * 60.0
_log = logging.getLogger(__name__)

Rest = Callable[[float, Alarm], Awaitable[None]]


async def rest(seconds: float, alarm: Alarm) -> None:
    """Sleep so long, or until the alarm rings."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await alarm.rung()


class Clock:
    """Calls `strike` for each table at which something falls due, when it does; time out of service does not count.

    Between two strikes it sleeps until the next, as far as it knows, and is woken where a sooner one is stored.
    """

    def __init__(
        self,
        store: Store,
        strike: Callable[[int], Awaitable[None]],
        alarm: Alarm,
        *,
        now: Callable[[], float] = time.time,
        rest: Rest = rest,
    ) -> None:
        self._store = store
        self._strike = strike
        self._alarm = alarm
        self._now = now
        self._rest = rest
        self._beaten = 0.0
        self._pruned = 0.0
        self._failed: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin service: shift what is due by the time out of service, then run until `stop`."""
        await self._begin(self._now())
        self._task = asyncio.create_task(self._run(), name="clock")

    async def tick(self) -> float:
        """Do everything due now; returns when there is something to do again."""
        now = self._now()
        if self._beaten and now - self._beaten >= ASLEEP:
            await self._begin(now)
        elif not 0 <= now - self._beaten < BEAT:
            await self._store.beat(now)
            self._beaten = now
        if now - self._pruned >= _PRUNE:
            await self._store.prune(now - KEPT)
            self._pruned = now
        self._failed = {number: until for number, until in self._failed.items() if until > now}
        late = [number for _, number in await self._store.dues(now) if number not in self._failed]
        await asyncio.gather(*map(self._struck, late))
        self._alarm.watch()
        again = self._beaten + BEAT
        coming = [max(due, self._failed.get(number, due)) for due, number in await self._store.dues(again)]
        until = min([again, *coming])
        self._alarm.settle(until)
        return until

    async def stop(self) -> None:
        """End service, with a last heartbeat."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._store.beat(self._now())

    async def _begin(self, now: float) -> None:
        away = await self._store.resume(now)
        self._beaten = now
        if away:
            _log.info("in service again after %.0f s", away)

    async def _struck(self, number: int) -> None:
        try:
            await self._strike(number)
        except Exception:
            _log.exception("what was due at table %d was not done", number)
            self._failed[number] = self._now() + BEAT  # again, but not at once: others are not to wait for it

    async def _run(self) -> None:
        while True:
            try:
                until = await self.tick()
            except asyncio.CancelledError:
                raise
            except Exception:
                _log.exception("the clock missed a beat")
                until = self._now() + BEAT
            await self._rest(max(0.0, until - self._now()), self._alarm)
