"""The program as a process of its own, to be killed."""

import asyncio
import os
import re
import sys
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP, SIGTERM

from tests.crash.forked import ForkedProcess

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds after which a wait counts as a hang: many times what a busy machine takes."""

_READY = re.compile(r"is ready: (?:open|write to) (\S+) ")
_TROUBLE = re.compile(r" (?:ERROR|CRITICAL) |^Traceback", re.MULTILINE)
_TROUBLE_OF_KILLED = re.compile(rf' (?:ERROR|CRITICAL) |^ *File "{re.escape(str(ROOT))}', re.MULTILINE)
"""A worker whose parent is killed while starting it complains before any code of the program runs; that does not count."""


class Program:
    """One run of `python -m bot` on a database."""

    def __init__(self, process: asyncio.subprocess.Process | ForkedProcess) -> None:
        self._process = process

    @classmethod
    async def launch(
        cls, database: Path, port: int = 0, *arguments: str, cold: bool = False, **settings: str
    ) -> "Program":
        """Start it, on this port or any free one; with `arguments` it carries out that command.

        A `cold` start is that of a person: a Python of its own imports the program first.
        """
        own = {"DATABASE_PATH": str(database), "WEB_PORT": str(port), "LOG_LEVEL": "WARNING"}
        environment = {**os.environ, **own, **settings}
        if not cold:
            return cls(await ForkedProcess.start(arguments, ROOT, environment))
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *arguments, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe
        )
        return cls(process)

    async def line(self) -> str:
        """The next line it prints; empty if it has ended before."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self._process.stdout.readline()).decode()

    async def ready(self) -> str | None:
        """Wait until it is ready; returns its address, or None if it has none or has ended before."""
        while (line := await self.line()) and " is ready" not in line:  # it may first say for which chat it waits
            pass
        found = _READY.search(line)
        return found[1] if found else None

    def kill(self) -> None:
        """End it at once, wherever it is."""
        self._process.kill()

    def wake_ups(self) -> int:
        """How often its event loop has woken so far, on Linux; its other threads wake only for what the loop asks of them."""
        told = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        (woken,) = re.findall(r"^voluntary_ctxt_switches:\s*(\d+)", told, re.MULTILINE)
        return int(woken)

    def pause(self) -> None:
        """Suspend it; it notices nothing."""
        self._process.send_signal(SIGSTOP)

    def resume(self) -> None:
        """Resume it."""
        self._process.send_signal(SIGCONT)

    async def gone(self) -> str:
        """Wait until it and every process it has started are gone; returns its log, in which an error fails the test.

        All of them hold the standard error: it ends when the last one does.
        """
        async with asyncio.timeout(PATIENCE):
            _, said = await self._process.communicate()
        complaints = said.decode()
        trouble = _TROUBLE_OF_KILLED if self._process.returncode == -SIGKILL else _TROUBLE
        assert not trouble.search(complaints), complaints
        return complaints

    async def came_to_an_end(self) -> tuple[int | None, str]:
        """Wait until it is gone; returns its exit status and its standard error."""
        async with asyncio.timeout(PATIENCE):
            _, said = await self._process.communicate()
        return self._process.returncode, said.decode()

    async def told_to_stop(self) -> tuple[int | None, str]:
        """Tell it to end, with whatever result; returns its exit status and its standard error."""
        self._process.send_signal(SIGTERM)
        return await self.came_to_an_end()

    async def stop(self) -> str:
        """End it as a person would; returns its log."""
        self._process.send_signal(SIGTERM)
        logged = await self.gone()
        assert self._process.returncode == 0
        return logged
