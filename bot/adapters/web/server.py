"""The HTTP server: pages, login, pictures, documents and WebSockets."""

import asyncio
import hashlib
import json
import logging
import re
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from io import BytesIO
from urllib.parse import quote

from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler
from yarl import URL

from bot.adapters.web import limits, nicknames, rooms
from bot.adapters.web.identity import Identities
from bot.adapters.web.limits import Limiter
from bot.adapters.web.network import Addresses, network_of
from bot.adapters.web.outgoing import GIF_SIGNATURE
from bot.adapters.web.page_files import PAGE, page_files
from bot.adapters.web.people import Identity
from bot.adapters.web.security import HostCheck, harden
from bot.adapters.web.start_lines import start_lines
from bot.adapters.web.websocket import ChatParts, PageSocket
from bot.adapters.web.windows import Window
from bot.chat.conventions import is_time_zone
from bot.grammar.command_line import normalize_code
from bot.runtime.outages import is_outage, log_failure

HEARTBEAT = 20.0
SHORT = 1.0
"""Seconds for a page that is turned away to close its connection."""
LONGEST_BODY = 4096
BODY_TIME = 10.0
"""Seconds that the body of a request may take to arrive."""
_LINK = re.compile(r"[!-~]{1,300}")
_LANGUAGE = web.RequestKey("language", str)
"""The language that a request asks for in its body."""

log = logging.getLogger(__name__)

FOR_EVER = {"Cache-Control": "private, max-age=31536000, immutable"}


