"""The status page for operators: /healthz says whether the program works, /metrics has its metrics."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final, TypeVar

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.adapters.web import WebChat
from bot.adapters.web.connections import Connections, listen
from bot.messages.delivery import Delivery
from bot.runtime.files import room_beside
from bot.runtime.metrics import LogCounter, Metrics
from bot.runtime.tasks import Tasks, cancel
from bot.serving.fronts import PlatformChat
from bot.store.store import Store
from bot.tables.table import Phase

R = TypeVar("R")

LONGEST: Final = 5.0
"""Seconds within which the database must answer to count as healthy."""

OLD: Final = 300.0
"""Seconds after which an undelivered message counts as stuck."""

LEAST_ROOM: Final = 50e6
"""Free bytes on the disk below which /healthz warns: SQLite can write for a while after the disk is full."""

MOST: Final = 32
"""The most connections; beyond that, one that asks nothing is closed, so that the web chat has files left."""

_EVERY: Final = 1.0
_GRACE: Final = 0.2


@dataclass(eq=False, repr=False, kw_only=True)
class Status:
    """The status page.

    `refused` are the fronts whose token is refused. `expired` tells whether the leases could not be renewed. `beat` stores a
    heartbeat, or raises; `database` is the file whose disk must have room.
    """

    version: str
    metrics: Metrics
    store: Store
    delivery: Delivery
    chats: Mapping[str, PlatformChat]
    refused: Collection[str] = ()
    expired: Callable[[], bool] = lambda: False
    beat: Callable[[], Coroutine[Any, Any, None]]
    database: Path
    clock: Callable[[], float] = time.monotonic
    _since: dict[int, float] = field(default_factory=dict, init=False)
    _asking: Tasks = field(default_factory=Tasks, init=False)
    _runner: web.AppRunner | None = field(default=None, init=False)
    _listening: asyncio.Server | None = field(default=None, init=False)
    _watching: asyncio.Task[None] | None = field(default=None, init=False)
    _log_counter: LogCounter | None = field(default=None, init=False)

    async def start(self, host: str, port: int) -> int:
        """Serve the page; returns its port. Raises OSError if it cannot listen there."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=_GRACE)
        await runner.setup()
        assert runner.server is not None
        try:
            connections = Connections(per_address=None, most=MOST)
            self._listening = await listen(runner.server, connections, host.strip("[]"), port)
            await self._listening.start_serving()
        except BaseException:
            await runner.cleanup()
            raise
        self._runner = runner
        self._watching = asyncio.create_task(self._watch(), name="status")
        self._log_counter = LogCounter(self.metrics)
        logging.getLogger().addHandler(self._log_counter)
        return int(self._listening.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Close the page."""
        if self._log_counter is not None:
            logging.getLogger().removeHandler(self._log_counter)
        if self._watching is not None:
            await cancel([self._watching])
        if self._listening is not None:
            self._listening.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        health = await self.health()
        return web.json_response(health, status=200 if health["ok"] else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._look()
        return web.Response(body=generate_latest(self.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(self) -> dict[str, Any]:
        """The answer of /healthz: `ok` tells whether all is well, and `wrong` lists the problems, each in one sentence."""
        database = await self._look()
        messages, oldest = self._outbox()
        chats = self._connected()
        wrong = [
            f"{name}: token refused" if name in self.refused else f"{name} is not connected"
            for name, connected in chats.items()
            if not connected
        ]
        if not database:
            wrong.append("the database does not answer")
        elif not await self._is_writable():
            database = False
            wrong.append("the database stores nothing")
        if self.store.damaged:
            wrong.append("the database is damaged")
        if self.expired():
            wrong.append("the leases were not renewed in time: no chat is served here")
        if (room := self._room()) < LEAST_ROOM:
            wrong.append(f"the disk is nearly full: {room / 1e6:.0f} MB are free")
        wrong += [chat.trouble for chat in self.chats.values() if isinstance(chat, WebChat) and chat.trouble]
        if oldest > OLD:
            wrong.append(f"a message has waited for {oldest:.0f} s to be delivered")
        outbox = {"messages": messages, "oldest": round(oldest, 1)}
        return {
            "ok": not wrong, "wrong": wrong, "version": self.version, "database": database, "chats": chats, "outbox": outbox
        }  # fmt: skip

    async def _look(self) -> bool:
        """Update the metrics that are read from the program's state; returns whether the database answered."""
        messages, oldest = self._outbox()
        self.metrics.windows.set(sum(chat.windows for chat in self.chats.values() if isinstance(chat, WebChat)))
        self.metrics.outbox.set(messages)
        self.metrics.oldest.set(oldest)
        self.metrics.connected.clear()  # a chat that another process serves now is not ours to report
        for name, connected in self._connected().items():
            self.metrics.connected.labels(name).set(connected)
        self.metrics.refused.clear()
        for name in self.chats.keys() | set(self.refused):
            self.metrics.refused.labels(name).set(name in self.refused)
        try:
            tables = await self._within_limit(self.store.count_tables())
        except Exception:  # of whatever kind: the log of the program tells more
            self.metrics.tables.clear()
            return False
        for phase in Phase:
            self.metrics.tables.labels(phase.value).set(tables.get(phase, 0))
        return True

    def _connected(self) -> dict[str, bool]:
        """For each front that this process serves, whether it is connected; one whose token is refused is not."""
        connected = {name: chat.connected and name not in self.refused for name, chat in self.chats.items()}
        return connected | dict.fromkeys(self.refused, False)

    async def _is_writable(self) -> bool:
        """Whether something can be stored at the moment; reading works even on a full disk."""
        try:
            await self._within_limit(self.beat())
        except Exception:  # the log of the program tells more
            return False
        return True

    async def _within_limit(self, asking: Coroutine[Any, Any, R]) -> R:
        """What the database answers; raises TimeoutError if it takes too long.

        A question to a server that hangs takes much longer to end, so nobody waits for that.
        """
        task = self._asking.start(asking, name="asking the database")
        await asyncio.wait([task], timeout=LONGEST)
        if not task.done():
            task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody else takes note of it
            task.cancel()
            raise TimeoutError
        return task.result()

    def _room(self) -> float:
        try:
            return room_beside(self.database)
        except OSError:  # the folder is gone, which is reported as a database that stores nothing
            return inf

    async def _watch(self) -> None:
        """Measure how late the event loop wakes, and note since when each message has waited."""
        while True:
            due = self.clock() + _EVERY
            await asyncio.sleep(_EVERY)
            self.metrics.lag.observe(max(0.0, self.clock() - due))
            self._outbox()

    def _outbox(self) -> tuple[int, float]:
        """How many messages wait, and for how many seconds the oldest one has waited."""
        now = self.clock()
        self._since = {number: self._since.get(number, now) for number in self.delivery.waiting()}
        return len(self._since), now - min(self._since.values(), default=now)
