"""Typed lines on their way to the service: stored first, then handed in, each person's in order.

A line that fails is tried again before anything newer of the same person. What could not be done in time is given up, and
its author is told in the same transaction that ends the waiting.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from bot.adapters.web import rooms
from bot.adapters.web.history import History
from bot.adapters.web.outgoing import ChatMessage, TypedLine
from bot.adapters.web.people import People
from bot.adapters.web.words import Words
from bot.chat.port import Handle, Incoming, Person

PATIENCE = 60.0
"""Seconds after which a line that keeps failing is given up."""
LONGEST_WAIT = 5.0

log = logging.getLogger(__name__)

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Waiting:
    """A stored line that is to be handed in, until a moment of the clock."""

    seq: int
    line: TypedLine
    until: float


class Intake:
    """Hands lines in; what a crash or a stop leaves undone is handed in at the next start, if nothing has overtaken it."""

    def __init__(
        self,
        history: History,
        people: People,
        handle: Handle,
        words: Words,
        told: Callable[[ChatMessage], None],
        *,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._history = history
        self._people = people
        self._handle = handle
        self._words = words
        self._told = told
        self._patience = patience
        self._clock = clock
        self._lanes: dict[str, deque[Waiting]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._caught_up = asyncio.Event()
        self._closing = asyncio.Event()

    async def start(self) -> None:
        """Begin with the lines left over, all in order; new ones wait until each of these was tried once."""
        await self._history.give_up_overtaken(lambda locale: self._words.say(locale, "web-overtaken"))
        until = self._clock() + self._patience
        left = [Waiting(seq, line, until) for seq, line in await self._history.waiting()]
        self._spawn(self._catch_up(left))

    def hold(self) -> None:
        """Begin nothing more: what is stored from now on is for the next start."""
        self._closing.set()

    async def stop(self, grace: float) -> None:
        """Finish what is begun, leave the rest for the next start."""
        self.hold()
        if not self._tasks:
            return
        _done, late = await asyncio.wait(self._tasks, timeout=grace)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def accept(self, line: TypedLine, acknowledge: Callable[[ChatMessage | None, bool], None]) -> None:
        """Store a line, acknowledge it (with whether it is new) and have it taken in."""
        entry, seq = await self._history.keep_line(line)
        acknowledge(entry, seq is not None)
        if seq is not None:
            self._enqueue(line.author, Waiting(seq, line, self._clock() + self._patience))

    def forget(self, person: str) -> None:
        """Drop the lines of somebody who is forgotten."""
        self._lanes.get(person, deque()).clear()

    async def incoming(self, line: TypedLine) -> Incoming:
        """A line as the service takes it: who is named in it, and what its author may do in its room."""
        ids = await self._people.ids(rooms.mentions(line.text))
        mentions = {nick: Person(rooms.PLATFORM, id) for nick, id in ids.items()}
        return line.incoming(mentions, moderator=await self._people.leads(line.author, line.room))

    def _enqueue(self, author: str, *waiting: Waiting, first: bool = False) -> None:
        lane = self._lanes.get(author)
        if lane is None:
            self._lanes[author] = deque(waiting)
            self._spawn(self._drain(author))
        elif first:
            lane.extendleft(reversed(waiting))
        else:
            lane.extend(waiting)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, left: list[Waiting]) -> None:
        behind: dict[str, list[Waiting]] = {}
        try:
            for one in left:
                if self._closing.is_set():
                    return
                if one.line.author in behind or not await self._attempt(one):
                    behind.setdefault(one.line.author, []).append(one)
                else:
                    await self._stored(lambda seq=one.seq: self._history.taken(seq))  # type: ignore[misc]
        finally:
            for author, waiting in behind.items():
                self._enqueue(author, *waiting, first=True)
            self._caught_up.set()

    async def _drain(self, author: str) -> None:
        await self._caught_up.wait()
        lane = self._lanes[author]
        try:
            while lane and not self._closing.is_set():
                one = lane[0]
                await self._take(one)
                if lane and lane[0] is one:
                    lane.popleft()
        finally:
            del self._lanes[author]

    async def _take(self, one: Waiting) -> None:
        """Have a line done, or given up; only a stop leaves it as it is."""
        waits = _waits()
        level = logging.ERROR
        while not await self._attempt(one, level):
            level = logging.DEBUG
            if self._clock() >= one.until:
                await self._give_up(one)
                return
            await self._pause(next(waits))
            if self._closing.is_set():
                return
        await self._stored(lambda: self._history.taken(one.seq))

    async def _attempt(self, one: Waiting, level: int = logging.ERROR) -> bool:
        """Hand a line in; false where that failed, which is logged at this level."""
        try:
            await self._handle(await self.incoming(one.line))
        except Exception:
            log.log(level, "line %d was not taken in, and is tried again", one.seq, exc_info=True)
            with suppress(Exception):  # it only decides about lines left over at the next start
                await self._history.failed(one.seq)
            return False
        return True

    async def _give_up(self, one: Waiting) -> None:
        log.warning("line %d is given up", one.seq)
        sentence = self._words.say(self._words.match(one.line.locale), "web-given-up")
        entry = await self._stored(lambda: self._history.give_up(one.seq, one.line, sentence))
        if entry is not None:
            self._told(entry)

    async def _stored(self, work: Callable[[], Awaitable[R]]) -> R | None:
        """Have something stored, as often as it takes; None where a stop comes before it is."""
        waits = _waits()
        while True:
            try:
                return await work()
            except Exception:
                log.exception("what became of a line could not be stored")
            await self._pause(next(waits))
            if self._closing.is_set():
                return None

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until a stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()


def _waits() -> Iterator[float]:
    """Seconds between one try and the next."""
    wait = 0.05
    while True:
        yield wait
        wait = min(LONGEST_WAIT, 2 * wait)
