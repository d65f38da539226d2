"""The owner of files: nobody else may read them, and what root makes belongs to the owner of the folder."""

import os
from pathlib import Path

import pytest

from bot.operations.backup import back_up, restore
from bot.settings import Settings
from tests.shared import served, talk

NOBODY = 65_534


@pytest.fixture(autouse=True)
def _usual_umask() -> None:
    os.umask(0o022)


async def test_nobody_else_may_read_what_the_program_writes(tmp_path: Path) -> None:
    async with served(Settings(database=tmp_path / "games.sqlite3", web_port=0)):
        files = list(tmp_path.iterdir())  # noqa: ASYNC240
        assert len(files) >= 6, "two databases with what belongs to them"
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []


async def test_nobody_else_may_read_what_is_restored(tmp_path: Path) -> None:
    chosen = Settings(database=tmp_path / "games.sqlite3", web_port=0)
    await talk(chosen, "Ann", "/help")
    back_up(chosen, tmp_path / "backup.zip")
    restore(chosen, tmp_path / "backup.zip")
    files = (chosen.database, chosen.web_database, tmp_path / "backup.zip")
    assert [file.name for file in files if file.stat().st_mode & 0o077] == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
async def test_what_root_makes_belongs_to_whoever_has_the_folder(tmp_path: Path) -> None:
    """Else the program, which runs as somebody else, could not use a database that root has restored."""
    chosen = Settings(database=tmp_path / "games.sqlite3", web_port=0)
    await talk(chosen, "Ann", "/help")
    back_up(chosen, tmp_path / "backup.zip")
    service = tmp_path / "service"
    service.mkdir()
    os.chown(service, NOBODY, NOBODY)
    new = Settings(database=service / "games.sqlite3", web_port=0)
    restore(new, tmp_path / "backup.zip")
    back_up(new, service / "again.zip")
    async with served(new):
        assert [file.name for file in service.iterdir() if file.stat().st_uid != NOBODY] == []
