"""Worker processes for pure work that would hold up the event loop: thinking and drawing."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

R = TypeVar("R")


class Workers:
    """`count` processes, started when the first work comes; `nice` is how far they step back behind the rest."""

    def __init__(self, count: int, *, nice: int = 0) -> None:
        self._count = count
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Do pure work in one of the processes; if a process was killed from outside, once more in a new one."""
        for attempt in (1, 2):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        # spawn: a fork of a process with threads and an open database is not safe
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_settle, initargs=(self._nice,))
        return self._pool

    def close(self) -> None:
        """Stop the processes; what is not finished is thrown away."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle(nice: int) -> None:
    """Leave Ctrl-C to the parent, and end when it is gone: a killed parent cannot say so itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
