"""The computer players: plays their turns at all tables."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from bot.commands.changes import change_after_move, set_aside
from bot.commands.context import CommandResult, Services
from bot.games import lessons
from bot.games.thinking_time import thinks_for
from bot.messages import announce
from bot.messages.delivery import Delivery
from bot.runtime.backoff import Pause
from bot.runtime.locks import Locks
from bot.runtime.outages import log_failure
from bot.runtime.tasks import cancel
from bot.store.change import Stale, Unavailable
from bot.store.positions import DoesNotReplay
from bot.tables.playing import play
from bot.tables.table import Phase, Table

TYPING_AFTER: Final = 1.0
"""Seconds after which the chat shows that a computer is thinking; the sign lasts longer than any computer thinks."""

THINK_AGAIN: Final = (2.0, 10.0, 60.0)
"""Seconds between the attempts of a computer that failed to move; after the last, it waits for a start or other moves."""

_log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Computers:
    """Plays the computers' turns, with a task for each table; `commit` stores their results."""

    services: Services
    delivery: Delivery
    commit: Callable[[CommandResult], Awaitable[object]]
    pause: Pause
    _thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _wanted: set[int] = field(default_factory=set, init=False)
    _failed: set[int] = field(default_factory=set, init=False)
    _queues: Locks = field(default_factory=Locks, init=False)
    _closed: bool = field(default=False, init=False)

    async def catch_up(self) -> None:
        """Play the turns that an earlier run or another process left open."""
        for number in await self.services.store.computers_on_turn():
            if number not in self._failed:
                self._begin(number)

    async def close(self) -> None:
        """Cancel the turns; the next start or another process plays them."""
        self._closed = True
        await cancel(self._thinking.values())

    async def idle(self) -> None:
        """Wait until no computer is thinking."""
        while self._thinking:
            await asyncio.wait(set(self._thinking.values()))

    def think(self, table: Table) -> None:
        """Start playing at a table if a computer may act there."""
        if table.computers_on_turn:
            self._failed.discard(table.id)
            self._begin(table.id)

    def _begin(self, number: int) -> None:
        """Play at a table, after other tables of the same people.

        One process thinks for everybody in turn, so whoever begins a hundred games waits for them alone.
        """
        self._wanted.add(number)
        if number not in self._thinking and not self._closed:
            self._thinking[number] = asyncio.create_task(self._play_turns(number), name=f"computer at {number}")

    async def _play_turns(self, number: int) -> None:
        """Play the computers' turns of a table until people have to move; after a failure, retry a few times."""
        waits, leases = iter(THINK_AGAIN), self.services.store.leases
        try:
            while number in self._wanted:
                self._wanted.discard(number)  # first, so that a turn that begins meanwhile is not lost
                try:
                    table = await self.services.store.table(number)
                    whose = () if table is None else table.people
                    thinks_for.set(whose)
                    async with self._queues.of(whose):
                        while await leases.claim([number]) and await self._play_turn(number):
                            pass
                        await leases.unclaim([number])
                except Unavailable as error:
                    _log.warning("the computer at table %d has to wait for the database: %s", number, error)
                    await self.pause(THINK_AGAIN[0])
                    self._wanted.add(number)
                except Exception as error:
                    log_failure(_log, error, "the computer at table %d could not move", number)
                    if (wait := next(waits, None)) is None:
                        self._failed.add(number)
                        return
                    await self.pause(wait)
                    self._wanted.add(number)
        finally:
            self._wanted.discard(number)
            del self._thinking[number]

    async def _play_turn(self, number: int) -> bool:
        """Play one turn of a computer; returns whether to look again: one was played, or the table has changed meanwhile."""
        services = self.services
        table = await services.store.table(number)
        if table is None or not table.computers_on_turn:
            return False
        seat = table.computers_on_turn[0]
        level = table.player(seat).level
        assert level is not None
        try:
            loaded = await services.positions.load(table)
        except DoesNotReplay as broken:
            await self.commit(await set_aside(services, broken))
            return False
        view = loaded.view(seat)
        prepared = lessons.ahead(table.game, table.seed, loaded.replay.position, seat)
        async with self._shown_as_thinking(table):
            with services.metrics.solver.labels(table.game).time():
                texts = prepared or await services.opponents.choose(table.rules, view, level)
        async with services.positions.lock(number):
            now = await services.store.table(number)
            if now is None or now.phase is not Phase.RUNNING:
                return False
            loaded = await services.positions.load(now)
            if loaded.view(seat) != view or now.player(seat).level is None:
                return True  # the table has changed meanwhile: look again
            result = play(loaded, seat, ";".join(texts), at=services.now())
            answer = await change_after_move(services, loaded, result)
            with suppress(Stale):  # its channel or another process has changed it meanwhile: look again
                await self.commit(answer)
        return True

    @asynccontextmanager
    async def _shown_as_thinking(self, table: Table) -> AsyncIterator[None]:
        """Show at a table that a computer is thinking, if it takes long."""

        async def show() -> None:
            await asyncio.sleep(TYPING_AFTER)
            await self.delivery.show_typing(announce.home(table))

        showing = asyncio.create_task(show(), name=f"typing at {table.id}")
        try:
            yield
        finally:
            await cancel([showing])
