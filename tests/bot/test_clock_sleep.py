"""The sleep of the clock: how long it is, what wakes it, and how failures end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.clock import AT_ONCE, BEAT, Clock, Uptime
from bot.runtime.wakeup import Wakeup
from tests.bot.stage import STUCK, Stage
from tests.bot.toys import LIMIT, begin, deadline
from tests.logged import records

HOUR = 3600.0


class Sleeper:
    """The clock's sleep: says how long it would be, and ends when the wake-up comes or the time is `up`."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.asked: asyncio.Queue[float] = asyncio.Queue()
        self.up = asyncio.Event()

    async def __call__(self, seconds: float, wakeup: Wakeup) -> None:
        self.asked.put_nowait(seconds)
        self.up.clear()
        ends = [asyncio.ensure_future(one) for one in (wakeup.wait(), self.up.wait())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()

    async def sleeps(self) -> float:
        """How long the clock sleeps now."""
        async with asyncio.timeout(STUCK):
            return await self.asked.get()

    def wake(self, after: float) -> None:
        """Wake the clock as if this time had passed."""
        self.stage.now += after
        self.up.set()


@asynccontextmanager
async def running(stage: Stage) -> AsyncIterator[Sleeper]:
    sleeper = Sleeper(stage)
    ticking = Clock(
        stage.store,
        stage.service.on_deadline,
        stage.services.wakeup,
        served=stage.services.served,
        now=lambda: stage.now,
        sleep=sleeper,
    )
    await ticking.start()
    try:
        yield sleeper
    finally:
        await ticking.stop()


async def test_the_clock_sleeps_until_the_next_thing_is_due(toy: Stage) -> None:
    await begin(toy)
    async with running(toy) as sleeper:
        assert await sleeper.sleeps() == BEAT
        sleeper.wake(BEAT)
        assert await sleeper.sleeps() == BEAT
        sleeper.wake(BEAT - 0.5)
        assert await sleeper.sleeps() == 0.5
        sleeper.wake(0.5)
        assert await sleeper.sleeps() == BEAT, "due together with the heartbeat, and both done"
        assert await deadline(toy) == []
        sleeper.wake(BEAT)
        await sleeper.sleeps()
        assert await deadline(toy) == ["time"]


async def test_what_falls_due_sooner_wakes_the_clock(toy: Stage) -> None:
    async with running(toy) as sleeper:
        assert await sleeper.sleeps() == BEAT
        toy.now += 5
        await begin(toy)
        assert sleeper.asked.empty(), "a round of 30 s is not due before the next heartbeat"
        toy.services.wakeup.due(toy.now + 1)
        assert await sleeper.sleeps() == 5


async def test_a_machine_that_slept_charges_nobody(toy: Stage) -> None:
    """Also where the monotonic clock goes on meanwhile, as it does on Windows."""
    toy.served = Uptime(0.0, monotonic=lambda: toy.now).seconds
    await begin(toy)
    async with running(toy) as sleeper:
        await sleeper.sleeps()
        sleeper.wake(BEAT)
        await sleeper.sleeps()
        sleeper.wake(HOUR)
        assert await sleeper.sleeps() == BEAT
        assert await deadline(toy) == []
        assert toy.served() == BEAT
        sleeper.wake(BEAT)
        await sleeper.sleeps()
        sleeper.wake(BEAT)
        await sleeper.sleeps()
        assert await deadline(toy) == ["time"]


async def test_an_outage_is_one_line_in_the_log_however_long_it_takes(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    away = stage.path.with_name("away.sqlite3")
    async with running(stage) as sleeper:
        await sleeper.sleeps()
        for _ in range(2):
            stage.path.rename(away)
            for _ in range(3):
                sleeper.wake(BEAT)
                await sleeper.sleeps()
            away.rename(stage.path)
            sleeper.wake(BEAT)
            await sleeper.sleeps()
    missed = records(caplog, logging.WARNING)
    assert len(missed) == 2, "one for each outage"
    assert all("could not look for what is due" in record.getMessage() for record in missed)


async def test_in_an_outage_what_falls_due_wakes_the_clock_once(stage: Stage) -> None:
    """It would try again without a pause; where each attempt fails at once, nothing else would run any more."""
    async with running(stage) as sleeper:
        await sleeper.sleeps()
        stage.path.rename(away := stage.path.with_name("away.sqlite3"))
        stage.services.wakeup.due(stage.now)
        stage.now += BEAT
        assert await sleeper.sleeps() == BEAT
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await stage.services.wakeup.wait()
        away.rename(stage.path)


async def test_of_many_due_tables_some_are_done_at_a_time(toy: Stage) -> None:
    """So nothing else waits for all of them, not even the heartbeat."""
    numbers = [await begin(toy) for _ in range(2 * AT_ONCE + 1)]
    ticking = Clock(toy.store, toy.service.on_deadline, Wakeup(), served=lambda: toy.now)
    toy.now += LIMIT
    for done in (AT_ONCE, 2 * AT_ONCE):
        assert await ticking.tick() <= toy.now, "there are more, so it looks again at once"
        assert sum([await deadline(toy, number) == ["time"] for number in numbers]) == done
    assert await ticking.tick() == toy.now + BEAT
    assert [await deadline(toy, number) for number in numbers] == [["time"]] * len(numbers)


async def test_a_deadline_that_fails_keeps_nobody_else_waiting(toy: Stage, caplog: pytest.LogCaptureFixture) -> None:
    failed: list[int] = []

    async def on_deadline(number: int) -> None:
        if number == 1:
            failed.append(number)
            raise OSError("the disk is on fire")
        await toy.service.on_deadline(number)

    await begin(toy)
    await begin(toy)
    ticking = Clock(toy.store, on_deadline, Wakeup(), served=lambda: toy.now)
    toy.now += LIMIT
    with caplog.at_level(logging.CRITICAL, logger="bot"):
        assert await ticking.tick() == toy.now + BEAT, "once more, but not at once"
        assert await deadline(toy, 2) == ["time"]
        await ticking.tick()
        assert failed == [1]
        toy.now += BEAT
        await ticking.tick()
    assert failed == [1, 1]
