"""Background tasks that end with the part that started them."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """The running tasks of one part of the program."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T]:
        """Run work in the background."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def wait(self, within: float | None = None) -> None:
        """Wait until all tasks are done, including those started meanwhile; at most `within` seconds, if given."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._running:
                    await asyncio.wait(set(self._running))

    async def cancel(self) -> None:
        """Cancel the tasks that still run, and wait until they have ended."""
        await cancel(self._running)

    async def finish(self, within: float) -> None:
        """Wait at most `within` seconds, then cancel the tasks that still run."""
        await self.wait(within)
        await self.cancel()


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
