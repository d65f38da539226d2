"""The addresses under which other computers reach this one."""

import ipaddress
import socket
from contextlib import closing, suppress

_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation; nothing is ever sent there."""


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
