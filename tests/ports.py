"""Ports for servers that come back to them."""

import socket
import sys


class KeptPort:
    """A free port of this machine's own address for servers that restart: nobody else gets it while none of them listens.

    Linux lets a server listen on a port that is only bound elsewhere, if both sockets reuse addresses, and gives it to nobody
    who asks for any free port. Elsewhere the port is merely free at first.
    """

    def __init__(self) -> None:
        self._bound = socket.socket()
        self._bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._bound.bind(("127.0.0.1", 0))
        self.number: int = self._bound.getsockname()[1]
        if sys.platform != "linux":
            self._bound.close()

    def __del__(self) -> None:
        self._bound.close()
