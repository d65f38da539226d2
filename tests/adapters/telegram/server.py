"""A stand-in for the Bot API server, over loopback."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.adapters.telegram.methods import Methods
from tests.adapters.telegram.schema import SchemaError, check_request, check_result
from tests.adapters.telegram.stand_in import TOKEN, Refused, StandIn

Trouble = Callable[[str, Mapping[str, Any]], Refused | None]
Hold = Callable[[str, Mapping[str, Any]], asyncio.Event | None]


class Server:
    """Answers like the Bot API; `trouble` may refuse a request, `hold` may return an event to wait for first.

    `late` may return an event to wait for once a request is carried out, `lose` whether its answer gets lost then.

    `requests` are the received ones, `complaints` the parts of them or of our answers that the Bot API does not know. A
    request for updates is answered after `longest_poll` seconds at the latest.
    """

    def __init__(self, stand_in: StandIn, token: str = TOKEN) -> None:
        self.stand_in = stand_in
        self.token = token
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.complaints: list[str] = []
        self.trouble: Trouble = lambda _method, _given: None
        self.hold: Hold = lambda _method, _given: None
        self.late: Hold = lambda _method, _given: None
        self.lose: Callable[[str, Mapping[str, Any]], bool] = lambda _method, _given: False
        self.longest_poll = 5.0
        self._methods = Methods(stand_in)
        self._runner: web.AppRunner | None = None
        self._asking = 0
        self.port = 0

    @property
    def base(self) -> str:
        """The address."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Listen; after a stop on the same port."""
        app = web.Application(client_max_size=30_000_000)
        app.router.add_post("/bot{token}/{method}", self._answer)
        app.router.add_get("/file/bot{token}/{path}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_port=True)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """Do not listen for a while; the port stays taken, or else another program could get it."""
        with socket.socket() as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            taken.bind(("127.0.0.1", self.port))
            await self.stop()
            yield
            await self.start()

    def asked(self, method: str) -> list[dict[str, Any]]:
        """The requests of a method."""
        return [given for name, given in self.requests if name == method]

    async def _answer(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        try:
            if request.match_info["token"] != self.token:
                raise Refused(401, "Unauthorized")
            given, files = await _form(request)
            found = check_request(method, given, files)
            self.requests.append((method, found))
            if (event := self.hold(method, found)) is not None:
                await self.stand_in.happened()
                await event.wait()
            if (refused := self.trouble(method, found)) is not None:
                raise refused
            result = await self._updates(found) if method == "getUpdates" else self._methods.do(method, found, files)
            check_result(method, self._known(result) if method == "getUpdates" else result)
            if (event := self.late(method, found)) is not None:
                await self.stand_in.happened()
                await event.wait()
            if self.lose(method, found) and request.transport is not None:
                request.transport.abort()
        except Refused as refused:
            return _refusal(refused)
        except ConnectionResetError:  # the program has hung up, perhaps because it was killed
            return web.Response()
        except (SchemaError, ValueError, TypeError, KeyError) as error:
            self.complaints.append(f"{method}: {error!r}")
            return _refusal(Refused(400, f"Bad Request: {error}"))
        finally:
            await self.stand_in.happened()
        return web.json_response({"ok": True, "result": result})

    def _known(self, updates: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [update for update in updates if update["update_id"] not in self.stand_in.strange]

    async def _updates(self, given: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Forget confirmed updates, then wait for new ones; a later request ends an earlier one."""
        stand_in, offset = self.stand_in, int(given.get("offset", 0))
        self._asking += 1
        mine = self._asking
        stand_in.updates = [update for update in stand_in.updates if update["update_id"] >= offset]
        await stand_in.happened()
        kinds, patience = given.get("allowed_updates", []), min(self.longest_poll, float(given.get("timeout", 0)))
        try:
            await stand_in.until(lambda: stand_in.updates or self._asking != mine, patience=patience)
        except TimeoutError:
            return []
        if self._asking != mine:
            raise Refused(
                409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
            )
        return [update for update in stand_in.updates[:100] if any(kind in update for kind in kinds)]

    async def _file(self, request: web.Request) -> web.Response:
        return web.Response(body=self.stand_in.files[request.match_info["path"].removesuffix(".png")])


async def _form(request: web.Request) -> tuple[dict[str, str], dict[str, tuple[str, bytes]]]:
    given: dict[str, str] = {}
    files: dict[str, tuple[str, bytes]] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = (value.filename, await asyncio.to_thread(value.file.read))
        elif isinstance(value, str):
            given[name] = value
    return given, files


def _refusal(refused: Refused) -> web.Response:
    said: dict[str, Any] = {"ok": False, "error_code": refused.code, "description": refused.description}
    if refused.parameters:
        said["parameters"] = refused.parameters
    return web.json_response(said, status=refused.code)
