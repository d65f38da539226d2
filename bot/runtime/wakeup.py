"""The alarm between those who store when something falls due and the clock, which sleeps until then."""

import asyncio


class Wakeup:
    """Wakes the clock where something falls due sooner than it would wake by itself."""

    def __init__(self) -> None:
        self._until = float("inf")
        self._rung = asyncio.Event()

    def due(self, at: float) -> None:
        """Something falls due at this time (seconds of service)."""
        if at < self._until:
            self._rung.set()

    def watch(self) -> None:
        """From now on whatever falls due rings: the clock is about to look what there is."""
        self._until = float("inf")
        self._rung.clear()

    def settle(self, until: float) -> None:
        """The clock wakes by itself at this time: only what falls due before has to ring."""
        self._until = until

    async def rung(self) -> None:
        """Wait until it rings."""
        await self._rung.wait()
