"""A PostgreSQL server for the tests alone, on a socket in a temporary folder; it ends with them."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

_UNPRIVILEGED = "nobody"
"""The user who runs the server if the tests are run by root, as it refuses to be run by root."""


def programs() -> Path | None:
    """The folder of the server's programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    there = found[-1] if found else shutil.which("initdb")
    return None if there is None else Path(there).parent


class Server:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        bin = programs()
        assert bin is not None
        self._bin = bin
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(folder, _UNPRIVILEGED)
            self._user = {"user": _UNPRIVILEGED, "extra_groups": []}
        folder.chmod(0o711)
        self._run("initdb", "--auth=trust", "--username=summarum", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://summarum@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it; returns when it can be used."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c shared_buffers=32MB"
        self._run("pg_ctl", "--wait", "--silent", f"--log={self.folder / 'log'}", f"--options={options}", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is like a crash."""
        self._run("pg_ctl", "--wait", "--silent", f"--mode={mode}", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, f"--pgdata={self.folder / 'data'}", *arguments],
            **self._user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def running_server() -> Iterator[Server]:
    """A server with an empty cluster."""
    folder = Path(mkdtemp(prefix="summarum-postgres-"))
    try:
        server = Server(folder)
        try:
            yield server
        finally:
            with suppress(AssertionError):  # a test may have stopped it
                server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
