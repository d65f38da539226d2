"""The files of the program: held by one process, told apart by their runs, and missed where one of them is missing."""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import copy
from types import SimpleNamespace

import pytest
from aiohttp import ClientSession

from bot.app import CannotStart, serving
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel
from bot.runtime.files import unwritable
from bot.runtime.migrations import TooNew
from bot.settings import SettingError, Settings, read
from bot.store.change import Change, OutboxEntry
from bot.store.lock import InUse, locked
from bot.store.sqlite import SCHEMA, SqliteStore
from tests.adapters.web_client import Browser
from tests.crash.program import PATIENCE
from tests.damaged import damage
from tests.logged import records
from tests.shared import served, talk

HELLO = OutboxMessage(Channel("web", "lobby"), (Sentence("forget-done"),), "en")
LONGEST_NONCE = 25
"""Characters Discord takes; `.9` is put behind where a message goes out in pieces."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def nonsense(path: Path) -> Path:
    path.write_text("these are not the bytes you are looking for" * 100, encoding="utf-8")
    return path


def settings(database: Path) -> Settings:
    return Settings(database=database, web_port=0)


def heard(log: logging.Logger, words: str) -> asyncio.Future[None]:
    """Done once these words are logged."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def listen(record: logging.LogRecord) -> bool:
        if words in record.getMessage() and not done.done():
            done.set_result(None)
        return True

    log.addFilter(listen)
    done.add_done_callback(lambda _: log.removeFilter(listen))
    return done


async def said(store: SqliteStore) -> OutboxEntry:
    (entry,) = (await store.commit(Change(messages=(HELLO,)))).outbox
    return entry


# --- one program at a time


async def test_a_second_program_on_a_database_ends_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    link = tmp_path / "link.sqlite3"
    async with served(settings(path)):
        link.symlink_to(path)
        before = path.stat()
        for same in (path, link):
            with pytest.raises(CannotStart, match=r"is in use by another Summarum; .*\.$") as refused:
                async with served(settings(same)):
                    pytest.fail("it must not start")
            assert "\n" not in str(refused.value)
        assert path.stat() == before, "nothing was written"
    async with served(settings(path)):
        pass


async def test_the_web_chats_own_file_is_held_too(tmp_path: Path) -> None:
    """`games` and `games.sqlite3` are two databases, but have one file of the web chat between them."""
    async with served(settings(tmp_path / "games.sqlite3")):
        with pytest.raises(CannotStart, match=r"games-web\.sqlite3 is in use by another Summarum"):
            async with served(settings(tmp_path / "games")):
                pytest.fail("it must not start")


async def test_a_second_process_with_the_web_chat_on_a_server_is_told_which_setting_to_change(tmp_path: Path) -> None:
    async with served(settings(tmp_path / "games.sqlite3")):
        on_server = replace(settings(tmp_path / "games.sqlite3"), database_url="postgresql://localhost/none")
        beside = replace(on_server, web=True, telegram_token="7000:stand-in-for-a-token")
        for one, remedy in ((beside, "set WEB=on for one of them only"), (on_server, "give this one a token of .*")):
            with pytest.raises(CannotStart, match=rf"is in use by another Summarum; .*{remedy}\.$"):
                async with served(one):
                    pytest.fail("it must not start")


