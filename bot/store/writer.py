"""Group commit: what is to be written while a transaction runs shares the next one, and alike things share a statement."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from typing import Any, Final, Protocol, TypeVar

A = TypeVar("A")
R = TypeVar("R")

Work = Callable[[sqlite3.Connection], R]
Deed = Callable[[sqlite3.Connection, Sequence[A]], Sequence[R]]
"""Does several things of one kind in the transaction it is given, all or, raising, none; a result for each, in order."""

_ROUNDS: Final = 8
"""So often the event loop goes round before what waits is written, that what comes just now may join in.

An idle loop is round in some 10 µs; with sixteen tables playing it makes a fifth fewer transactions, 0.3 ms of processor each.
"""


class Run(Protocol):
    """Does a piece of work on the connection, in its thread."""

    def __call__(self, work: Work[Any]) -> Awaitable[Any]:
        """Do it and return what it returns."""
        ...


class Writer:
    """Writes durably, one transaction at a time."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._waiting: list[tuple[Deed[Any, Any], Any, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, deed: Deed[A, R], asked: A) -> R:
        """Have one thing done; returns when it is on disk, raises what the deed raised."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((deed, asked, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_waiting(), name="store writer")
        return await done

    async def close(self) -> None:
        """Finish what is being written."""
        if self._task is not None:
            await self._task

    async def _write_waiting(self) -> None:
        while self._waiting:
            for _ in range(_ROUNDS):
                await asyncio.sleep(0)
            batch, self._waiting = self._waiting, []
            works = [(deed, asked) for deed, asked, _ in batch]
            try:
                results = await self._run(lambda db, works=works: _transaction(db, works))  # type: ignore[misc]
            except Exception as error:
                results = [error] * len(batch)
            for (_, _, done), result in zip(batch, results, strict=True):
                _resolve(done, result)


def _resolve(done: "asyncio.Future[Any]", result: Any) -> None:
    """Set the result of a future, or the exception in its place, unless its caller was cancelled meanwhile."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def each(db: sqlite3.Connection, works: Sequence[Work[R]]) -> list[R]:
    """The deed of what has no way to be done several at once."""
    return [work(db) for work in works]


def _transaction(db: sqlite3.Connection, works: Sequence[tuple[Deed[Any, Any], Any]]) -> list[Any]:
    """Do the works durably, each whole or not at all; a result is what the deed returned for it or raised.

    All of them are one transaction. Hardly ever one fails: then nothing of it was done, and each is one by itself.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        # what `each` does keeps its place: it may touch whatever is there, and what comes behind it is to find that done
        stretches = groupby(works, key=lambda work: work[0] is each)
        results = [result for _, stretch in stretches for result in _by_kind(db, list(stretch))]
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [error] if len(works) == 1 else [result for work in works for result in _transaction(db, [work])]
    return results


def _by_kind(db: sqlite3.Connection, works: Sequence[tuple[Deed[Any, Any], Any]]) -> list[Any]:
    """Do the works, all of one deed together; the results in the order of the works."""
    kinds: dict[Deed[Any, Any], list[int]] = {}
    for place, (deed, _) in enumerate(works):
        kinds.setdefault(deed, []).append(place)
    results: list[Any] = [None] * len(works)
    for deed, places in kinds.items():
        done = deed(db, [works[place][1] for place in places])
        for place, result in zip(places, done, strict=True):
            results[place] = result
    return results