class Server:
    """Answers the requests of browsers."""

    def __init__(
        self, parts: ChatParts, host_check: HostCheck, addresses: Addresses, instance: str, proxy_header: str
    ) -> None:
        self._parts = parts
        self._host_check = host_check
        self._addresses = addresses
        self._instance = instance
        self._identities = Identities(parts.people, parts.recovery, instance, secure=host_check.secure)
        self._proxy_header = proxy_header
        self._is_shared = is_shared = bool(addresses.public_url) and not proxy_header
        self._claims = Limiter(*(limits.PROXIED_ATTEMPTS if is_shared else limits.ATTEMPTS))
        self._names = Limiter(*(limits.PROXIED_NICKNAMES if is_shared else limits.NICKNAMES))
        self._recoveries = Limiter(*limits.RECOVERIES)
        # By nickname and address, so that nobody can lock the owner out, except behind a proxy that does not name its clients.
        # In memory, because five more tries after a restart do not help against 55 bits.
        self._phrases = Limiter(5, 60)
        self._sockets: set[web.WebSocketResponse] = set()
        self._closing = False
        self._files = page_files()
        self._login_page = self._files.html("login.html")
        self._chat_page = self._files.html("chat.html")

    def app(self) -> web.Application:
        """The application of aiohttp."""
        app = web.Application(middlewares=[self._host_check.check, self._storing], client_max_size=LONGEST_BODY)
        app.on_response_prepare.append(harden)
        app.on_shutdown.append(self._shut)
        app.router.add_get("/", self._login)
        app.router.add_get("/join/{code}", self._redirect_invited)
        app.router.add_post("/enter", self._enter)
        app.router.add_post("/recover", self._recover)
        app.router.add_get("/as/{person}", self._to_chat)
        app.router.add_get("/as/{person}/", self._chat)
        app.router.add_get("/as/{person}/alive", self._alive)
        app.router.add_post("/as/{person}/phrase", self._new_phrase)
        app.router.add_post("/as/{person}/sign-out", self._sign_out)
        app.router.add_get("/as/{person}/socket", self._socket)
        app.router.add_get("/as/{person}/picture/{id:[0-9]{1,15}}", self._picture)
        app.router.add_get("/as/{person}/picture/{id:[0-9]{1,15}}/{dark:dark}", self._picture)
        app.router.add_get("/as/{person}/picture/{id:[0-9]{1,15}}/areas", self._areas)
        app.router.add_get("/as/{person}/document/{id:[0-9]{1,15}}", self._document)
        app.router.add_get("/as/{person}/qr", self._qr)
        app.router.add_get("/favicon.ico", self._icon)
        app.router.add_get("/page/{version:[0-9a-f]{12}}/{file:.+}", self._files.answer)
        app.router.add_static("/page/", PAGE)
        return app

    @web.middleware
    async def _storing(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """The handler's answer, or a sentence if nothing can be stored at the moment."""
        try:
            return await handler(request)
        except sqlite3.OperationalError as error:
            if not is_outage(error):
                raise
            again = bool(self._parts.told.seconds_to_wait("storing"))
            log_failure(log, error, "a request could not be answered", again=again)
            language = request.get(_LANGUAGE, "") or self._language(request)
            return self._refused(language, "later", status=503)

    async def _login(self, request: web.Request) -> web.Response:
        language = self._language(request)
        out = await self._identities.is_banned(request)
        problem = self._parts.words.say(language, "web-refused-banned") if out else ""
        facts = {"name": request.query.get("as", "")[:20], "instance": self._instance, "problem": problem}
        return _html(self._parts.words.fill(self._login_page, language, facts))

    async def _redirect_invited(self, request: web.Request) -> web.Response:
        """Redirect a link with an invitation to a channel of its own, where all people with the link meet."""
        code = normalize_code(request.match_info["code"])
        room = f"game-{hashlib.sha256(code.encode()).hexdigest()[:8]}"  # reveals nothing of the code
        raise web.HTTPFound(f"/#{room}/{code}" if code else "/")

    async def _icon(self, _request: web.Request) -> web.FileResponse:
        """The icon, which browsers request even if no page names one."""
        return web.FileResponse(PAGE / "icon.svg")

    async def _enter(self, request: web.Request) -> web.Response:
        """Assign a nickname to the first person who asks for it."""
        asked = await _fields(request)
        language = request[_LANGUAGE] = self._parts.words.match(asked.get("language", ""))
        name = nicknames.nickname(asked.get("name", ""))
        if await self._identities.is_banned(request):
            return self._refused(language, "banned", status=403)
        if name is None:
            return self._refused(language, "nick", status=422, near=nicknames.proposed(asked.get("name", "")))
        if rooms.is_reserved(name):
            return self._refused(language, "taken", status=409)
        address = self._address(request)
        if self._claims.seconds_to_wait(address):
            return self._refused(language, "busy", status=429)
        if self._names.seconds_to_wait(address, use=False):
            return self._refused(language, "names", status=429)
        if not nicknames.is_of_one_alphabet(name) and not await self._parts.people.is_taken(name):
            return self._refused(language, "alphabets", status=422)
        claimed = await self._identities.claim(name, language)
        if claimed is None:
            # only the owner's page address gets the cookie, so the page itself finds out whether this browser owns it
            return self._refused(language, "taken", status=409, to=await self._identities.addresses(name))
        self._names.seconds_to_wait(address)
        return self._admitted(*claimed)

    async def _recover(self, request: web.Request) -> web.Response:
        """Give this browser the nickname whose recovery phrase it knows."""
        asked = await _fields(request)
        language = request[_LANGUAGE] = self._parts.words.match(asked.get("language", ""))
        name, address = nicknames.nickname(asked.get("name", "")), self._address(request)
        if name is None:
            return self._refused(language, "nick", status=422)
        if (
            self._recoveries.seconds_to_wait(address, use=False)
            or self._phrases.seconds_to_wait(f"{address} {nicknames.key(name)}")
            or self._recoveries.seconds_to_wait(address)
        ):
            return self._refused(language, "busy", status=429)
        recovered = await self._identities.recover(name, asked.get("phrase", ""))
        if recovered is None:
            return self._refused(language, "phrase", status=403)
        identity, secret = recovered
        if identity.banned:
            refused = self._refused(language, "banned", status=403)
            self._identities.mark(refused, identity)
            return refused
        return self._admitted(identity, secret)

    def _admitted(self, identity: Identity, secret: str) -> web.Response:
        """The address of a person's pages, with the cookie for them."""
        response = web.json_response({"to": f"/as/{identity.id}/"})
        self._identities.hand_over(response, identity, secret)
        return response

    async def _new_phrase(self, request: web.Request) -> web.Response:
        """A new recovery phrase of the person, shown only once."""
        identity = await self._owner(request)
        if self._phrases.seconds_to_wait(identity.id):
            return self._refused(self._language(request, identity), "busy", status=429)
        phrase = await self._parts.recovery.new_phrase(identity.id)
        return web.json_response({"phrase": phrase}, headers={"Cache-Control": "no-store"})

    async def _sign_out(self, request: web.Request) -> web.Response:
        """Forget this browser, or with `elsewhere` all others; their pages notice it when they reconnect."""
        identity, response = await self._owner(request), web.Response(status=204)
        if "elsewhere" in request.query:
            await self._identities.sign_out_elsewhere(request, identity)
        else:
            await self._identities.sign_out(request, response, identity)
        self._parts.windows.reconnect(identity.id)
        return response

    async def _to_chat(self, request: web.Request) -> web.Response:
        raise web.HTTPFound(f"/as/{quote(request.match_info['person'], safe='')}/")

    async def _chat(self, request: web.Request) -> web.Response:
        identity = await self._identities.owner(request)
        if identity is None:
            named = await self._parts.people.at(request.match_info["person"])
            raise web.HTTPSeeOther(URL("/").with_query({"as": named.name if named else ""}))
        if identity.banned:
            away = web.HTTPSeeOther("/")
            self._identities.mark(away, identity)
            raise away
        if request.match_info["person"] != identity.id:
            moved = web.HTTPSeeOther(f"/as/{identity.id}/")
            self._identities.renew(request, moved, identity)
            raise moved
        language = self._language(request, identity)
        facts = {
            "person": identity.id,
            "name": identity.name,
            "limit": str(limits.LINE),
            "instance": self._instance,
            "games": json.dumps([asdict(game) for game in self._parts.games]),
            "links": json.dumps(self._addresses.elsewhere(request.host)),
            "lines": json.dumps(start_lines(language), ensure_ascii=False),
        }
        response = _html(self._parts.words.fill(self._chat_page, language, facts))
        self._identities.renew(request, response, identity)
        return response

    async def _alive(self, request: web.Request) -> web.Response:
        await self._owner(request)
        return web.Response(status=204, headers={"Cache-Control": "no-store"})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        identity = await self._owner(request)
        if not self._host_check.origin_known(request):
            raise web.HTTPForbidden
        if self._closing:
            raise web.HTTPServiceUnavailable
        windows, language = self._parts.windows, self._language(request, identity)
        address = "" if self._is_shared else self._address(request)
        if len(windows.of(identity.id)) >= limits.WINDOWS:
            return await self._turn_away(request, language, "web-refused-windows")
        if not windows.make_room(identity.id, address):
            return await self._turn_away(request, language, "web-refused-full")
        # pings are answered with all else that a page sends: aiohttp answers thousands of them before it lets others go on
        socket = web.WebSocketResponse(max_msg_size=limits.FRAME, heartbeat=HEARTBEAT, autoping=False)
        await socket.prepare(request)
        window = Window(identity, language, _zone(request), address, windows)
        windows.add(window)
        self._sockets.add(socket)
        try:
            await PageSocket(self._parts, window, socket).run()
        finally:
            self._sockets.discard(socket)
            windows.remove(window)
            window.close()
        return socket

    async def _turn_away(self, request: web.Request, language: str, key: str) -> web.WebSocketResponse:
        """Tell a page why no further window can be opened; it tries again by itself."""
        socket = web.WebSocketResponse(max_msg_size=limits.FRAME, timeout=SHORT)
        await socket.prepare(request)
        code, sentence = key.removeprefix("web-refused-"), self._parts.words.say(language, key)
        with suppress(ConnectionError):
            await socket.send_json(
                {"type": "refused", "code": code, "sentence": sentence, "wait": 0, "id": None, "room": ""}
            )
        await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
        return socket

    async def _picture(self, request: web.Request) -> web.Response:
        identity, number = await self._owner(request), int(request.match_info["id"])
        wanted = self._parts.dark.picture if "dark" in request.match_info else self._parts.history.picture
        png, headers = await wanted(identity.id, number), FOR_EVER  # another picture has another address
        if png is None:
            png, headers = await self._parts.history.picture(identity.id, number), {"Cache-Control": "no-store"}
        if png is None:
            raise web.HTTPNotFound
        kind = "gif" if png.startswith(GIF_SIGNATURE) else "png"
        return web.Response(body=png, content_type=f"image/{kind}", headers=headers)

    async def _areas(self, request: web.Request) -> web.Response:
        identity = await self._owner(request)
        areas = await self._parts.history.areas(identity.id, int(request.match_info["id"]))
        if areas is None:
            raise web.HTTPNotFound
        return web.json_response(text=areas, headers=FOR_EVER)

    async def _document(self, request: web.Request) -> web.Response:
        identity = await self._owner(request)
        document = await self._parts.history.document(identity.id, int(request.match_info["id"]))
        if document is None:
            raise web.HTTPNotFound
        name, text = document
        plain = re.sub(r"[^A-Za-z0-9._#-]", "_", name)
        headers = {"Content-Disposition": f'attachment; filename="{plain}"', "Cache-Control": "no-store"}
        return web.Response(text=text, content_type="text/plain", charset="utf-8", headers=headers)

    async def _qr(self, request: web.Request) -> web.Response:
        """A link to this chat as a QR code."""
        identity = await self._owner(request)
        link = request.query.get("link", "")
        known = link.startswith(self._addresses.elsewhere(request.host))
        if not known or not _LINK.fullmatch(link):
            raise web.HTTPNotFound
        import segno  # noqa: PLC0415 - rarely needed, and importing it takes longer than drawing a code

        code = BytesIO()
        async with self._parts.fair_lock.hold(identity.id):
            segno.make_qr(link).save(code, kind="svg", scale=4, light="#fff")
        return web.Response(body=code.getvalue(), content_type="image/svg+xml", headers=FOR_EVER)

    def _address(self, request: web.Request) -> str:
        """The address a request comes from; a proxy appends it to the header, whose earlier content may be forged."""
        headers = request.headers.getall(self._proxy_header, []) if self._proxy_header else []
        return network_of(headers[-1].rpartition(",")[2].strip() if headers else request.remote or "")

    async def _owner(self, request: web.Request) -> Identity:
        """The person a request comes from; raises HTTPForbidden if its cookie does not prove it, or if they were put out."""
        identity = await self._identities.owner(request)
        if identity is None:
            raise web.HTTPForbidden
        if identity.banned:
            forbidden = web.HTTPForbidden()
            self._identities.mark(forbidden, identity)
            raise forbidden
        return identity

    async def _shut(self, _app: web.Application) -> None:
        self._closing = True
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    def _language(self, request: web.Request, identity: Identity | None = None) -> str:
        """The language that a person chose, else the one in the address, else the browser's."""
        chosen = (identity.locale if identity else "") or request.query.get("lang", "")
        return self._parts.words.match(chosen or request.headers.get("Accept-Language", ""))

    def _refused(
        self, language: str, code: str, *, status: int, to: Sequence[str] = (), near: str = ""
    ) -> web.Response:
        sentence = self._parts.words.say(language, f"web-refused-{code}")
        return web.json_response({"code": code, "sentence": sentence, "to": list(to), "near": near}, status=status)


def _zone(request: web.Request) -> str:
    """The time zone of the browser, empty if it has none that is known; UTC is what browsers say that tell nobody theirs."""
    zone = request.query.get("zone", "")
    return zone if is_time_zone(zone) and zone != "UTC" else ""


async def _fields(request: web.Request) -> dict[str, str]:
    """The text fields of a JSON object in the body. Raises HTTPBadRequest or HTTPRequestTimeout."""
    try:
        async with asyncio.timeout(BODY_TIME):
            raw = await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    try:
        body = json.loads(raw)  # as UTF-8, whatever the header says
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return {str(key): value for key, value in body.items() if isinstance(value, str)}


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})
