"""A turnstile: lets some work pass in each turn of the event loop, and what comes then wait for the next."""

import asyncio
from collections import deque


class Turnstile:
    """Stands before stretches of work that take part of a millisecond without awaiting anything.

    Many tasks become ready at once when a shared commit is done; without the turnstile all their work would run in one turn
    of the event loop, and whatever else is due would come that much later. `at_once` pass in each turn.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._passed = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def passed(self) -> None:
        """Wait for a turn of the event loop that has room; who came first passes first."""
        if self._waiting or self._passed == self._at_once:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn
            return
        if not self._passed:
            asyncio.get_running_loop().call_soon(self._turn)
        self._passed += 1

    def _turn(self) -> None:
        """A turn of the event loop begins: those who wait may pass, as many as there is room for."""
        self._passed = 0
        while self._waiting and self._passed < self._at_once:
            turn = self._waiting.popleft()
            if not turn.done():  # it may have been given up
                turn.set_result(None)
                self._passed += 1
        if self._passed:
            asyncio.get_running_loop().call_soon(self._turn)
