"""A turnstile: lets one piece of work pass at a time, and the event loop breathe before each."""

import asyncio
from types import TracebackType


class Turnstile:
    """Guards stretches of work that take a millisecond or so without awaiting anything.

    Many tasks become ready at once when a shared commit is done; without the turnstile all their work would run in one turn
    of the event loop, and whatever else is due would come that much later.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await asyncio.sleep(0)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
