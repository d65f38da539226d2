"""The clock: what falls due by itself, and the heartbeat that dates the last moment of service."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store.port import Store

BEAT: Final = 10.0
"""Seconds between heartbeats: a crash charges nobody more than this."""

KEPT: Final = 30 * 24 * 60 * 60.0
"""Seconds for which handled lines and references to messages are remembered; platforms deliver again for a day at most."""

_PRUNE: Final = 60 * 60.0
_log = logging.getLogger(__name__)


class Clock:
    """Calls `lapse` for each challenge whose time is up; time out of service does not count."""

    def __init__(
        self, store: Store, lapse: Callable[[int], Awaitable[None]], *, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._lapse = lapse
        self._now = now
        self._pruned = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin service: shift what is due by the time out of service, then run until `stop`."""
        away = await self._store.resume(self._now())
        _log.info("in service again after %.0f s", away)
        self._task = asyncio.create_task(self._run(), name="clock")

    async def tick(self) -> None:
        """Do everything due now."""
        now = self._now()
        await self._store.beat(now)
        while (due := await self._store.lapsing()) is not None and due[0] <= now:
            await self._lapse(due[1])
        if now - self._pruned >= _PRUNE:
            await self._store.prune(now - KEPT)
            self._pruned = now

    async def stop(self) -> None:
        """End service, with a last heartbeat."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._store.beat(self._now())

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except asyncio.CancelledError:
                raise
            except Exception:
                _log.exception("the clock missed a beat")
            await asyncio.sleep(BEAT)
