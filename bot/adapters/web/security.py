"""Checks of the Host and Origin of every request, and strict headers for every response."""

import ipaddress
import socket

from aiohttp import web
from aiohttp.typedefs import Handler
from multidict import CIMultiDict
from yarl import URL

from bot.adapters.web.connections import SERVER

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_PORTS = {"http": 80, "https": 443}
_HEADERS = {
    "Server": SERVER,
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class HostCheck:
    """Knows the host names of this server and refuses requests for others.

    A foreign page can point its own host name at this computer (DNS rebinding), but then its requests have that name in the
    Host header. A numeric address cannot be abused that way, and is accepted if the server listens on all addresses.
    """

    def __init__(self, host: str, public_url: str = "") -> None:
        bare = host.strip("[]").lower()
        self._names = {bare, "localhost"}
        self._any_address = False
        address = _address(bare)
        if address is not None and address.is_loopback:
            self._names |= {"127.0.0.1", "::1"}
        if not bare or (address is not None and address.is_unspecified):
            self._any_address = True
            self._names.add(socket.gethostname().lower())
        self._public = URL(public_url).origin() if public_url else None
        self.port = 0

    @property
    def secure(self) -> bool:
        """Whether the public address is encrypted, so that cookies may be limited to it."""
        return self._public is not None and self._public.scheme == "https"

    def host_known(self, host: str) -> bool:
        """Whether a Host header names this server or the proxy in front of it."""
        name, port = _split(host)
        if self._is_public(host):
            return True
        if (port or 80) != self.port:
            return False
        return name in self._names or (self._any_address and _address(name) is not None)

    def origin_known(self, request: web.Request) -> bool:
        """Whether a request comes from a page of this server."""
        origin = request.headers.get("Origin", "")
        if self._public is not None and origin == str(self._public):
            return True
        return origin == f"http://{request.host}" and not self._is_public(request.host)

    def _is_public(self, host: str) -> bool:
        if self._public is None:
            return False
        name, port = _split(host)
        return name == self._public.host and (port or _PORTS[self._public.scheme]) == self._public.port

    @web.middleware
    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """The handler's answer; refuses requests with a foreign Host or Origin."""
        hosts = request.headers.getall("Host", [])
        if len(hosts) != 1 or not self.host_known(hosts[0]):
            raise web.HTTPMisdirectedRequest
        changes = request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers
        if changes and not self.origin_known(request):
            raise web.HTTPForbidden
        return await handler(request)


async def harden(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the strict headers to a response."""
    headers: CIMultiDict[str] = response.headers
    headers.update(_HEADERS)
    headers.setdefault("Cache-Control", "no-cache")


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _split(host: str) -> tuple[str, int | None]:
    """Name and port of a Host header; the port is None if it is missing, -1 if it is invalid."""
    name, colon, port = host.rpartition(":")
    if not colon or host.endswith("]"):
        return host.strip("[]").lower(), None
    return name.strip("[]").lower(), int(port) if port.isascii() and port.isdigit() and len(port) <= 5 else -1
