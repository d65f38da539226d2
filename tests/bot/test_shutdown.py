"""Every part stops within its time, and within what those before it left."""

import asyncio

from bot.runtime.shutdown import Shutdown


async def test_what_a_part_leaves_is_there_for_later_ones() -> None:
    shutdown, stopped = Shutdown(), asyncio.Event()

    async def slow() -> None:
        await asyncio.wait_for(stopped.wait(), 60)

    async def quick() -> None:
        asyncio.get_running_loop().call_later(0.1, stopped.set)

    shutdown.add("slow", slow, within=0.0)
    shutdown.add("quick", quick, within=60.0)
    await shutdown.run()
    assert shutdown.failed == []


async def test_a_part_that_hangs_takes_no_more_than_all_were_given() -> None:
    shutdown, loop = Shutdown(), asyncio.get_running_loop()

    async def hang() -> None:
        await asyncio.Event().wait()

    for name in ("last", "second"):
        shutdown.add(name, hang, within=0.2)
    shutdown.add("first", lambda: asyncio.sleep(0), within=0.2)
    began = loop.time()
    await shutdown.run()
    assert shutdown.failed == ["second", "last"]
    assert loop.time() - began >= 0.5
