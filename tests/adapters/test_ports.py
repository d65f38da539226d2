"""A port that is kept is there for a server that comes back to it, and for nobody else."""

import asyncio
import socket
import sys

import pytest

from tests.ports import KeptPort


async def test_a_server_listens_on_a_kept_port_again_and_again() -> None:
    port = KeptPort()
    for _ in range(2):
        async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", port.number):
            reader, writer = await asyncio.open_connection("127.0.0.1", port.number)
            assert await reader.read() == b""
            writer.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a server listen where another socket is bound")
def test_nobody_else_can_take_a_kept_port() -> None:
    port = KeptPort()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port.number))
