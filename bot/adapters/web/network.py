"""The addresses under which other computers reach this one."""

import ipaddress
import socket
from contextlib import closing, suppress
from dataclasses import dataclass

from yarl import URL

from bot.runtime.listening import address

_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation; nothing is ever sent there."""


@dataclass(slots=True)
class Addresses:
    """The URLs of a server that listens on `host` and `port`; `public_url` is that of a proxy in front of it."""

    host: str
    port: int
    public_url: str = ""

    @property
    def here(self) -> str:
        """The URL to open on this computer."""
        bare = self.host.strip("[]")
        return self._url({"": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(bare, bare))

    def elsewhere(self, reached: str = "") -> tuple[str, ...]:
        """The URLs to open on other computers, if any; the host under which a page has `reached` it comes first."""
        if self.public_url:
            return (f"{self.public_url}/",)
        known = [f"http://{reached}/"] if reached and not is_loopback(URL(f"http://{reached}").host or "") else []
        return tuple(dict.fromkeys((*known, *map(self._url, addresses(self.host)))))

    def _url(self, name: str) -> str:
        return f"http://{address(name, self.port)}/"


def network_of(address: str) -> str:
    """The network of an address from a proxy or the system: the part that one internet connection shares.

    That is the whole address or, in IPv6, its first half; a port after it is removed.
    """
    name, _, port = address.rpartition(":")
    for text in (address.strip("[]"), name.strip("[]") if port.isdecimal() else ""):
        with suppress(ValueError):
            found = ipaddress.ip_address(text.partition("%")[0])
            if isinstance(found, ipaddress.IPv4Address):
                return str(found)
            return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
    return address


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach a server that listens on `host`."""
    bare = host.strip("[]").lower()
    if bare == "localhost":
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(bare).is_loopback
    return False


def addresses(host: str) -> tuple[str, ...]:
    """The hosts under which other computers reach a server that listens on `host`; empty if they cannot."""
    bare = host.strip("[]")
    if is_loopback(host):
        return ()
    if bare not in ("", "0.0.0.0", "::"):
        return (bare,)
    families = {"0.0.0.0": (socket.AF_INET,)}.get(bare, (socket.AF_INET, socket.AF_INET6))
    found = [_outward(family, there) for family, there in _ELSEWHERE if family in families]
    return tuple(dict.fromkeys(one for one in found if one and not is_loopback(one))) or (socket.gethostname().lower(),)


def _outward(family: socket.AddressFamily, there: str) -> str:
    """The address this computer would send from; connecting a datagram socket sends nothing."""
    with suppress(OSError), closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
        probe.connect((there, 9))
        return str(probe.getsockname()[0])
    return ""
