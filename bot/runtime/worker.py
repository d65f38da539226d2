"""A worker process for pure work that would hold up the event loop: thinking and drawing."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

R = TypeVar("R")


class Worker:
    """One process, started when work comes and again after it was killed; `nice` is added to its niceness."""

    # Only one: if one of several is killed while another is starting, CPython 3.11 waits for ever.

    def __init__(self, *, nice: int = 0) -> None:
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Do pure work in the process and return its result.

        Raises what the work raised, and BrokenProcessPool if the process was killed twice.
        """
        pool = self._running()
        try:
            return await self._submit(pool, work, args)
        except BrokenProcessPool:  # the process was killed, and all its work is lost
            if self._pool is pool:
                self._pool = None
            return await self._submit(self._running(), work, args)

    def close(self) -> None:
        """Stop the process once it has done what it is doing; work that has not begun is cancelled.

        The event loop waits for it when it is closed.
        """
        if self._pool is not None:
            # in a thread: nobody waits, yet it is over before Python exits, where a pool still closing is an error
            asyncio.get_running_loop().run_in_executor(None, partial(self._pool.shutdown, cancel_futures=True))
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawn: a fork of a process with threads and an open database is not safe
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, _prepare, (self._nice,))
        return self._pool

    async def _submit(self, pool: ProcessPoolExecutor, work: Callable[..., R], args: tuple[Any, ...]) -> R:
        return await asyncio.get_running_loop().run_in_executor(pool, _call, work, args)


def _prepare(nice: int) -> None:
    """Set up a worker process: it ignores Ctrl-C, and ends when its parent ends or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _call(work: Callable[..., R], args: tuple[Any, ...]) -> R:
    """Do the work; an exception that cannot travel back to the parent is replaced by one that can."""
    try:
        return work(*args)
    except StopIteration as error:  # a future does not accept it
        raise RuntimeError(f"{work.__name__} raised {error!r}") from None
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            raise RuntimeError(f"{work.__name__} raised {error!r}") from None
        raise
