"""Under systemd: the program says that it is ready, alive and stopping, and the unit of the docs is one."""

import asyncio
import getpass
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.runtime.systemd import notify
from tests.crash.program import PATIENCE, ROOT, Program
from tests.logged import records

ANALYZE = shutil.which("systemd-analyze")


def listening(address: str) -> socket.socket:
    """A socket such as systemd's."""
    found = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    found.bind(address)
    found.setblocking(False)
    return found


async def heard(systemd: socket.socket) -> str:
    async with asyncio.timeout(PATIENCE):
        return (await asyncio.get_running_loop().sock_recv(systemd, 100)).decode()


@pytest.mark.slow
async def test_a_program_says_that_it_is_ready_alive_and_stopping(tmp_path: Path) -> None:
    with closing(listening(f"{tmp_path}/notify")) as systemd:
        program = await Program.launch(
            tmp_path / "games.sqlite3", cold=True, NOTIFY_SOCKET=f"{tmp_path}/notify", WATCHDOG_USEC="1000"
        )
        assert await heard(systemd) == "READY=1"
        assert await program.ready() is not None, "whoever is told that it is ready can use it"
        assert [await heard(systemd) for _ in range(3)] == ["WATCHDOG=1"] * 3
        await program.stop()
        told = await heard(systemd)
        while told == "WATCHDOG=1":
            told = await heard(systemd)
        assert told == "STOPPING=1"
        with pytest.raises(BlockingIOError):  # a program that stops is not watched any more
            systemd.recv(100)


@pytest.mark.slow
async def test_a_program_that_cannot_start_is_never_ready(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("no database, but some text that is longer than a header " * 20)
    with closing(listening(f"{tmp_path}/notify")) as systemd:
        program = await Program.launch(tmp_path / "games.sqlite3", NOTIFY_SOCKET=f"{tmp_path}/notify")
        status, said = await program.came_to_an_end()
        assert (status, said.count("\n")) == (1, 1), said
        with pytest.raises(BlockingIOError):
            systemd.recv(100)


def test_an_abstract_socket_and_one_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(listening(f"\0{tmp_path}")) as systemd:
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{tmp_path}")
        notify("READY=1")
        assert systemd.recv(100) == b"READY=1"
    notify("STOPPING=1")
    assert [(record.levelname, record.exc_info) for record in records(caplog)] == [("WARNING", None)]


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd here")
def test_the_unit_of_the_docs_is_accepted(tmp_path: Path) -> None:
    """Checked with this Python and this user in place of those of a server."""
    text = (ROOT / "docs" / "summarum.service").read_text("utf-8")
    for theirs, ours in (
        ("/srv/summarum/.venv/bin/python", sys.executable),
        ("=summarum\nGroup=summarum", f"={getpass.getuser()}"),
        ("WorkingDirectory=/srv/summarum", f"WorkingDirectory={ROOT}"),
    ):
        assert theirs in text
        text = text.replace(theirs, ours)
    unit = tmp_path / "summarum.service"
    unit.write_text(text, "utf-8")
    assert ANALYZE is not None
    checked = subprocess.run([ANALYZE, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in checked.stderr.splitlines() if unit.name in line]
    assert (checked.returncode, complaints) == (0, [])
