"""Batches: items that arrive while others are under way form the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from bot.runtime.tasks import Tasks

T = TypeVar("T")
R = TypeVar("R")


class Batches(Generic[T, R]):
    """Processes items in batches of limited size, `at_once` at a time; an item waits only while so many are under way.

    `process` returns the result of each item of a batch, or the exception that its caller gets.
    """

    def __init__(
        self,
        process: Callable[[Sequence[T]], Awaitable[Sequence[R | Exception]]],
        *,
        name: str,
        most: int | None = None,
        at_once: int = 1,
    ) -> None:
        self._process = process
        self._name = name
        self._most = most
        self._at_once = at_once
        self._under_way = 0
        self._waiting: list[tuple[T, asyncio.Future[R]]] = []
        self._tasks = Tasks()

    async def add(self, item: T) -> R:
        """The result of an item; raises the exception of the item."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._under_way < self._at_once:
            self._under_way += 1
            self._tasks.start(self._run(), name=self._name)
        return await done

    async def finish(self) -> None:
        """Wait until nothing is under way."""
        await self._tasks.wait()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[: self._most]
                del self._waiting[: self._most]
                await self._run_batch(batch)
        finally:
            self._under_way -= 1

    async def _run_batch(self, batch: Sequence[tuple[T, asyncio.Future[R]]]) -> None:
        results: Sequence[R | Exception]
        try:
            results = await self._process([item for item, _ in batch])
        except Exception as error:
            results = [error] * len(batch)
        except asyncio.CancelledError:  # results that will never come must not block their callers
            for _, done in (*batch, *self._waiting):
                done.cancel()
            self._waiting.clear()
            raise
        for (_, done), result in zip(batch, results, strict=True):
            if done.done():  # its caller was cancelled
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)
