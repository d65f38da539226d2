"""The pictures of a process, each drawn once: many tests begin with the same positions, and few look at their pictures."""

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from bot.messages.painting import DrawnScene, Scene, paint, paint_all
from bot.runtime.worker import Worker

R = TypeVar("R")

_KEPT = 2_000
"""Pictures, of some 20 kB."""

_painted = lru_cache(_KEPT)(paint)


def _painted_all(scenes: Sequence[Scene]) -> list[DrawnScene]:
    """What `paint_all` returns."""
    return [_painted(scene) for scene in scenes]


class Painter(Worker):
    """Draws in threads of this process, as `Drawing` does without a worker."""

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Do the work in a thread."""
        return await asyncio.to_thread(cast(Callable[..., R], _painted_all) if work is paint_all else work, *args)
