"""Worker processes for pure work that would hold up the event loop: thinking and drawing."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias, TypeVar

R = TypeVar("R")

_Piece: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]"]


class Workers:
    """`count` processes, started when the first work comes; `nice` is how far they step back behind the rest.

    Work that comes while they are busy waits, and goes to them up to `batch` pieces at a time: a trip to a process costs 0.2
    ms of this one, but those that went together come back together.
    """

    def __init__(self, count: int, *, nice: int = 0, batch: int = 1) -> None:
        self._count = count
        self._nice = nice
        self._batch = batch
        self._waiting: deque[_Piece] = deque()
        self._trips: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Do pure work in one of the processes; if a process was killed from outside, once more in a new one."""
        if self._batch == 1:
            return await self._trip(work, *args)
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, args, done))
        if len(self._trips) < self._count:  # one trip at a time to each: what waits meanwhile goes together
            self._trips.add(asyncio.create_task(self._carry(), name="trip to a worker"))
        return await done

    async def _carry(self) -> None:
        """Take waiting pieces to the processes until none is left."""
        trip = asyncio.current_task()
        assert trip is not None
        try:
            while self._waiting:
                await self._deliver([self._waiting.popleft() for _ in range(min(self._batch, len(self._waiting)))])
        finally:
            self._trips.discard(trip)  # in the same breath: what comes next must not count on a trip that is over

    async def _deliver(self, pieces: list[_Piece]) -> None:
        """Have these pieces done together, and say how they came out to those who still wait for them."""
        try:
            results = await self._trip(_do_all, [(work, args) for work, args, _ in pieces])
        except asyncio.CancelledError:
            _throw_away(pieces)
            raise
        except Exception as error:
            results = [error] * len(pieces)
        for (_, _, done), result in zip(pieces, results, strict=True):
            if done.done():  # nobody waits for it any more
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    async def _trip(self, work: Callable[..., R], *args: Any) -> R:
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
        for trip in self._trips:
            trip.cancel()
        _throw_away(self._waiting)
        self._waiting.clear()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _throw_away(pieces: Iterable[_Piece]) -> None:
    """Nobody is to wait for these any more."""
    for _, _, done in pieces:
        done.cancel()


def _do_all(pieces: list[tuple[Callable[..., Any], tuple[Any, ...]]]) -> list[Any]:
    """What each piece of work gives, or the exception it raised."""
    results: list[Any] = []
    for work, args in pieces:
        try:
            results.append(work(*args))
        except Exception as error:
            results.append(error)
    return results


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
