"""Typed lines on their way into the house: stored first, then handed in, each person's in order."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine

from bot.adapters.web.entry import Entry, Line
from bot.adapters.web.history import History
from bot.chat.port import Handle

TRIES = 3
"""So often a line is handed in, at one start after the other, before it is left alone."""

log = logging.getLogger(__name__)

Failed = Callable[[Line], None]


class Intake:
    """Hands lines in; what a crash or a stop leaves undone is handed in again at the next start."""

    def __init__(self, history: History, handle: Handle, failed: Failed) -> None:
        self._history = history
        self._handle = handle
        self._failed = failed
        self._lanes: dict[str, deque[tuple[int, Line]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._caught_up = asyncio.Event()
        self._closing = False

    async def start(self) -> None:
        """Begin with the lines left over, all in order; new ones wait until these are through."""
        left = await self._history.waiting(tries=TRIES)
        self._spawn(self._catch_up(left))

    def hold(self) -> None:
        """Begin nothing more: what is stored from now on is for the next start."""
        self._closing = True

    async def stop(self, grace: float) -> None:
        """Finish what is begun, leave the rest for the next start."""
        self.hold()
        if not self._tasks:
            return
        _done, late = await asyncio.wait(self._tasks, timeout=grace)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def accept(self, line: Line, acknowledge: Callable[[Entry | None, bool], None]) -> None:
        """Store a line, acknowledge it (with whether it is new) and have it taken in."""
        entry, seq = await self._history.keep_line(line)
        acknowledge(entry, seq is not None)
        if seq is None:
            return
        lane = self._lanes.get(line.author)
        if lane is not None:
            lane.append((seq, line))
            return
        self._lanes[line.author] = deque([(seq, line)])
        self._spawn(self._drain(line.author))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, left: tuple[tuple[int, Line], ...]) -> None:
        try:
            for seq, line in left:
                if self._closing:
                    return
                await self._take(seq, line)
        finally:
            self._caught_up.set()

    async def _drain(self, author: str) -> None:
        await self._caught_up.wait()
        lane = self._lanes[author]
        try:
            while lane and not self._closing:
                await self._take(*lane.popleft())
        finally:
            del self._lanes[author]

    async def _take(self, seq: int, line: Line) -> None:
        try:
            await self._handle(line.incoming())
        except Exception:
            log.exception("a line was not taken in: %s", line.incoming().id)
            await self._history.failed(seq)
            self._failed(line)
        else:
            await self._history.taken(seq)
