"""Shutdown: stops every part of the program within a time limit, even if an earlier part failed to stop."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Final

from bot.runtime.outages import log_failure

SPARE: Final = 1.0
"""Seconds that all parts together may take beyond their own: on a busy machine one of them is late, hardly all."""

_log = logging.getLogger(__name__)


class Shutdown:
    """Stops parts in the reverse order of `add`; `failed` names those that did not stop cleanly.

    A part that is late uses up the time to spare, so that those after it have less of it.
    """

    def __init__(self) -> None:
        self._stack = AsyncExitStack()
        self._spare = SPARE
        self.failed: list[str] = []

    def add(self, name: str, stop: Callable[[], Awaitable[object]], *, within: float) -> None:
        """Stop this part at shutdown, `within` this many seconds."""
        self._stack.push_async_callback(self._stop, name, stop, within)

    async def run(self) -> None:
        """Stop every part; log the exceptions of a part instead of raising them."""
        await self._stack.aclose()

    async def _stop(self, name: str, stop: Callable[[], Awaitable[object]], within: float) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(within + self._spare):
                await stop()
        except Exception as error:
            log_failure(_log, error, "the %s did not stop cleanly", name)
            self.failed.append(name)
        late = time.monotonic() - began - within
        self._spare = max(0.0, self._spare - max(0.0, late))
