"""Worker processes for pure work that would hold up the event loop: thinking and drawing."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias, TypeVar

from bot.futures import come_out
from bot.processors import keep_to

R = TypeVar("R")

_Piece: TypeAlias = tuple[bytes, "asyncio.Future[Any]"]

_HEAD: Final = 4
"""Bytes that say how many follow."""


class Workers:
    """`count` processes, started when the first work comes; `nice` is how far they step back behind the rest.

    They run on these `processors`; on any, where there are none.
    Work that comes while they are busy waits, and goes to them up to `batch` pieces at a time.
    """

    # Not a ProcessPoolExecutor: its two threads and the lock of the interpreter they share with the event loop cost 0.25 ms
    # a move, and as long a wait. Here a trip is one write and one or two reads of the event loop itself.

    def __init__(self, count: int, *, nice: int = 0, batch: int = 1, processors: Collection[int] = ()) -> None:
        self._count = count
        self._nice = nice
        self._processors = processors
        self._batch = batch
        self._waiting: deque[_Piece] = deque()
        self._trips: set[asyncio.Task[None]] = set()
        self._idle: list[_Worker] = []

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Do pure work in one of the processes; if a process was killed from outside, once more in a new one."""
        piece, done = pickle.dumps((work, args)), asyncio.get_running_loop().create_future()
        self._waiting.append((piece, done))
        if len(self._trips) < self._count:  # one trip at a time to each: what waits meanwhile goes together
            self._trips.add(asyncio.create_task(self._carry(), name="trip to a worker"))
        result: R = await done
        return result

    async def _carry(self) -> None:
        """Take waiting pieces to a process until none is left."""
        trip = asyncio.current_task()
        assert trip is not None
        try:
            while self._waiting:
                await self._deliver([self._waiting.popleft() for _ in range(min(self._batch, len(self._waiting)))])
        finally:
            self._trips.discard(trip)  # in the same breath: what comes next must not count on a trip that is over

    async def _deliver(self, pieces: Sequence[_Piece]) -> None:
        """Have these pieces done together, and say how they came out to those who still wait for them."""
        try:
            results = await self._trip([piece for piece, _ in pieces])
        except asyncio.CancelledError:
            _throw_away(pieces)
            raise
        except Exception as error:
            results = [error] * len(pieces)
        come_out((done for _, done in pieces), results)

    async def _trip(self, works: list[bytes]) -> list[Any]:
        for anew in (False, True):
            worker = _Worker.start(self._nice, self._processors) if anew or not self._idle else self._idle.pop()
            try:
                results = await worker.answer(works)
            except (EOFError, ConnectionError) as error:
                worker.close()
                lost = error
            except BaseException:
                worker.close()
                raise
            else:
                self._idle.append(worker)
                return [_taken(result) for result in results]
        raise lost

    def close(self) -> None:
        """Stop the processes; what is not finished is thrown away."""
        for trip in self._trips:
            trip.cancel()
        self._trips.clear()  # none of them takes what comes from now on
        _throw_away(self._waiting)
        self._waiting.clear()
        while self._idle:
            self._idle.pop().close()


@dataclass(frozen=True, slots=True)
class _Worker:
    """A process, and the way to it and back; bound to no event loop."""

    process: BaseProcess
    way: socket.socket

    @classmethod
    def start(cls, nice: int, processors: Collection[int]) -> "_Worker":
        """A new process; nothing is waited for."""
        here, there = socket.socketpair()
        here.settimeout(0)
        # spawn: a fork of a process with threads and an open database is not safe
        spawn = multiprocessing.get_context("spawn")
        process = spawn.Process(target=_serve, args=(there, nice, processors), daemon=True)
        with there:
            process.start()
        return cls(process, here)

    async def answer(self, works: list[bytes]) -> list[bytes]:
        """What comes of the works; raises EOFError or ConnectionError if the process is gone."""
        await asyncio.get_running_loop().sock_sendall(self.way, _framed(works))
        size = int.from_bytes(await self._read(_HEAD), "big")
        results: list[bytes] = pickle.loads(await self._read(size))
        return results

    async def _read(self, size: int) -> bytearray:
        loop, read = asyncio.get_running_loop(), bytearray(size)
        rest = memoryview(read)
        while rest:
            count = await loop.sock_recv_into(self.way, rest)
            if not count:
                raise EOFError("a worker is gone")
            rest = rest[count:]
        return read

    def close(self) -> None:
        self.way.close()
        self.process.kill()


def _throw_away(pieces: Iterable[_Piece]) -> None:
    """Nobody is to wait for these any more."""
    for _, done in pieces:
        done.cancel()


def _serve(connection: socket.socket, nice: int, processors: Collection[int]) -> None:
    """Do what is asked for until whoever asks is gone, were it while this is at work; Ctrl-C is left to him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    keep_to(processors)
    with connection, connection.makefile("rb") as asked, suppress(ConnectionError):  # nobody is left to complain to
        while len(head := asked.read(_HEAD)) == _HEAD:
            size = int.from_bytes(head, "big")
            if len(frame := asked.read(size)) < size:  # he was killed as he asked
                break
            connection.sendall(_framed([_done(work) for work in pickle.loads(frame)]))


def _framed(parts: list[bytes]) -> bytes:
    frame = pickle.dumps(parts)
    return len(frame).to_bytes(_HEAD, "big") + frame


def _done(piece: bytes) -> bytes:
    """What a piece of work gives, or the exception it raised."""
    try:
        work, args = pickle.loads(piece)
        return pickle.dumps(work(*args))
    except StopIteration as error:  # nobody could be told: a future does not take it
        return pickle.dumps(RuntimeError(f"the work raised {error!r}"))
    except Exception as error:
        return pickle.dumps(error)


def _taken(result: bytes) -> Any:
    """What came of a piece of work, or the exception: what it raised, or why it cannot be taken."""
    try:
        return pickle.loads(result)
    except Exception as error:
        return error
