"""Tells systemd that the program is ready, alive or stopping, over the socket that systemd names, if there is one."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.runtime.tasks import cancel

_log = logging.getLogger(__name__)


def notify(state: str) -> None:
    """Tell systemd a state such as `READY=1`."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket, which has no file
        address = f"\0{address[1:]}"
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
            to.connect(address)
            to.send(state.encode())
    except OSError as error:
        _log.warning("systemd could not be told %s: %s", state, error)


@asynccontextmanager
async def supervised() -> AsyncIterator[None]:
    """Tell systemd that the program is ready, then that its event loop is alive, and on leaving that it stops."""
    notify("READY=1")
    alive = asyncio.create_task(_tell_alive(), name="watchdog")
    try:
        yield
    finally:
        await cancel([alive])
        notify("STOPPING=1")


async def _tell_alive() -> None:
    """Tell systemd twice in each period of its watchdog, if it has one, that the event loop is alive."""
    period = int(os.environ.get("WATCHDOG_USEC", "0")) / 1e6
    while period > 0:
        notify("WATCHDOG=1")
        await asyncio.sleep(period / 2)
