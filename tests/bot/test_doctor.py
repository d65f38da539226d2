"""`doctor`: everything in order is told so; each thing that is wrong is named, with what to do."""

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import pytest
from aiohttp import ClientTimeout

from bot.__main__ import main
from bot.app import CannotStart, Shared, serving
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Account, Channel, Private
from bot.operations.doctor import fonts, look
from bot.operations.doctor_finding import Finding
from bot.settings import Settings
from bot.store.change import Change
from bot.store.lock import lock_file
from bot.store.sqlite import SqliteStore
from render.canvas import BOLD, FONTS
from tests.crash.program import Program
from tests.shared import served, talk


def settings(folder: Path) -> Settings:
    return Settings(database=folder / "games.sqlite3", web_port=0)


async def wrong(chosen: Settings) -> list[Finding]:
    return [finding for finding in [one async for one in look(chosen)] if finding.mend]


async def found(chosen: Settings, subject: str) -> list[str]:
    """The state of what has this subject, or a subject that begins so."""
    return [one.state async for one in look(chosen) if one.subject.startswith(subject)]


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(sql)
        db.commit()


def test_before_the_first_start_nothing_is_wrong_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("WEB_PORT", "0")
    assert main(["doctor"]) == 0
    assert all(line.startswith("ok ") for line in capsys.readouterr().out.splitlines())
    assert list(tmp_path.iterdir()) == []


