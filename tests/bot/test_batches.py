"""Batches: all that waits while one is under way shares the next one, and no item harms another in it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.chat.outbox_message import OutboxMessage
from bot.messages.drawing import Drawing
from bot.messages.painting import paint
from bot.runtime.batches import Batches
from bot.runtime.worker import Worker
from tests.bot.stage import LOBBY, Stage
from tests.texts import TEXTS


class Halves:
    """Halves even numbers in batches, one for each release of `go`."""

    def __init__(self) -> None:
        self.batches: list[Sequence[int]] = []
        self.go = asyncio.Semaphore(0)

    async def process(self, numbers: Sequence[int]) -> Sequence[int | Exception]:
        self.batches.append(numbers)
        await self.go.acquire()
        if 0 in numbers:
            raise ZeroDivisionError
        return [ValueError(number) if number % 2 else number // 2 for number in numbers]


async def begun(batches: Batches[int, int], *numbers: int) -> list[asyncio.Task[int]]:
    """Tasks that wait for the results of these numbers."""
    tasks = [asyncio.create_task(batches.add(number)) for number in numbers]
    await asyncio.sleep(0)  # they are added
    await asyncio.sleep(0)  # a batch begins where none is under way
    return tasks


async def test_what_arrives_while_a_batch_is_under_way_shares_the_next_one() -> None:
    halves = Halves()
    batches = Batches(halves.process, name="halves")
    tasks = [*await begun(batches, 2, 4), *await begun(batches, 6), *await begun(batches, 8, 10)]
    halves.go.release()
    halves.go.release()
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4, 5]
    assert halves.batches == [[2, 4], [6, 8, 10]]
    await batches.finish()


async def test_a_batch_has_no_more_than_its_most() -> None:
    halves = Halves()
    batches = Batches(halves.process, name="halves", most=2)
    tasks = await begun(batches, 2, 4, 6, 8, 10)
    for _ in range(3):
        halves.go.release()
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4, 5]
    assert halves.batches == [[2, 4], [6, 8], [10]]


async def test_so_many_batches_are_under_way_at_once() -> None:
    halves = Halves()
    batches = Batches(halves.process, name="halves", most=2, at_once=2)
    tasks = [*await begun(batches, 2), *await begun(batches, 4, 6), *await begun(batches, 8, 10)]
    assert halves.batches == [[2], [4, 6]]
    for _ in range(3):
        halves.go.release()
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4, 5]
    assert halves.batches == [[2], [4, 6], [8, 10]]
    await batches.finish()


async def test_an_exception_reaches_the_caller_of_its_item_and_a_batch_that_fails_all_its_callers() -> None:
    halves = Halves()
    batches = Batches(halves.process, name="halves")
    tasks = [*await begun(batches, 2, 3), *await begun(batches, 0, 4)]
    for _ in range(3):
        halves.go.release()
    first, second, *failed = await asyncio.gather(*tasks, return_exceptions=True)
    assert first == 1
    assert isinstance(second, ValueError)
    assert [type(error) for error in failed] == [ZeroDivisionError] * 2
    assert await batches.add(6) == 3


async def test_a_cancelled_caller_holds_nobody_up_and_nobody_waits_for_a_cancelled_batch() -> None:
    halves = Halves()
    batches = Batches(halves.process, name="halves")
    one, other = await begun(batches, 2, 4)
    one.cancel()
    halves.go.release()
    assert await other == 2
    tasks = [*await begun(batches, 2), *await begun(batches, 4)]
    await batches._tasks.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError] * 2
    halves.go.release()
    assert await batches.add(6) == 3


async def test_a_scene_that_cannot_be_drawn_fails_alone(stage: Stage) -> None:
    await stage.begin()
    table = await stage.table()
    worker = Worker()
    drawing = Drawing(stage.store, stage.positions, TEXTS, worker)
    scene = await drawing.scene(OutboxMessage(LOBBY, (), "en", table.id, table.game, picture="board"))
    assert scene is not None
    scenes = [scene, scene, replace(scene, view=None), scene]
    try:
        results = await asyncio.gather(
            *(drawing.draw(one, locale="en", tappable=True) for one in scenes), return_exceptions=True
        )
    finally:
        worker.close()
    assert isinstance(results.pop(2), AttributeError)
    assert results == [paint(scene)] * 3
