"""Processors: one for the program's own threads, the others for its workers."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress


@contextmanager
def apart() -> Iterator[frozenset[int]]:
    """Keep this thread, and those it starts meanwhile, to one processor; yields the others, none where that cannot be."""
    # The event loop and the database's thread take turns under the interpreter's lock, some thousand times a second: on one
    # processor that is a switch, between two each must be woken by the other. It makes 30 moves of 100 more in a second.
    if sys.platform != "linux" or len(every := os.sched_getaffinity(0)) < 2:
        yield frozenset()
        return
    ours = sorted(every)[os.getpid() % len(every)]  # two programs on a machine need not meet on the same
    keep_to({ours})
    try:
        yield frozenset(every - {ours})
    finally:
        keep_to(every)


def keep_to(processors: Iterable[int]) -> None:
    """Let this thread, and those it will start, run on these processors alone, where that is allowed; on any, if none."""
    if sys.platform == "linux" and (chosen := set(processors)):
        with suppress(OSError):  # a sandbox may forbid it, or have taken them away since: it is only faster so
            os.sched_setaffinity(0, chosen)
