"""Fronts: keeps a chat open exactly as long as this process holds the lease of its front."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final, Protocol

from bot.chat.front import platform_of_front
from bot.chat.port import Channel, Chat, Handle, Incoming, IsServing, TokenRefused
from bot.clock import SharedUptime
from bot.messages.delivery import Delivery
from bot.runtime.backoff import backoff
from bot.runtime.outages import described, log_failure
from bot.runtime.tasks import Tasks, cancel
from bot.service import Service
from bot.store.change import CLOCK_LEASE, LEASE, Lease, LeaseLost, Leases, ServerAway, Unavailable

RENEWAL: Final = 2.0
"""Seconds between renewals, and between looks for work that this process was not notified of."""

_SOONEST: Final = 0.05
"""The least seconds between two requests for leases, so that processes that wait for several free ones share them."""

_STOP: Final = 2.5

_NOTED: Final = 1.0
"""Seconds for messages that have just been sent to be noted, when the platform refuses the token."""

_RARELY: Final = 3600.0
"""The longest wait in seconds until a refused token is tried again."""

_STEADY: Final = 60.0
"""Seconds after which a token that is accepted again counts as good: if it is refused then, the waits begin anew."""

_log = logging.getLogger(__name__)


class PlatformChat(Chat, Protocol):
    """A chat that is opened and closed with its front."""

    @property
    def how_to_find(self) -> str:
        """Where people find this chat, for the line that says the program is ready."""
        ...

    @property
    def connected(self) -> bool:
        """Whether the platform can be reached at the moment."""
        ...

    def link(self, channel: Channel, reference: str) -> str:
        """The address that opens a message in a channel, empty if there is none."""
        ...

    async def ready(self) -> None:
        """Wait until the platform has been reached."""
        ...

    async def start(self) -> None:
        """Begin to take in lines."""
        ...

    async def stop(self) -> None:
        """Take in nothing more, and finish what has begun."""
        ...


class HeldLeases:
    """The leases that this process holds; one that it could not renew in time counts as lost.

    `all_held` tells whether every lease had a holder at the last renewal.
    """

    def __init__(self, leases: Leases, fronts: Sequence[str], uptime: SharedUptime | None) -> None:
        self.leases = leases
        self._wanted = (CLOCK_LEASE, *fronts)
        self._uptime = uptime
        self._held: Mapping[str, Lease] = {}
        self._until = -inf
        self.again = RENEWAL
        self.all_held = False

    def lease(self, front: str) -> Lease | None:
        """The lease of a front, if this process holds it."""
        return self._held.get(front) if time.monotonic() < self._until else None

    def demand_lease(self, front: str) -> Lease:
        """The lease of a front; raises LeaseLost if this process does not hold it."""
        lease = self.lease(front)
        if lease is None:
            raise LeaseLost(front)
        return lease

    @property
    def expired(self) -> bool:
        """Whether the leases were renewed before, but for too long not any more."""
        return -inf < self._until <= time.monotonic()

    async def renew(self) -> None:
        """Renew all leases and take free ones; sets `again`, the seconds until the next call. Raises Unavailable."""
        asked = time.monotonic()
        self.again = RENEWAL
        try:
            async with asyncio.timeout(RENEWAL if self.leases.shared else None):
                held = await self.leases.hold(self._wanted)
        except TimeoutError as error:
            raise ServerAway from error
        self._held, self._until = held.leases, asked + LEASE if self.leases.shared else inf
        self.again = min(RENEWAL, max(_SOONEST, held.free_in))
        self.all_held = held.free_in > 0
        if self._uptime is not None:
            self._uptime.set(held.served, held.counting)


@dataclass(frozen=True, slots=True)
class _Open:
    """An open chat with its lease; `closed` is cancelled once the chat is closed."""

    chat: PlatformChat
    lease: Lease
    closed: asyncio.Future[None]


@dataclass(eq=False, repr=False)
class Fronts:
    """Opens and closes chats as leases come and go.

    `make` has a function for each front that creates its chat, a new one each time. `begin` starts a chat, and raises an
    exception with one sentence if the chat can never start; `failed` gets such a sentence later on. `chats` are the open chats;
    each one that opens is put into `opened`. A front whose platform refuses the token is closed and opened again, more and more
    rarely, until the platform accepts it; until then it is in `refused`.
    """

    held: HeldLeases
    service: Service
    delivery: Delivery
    make: Mapping[str, Callable[[Handle, IsServing | None, Callable[[str], None]], PlatformChat]]
    chats: dict[str, PlatformChat]
    begin: Callable[[PlatformChat], Awaitable[None]]
    failed: Callable[[str], None]
    opened: asyncio.Queue[tuple[str, PlatformChat]] = field(default_factory=asyncio.Queue, init=False)
    refused: set[str] = field(default_factory=set, init=False)
    _open: dict[str, _Open] = field(default_factory=dict, init=False)
    _waits: dict[str, Iterator[float]] = field(default_factory=dict, init=False)
    _accepted: dict[str, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _changing: dict[str, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _woken: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _freed: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _tasks: Tasks = field(default_factory=Tasks, init=False)
    _ready: bool = field(default=False, init=False)
    _closing: bool = field(default=False, init=False)

    async def start(self) -> None:
        """Open the chats of all free fronts; from now on open and close them as leases come and go.

        Raises TokenRefused if every platform refuses its token.
        """
        while not self.held.all_held:
            await self.held.renew()
        if self.held.leases.shared:
            await self.held.leases.listen(self._wake, self._freed.set)
            self._tasks.start(self._renew(), "leases")
            self._tasks.start(self._look(), "looking for others' work")
        refusals: dict[str, TokenRefused] = {}
        for front in self.make:
            if (lease := self.held.lease(front)) is not None:
                try:
                    await self._open_chat(front, lease)
                except TokenRefused as error:
                    refusals[front] = error
        self._ready = True
        if set(map(platform_of_front, refusals)) == set(map(platform_of_front, self.make)):
            raise next(iter(refusals.values()))
        for front, refusal in refusals.items():
            self._on_refusal(front, str(refusal))

    async def close(self) -> None:
        """Close all chats at the same time, and open no more. Raises the exception of one of them, if any."""
        self._ready, self._closing = False, True
        await cancel(self._changing.values())
        for error in await asyncio.gather(*map(self._close_chat, list(self._open))):
            if error is not None:
                raise error

    async def stop(self) -> None:
        """Give the leases back."""
        await self._tasks.cancel()
        try:
            await self.held.leases.release()
        except Unavailable as error:
            _log.warning("the leases were not given back, and will expire by themselves (%s)", described(error))

    # --- leases

    async def _renew(self) -> None:
        failed = False
        while True:
            self._apply()  # first, because a process that stood still for a while has lost its leases
            try:
                await self.held.renew()
                if failed:
                    _log.warning("the PostgreSQL server answers again: the leases are renewed")
                failed = False
            except Exception as error:
                log_failure(_log, error, "the leases were not renewed", again=failed)
                failed = True
            self._apply()
            await _set_within(self._freed, self.held.again)

    def _apply(self) -> None:
        """Open or close each chat whose lease has come or gone."""
        for front in self.make:
            lease, now = self.held.lease(front), self._open.get(front)
            if lease != (now and now.lease) and front not in self._changing and self._ready:
                self._start_change(front, partial(self._reopen, front, lease))

    def _start_change(self, front: str, change: Callable[[], Awaitable[None]]) -> None:
        """Open or close the chat of a front in the background; nothing else does so until that is done."""
        self._changing[front] = self._tasks.start(self._change(front, change), name=f"{front} changes")

    async def _change(self, front: str, change: Callable[[], Awaitable[None]]) -> None:
        try:
            await change()
        except Exception as error:
            _log.debug("%s cannot be served", front, exc_info=True)
            self.failed(str(error))
        finally:
            del self._changing[front]

    async def _reopen(self, front: str, lease: Lease | None) -> None:
        """Close the chat of a front, and open one under its new lease, if there is one."""
        await self._close_chat(front)
        if lease is None:
            return
        try:
            await self._open_chat(front, lease)
        except TokenRefused as error:
            await self._open_once_accepted(front, str(error))
        except Unavailable as error:
            _log.warning("%s is not served yet (%s)", front, described(error))
            await self._close_chat(front)

    async def _look(self) -> None:
        """Look for messages and computers' turns that other processes have left, regularly and when woken."""
        failed = False
        while True:
            try:
                await self.delivery.load()
                await self.service.computers.catch_up()
                failed = False
            except Exception as error:
                log_failure(_log, error, "could not look for work that other processes have left", again=failed)
                failed = True
            await _set_within(self._woken, RENEWAL)

    def _wake(self) -> None:
        """Note that another process has left something to do."""
        self._woken.set()
        self.service.services.wakeup.due(-inf)

    # --- refused tokens

    def _on_refusal(self, front: str, why: str) -> None:
        """Close the chat of a front whose token is refused, and open it again once the token is accepted."""
        if front not in self._changing and not self._closing:
            self._start_change(front, partial(self._open_once_accepted, front, why))

    async def _open_once_accepted(self, front: str, why: str) -> None:
        """Open the chat of a front as soon as its token is accepted; ask more and more rarely."""
        if front not in self.refused:
            _log.warning("%s Until then %s is not served; asking again, more and more rarely.", why, front.title())
            self.refused.add(front)
        if front in self._accepted:
            self._accepted.pop(front).cancel()
        for wait in self._waits.setdefault(front, backoff(1.0, _RARELY)):
            await self._close_chat(front, within=_NOTED)
            await asyncio.sleep(wait)
            lease = self.held.lease(front)
            if lease is None:  # another process asks now
                self.refused.discard(front)
                return
            with suppress(TokenRefused, Unavailable):
                await self._open_chat(front, lease)
                return

    async def _note_accepted(self, front: str, chat: PlatformChat) -> None:
        """Note that the token of a front is accepted, once its chat is connected; and once it has been for a while."""
        await chat.ready()
        self.refused.discard(front)
        _log.warning("%s accepts the token again.", front.title())
        await asyncio.sleep(_STEADY)
        self._waits.pop(front, None)

    # --- chats

    async def _open_chat(self, front: str, lease: Lease) -> None:
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        serving = (lambda: self.held.lease(front) == lease) if self.held.leases.shared else None
        chat = self.make[front](partial(self._handle, lease, closed), serving, partial(self._on_refusal, front))
        self.chats[front], self._open[front] = chat, _Open(chat, lease, closed)
        await self.delivery.load()
        await self.begin(chat)
        self.opened.put_nowait((front, chat))
        if front in self.refused:
            self._accepted[front] = self._tasks.start(self._note_accepted(front, chat), f"{front} accepted")

    async def _close_chat(self, front: str, *, within: float = 0.0) -> Exception | None:
        """Close the chat of a front, if one is open; logs and returns the exception if it did not stop cleanly."""
        now = self._open.pop(front, None)
        if now is None:
            return None
        del self.chats[front]
        try:
            await self.delivery.stop_front(front, within=within)
            async with asyncio.timeout(_STOP):
                await now.chat.stop()
        except Exception as error:
            log_failure(_log, error, "the %s chat did not stop cleanly", front)
            return error
        finally:
            now.closed.cancel()
        return None

    async def _handle(self, lease: Lease, closed: asyncio.Future[None], line: Incoming) -> bool:
        """Hand in a line. Waits while the database is away; once the lease is lost, ends when the chat is closed."""
        for wait in backoff(0.1, 1.0):
            try:
                return await self.service.handle(line, lease)
            except LeaseLost:
                break
            except Unavailable:
                if not self.held.leases.shared:
                    raise
                if self.held.lease(lease.front) != lease:
                    break
                await asyncio.sleep(wait)
        await asyncio.shield(closed)  # the process that serves the front now gets the line
        raise AssertionError("a closed chat cancels what waits")


async def _set_within(event: asyncio.Event, seconds: float) -> None:
    """Wait until an event is set, at most this many seconds, then clear it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()
