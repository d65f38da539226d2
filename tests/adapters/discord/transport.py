"""Discord's REST server and gateway over loopback, in front of any back-end; faults can be injected."""

import asyncio
import fnmatch
import io
import json
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import unquote

from aiohttp import BodyPartReader, WSMsgType, web

Json = dict[str, Any]
HEARTBEAT_MS = 30_000


class Refused(Exception):
    """A refusal by the back-end, with Discord's status and error code."""

    def __init__(self, status: int, code: int, message: str = "") -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message


@dataclass(frozen=True)
class Upload:
    """An uploaded file, with the names that simcord's routes expect."""

    filename: str
    data: bytes
    description: str

    @property
    def fp(self) -> io.BytesIO:
        return io.BytesIO(self.data)


@dataclass
class Call:
    """A received request."""

    method: str
    path: str
    json: Any
    files: list[Upload]
    status: int = 0


@dataclass
class Fault:
    """A fault in place of the answer to the next matching requests; with `after` the back-end carries them out first.

    With status 0 the connection breaks without an answer, with status -1 no answer ever comes.
    """

    method: str
    path: str
    status: int
    code: int = 0
    times: int = 1
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None
    after: bool = False


class _Broken(Exception):
    """The connection breaks before the answer."""


class TransportBackEnd(Protocol):
    """The part of a back-end that the transport uses."""

    def request(self, method: str, path: str, body: Any, params: Json, files: list[Upload]) -> Any: ...

    def greeting(self, intents: int) -> list[tuple[str, Json]]: ...

    def shaped(self, event: str, payload: Json, intents: int) -> Json | None: ...


