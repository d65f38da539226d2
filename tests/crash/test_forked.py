"""The fork server of the tests outlives whatever is killed."""

import socket
from pathlib import Path

from tests.crash.forked import fork_server
from tests.crash.program import Program


async def test_a_run_killed_before_it_says_which_process_it_wants_ends_nobody_else(tmp_path: Path) -> None:
    program = await Program.launch(tmp_path / "forked.sqlite3")
    with socket.socket(socket.AF_UNIX) as killed:
        killed.connect(fork_server())
    other = await Program.launch(tmp_path / "other.sqlite3")
    assert await program.ready() is not None
    assert await other.ready() is not None
    assert await program.told_to_stop() == (0, "")
    assert await other.told_to_stop() == (0, "")