def test_a_disk_that_is_mounted_read_only_is_not_told_as_a_missing_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_only = SimpleNamespace(f_flag=os.ST_RDONLY)
    monkeypatch.setattr(os, "statvfs", lambda _: read_only)
    assert unwritable(tmp_path / "games.sqlite3").startswith(f"the disk of {tmp_path} is mounted read-only")


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    held = (
        "import sys; from pathlib import Path; from bot.store.lock import locked\n"
        "with locked(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", held, str(path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"held\n"
        with pytest.raises(InUse), locked(path):
            pytest.fail("it is held")
        program.kill()
        program.wait()
    with locked(path):
        pass


async def test_lines_wait_while_the_file_is_away_and_are_answered_once_it_is_back(tmp_path: Path) -> None:
    chosen, away = settings(tmp_path / "games.sqlite3"), tmp_path / "away.sqlite3"
    async with served(chosen) as now, Browser(now.chats["web"].how_to_find.split()[1]) as browser:
        ann = await browser.enter("Ann")
        chosen.database.rename(away)
        refused = heard(logging.getLogger("bot.adapters.web.intake"), "the file was moved, deleted or replaced")
        await ann.line("/help", room=ann.own)
        async with asyncio.timeout(PATIENCE):
            await refused
        away.rename(chosen.database)
        while (await ann.next("entry"))["entry"]["from"] is not None:
            pass


# --- nonces


async def test_an_outbox_message_keeps_its_nonce_and_no_other_ever_has_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await SqliteStore.open(path)
    first = await said(store)
    await store.close()
    copy(path, tmp_path / "backup.sqlite3")
    store = await SqliteStore.open(path)
    assert [one.nonce for one in await store.outbox()] == [first.nonce], "sent again it is the same message"
    second = await said(store)
    await store.close()
    restored = await SqliteStore.open(tmp_path / "backup.sqlite3")
    third = await said(restored)
    await restored.close()
    assert third.id == second.id
    assert len({first.nonce, second.nonce, third.nonce}) == 3


async def test_a_nonce_fits_what_discord_takes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    assert len(f"{OutboxEntry(10**12, HELLO, origin=store.run.origin).nonce}.9") <= LONGEST_NONCE
    await store.close()


async def test_what_an_older_program_still_owed_keeps_its_nonce(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    store = await SqliteStore.open(tmp_path / "new.sqlite3")
    await said(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for file in sorted(SCHEMA.glob("*.sql"))[:4]:
            db.executescript(file.read_text("utf-8"))
        db.execute("PRAGMA user_version = 4")
        db.execute("ATTACH ? AS new", (str(tmp_path / "new.sqlite3"),))
        db.execute("INSERT INTO main.outbox SELECT id, message, attempts FROM new.outbox")
    await store.close()
    store = await SqliteStore.open(path)
    assert [one.nonce for one in await store.outbox()] == ["n1"]
    assert await store.knows("n1")
    assert not await store.knows("n2")
    await store.close()


# --- files that are missing, or not of one another


async def warnings(database: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings of one start of the program."""
    caplog.clear()
    with caplog.at_level(logging.WARNING, logger="bot"):
        async with served(settings(database)):
            pass
    return [record.getMessage() for record in records(caplog)]


async def test_a_restored_file_answers_and_is_told_from_a_newer_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The main file is put back as it was, the web chat's is kept: every question is answered all the same."""
    path = tmp_path / "games.sqlite3"
    await talk(settings(path), "Ann", "/tables")
    copy(path, tmp_path / "backup.sqlite3")
    await talk(settings(path), "Ben", "/best", "/theme")
    assert await warnings(path, caplog) == []
    copy(tmp_path / "backup.sqlite3", path)
    (warned,) = await warnings(path, caplog)
    assert "do not belong together" in warned
    await talk(settings(path), "Cara", "/help", "/tables", "/language", "/theme")
    assert await warnings(path, caplog) == [], "told once"


async def test_a_main_file_that_is_missing_beside_a_full_web_file_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite3"
    await talk(settings(path), "Ann", "/tables")
    path.unlink()
    (warned,) = await warnings(path, caplog)
    assert "is new or empty" in warned
    await talk(settings(path), "Ben", "/help")
    other = tmp_path / "other.sqlite3"
    await talk(settings(other), "Cara", "/help")
    copy(other, path)
    (warned,) = await warnings(path, caplog)
    assert "do not belong together" in warned


@pytest.mark.parametrize("table", ["rating", "outbox"])
async def test_a_start_that_meets_a_damaged_page_ends_with_one_sentence(tmp_path: Path, table: str) -> None:
    chosen = settings(tmp_path / "games.sqlite3")
    await talk(chosen, "Ann", "/help")
    damage(chosen.database, table)
    with pytest.raises(CannotStart, match=r"games\.sqlite3 cannot be opened .* malformed; .* restore a backup\.$"):
        async with served(chosen):
            pytest.fail("it must not start")


async def test_a_damaged_page_that_is_met_later_is_told_in_the_log_and_by_the_status_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chosen = replace(settings(tmp_path / "games.sqlite3"), status_port=0)
    await talk(chosen, "Ann", "/challenge computer summy beginner")
    damage(chosen.database, "log")
    async with served(chosen) as now:
        async with Browser(now.chats["web"].how_to_find.split()[1]) as browser:
            page = await browser.enter("Ben")
            told = heard(logging.getLogger("bot.service"), "the database is damaged: restore a backup")
            await page.line("/challenge computer summy beginner", room=page.own)
            async with asyncio.timeout(PATIENCE):
                await told
        async with ClientSession() as http, http.get(f"http://127.0.0.1:{now.status_port}/healthz") as answer:
            assert (answer.status, (await answer.json())["wrong"]) == (503, ["the database is damaged"])
    assert not [record for record in records(caplog) if record.exc_info]


async def test_a_web_chats_file_that_is_missing_beside_a_full_main_file_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The main file alone was moved: the nicknames of all are free."""
    path = tmp_path / "games.sqlite3"
    await talk(settings(path), "Ann", "/challenge computer summy beginner")
    assert await warnings(path, caplog) == []
    settings(path).web_database.unlink()
    (warned,) = await warnings(path, caplog)
    assert "so anybody may take their nicknames" in warned
    assert warned.endswith("restore both from backups of one time.")


async def test_a_journal_that_is_missing_is_told_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, copied = tmp_path / "games.sqlite3", tmp_path / "copied.sqlite3"
    assert await warnings(path, caplog) == []
    assert await warnings(path, caplog) == [], "stopped cleanly, it has no -wal file and needs none"
    store = await SqliteStore.open(path)
    await said(store)
    copy(path, copied)
    (warned,) = await warnings(copied, caplog)
    assert "-wal file is missing" in warned
    assert await warnings(copied, caplog) == [], "told once"
    copy(path, copied)
    copy(f"{path}-wal", f"{copied}-wal")
    assert await warnings(copied, caplog) == [], "killed, it goes on from its -wal file"
    await store.close()


# --- paths


@pytest.mark.parametrize("name", ["x" * 300, "x" * 252, "\udcff.sqlite3", "nul\0.sqlite3"])
async def test_a_path_that_cannot_be_made_is_one_sentence(tmp_path: Path, name: str) -> None:
    """A path that is too long by itself or with its suffixes, or no text at all."""
    given = {"DATABASE_PATH": str(tmp_path / name), "WEB_PORT": "0"}
    with pytest.raises((SettingError, CannotStart)) as refused:
        async with served(read(tmp_path / ".env", given)):
            pytest.fail("it must not start")
    assert str(refused.value).isprintable()
    assert str(refused.value).endswith(".")


async def test_an_empty_file_is_brought_up_to_date(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(list(SCHEMA.glob("*.sql"))),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


async def test_a_newer_database_is_refused_in_one_sentence(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(TooNew):
        await SqliteStore.open(path)
    with pytest.raises(CannotStart, match=r"store\.sqlite3 was written by a newer version") as refused:
        async with serving(Settings(database=path, web_port=0)):
            pytest.fail("it must not start")
    assert "\n" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_in_one_sentence(nonsense: Path) -> None:
    with pytest.raises(CannotStart, match="cannot be opened as a database"):
        async with serving(Settings(database=nonsense, web_port=0)):
            pytest.fail("it must not start")
