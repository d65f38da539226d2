"""Tells systemd that the program is ready, alive and stopping, over the socket that systemd names; else tells nobody."""

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
        _log.warning("systemd was not told %s: %s", state, error)


@asynccontextmanager
async def supervised() -> AsyncIterator[None]:
    """Inside this context the program is ready, and alive as long as its event loop goes round; behind it, it stops."""
    notify("READY=1")
    alive = asyncio.create_task(_tell_alive(), name="watchdog")
    try:
        yield
    finally:
        await cancel([alive])
        notify("STOPPING=1")


async def _tell_alive() -> None:
    """Tell systemd twice in each of its watchdog's periods, if it has one, that the event loop goes round."""
    period = int(os.environ.get("WATCHDOG_USEC", "0")) / 1e6
    while period > 0:
        notify("WATCHDOG=1")
        await asyncio.sleep(period / 2)
