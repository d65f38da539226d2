"""The turnstile: so many pass in each turn of the event loop, in the order they came, and nobody is forgotten."""

import asyncio

from bot.turnstile import Turnstile

AT_ONCE = 2


async def passing(turnstile: Turnstile, name: int, passed: list[int]) -> None:
    await turnstile.passed()
    passed.append(name)


async def test_so_many_pass_in_each_turn_in_the_order_they_came() -> None:
    turnstile, passed = Turnstile(AT_ONCE), list[int]()
    tasks = [asyncio.create_task(passing(turnstile, name, passed)) for name in range(7)]
    counts = []
    while not all(task.done() for task in tasks):
        before = len(passed)
        await asyncio.sleep(0)
        counts.append(len(passed) - before)
    assert passed == list(range(7))
    assert max(counts) == AT_ONCE
    await turnstile.passed()


async def test_who_gives_up_takes_no_room_and_holds_up_nobody() -> None:
    turnstile, passed = Turnstile(AT_ONCE), list[int]()
    tasks = [asyncio.create_task(passing(turnstile, name, passed)) for name in range(9)]
    await asyncio.sleep(0)
    for task in tasks[3:8]:
        task.cancel()
    async with asyncio.timeout(20):
        await asyncio.gather(*tasks, return_exceptions=True)
        assert passed == [0, 1, 2, 8]
        late = [asyncio.create_task(passing(turnstile, name, passed)) for name in range(10, 14)]
        await asyncio.gather(*late)
    assert passed == [0, 1, 2, 8, 10, 11, 12, 13]


async def test_all_may_give_up() -> None:
    turnstile, passed = Turnstile(1), list[int]()
    tasks = [asyncio.create_task(passing(turnstile, name, passed)) for name in range(4)]
    await asyncio.sleep(0)
    for task in tasks[1:]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(20):
        await passing(turnstile, 4, passed)
        await passing(turnstile, 5, passed)
    assert passed == [0, 4, 5]
