"""The listening socket: how many connections there may be, and how long one may take to ask for something."""

import asyncio
import logging
import resource
import time
from collections.abc import Callable

from aiohttp import web
from aiohttp.web_request import BaseRequest

HEADER_TIME = 15.0
"""Seconds a connection may take until its request is complete, counted from its beginning or from the last answer."""
LINGER = 1.0
"""Seconds for the rest of a request that was answered before it was complete."""
PER_ADDRESS = 128
"""The most connections from one address."""
MOST = 512
"""The most connections altogether; fewer where the program may not have that many files open."""
LOG_EVERY = 60.0
SERVER = "Summarum"

log = logging.getLogger(__name__)


class Connections:
    """Who is connected; makes room by closing the connection that has been waiting longest without asking for anything."""

    def __init__(
        self, *, per_address: int = PER_ADDRESS, most: int = MOST, clock: Callable[[], float] = time.monotonic
    ) -> None:
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self._most = most if files == resource.RLIM_INFINITY else min(most, max(files // 2, 1))
        self._per_address = per_address
        self._clock = clock
        self._open: dict[Connection, str] = {}
        self._closed = 0
        self._logged = -LOG_EVERY

    def admit(self, connection: "Connection", address: str) -> bool:
        """Take a connection in, or tell that there is no room for it."""
        there = [other for other, from_ in self._open.items() if from_ == address]
        if len(there) >= self._per_address:
            admitted = self._make_room(there, address)
        else:
            admitted = len(self._open) < self._most or self._make_room(list(self._open), address)
        if admitted:
            self._open[connection] = address
        return admitted

    def release(self, connection: "Connection") -> None:
        """A connection is gone."""
        self._open.pop(connection, None)

    def _make_room(self, among: list["Connection"], address: str) -> bool:
        self._closed += 1
        now = self._clock()
        if now - self._logged >= LOG_EVERY:
            log.warning("too many connections: %d were closed, the last for one from %s", self._closed, address)
            self._closed, self._logged = 0, now
        idle = next((connection for connection in among if connection.idle), None)
        if idle is None:
            return False
        self.release(idle)
        idle.force_close()
        return True


class Connection(web.RequestHandler):
    """aiohttp's connection, counted, and quiet about what strangers send."""

    def __init__(self, server: web.Server, connections: Connections, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(
            server,
            loop=loop,
            access_log=None,  # type: ignore[arg-type]
            keepalive_timeout=HEADER_TIME,
            lingering_time=LINGER,
        )
        self._connections = connections

    @property
    def idle(self) -> bool:
        """Whether no request of this connection is being answered."""
        return self._current_request is None and not self._messages

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection in, or close it at once."""
        peer = transport.get_extra_info("peername")
        if self._connections.admit(self, str(peer[0]) if peer else ""):
            super().connection_made(transport)
        else:
            self._manager = None  # nothing has begun that would have to end
            transport.abort()  # type: ignore[attr-defined]

    def connection_lost(self, exc: BaseException | None) -> None:
        """Count it no more."""
        self._connections.release(self)
        super().connection_lost(exc)

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """The answer to what is no request, or to what broke us; only the latter is logged, and neither is quoted."""
        if status >= 500:
            log.error("a request was not answered", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("the answer had begun")
        response = web.Response(status=status, text=f"{status}\n", headers={"Server": SERVER})
        response.force_close()
        return response


async def listen(server: web.Server, connections: Connections, host: str | None, port: int) -> asyncio.Server:
    """Bind the address; connections are taken from `start_serving` on. Raises OSError where the address cannot be had."""
    loop = asyncio.get_running_loop()
    return await loop.create_server(
        lambda: Connection(server, connections, loop), host, port, backlog=128, start_serving=False
    )
