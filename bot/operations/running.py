"""Runs the program in a terminal or as a service until a signal, and says when each chat is ready."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from bot.app import CannotStart, serving
from bot.runtime.systemd import supervised
from bot.runtime.tasks import Tasks, cancel
from bot.serving.fronts import PlatformChat
from bot.settings import Settings

_AT_ONCE: Final = 0.1
"""Seconds to wait for chats that are ready at once, so that one line names all of them."""


async def run(settings: Settings, *, stopping: Callable[[], object] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM; raises what `serving` raises, and CannotStart if a chat cannot go on.

    The first signal calls `stopping`.
    """
    loop, own = asyncio.get_running_loop(), asyncio.current_task()
    assert own is not None
    stopped, started = asyncio.Event(), False

    def stop() -> None:
        if not stopped.is_set():
            stopping()
            if not started:  # a platform may be slow to answer
                own.cancel()
        stopped.set()

    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop)
    try:
        async with serving(settings) as now:
            started = True
            # loaded objects stay for good; scanning them at each collection would stop everything for 60 ms
            gc.collect()
            gc.freeze()
            gc.set_threshold(10_000)  # instead of 700: looking for garbage took 0.1 ms a move, and found hardly any
            gc.enable()
            now.failure.add_done_callback(lambda _: stopped.set())
            async with supervised(), _announcing(now.opened):
                await stopped.wait()
    except asyncio.CancelledError:
        if started or not stopped.is_set():
            raise
        own.uncancel()
        return
    if now.failure.done():
        raise CannotStart(now.failure.result())


@asynccontextmanager
async def _announcing(opened: asyncio.Queue[tuple[str, PlatformChat]]) -> AsyncIterator[None]:
    """Say which chats are ready now and, inside this context, when each of the others is ready."""
    there = [opened.get_nowait() for _ in range(opened.qsize())]
    waiting = {asyncio.create_task(chat.ready(), name=f"{name} ready"): (name, chat) for name, chat in there}
    ready, _ = await asyncio.wait(waiting, timeout=_AT_ONCE) if waiting else (set(), set())
    late = [one for task, one in waiting.items() if task not in ready]
    await cancel(waiting)
    if ready:
        _ready(*(chat for task, (_, chat) in waiting.items() if task in ready))
    if late:
        _say(f"Waiting for {' and '.join(name.title() for name, _ in late)}")
    elif not ready:
        _say("Waiting for a chat that no other Summarum serves")
    for one in late:
        opened.put_nowait(one)
    later = asyncio.create_task(_announce_later(opened), name="announcing")
    try:
        yield
    finally:
        await cancel([later])


async def _announce_later(opened: asyncio.Queue[tuple[str, PlatformChat]]) -> None:
    """Say when each chat that is ready later, or opens later, is ready."""
    waiting = Tasks()  # a chat that is closed before it was ready never is
    try:
        while True:
            _, chat = await opened.get()
            waiting.start(_announce_once_ready(chat), name="announcing")
    finally:
        await waiting.cancel()


async def _announce_once_ready(chat: PlatformChat) -> None:
    await chat.ready()
    _ready(chat)


def _ready(*chats: PlatformChat) -> None:
    _say(f"Summarum is ready: {' and '.join(chat.how_to_find for chat in chats)}")


def _say(what: str) -> None:
    print(f"{what} (Ctrl-C stops it).", flush=True)  # noqa: T201