async def test_a_running_and_a_stopped_program_are_in_order(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    async with served(chosen):
        assert await wrong(chosen) == []
        assert await found(chosen, "program") == ["it is running on this database"]
    await talk(chosen, "Ann", "/help")
    assert await wrong(chosen) == []
    assert await found(chosen, "both databases") == ["they belong together"]


async def test_files_that_do_not_belong_together_are_told(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    await talk(settings(tmp_path), "Ann", "/help")
    await talk(settings(tmp_path / "other"), "Ann", "/help", "/tables")
    settings(tmp_path / "other").web_database.replace(settings(tmp_path).web_database)
    [finding] = await wrong(settings(tmp_path))
    assert finding.subject == "both databases"


async def test_a_web_chats_file_that_is_missing_or_new_is_told(tmp_path: Path) -> None:
    """Everybody's nickname went with it; those who come in afterwards are in the new file alone."""
    chosen = settings(tmp_path)
    await talk(chosen, "Ann", "/challenge computer summy beginner")
    chosen.web_database.unlink()
    [finding] = await wrong(chosen)
    assert (finding.subject, finding.state) == ("both databases", "games-web.sqlite3 is missing")
    await talk(chosen, "Ann", "/challenge computer summy beginner")
    [finding] = await wrong(chosen)
    assert finding.state.startswith("games-web.sqlite3 does not know most people of the web chat")


async def test_a_damaged_and_a_newer_database_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = settings(tmp_path)
    await talk(chosen, "Ann", "/help")
    change(chosen.web_database, "PRAGMA user_version = 999")
    chosen.database.write_bytes(b"x" * 5_000)
    damaged, newer = await wrong(chosen)
    assert damaged.subject.endswith("games.sqlite3")
    assert "restore" in damaged.mend
    assert "newer version" in newer.state


@pytest.mark.parametrize("named", ["song", "message", "a"])
async def test_a_database_of_another_program_is_told_and_left_alone(tmp_path: Path, shared: Shared, named: str) -> None:
    """The names of its tables do not matter: the last two are words in our schema, but no tables."""
    chosen = settings(tmp_path)
    change(chosen.database, f"CREATE TABLE {named} (title TEXT)")
    chosen.database.chmod(0o600)
    [finding] = await wrong(chosen)
    assert finding.state == "it cannot be read (it belongs to another program)"
    assert "DATABASE_PATH" in finding.mend
    with pytest.raises(CannotStart, match=r"it belongs to another program; set DATABASE_PATH to another file"):
        async with serving(chosen, shared=shared):
            pass
    with closing(sqlite3.connect(chosen.database)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [(named,)]


async def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    """While the program runs, and afterwards: a start would create an empty one."""
    chosen = settings(tmp_path)
    async with served(chosen):
        chosen.database.rename(tmp_path / "elsewhere.sqlite3")
        [finding] = await wrong(chosen)
        assert finding.state == "it is missing, but games-web.sqlite3 is there"
        assert await found(chosen, "program") == ["it is running on this database"]
        (tmp_path / "elsewhere.sqlite3").rename(chosen.database)
        assert await wrong(chosen) == []


async def test_a_lock_that_cannot_be_taken_is_told_behind_everything_else(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    await talk(chosen, "Ann", "/help")
    lock_file(chosen.database).write_bytes(b"x" * 5_000)
    [finding] = await wrong(chosen)
    assert finding.subject == "program"
    assert await found(chosen, "clock")


def test_each_font_that_is_missing_or_damaged_is_told(tmp_path: Path) -> None:
    copytree(FONTS, tmp_path / "fonts")
    (tmp_path / "fonts" / BOLD).unlink()
    assert fonts(tmp_path / "fonts").state == f"{BOLD} cannot be read (cannot open resource)"
    (tmp_path / "fonts" / BOLD).write_bytes(b"no font")
    assert fonts(tmp_path / "fonts").state.startswith(f"{BOLD} cannot be read")
    assert fonts().mend == ""


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that everybody may look into; those of pytest lie in a folder that only its owner may open."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def test_files_that_everybody_may_read_are_told(public_folder: Path) -> None:
    chosen, env_file = settings(public_folder), public_folder / ".env"
    await talk(chosen, "Ann", "/help")
    env_file.write_text("", encoding="utf-8")
    for path, mode in ((chosen.database, 0o644), (env_file, 0o644), (chosen.web_database, 0o640)):
        path.chmod(mode)
    told = [one.mend async for one in look(chosen, env_file) if one.mend]
    assert told == [f"Run: chmod o= {env_file}", f"Run: chmod o= {chosen.database}"]
    public_folder.chmod(0o700)  # noqa: ASYNC240
    assert await wrong(chosen) == [], "nobody else comes to them"


async def test_messages_for_a_platform_that_is_not_set_up_are_counted(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    await talk(chosen, "Ann", "/help")
    assert await found(chosen, "messages") == []
    store = await SqliteStore.open(chosen.database)
    for to in (Channel("telegram", "-1"), Private(Account("telegram", "1")), Channel("web", "lobby")):
        await store.commit(Change(messages=(OutboxMessage(to, (Sentence("help-intro"),), "en"),)))
    await store.close()
    (said,) = await found(chosen, "messages for telegram")
    assert said.startswith("2 wait for it, but it is not set up")
    assert await found(chosen, "messages for web") == []
    assert await wrong(chosen) == []


async def test_a_clock_before_what_is_stored_is_told(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    await talk(chosen, "Ann", "/help")
    change(chosen.database, f"UPDATE inbox SET at = {time.time() + 3_600}")
    [finding] = await wrong(chosen)
    assert finding.subject == "clock"
    assert "60 minutes before the newest stored time" in finding.state


async def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        [finding] = await wrong(Settings(database=tmp_path / "games.sqlite3", web_port=taken.getsockname()[1]))
    assert "WEB_PORT" in finding.mend
    assert finding.state.endswith("(Address already in use)")


async def test_a_host_that_is_not_of_this_computer_is_told_here_and_at_the_start(
    tmp_path: Path, shared: Shared
) -> None:
    for host, why in (("192.0.2.1", "Cannot assign requested address"), ("no such host", "Name or service not known")):
        chosen = replace(settings(tmp_path), web_host=host)
        [finding] = await wrong(chosen)
        assert finding.state.endswith(f"({why})")
        assert finding.mend == "Set WEB_HOST to an address of this computer."
        with pytest.raises(CannotStart, match=rf"\({why}\); set WEB_HOST to an address of this computer\.$"):
            async with serving(chosen, shared=shared):
                pass


@pytest.mark.parametrize(
    ("host", "family", "written"), [("127.0.0.1", socket.AF_INET, "127.0.0.1"), ("::1", socket.AF_INET6, "[::1]")]
)
async def test_the_status_page_is_looked_at(tmp_path: Path, host: str, family: int, written: str) -> None:
    with socket.create_server((host, 0), family=family) as free:
        port = free.getsockname()[1]
    chosen, where = replace(settings(tmp_path), status_host=host, status_port=port), f"{written}:{port}"
    assert await found(chosen, "status page") == [f"nothing listens on {where} yet; it can be opened there"]
    async with served(chosen):
        assert await found(chosen, "status page") == [f"{where} says that all is well"]


async def test_a_program_that_hangs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.doctor._PATIENCE", ClientTimeout(0.1))
    with socket.create_server(("127.0.0.1", 0)) as hanging:
        port = hanging.getsockname()[1]
        [finding] = await wrong(replace(settings(tmp_path), status_port=port))
    assert finding.state == f"127.0.0.1:{port} accepts connections but does not answer"
    assert "restart it" in finding.mend


async def test_a_port_of_the_status_page_that_somebody_else_has_is_told(tmp_path: Path) -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.0 200 OK\r\n\r\nhello")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        [finding] = await wrong(replace(settings(tmp_path), status_port=port))
        assert finding.state == f"another program answers on 127.0.0.1:{port}"
        assert "STATUS_PORT" in finding.mend
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        [finding] = await wrong(replace(settings(tmp_path), status_port=silent.getsockname()[1]))
        assert "cannot be opened" in finding.state
        assert "STATUS_PORT" in finding.mend


@pytest.mark.slow
async def test_after_a_kill_it_leaves_the_newest_moves_where_they_are(tmp_path: Path) -> None:
    """A backup and a doctor may come between a kill and the next start, which complains of nothing."""
    chosen = settings(tmp_path)
    program = await Program.launch(chosen.database)
    assert await program.ready() is not None
    program.kill()
    await program.gone()
    assert await wrong(chosen) == []
    backup = await Program.launch(chosen.database, 0, "backup", str(tmp_path / "killed.zip"), cold=True)
    assert (await backup.came_to_an_end()) == (0, "")
    again = await Program.launch(chosen.database)
    assert await again.ready() is not None
    assert await again.stop() == ""
