"""Typed lines on their way to the service: stored first, then handed in, each person's in order.

A line that fails is tried again before any later line of its author. A line that keeps failing is given up, and its author is
told in the same transaction that removes it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bot.adapters.web import nicknames, rooms
from bot.adapters.web.history import MessageHistory
from bot.adapters.web.incoming import TypedLine
from bot.adapters.web.outgoing import ChatEntry
from bot.adapters.web.people import People
from bot.adapters.web.windows import Windows
from bot.adapters.web.words import PageWords
from bot.chat.port import Account, Handle, Incoming
from bot.runtime.backoff import backoff
from bot.runtime.locks import Locks
from bot.runtime.outages import log_failure
from bot.runtime.tasks import Tasks

PATIENCE = 60.0
"""Seconds after which a line that keeps failing is given up."""
FIRST_WAIT = 0.05
LONGEST_WAIT = 5.0

log = logging.getLogger(__name__)

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class WaitingLine:
    """A stored line that waits to be handed in, at the latest at `until` on the monotonic clock.

    The table in view is not stored: a line that a crash leaves over may be answered with the question which table it is for.
    """

    seq: int
    line: TypedLine
    until: float
    in_view: int = 0


@dataclass(eq=False, repr=False)
class Intake:
    """Hands in lines. Lines that a crash or a stop leaves over are handed in at the next start, unless overtaken."""

    history: MessageHistory
    people: People
    handle: Handle
    words: PageWords
    windows: Windows
    patience: float = PATIENCE
    _locks: Locks = field(default_factory=Locks, init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)
    _forgotten: set[str] = field(default_factory=set, init=False)
    _caught_up: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _closing: asyncio.Event = field(default_factory=asyncio.Event, init=False)

    async def start(self) -> None:
        """Hand in the leftover lines in order; new lines wait until each of them was tried once."""
        await self.history.give_up_overtaken(lambda locale: self.words.say(locale, "web-overtaken"))
        until = time.monotonic() + self.patience
        left = [WaitingLine(seq, line, until) for seq, line in await self.history.waiting()]
        self._tasks.start(self._catch_up(left))

    def hold(self) -> None:
        """Begin nothing more; lines stored from now on are left for the next start."""
        self._closing.set()

    async def stop(self, within: float) -> None:
        """Wait for current lines, at most `within` seconds; leave the others for the next start."""
        self.hold()
        await self._tasks.finish(within)

    async def accept(
        self, line: TypedLine, acknowledge: Callable[[ChatEntry | None], None], *, in_view: int = 0
    ) -> None:
        """Store a line and call `acknowledge` with its entry; if it is new, show it in every window and hand it in later."""
        entry, seq = await self.history.keep_line(line)
        acknowledge(entry)
        if seq is not None:
            if entry is not None:
                self.windows.push(entry)
            self._tasks.start(self._take_in_order(WaitingLine(seq, line, time.monotonic() + self.patience, in_view)))

    def forget(self, person: str) -> None:
        """Drop the lines of a forgotten person; their id is never used again."""
        self._forgotten.add(person)

    def lock_of(self, person: str) -> asyncio.Lock:
        """The lock that is free for a person once all lines are handled that they have typed so far."""
        return self._locks.of(person)

    async def incoming(self, line: TypedLine) -> Incoming:
        """A line for the service, with the people it names, its author's rights and their time zone."""
        names = {name: nicknames.key(name) for name in nicknames.mentioned(line.text)}
        ids = await self.people.ids(names.values())
        mentions = {name: Account(rooms.PLATFORM, ids[key]) for name, key in names.items() if key in ids}
        leads = await self.people.leads(line.author, line.room)
        here = {person for person, _ in self.windows.people(line.room)}
        return line.incoming(
            mentions,
            moderator=leads,
            zone=self.windows.zone(line.author),
            locked=not self.people.everyone_leads,
            alone=here == {line.author},
        )

    async def _catch_up(self, left: list[WaitingLine]) -> None:
        """Try each leftover line once; those that fail, and later ones of their authors, come first afterwards."""
        failed: list[WaitingLine] = []
        try:
            for one in left:
                if self._closing.is_set():
                    return
                behind = any(one.line.author == other.line.author for other in failed)
                if behind or not await self._attempt(one):
                    failed.append(one)
                else:
                    await self._store(lambda seq=one.seq: self.history.mark_taken(seq))  # type: ignore[misc]
        finally:
            for one in failed:  # they ask for their locks before new lines do
                self._tasks.start(self._take_in_order(one, left_over=True))
            self._caught_up.set()

    async def _take_in_order(self, one: WaitingLine, *, left_over: bool = False) -> None:
        """Hand in a line after the earlier ones of its author."""
        if not left_over:
            await self._caught_up.wait()
        async with self._locks.of(one.line.author):
            if not self._closing.is_set() and one.line.author not in self._forgotten:
                await self._take(one)

    async def _take(self, one: WaitingLine) -> None:
        """Try until the line is handled or given up; a stop leaves it waiting."""
        waits = backoff(FIRST_WAIT, LONGEST_WAIT)
        again = False
        while not await self._attempt(one, again=again):
            again = True
            if time.monotonic() >= one.until:
                await self._give_up(one)
                return
            await self._pause(next(waits))
            if self._closing.is_set():
                return
        await self._store(lambda: self.history.mark_taken(one.seq))

    async def _attempt(self, one: WaitingLine, *, again: bool = False) -> bool:
        """Hand in a line; returns False if that failed, which is logged unless it failed `again`."""
        try:
            await self.handle(replace(await self.incoming(one.line), in_view=one.in_view))
        except Exception as error:
            log_failure(log, error, "line %d could not be handled, and is tried again", one.seq, again=again)
            with suppress(Exception):  # the count of failures matters only for leftover lines at the next start
                await self.history.mark_failed(one.seq)
            return False
        return True

    async def _give_up(self, one: WaitingLine) -> None:
        log.warning("line %d is given up", one.seq)
        sentence = self.words.say(self.words.match(one.line.locale), "web-given-up")
        entry = await self._store(lambda: self.history.give_up(one.seq, one.line, sentence))
        if entry is not None:
            self.windows.push(entry)

    async def _store(self, write: Callable[[], Awaitable[R]]) -> R | None:
        """Write to the database, again until it works; returns None if a stop comes first."""
        for number, wait in enumerate(backoff(FIRST_WAIT, LONGEST_WAIT)):
            try:
                return await write()
            except Exception as error:
                log_failure(log, error, "could not store whether a line was handled", again=number > 0)
            await self._pause(wait)
            if self._closing.is_set():
                break
        return None

    async def _pause(self, seconds: float) -> None:
        """Wait for some seconds, or until a stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
