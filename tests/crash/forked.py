"""The program forked from a process that has imported it: it is there after 0.1 s of processor time instead of 1.2 s.

So are its worker processes, which would take 0.3 s each.
"""

import asyncio
import multiprocessing
import os
import runpy
import sys
import threading
import weakref
from collections.abc import Mapping
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from multiprocessing.process import BaseProcess
from pathlib import Path
from signal import SIGKILL
from typing import Any, Final

_FORKED: Final = multiprocessing.get_context("forkserver")
_FORKED.set_forkserver_preload([__name__, "tests.crash.preloaded"])
_SERVER: Final = forkserver._forkserver


def fork_server() -> str:
    """The address of the running fork server, where each process that it forks is asked for."""
    _SERVER.ensure_running()
    address = vars(_SERVER)["_forkserver_address"]
    assert isinstance(address, str)
    return address


class WorkerProcess(ForkServerProcess):
    """A worker process; it shares the error output of the program, which counts as gone once all its workers are."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._err = Connection(os.dup(2))

    def run(self) -> None:
        with self._err:
            os.dup2(self._err.fileno(), 2)
        super().run()


class WorkerContext(ForkServerContext):
    """Starts worker processes from the process that the program itself was forked from."""

    Process = WorkerProcess


class ForkedProcess:
    """A process with those attributes of `asyncio.subprocess.Process` that the tests use; killed when nothing refers to it."""

    def __init__(self, arguments: tuple[str, ...], folder: Path, environment: Mapping[str, str]) -> None:
        (self._out, out), (self._err, err) = _FORKED.Pipe(duplex=False), _FORKED.Pipe(duplex=False)
        with out, err:
            given = (arguments, folder, dict(environment), out, err, fork_server())
            self._process = _FORKED.Process(target=_run, args=given)
            self._process.start()
        weakref.finalize(self, _send, self._process, SIGKILL)

    @classmethod
    async def start(cls, arguments: tuple[str, ...], folder: Path, environment: Mapping[str, str]) -> "ForkedProcess":
        """Run `python -m bot` with these arguments in a folder."""
        process = cls(arguments, folder, environment)
        process.stdout, process.stderr = await _reader(process._out), await _reader(process._err)
        return process

    stdout: asyncio.StreamReader
    stderr: asyncio.StreamReader

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit status, negative for a signal; None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """End it at once, wherever it is."""
        _send(self._process, SIGKILL)

    def send_signal(self, signal: int) -> None:
        """Send it a signal, unless it is gone."""
        _send(self._process, signal)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it is gone and nobody holds its output; returns the unread rest of standard output and error."""
        said = await asyncio.gather(self.stdout.read(), self.stderr.read())
        loop, gone = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, gone.set)
        try:
            await gone.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        return said[0], said[1]


def _send(process: BaseProcess, signal: int) -> None:
    if process.pid is not None and process.exitcode is None:
        os.kill(process.pid, signal)


async def _reader(end: Connection) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    with end:
        pipe = os.fdopen(os.dup(end.fileno()), "rb")
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader


def _run(
    arguments: tuple[str, ...],
    folder: Path,
    environment: Mapping[str, str],
    out: Connection,
    err: Connection,
    server: str,
) -> None:
    """Do what `python -m bot` does, in the forked process."""
    # The fork server that has forked this process forks its workers too.
    vars(_SERVER).update(_forkserver_address=server, ensure_running=lambda: None)
    vars(multiprocessing.context)["_concrete_contexts"]["spawn"] = WorkerContext()
    for end, number in ((out, 1), (err, 2)):
        with end:
            os.dup2(end.fileno(), number)
    os.chdir(folder)
    if environment.get("SUMMARUM_DATA") != os.environ.get("SUMMARUM_DATA"):
        _forget_the_program()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    finally:
        # As at the end of any Python: multiprocessing itself would first close the queues on which workers are told to end.
        try:
            threading._shutdown()  # type: ignore[attr-defined]
        except OSError:  # a pool that was ending has closed its pipe already: tell the others to end
            threading._shutdown()  # type: ignore[attr-defined]


def _forget_the_program() -> None:
    """Have the program imported anew: it reads where its data is when it is imported."""
    for name in [name for name in sys.modules if name.partition(".")[0] in {"bot", "core", "render"}]:
        del sys.modules[name]
