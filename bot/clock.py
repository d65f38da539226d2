"""The clock: counts seconds of service, acts on deadlines, and stores its count with every heartbeat."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Final

from bot.grammar.seconds import DAY, HOUR
from bot.runtime.outages import log_failure
from bot.runtime.wakeup import Wakeup
from bot.store.store import Store
from bot.tables.daily import Daily

BEAT: Final = 10.0
"""Seconds between heartbeats: a crash costs a player at most this much of their time."""

ASLEEP: Final = 6 * BEAT
"""If nobody asked for the time for this many seconds, the machine slept, which is time out of service."""

KEPT: Final = 30 * DAY
"""Seconds for which handled lines and message references are kept; platforms redeliver for at most a day."""

AT_ONCE: Final = 4
"""How many due tables are handled at a time: with many, a line would wait for all of them at each of its steps."""

_PRUNE: Final = HOUR
_log = logging.getLogger(__name__)


async def sleep_until_due(seconds: float, wakeup: Wakeup) -> None:
    """Sleep for this many seconds, or until something falls due sooner."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await wakeup.wait()


async def _nothing(_: Daily) -> None:
    """Post no puzzle of the day."""


class Uptime:
    """Counts the seconds that the program is in service, added to those of its earlier runs.

    Deadlines are in these seconds. Only the monotonic clock advances them, so a change of the time of day moves no deadline.
    Time in which the machine slept does not count.
    """

    def __init__(
        self, served: float, *, monotonic: Callable[[], float] = time.monotonic, asleep: float = ASLEEP
    ) -> None:
        self._served = served
        self._monotonic = monotonic
        self._asleep = asleep
        self._looked = monotonic()

    def seconds(self) -> float:
        """The seconds of service up to now; must be called at least every minute."""
        now = self._monotonic()
        passed, self._looked = now - self._looked, now
        if passed < self._asleep:
            self._served += max(0.0, passed)
        else:
            _log.info("in service again after the machine slept for %.0f s", passed)
        return self._served


class SharedUptime:
    """The seconds of service, which the database counts as long as some process holds the lease of the clock."""

    def __init__(self) -> None:
        self._served = 0.0
        self._looked = time.monotonic()
        self._counting = 0.0

    def set(self, served: float, counting: float) -> None:
        """Set the seconds of service; they go on for at most `counting` seconds until the next call."""
        self._served = max(served, self.seconds())
        self._looked, self._counting = time.monotonic(), counting

    def seconds(self) -> float:
        """The seconds of service up to now."""
        return self._served + max(0.0, min(time.monotonic() - self._looked, self._counting))


@dataclass(eq=False, repr=False)
class Clock:
    """Calls `on_deadline` with the number of each table whose deadline has come, and `on_daily` for each puzzle of the day.

    `served` gives the seconds of service, the unit of deadlines; `now` gives the seconds since 1970. The clock sleeps until the
    next deadline it knows; `wakeup` wakes it when a sooner one is stored. Every `poll` seconds it looks for deadlines stored
    by other processes. References to messages are kept for `keep` seconds; those about open or running tables are kept longer.
    """

    store: Store
    on_deadline: Callable[[int], Awaitable[None]]
    wakeup: Wakeup
    served: Callable[[], float]
    now: Callable[[], float] = time.time
    sleep: Callable[[float, Wakeup], Awaitable[None]] = sleep_until_due
    poll: float = inf
    keep: float = KEPT
    on_daily: Callable[[Daily], Awaitable[None]] = _nothing
    _beaten: float = field(default=-inf, init=False)
    _pruned: float = field(default=-inf, init=False)
    _put_off: dict[int, float] = field(default_factory=dict, init=False)
    _task: asyncio.Task[None] | None = field(default=None, init=False)

    async def start(self) -> None:
        """Begin service, and run until `stop`."""
        await self._beat(self.served())
        self._task = asyncio.create_task(self._run(), name="clock")

    async def tick(self) -> float:
        """Handle the first due tables; returns when to look again, in seconds of service: at once if there are more."""
        now = self.served()
        if now - self._beaten >= BEAT:
            await self._beat(now)
            await self._dailies()
        if now - self._pruned >= _PRUNE:
            await self.store.prune(self.now() - KEPT, finished=self.now() - self.keep)
            self._pruned = now
        self._put_off = {number: until for number, until in self._put_off.items() if until > now}
        due = await self.store.dues(now, AT_ONCE + len(self._put_off))
        if late := [number for _, number in due if number not in self._put_off][:AT_ONCE]:
            own = await self.store.leases.claim(late)
            self._put_off |= {number: now + self.poll for number in late if number not in own}
            await asyncio.gather(*map(self._deadline, own))
            await self.store.leases.unclaim(own)
        self.wakeup.watch()
        again = min(self._beaten + BEAT, now + self.poll)
        first = await self.store.dues(again, 1 + len(self._put_off))
        coming = [max(due, self._put_off.get(number, due)) for due, number in first]
        until = min([again, *coming])
        self.wakeup.settle(until)
        return until

    async def try_beat(self) -> None:
        """Store an extra heartbeat, but none before the first; raises the exception if it cannot be stored."""
        if self._beaten != -inf:
            await self.store.beat(self.served())

    async def stop(self) -> None:
        """End service, with a last heartbeat in a file."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            if not self.store.leases.shared:  # a server, which may be away, counts by itself
                await self._beat(self.served())

    async def _beat(self, served: float) -> None:
        await self.store.beat(served)
        self._beaten = served

    async def _deadline(self, number: int) -> None:
        try:
            await self.on_deadline(number)
        except Exception as error:
            log_failure(_log, error, "could not handle what was due at table %d", number)
            self._put_off[number] = self.served() + BEAT  # try again later, so that other tables need not wait for it

    async def _dailies(self) -> None:
        """Post the puzzles of the day that are due; one that fails is tried again with the next heartbeat."""
        for daily in await self.store.puzzles.due(self.now()):
            try:
                await self.on_daily(daily)
            except Exception as error:
                log_failure(_log, error, "a puzzle of the day was not posted")

    async def _run(self) -> None:
        failed = False
        while True:
            try:
                until = await self.tick()
                failed = False
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log_failure(_log, error, "could not look for what is due", again=failed)
                failed = True
                self.wakeup.watch()  # what woke it would do so at once, again and again, and nothing else could run
                until = self.served() + min(BEAT, self.poll)
            await self.sleep(max(0.0, until - self.served()), self.wakeup)
