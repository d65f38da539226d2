"""Wakes the clock when a deadline is stored that is sooner than all those it knows."""

import asyncio


class Wakeup:
    """Wakes the clock if something falls due before the clock would wake by itself."""

    def __init__(self) -> None:
        self._until = float("inf")
        self._called = asyncio.Event()

    def due(self, at: float) -> None:
        """Something falls due at this time (seconds of service)."""
        if at < self._until:
            self._called.set()

    def watch(self) -> None:
        """From now on every deadline wakes the clock, because it is about to read the stored deadlines."""
        self._until = float("inf")
        self._called.clear()

    def settle(self, until: float) -> None:
        """The clock wakes by itself at this time, so only sooner deadlines wake it."""
        self._until = until

    async def wait(self) -> None:
        """Wait until the clock has to wake."""
        await self._called.wait()