class Transport:
    """The server; every event wakes those who wait in `until`.

    Connections to the gateway wait while `admits` is not set; `attempts` counts them. The next `refuses` ones are refused.
    """

    def __init__(self, back_end: TransportBackEnd) -> None:
        self.back_end = back_end
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.identified: list[Json] = []
        self.resumed: list[Json] = []
        self.starts_left = 1000
        self.admits = asyncio.Event()
        self.admits.set()
        self.attempts = self.refuses = 0
        self.changed = asyncio.Event()
        self._sessions: dict[str, _Session] = {}
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> "Transport":
        app = web.Application(client_max_size=30_000_000)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self.drop()
        await self._runner.cleanup()

    @property
    def api(self) -> str:
        """The address of the REST server."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    def note(self) -> None:
        """Wake those who wait."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def until(self, holds: Callable[[], Any], *, within: float = 60.0) -> Any:
        """Wait until a condition holds; returns its value."""
        async with asyncio.timeout(within):
            while not (found := holds()):
                await self.changed.wait()
        return found

    def asked(self, method: str, path: str) -> list[Call]:
        """The matching requests so far."""
        return [call for call in self.calls if call.method == method and fnmatch.fnmatch(call.path, path)]

    # --- gateway

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to all connections, and keep it for those that resume."""
        for session in self._sessions.values():
            if session.hears(event, payload):
                session.emit(self.back_end, event, json.loads(json.dumps(payload)))

    @property
    def connected(self) -> list[int]:
        """The shards that are connected now, one entry for each connection."""
        sockets = [(session.shard, session.socket) for session in self._sessions.values()]
        return sorted(shard for shard, socket in sockets if socket is not None and not socket.closed)

    async def drop(self, code: int = 1001) -> None:
        """Break all connections; their sessions can be resumed."""
        for session in self._sessions.values():
            if session.socket is not None:
                socket, session.socket = session.socket, None
                await socket.close(code=code)

    async def reconnect(self) -> None:
        """Ask all clients to reconnect, as Discord does before a server stops."""
        for session in self._sessions.values():
            if session.socket is not None:
                session.send(session.socket, {"op": 7, "d": None})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        self.attempts += 1
        self.note()
        await self.admits.wait()
        if self.refuses > 0:
            self.refuses -= 1
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello = _Session("")
        hello.send(socket, {"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session = hello
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            frame = json.loads(message.data)
            if frame["op"] == 1:
                session.send(socket, {"op": 11})
            elif frame["op"] == 2:
                self.identified.append(frame["d"])
                session = _Session(f"session-{len(self.identified)}", frame["d"]["intents"], hello.packer)
                session.shard, session.shards = frame["d"].get("shard", (0, 1))
                self._sessions[session.id] = session
                session.socket = socket
                for event, payload in self.back_end.greeting(session.intents):
                    if event == "READY":
                        payload |= {"session_id": session.id, "resume_gateway_url": self.gateway}
                    if session.hears(event, payload):
                        session.emit(self.back_end, event, payload)
            elif frame["op"] == 6:
                self.resumed.append(frame["d"])
                session = self._sessions[frame["d"]["session_id"]]
                session.resume(socket, hello.packer, frame["d"]["seq"])
            await session.flush()
            self.note()
        self.note()
        return socket

    # --- REST

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + unquote(request.match_info["path"])
        body, files = await _read(request)
        call = Call(request.method, path, body, files)
        self.calls.append(call)
        try:
            return await self._answered(call, dict(request.query))
        except _Broken:
            assert request.transport is not None
            request.transport.close()
            return web.Response()
        finally:
            self.note()

    async def _answered(self, call: Call, params: Json) -> web.Response:
        fault = next((f for f in self.faults if f.method == call.method and fnmatch.fnmatch(call.path, f.path)), None)
        if fault is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.faults.remove(fault)
            if fault.after:
                self.back_end.request(call.method, call.path, call.json, params, call.files)
            call.status = fault.status
            if fault.status == -1:
                self.note()
                await asyncio.Event().wait()
            if not fault.status:
                raise _Broken
            body = fault.body if fault.body is not None else {"code": fault.code, "message": "as the test wants it"}
            return _response(fault.status, body, fault.headers)
        if (call.method, call.path) == ("GET", "/gateway/bot"):
            limit = {"total": 1000, "remaining": self.starts_left, "reset_after": 3_600_000, "max_concurrency": 1}
            return _response(200, {"url": self.gateway, "shards": 1, "session_start_limit": limit})
        try:
            result = self.back_end.request(call.method, call.path, call.json, params, call.files)
        except Refused as refused:
            call.status = refused.status
            return _response(refused.status, {"code": refused.code, "message": refused.message})
        call.status = 200 if result is not None else 204
        return _response(call.status, result)


class _Session:
    """A gateway session: the events sent so far and the present connection."""

    def __init__(self, id: str, intents: int = 0, packer: Any = None) -> None:
        self.id = id
        self.intents = intents
        self.packer = packer or zlib.compressobj()
        self.socket: web.WebSocketResponse | None = None
        self.sent: list[Json] = []
        self.shard, self.shards = 0, 1
        self._sending: list[asyncio.Task[None]] = []

    def hears(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Whether an event is for the shard of this session: each server has a shard; private events go to the first."""
        if event == "READY":
            return True
        server = payload["id"] if event == "GUILD_CREATE" else payload.get("guild_id", 0)
        return (int(server) >> 22) % self.shards == self.shard

    def emit(self, back_end: TransportBackEnd, event: str, payload: Json) -> None:
        shaped = back_end.shaped(event, payload, self.intents)
        if shaped is None:
            return
        frame = {"op": 0, "t": event, "s": len(self.sent) + 1, "d": shaped}
        self.sent.append(frame)
        if self.socket is not None:
            self.send(self.socket, frame)

    def resume(self, socket: web.WebSocketResponse, packer: Any, seq: int) -> None:
        self.packer, self.socket = packer, socket
        for frame in self.sent[seq:]:
            self.send(socket, frame)
        frame = {"op": 0, "t": "RESUMED", "s": len(self.sent) + 1, "d": {}}
        self.sent.append(frame)
        self.send(socket, frame)

    def send(self, socket: web.WebSocketResponse, frame: Json) -> None:
        """Send a frame; all frames of a connection are one zlib stream, flushed after each."""
        data = self.packer.compress(json.dumps(frame).encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
        self._sending.append(asyncio.ensure_future(_send(socket, data)))

    async def flush(self) -> None:
        await asyncio.gather(*self._sending)
        self._sending.clear()


async def _send(socket: web.WebSocketResponse, data: bytes) -> None:
    if not socket.closed:
        with suppress(ConnectionResetError):  # a program that was killed just now
            await socket.send_bytes(data)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    payload: Any = None
    parts: list[tuple[int, str, bytes]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            at = int("".join(filter(str.isdigit, part.name or "0")) or 0)
            parts.append((at, part.filename or "", bytes(await part.read())))
    message = payload or {}
    attachments = [one for part in (message, message.get("data") or {}) for one in part.get("attachments", ())]
    said = {int(one["id"]): one.get("description") or "" for one in attachments}
    return payload, [Upload(name, data, said.get(at, "")) for at, name, data in parts]


def _response(status: int, body: Any, headers: Mapping[str, str] | None = None) -> web.Response:
    """A response; discord.py reads JSON only with this exact content type, and accepts a 429 only with a Via header."""
    if body is None:
        return web.Response(status=status)
    text = json.dumps(body)
    return web.Response(
        status=status,
        body=text.encode(),
        headers={"Content-Type": "application/json", "Via": "test", **(headers or {})},
    )
