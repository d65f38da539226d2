"""The listening socket, with limits on the number of connections and on the time a request may take."""

import asyncio
import logging
import resource
import time
from contextlib import suppress

from aiohttp import web
from aiohttp.web_request import BaseRequest

from bot.adapters.web.network import network_of
from bot.runtime.outages import log_failure

HEADER_TIME = 15.0
"""Seconds until a request must be complete, counted from the beginning of the connection or from the last answer."""
HEADERS = 64
"""The most headers of a request, of 8 KB each: an address may have many requests that are not complete yet."""
LINGER = 1.0
"""Seconds for the rest of a request that was answered before it was complete."""
PER_ADDRESS = 256
"""The most connections from one address, unless it is that of a proxy: two devices and the requests of a school class."""
MOST = 4096
"""The most connections altogether; fewer if the program may not open that many files."""
SPARE_FILES = 512
"""Files that are left for everything else: databases, workers, other platforms."""
LOG_EVERY = 60.0
SERVER = "Summarum"

log = logging.getLogger(__name__)


class Connections:
    """The open connections; when there are too many, the one that has been idle longest is closed.

    `per_address` is the most from one address, None for no limit, because all come from a proxy. `most` is the most altogether,
    None for as many as the program may open.
    """

    def __init__(self, *, per_address: int | None = PER_ADDRESS, most: int | None = None) -> None:
        self._most = most or _most_connections()
        self._per_address = per_address or self._most
        self._open: dict[CountedConnection, str] = {}
        self._closed = 0
        self._logged = -LOG_EVERY

    def admit(self, connection: "CountedConnection", address: str) -> bool:
        """Add a connection; returns False if there is no room for it."""
        there = [other for other, from_ in self._open.items() if from_ == address]
        if len(there) >= self._per_address:
            admitted = self._make_room(there, address)
        else:
            admitted = len(self._open) < self._most or self._make_room(list(self._open), address)
        if admitted:
            self._open[connection] = address
        return admitted

    @property
    def most_windows(self) -> int:
        """How many connections may be those of open windows, so that there is room for requests."""
        return max(self._most * 3 // 4, 1)

    @property
    def full(self) -> bool:
        """Whether no further connection would be admitted."""
        return len(self._open) >= self._most and not any(connection.idle for connection in self._open)

    def release(self, connection: "CountedConnection") -> None:
        """Remove a connection."""
        self._open.pop(connection, None)

    def _make_room(self, among: list["CountedConnection"], address: str) -> bool:
        self._closed += 1
        now = time.monotonic()
        if now - self._logged >= LOG_EVERY:
            log.warning("too many connections: %d were closed, the last for one from %s", self._closed, address)
            self._closed, self._logged = 0, now
        idle = next((connection for connection in among if connection.idle), None)
        if idle is None:
            return False
        self.release(idle)
        idle.force_close()
        return True


def _most_connections() -> int:
    """The most connections, after raising the number of files that the program may open as far as that needs and it may."""
    wanted = MOST + SPARE_FILES
    with suppress(ValueError, OSError):
        files, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files not in (resource.RLIM_INFINITY, allowed) and files < wanted:
            more = wanted if allowed == resource.RLIM_INFINITY else min(wanted, allowed)
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, allowed))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY or files >= wanted:
        return MOST
    return max(files - SPARE_FILES, files // 2, 1)


class CountedConnection(web.RequestHandler):
    """aiohttp's connection, counted; it logs nothing of a malformed request."""

    def __init__(self, server: web.Server, connections: Connections, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(
            server,
            loop=loop,
            access_log=None,  # type: ignore[arg-type]
            keepalive_timeout=HEADER_TIME,
            lingering_time=LINGER,
            max_headers=HEADERS,
        )
        self._connections = connections

    @property
    def idle(self) -> bool:
        """Whether no request of this connection is being answered."""
        return self._current_request is None and not self._messages

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection, or close it at once."""
        peer = transport.get_extra_info("peername")
        if self._connections.admit(self, network_of(str(peer[0])) if peer else ""):
            super().connection_made(transport)
        else:
            self._manager = None  # nothing has begun that would have to be ended
            transport.abort()  # type: ignore[attr-defined]

    def connection_lost(self, exc: BaseException | None) -> None:
        """Release the connection."""
        self._connections.release(self)
        super().connection_lost(exc)

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """The answer to a malformed request or to a failure; only a failure is logged, without the request."""
        if status >= 500:
            log_failure(log, exc or RuntimeError(message), "a request was not answered")
        if request.writer.output_size > 0:
            raise ConnectionError("the answer had begun")
        response = web.Response(status=status, text=f"{status}\n", headers={"Server": SERVER})
        response.force_close()
        return response


async def listen(server: web.Server, connections: Connections, host: str | None, port: int) -> asyncio.Server:
    """Bind the address; connections are accepted from `start_serving` on. Raises OSError if the address cannot be bound."""
    loop = asyncio.get_running_loop()
    return await loop.create_server(
        lambda: CountedConnection(server, connections, loop), host, port, backlog=128, start_serving=False
    )
