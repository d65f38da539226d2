"""Computer seats and hints: solvers in a process pool, off the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import randbits
from typing import Any, TypeVar

from bot.registry import load
from core.game import Hint, Level

R = TypeVar("R")


class Opponents:
    """Thinks in `workers` processes, started when the first thought is needed; sees views, never positions."""

    def __init__(self, *, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, options: Mapping[str, str], view: Any, level: Level) -> tuple[str, ...]:
        """The moves a computer makes now, in canonical notation."""
        return await self._think(_choose, game, dict(options), view, level, randbits(64))

    async def hint(self, game: str, options: Mapping[str, str], view: Any) -> Hint:
        """A good move for the viewing seat."""
        return await self._think(_hint, game, dict(options), view)

    async def _think(self, thought: Callable[..., R], *args: Any) -> R:
        for attempt in (1, 2):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought, *args)
            except BrokenProcessPool:  # a worker was killed from outside; the thought is pure, so think again
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        # spawn: a fork of a process with threads and an open database is not safe
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle)
        return self._pool

    def close(self) -> None:
        """Stop the processes; thoughts not finished are thrown away."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle() -> None:
    """Leave Ctrl-C to the parent, and end when it is gone: a killed parent cannot say so itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _choose(game: str, options: dict[str, str], view: Any, level: Level, seed: int) -> tuple[str, ...]:
    rules = load(game, options).game
    return tuple(rules.format(move) for move in rules.choose(view, level, Random(seed)))


def _hint(game: str, options: dict[str, str], view: Any) -> Hint:
    return load(game, options).game.hint(view)
