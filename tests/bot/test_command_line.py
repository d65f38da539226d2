"""The command line where something is wrong: `--help` helps all the same, and what is wrong is told in one sentence."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.backup import back_up
from bot.settings import Settings
from tests.crash.program import ROOT
from tests.shared import talk

WITHOUT_ITS_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")
"""Rights of files count for root as well."""


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


def run(database: Path, *command: str) -> tuple[int, str]:
    """Run a command as somebody for whom the rights of files count; its exit status and what it said."""
    environment = {**os.environ, "DATABASE_PATH": str(database), "WEB_PORT": "0"}
    line = [*(WITHOUT_ITS_RIGHTS if os.geteuid() == 0 else ()), sys.executable, "-m", "bot", *command]
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write to everything")
async def test_files_that_somebody_may_not_use_are_told_and_not_called_damaged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = folder / "games.sqlite3"
    await talk(Settings(database=database, web_port=0), "Ann", "/help")
    archive = tmp_path / "backup.zip"
    back_up(Settings(database=database), archive)

    folder.chmod(0o000)
    status, said = run(database, "doctor")
    assert (status, said.count("\n")) == (2, 1)
    assert "you may not look into that folder" in said

    folder.chmod(0o555)
    status, said = run(database, "doctor")
    assert status == 1
    assert f"may not write to {folder}, which belongs to " in said
    assert "restore" not in said
    for command in (["restore", str(archive)], ["backup", str(folder / "new.zip")]):
        status, said = run(database, *command)
        assert (status, said.count("\n")) == (1, 1)
        assert f"may not write to {folder}, which belongs to " in said

    folder.chmod(0o755)
    archive.chmod(0o000)
    assert run(database, "restore", str(archive)) == (1, f"The user that calls this may not read {archive}.\n")
    database.chmod(0o444)
    for command in (["doctor"], [], ["recompute"], ["move-to", "postgresql://localhost/games"]):
        status, said = run(database, *command)
        assert status == 1
        assert f"may not write to {database}, which belongs to " in said
        assert "restore" not in said
        assert "Traceback" not in said

    database.chmod(0o000)
    status, said = run(database, "backup", str(tmp_path / "new.zip"))
    assert status == 1
    assert f"may not write to {database}, which belongs to " in said
