"""Records database files of an older version, by running it: `python -m tests.schema.record COMMIT NAME`.

Three people begin a game of each set of rules, a challenge and, if the version has them, a tournament, and play a few
moves. The program is killed while it owes an answer. Its files are kept as SQL in `tests/schema/NAME/`, with small pictures.
"""

import asyncio
import io
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image

from bot.games.registry import GAMES
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from core.game import Level
from tests.adapters.web_client import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
ROUNDS = 3
KEPT = 10
"""The number of newest messages of the web chat to keep."""
PEOPLE = ("Ann", "Ben", "Cara")
PATIENCE = 60.0


def main(arguments: list[str]) -> int:
    """Record the files of a commit under a name."""
    commit, name = arguments
    with _checkout(commit) as tree, TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        asyncio.run(_runs(tree, database))
        (HERE / name).mkdir(exist_ok=True)
        for source, target in ((database, "main.sql"), (_web(database), "web.sql")):
            (HERE / name / target).write_text(_dumped(source), "utf-8")
    return 0


@contextmanager
def _checkout(commit: str) -> Iterator[Path]:
    """A folder with the files of a commit."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)


async def _runs(tree: Path, database: Path) -> None:
    """One run in which everything is begun and played, and one that is killed while it owes an answer."""
    async with _running(tree, database) as (process, address), _windows(address) as (browsers, pages):
        ann, ben, cara = pages
        for game in GAMES:
            before = _count(database, "game_table")
            await _say(database, ann, f"/challenge @ben @cara {game}")
            if _count(database, "game_table") > before:
                for page in (ben, cara):
                    await _say(database, page, f"/accept #{before + 1}")
        await _say(database, ann, "/challenge computer level=beginner summy", room=f"@{ann.person}")
        await _say(database, ann, "/challenge anyone summy")
        for page, line in (
            (ann, "/tournament new summy rounds=2"),
            *((page, "/tournament join") for page in pages),
            (ann, "/tournament start"),
        ):
            await _say(database, page, line)
        for _ in range(ROUNDS):
            await _play(database, dict(zip(PEOPLE, pages, strict=True)))
        await _until(lambda: _count(database, "outbox") == 0)
        process.terminate()
        await process.wait()
        await _killed(tree, database, browsers[0])


async def _killed(tree: Path, database: Path, ann: Browser) -> None:
    """A run that is killed while an answer waits in the outbox: the web chat's file is locked, so it cannot be delivered."""
    async with _running(tree, database) as (process, address), Browser(address, ann) as browser:
        page = await browser.open("ann")
        await page.line("/board", id_="last-line-01")
        await page.next("ack")
        with closing(sqlite3.connect(_web(database), isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            await _until(lambda: _count(database, "outbox") > 0)
            process.kill()
            await process.wait()


@asynccontextmanager
async def _running(tree: Path, database: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    environment = {**os.environ, "DATABASE_PATH": str(database), "WEB_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=tree, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    found = None
    while found is None:
        found = re.search(r"http://[^\s/]+/?", (await process.stdout.readline()).decode())
    try:
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def _windows(address: str) -> AsyncIterator[tuple[list[Browser], list[Page]]]:
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(address)) for _ in PEOPLE]
        yield browsers, [await browser.enter(name) for browser, name in zip(browsers, PEOPLE, strict=True)]


async def _say(database: Path, page: Page, text: str, room: str = "#lobby") -> None:
    """Type a line and wait until it is handled."""
    before = _count(database, "inbox")
    while _count(database, "inbox") == before:  # the web chat refuses a line that comes too fast
        await page.line(text, room=room, id_=f"line-{page.nick}-{before:06}")  # one id: it is handled once
        with suppress(TimeoutError):
            await _until(lambda: _count(database, "inbox") > before, within=PATIENCE / 6)


async def _play(database: Path, pages: dict[str, Page]) -> None:
    """One turn at each running table."""
    for number in [row[0] for row in _rows(database, "SELECT id FROM game_table WHERE phase = 'running' ORDER BY id")]:
        await _until(lambda: not _rows(database, "SELECT 1 FROM seat WHERE computer_on_turn = 1"))
        if (best := await _best(database, number)) is not None:
            name, move = best
            await _say(database, pages[name], f"/play #{number} {move}", room=f"@{pages[name].person}")


async def _best(database: Path, number: int) -> tuple[str, str] | None:
    """A player who may act at a table and a good move, found in a copy of the file with the newest schema.

    None where no person may act there just now.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
        store = await SqliteStore.open(copy)
        try:
            table = await store.table(number)
            assert table is not None
            loaded = await Positions(store).load(table)
        finally:
            await store.close()
    game, position = loaded.engine.game, loaded.replay.position
    seat = min((seat for seat in game.turn(position) if table.player(seat).person), default=None)
    if seat is None:
        return None
    chosen = game.choose(game.view(position, seat), Level.CLUB, Random(table.plies))
    return table.player(seat).name, ";".join(map(game.format, chosen))


def _web(database: Path) -> Path:
    return database.with_name(f"{database.stem}-web{database.suffix}")


def _rows(database: Path, query: str) -> list[tuple[int]]:
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as db:
        return db.execute(query).fetchall()


def _count(database: Path, table: str) -> int:
    return _rows(database, f"SELECT count(*) FROM {table}")[0][0]


async def _until(holds: Callable[[], bool], *, within: float = PATIENCE) -> None:
    async with asyncio.timeout(within):
        while not holds():  # noqa: ASYNC110 - nothing tells when another process changes a file
            await asyncio.sleep(0.02)


def _dumped(database: Path) -> str:
    """A file as SQL, with its version and with small pictures."""
    with closing(sqlite3.connect(database)) as db, db:
        if "picture" in {name for (name,) in db.execute("SELECT name FROM sqlite_master")}:
            db.execute("DELETE FROM picture WHERE entry <= (SELECT max(seq) - ? FROM entry)", (KEPT,))
            db.execute("DELETE FROM entry WHERE seq <= (SELECT max(seq) - ? FROM entry)", (KEPT,))
            dot = io.BytesIO()
            Image.new("P", (2, 1)).save(dot, "PNG")
            columns = {row[1] for row in db.execute("PRAGMA table_info(picture)")} & {"png", "dark"}
            for column in sorted(columns):
                db.execute(f"UPDATE picture SET {column} = ? WHERE {column} IS NOT NULL", (dot.getvalue(),))
        (version,) = db.execute("PRAGMA user_version").fetchone()
        return "\n".join([*db.iterdump(), f"PRAGMA user_version = {version};", ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
