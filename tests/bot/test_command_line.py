"""The command line when something is wrong: `--help` still works, and one sentence tells what is wrong."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.backup import back_up
from bot.settings import Settings
from tests.crash.program import ROOT
from tests.shared import talk

WITHOUT_ITS_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")
"""The words before a command that take from root the right to use any file."""


@pytest.mark.parametrize("asked", ["--help", "--version"])
def test_help_is_given_although_a_setting_is_wrong(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEB_PORT", "eighty")
    with pytest.raises(SystemExit) as ended:
        main([asked])
    assert ended.value.code == 0
    assert capsys.readouterr().err == ""
    assert main(["doctor"]) == 2
    assert "WEB_PORT" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        ("dotenv", "pip install --require-hashes -r requirements.txt"),
        ("babel", "pip install --require-hashes -r requirements.txt"),
        ("tomllib", "needs Python 3.11 or newer"),
    ],
)
def test_what_is_not_installed_is_told_in_one_sentence(missing: str, told: str) -> None:
    without = f"import runpy, sys; sys.modules[{missing!r}] = None; runpy.run_module('bot', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", without, "doctor"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


EACH_IN_A_FORK = """
import json, os, sys
import bot.app
from bot.__main__ import main
for line in sys.stdin:
    out, into = os.pipe()
    if not os.fork():
        os.dup2(into, 1), os.dup2(into, 2)
        status = main(json.loads(line))
        sys.stdout.flush()
        os._exit(status)
    os.close(into)
    said = open(out).read()
    print(json.dumps((os.waitstatus_to_exitcode(os.wait()[1]), said)), flush=True)
"""
"""Imports the program once for all commands, which takes longer than they do."""


@contextmanager
def running(database: Path) -> Iterator[Callable[..., tuple[int, str]]]:
    """Runs commands as somebody for whom the rights of files count; gives the exit status and what was said."""
    environment = {**os.environ, "DATABASE_PATH": str(database), "WEB_PORT": "0"}
    line = [*(WITHOUT_ITS_RIGHTS if os.geteuid() == 0 else ()), sys.executable, "-c", EACH_IN_A_FORK]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True, bufsize=1) as forking:
        assert forking.stdin is not None
        assert forking.stdout is not None
        told, answers = forking.stdin, forking.stdout

        def run(*command: str) -> tuple[int, str]:
            told.write(f"{json.dumps(command)}\n")
            status, said = json.loads(answers.readline())
            return status, said

        yield run


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write to everything")
async def test_files_that_somebody_may_not_use_are_told_and_not_called_damaged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = folder / "games.sqlite3"
    await talk(Settings(database=database, web_port=0), "Ann", "/help")
    archive = tmp_path / "backup.zip"
    back_up(Settings(database=database), archive)

    with running(database) as run:
        folder.chmod(0o000)
        status, said = run("doctor")
        assert (status, said.count("\n")) == (2, 1)
        assert "you may not look into that folder" in said

        folder.chmod(0o555)
        status, said = run("doctor")
        assert status == 1
        assert f"may not write to {folder}, which belongs to " in said
        assert "restore" not in said
        for command in (["restore", str(archive)], ["backup", str(folder / "new.zip")]):
            status, said = run(*command)
            assert (status, said.count("\n")) == (1, 1)
            assert f"may not write to {folder}, which belongs to " in said

        folder.chmod(0o755)
        archive.chmod(0o000)
        assert run("restore", str(archive)) == (1, f"The user who runs this command may not read {archive}.\n")
        database.chmod(0o444)
        for command in (["doctor"], [], ["recompute"], ["move-to", "postgresql://localhost/games"]):
            status, said = run(*command)
            assert status == 1
            assert f"may not write to {database}, which belongs to " in said
            assert f"chmod u+rwX {database}" in said
            assert "restore" not in said
            assert "Traceback" not in said

        database.chmod(0o000)
        status, said = run("backup", str(tmp_path / "new.zip"))
        assert status == 1
        assert f"may not write to {database}, which belongs to " in said
