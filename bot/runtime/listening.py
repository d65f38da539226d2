"""Addresses to listen on: how they are written, why the program cannot listen on one, and which setting to change."""

import errno
import os
from socket import gaierror


def reason(error: OSError) -> str:
    """The cause in a few words, without the address, which the messages of libraries repeat."""
    if isinstance(error, gaierror) or not error.errno:
        return error.strerror or str(error)
    return os.strerror(error.errno)


def to_change(error: OSError, page: str) -> str:
    """Which setting of a page, `WEB` or `STATUS`, to change, and to what."""
    if isinstance(error, gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{page}_HOST to an address of this computer"
    return f"{page}_PORT to another"


def address(host: str, port: int) -> str:
    """Host and port as in the address of a page: a host of IPv6 stands in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
