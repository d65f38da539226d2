"""Why nothing can listen at an address, and which setting has to be another one."""

import errno
import os
from socket import gaierror


def reason(error: OSError) -> str:
    """What is wrong, in a few words, without the address: the texts of libraries repeat it."""
    if isinstance(error, gaierror) or not error.errno:
        return error.strerror or str(error)
    return os.strerror(error.errno)


def to_change(error: OSError, page: str) -> str:
    """What to set instead for a page, `WEB` or `STATUS`."""
    if isinstance(error, gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{page}_HOST to an address of this computer"
    return f"{page}_PORT to another"
