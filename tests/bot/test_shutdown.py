"""Every part stops within its time, and all together within a little more."""

import asyncio

import pytest

from bot.runtime import shutdown as shutting_down
from bot.runtime.shutdown import Shutdown
from tests.patience import SPARE


async def test_a_part_may_be_late_on_a_busy_machine() -> None:
    shutdown, stopped = Shutdown(), asyncio.Event()

    async def late() -> None:
        asyncio.get_running_loop().call_later(0.02, stopped.set)
        await stopped.wait()

    shutdown.add("late", late, within=0.01)
    await shutdown.run()
    assert shutdown.failed == []


async def test_a_part_that_hangs_keeps_no_other_from_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutting_down, "SPARE", SPARE)
    shutdown, loop, stopped = Shutdown(), asyncio.get_running_loop(), []

    async def hang() -> None:
        await asyncio.Event().wait()

    async def stop() -> None:
        stopped.append("last")

    shutdown.add("last", stop, within=0.1)
    for name in ("second", "first"):
        shutdown.add(name, hang, within=0.1)
    began = loop.time()
    await shutdown.run()
    assert shutdown.failed == ["first", "second"]
    assert stopped == ["last"]
    assert loop.time() - began >= 0.2 + SPARE
