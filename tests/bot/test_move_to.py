"""`move-to`: every row, number and nonce is where it was, the games go on, and a failure leaves nothing behind."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.chat.port import Address, Private
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.operations import move_to as module
from bot.operations.move_to import move_to
from bot.runtime.failure import Failure
from bot.settings import Settings
from bot.store.lock import locked
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, staged, staged_on
from tests.bot.test_service_fuzz import possible
from tests.stores import Place, PostgresPlace, SqlitePlace

pytestmark = pytest.mark.postgres

OWED = 3
"""Messages nobody has been sent yet."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def filled(path: Path, opponents: Opponents) -> SqlitePlace:
    """A file with games of each kind, begun, waiting and over, a tournament, and messages that are still owed."""
    async with staged(path, opponents) as stage:
        rng = Random(3)
        for game in GAMES:
            number = await stage.begin(game=game)
            who, move = await possible(stage, number, rng)
            await stage.say(who, f"/play #{number} {move}", private=True)
        await stage.say(ANN, "/challenge anyone summy")
        await stage.say(ANN, "/theme dark", private=True)
        await stage.say(ANN, "/verify", private=True)
        await stage.say(ANN, "/tournament new summy rounds=2")
        for one in (ANN, BEN):
            await stage.say(one, "/tournament join")
        await stage.say(ANN, "/tournament start")
        await stage.begin()
        await stage.say(BEN, f"/resign #{max(row[0] for row in stage.sql('SELECT id FROM game_table'))} yes")
        await stage.delivery.close()
        for who, line in ((ANN, "/help"), (BEN, "/rules"), (ANN, "/tables")):
            await stage.say(who, line)
        assert len(await stage.store.outbox()) == OWED
    return SqlitePlace(path)


def columns(path: Path) -> dict[str, list[str]]:
    """The tables of a file, each with its columns."""
    with closing(sqlite3.connect(path)) as db:
        names = db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        return {name: sorted(row[1] for row in db.execute(f"PRAGMA table_info({name})")) for (name,) in names}


async def contents(place: Place, tables: dict[str, list[str]]) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables; how a run ended means nothing on a server."""
    rows = {
        table: sorted(await place.sql(f"SELECT {', '.join(columns)} FROM {table}"), key=repr)
        for table, columns in tables.items()
        if table != "service"
    }
    return {**rows, "service": await place.sql("SELECT id, served FROM service")}


async def test_both_schemas_have_the_same_tables_and_columns(filled: SqlitePlace, database: PostgresPlace) -> None:
    found: dict[str, list[str]] = {}
    for table, column in await database.sql(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    ):
        found.setdefault(table, []).append(column)
    for of_servers_alone in ("schema_version", "lease", "claim", "unanswered"):
        del found[of_servers_alone]
    assert {table: sorted(names) for table, names in found.items()} == columns(filled.path)


async def test_everything_goes_to_a_server_and_back(
    filled: SqlitePlace, database: PostgresPlace, tmp_path: Path, opponents: Opponents
) -> None:
    tables = columns(filled.path)
    before = await contents(filled, tables)
    moved = await move_to(Settings(database=filled.path), database.url)
    assert await contents(database, tables) == before
    assert moved.rows == sum(len(rows) for rows in before.values())
    assert moved.games == len(GAMES) + 1
    back = SqlitePlace(tmp_path / "back.sqlite3")
    assert await move_to(Settings(database_url=database.url), str(back.path)) == moved
    assert await contents(back, tables) == before
    assert back.path.stat().st_mode & 0o077 == 0, "private tiles are in it"
    assert [file.name for file in tmp_path.glob("back*") if "lock" not in file.name] == ["back.sqlite3"]  # noqa: ASYNC240
    for place in (database, back):
        await goes_on(place, opponents)


def by_address(messages: Iterable[tuple[Address, str]]) -> dict[Address, list[str]]:
    """The nonces of messages in their order at each address; only there is it certain."""
    found: dict[Address, list[str]] = {}
    for address, nonce in messages:
        found.setdefault(address, []).append(nonce)
    return found


async def goes_on(place: Place, opponents: Opponents) -> None:
    """Assert that owed messages are sent under their nonces, new rows get new numbers, and the games are played on."""
    owed = await (store := await place.open()).outbox()
    assert {one.nonce for one in owed} == {f"n{one.id}" for one in owed}
    async with staged_on(store, opponents) as stage:
        await stage.settle()
        sent = [(message.to, message.nonce) for message in stage.chat.sent]
        assert by_address(sent) == by_address([(one.message.to, one.nonce) for one in owed])
        assert not store.run.lost
        assert await store.new_table() > max(one[0] for one in await place.sql("SELECT id FROM game_table"))
        assert await store.tournaments.new() == 2
        await stage.say(ANN, "/help")
        assert int(stage.chat.sent[-1].nonce.rpartition("-")[2]) > max(one.id for one in owed)
        rng = Random(4)
        for number, _ in enumerate(GAMES, 1):
            plies = (await stage.table(number)).plies
            who, move = await possible(stage, number, rng)
            await stage.say(who, f"/play #{number} {move}", private=True)
            assert (await stage.table(number)).plies > plies
        assert (await stage.store.preference(Private(ANN.account))).theme == "dark"
        assert len(await stage.store.tables_of(await stage.store.person(ANN.account), (Phase.RUNNING,))) >= 1


async def refused(settings: Settings, target: str) -> str:
    """The sentence with which nothing is moved."""
    with pytest.raises(Failure) as error:
        await move_to(settings, target)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)
    return str(error.value)


async def test_nothing_is_moved_while_a_program_runs_or_onto_anything_else(
    filled: SqlitePlace, database: PostgresPlace, tmp_path: Path
) -> None:
    on_file, on_server = Settings(database=filled.path), Settings(database_url=database.url)
    with locked(filled.path):
        assert "in use; stop Summarum first" in await refused(on_file, database.url)
    store = await database.open()
    assert "in use; stop Summarum first" in await refused(on_file, database.url)
    assert "in use; stop Summarum first" in await refused(on_server, str(tmp_path / "back.sqlite3"))
    await store.close()
    assert "is not empty; name one that is" in await refused(on_file, database.url)
    assert "exists already" in await refused(on_server, str(filled.path))
    assert "name a PostgreSQL database" in await refused(on_file, str(tmp_path / "other.sqlite3"))
    assert "name a new file" in await refused(on_server, database.url)
    assert "does not exist" in await refused(Settings(database=tmp_path / "none.sqlite3"), database.url)
    assert "no server answers there" in await refused(on_file, f"postgresql:///games?host={tmp_path}")
    assert "The address cannot be read" in await refused(on_file, "postgresql://ann@/games?sslmode=nonsense")
    missing = tmp_path / "missing"
    assert await refused(on_server, str(missing / "back.sqlite3")) == f"{missing} is not a folder; create it first."
    assert not (tmp_path / "back.sqlite3").exists()


@pytest.mark.parametrize(
    "damage", ["UPDATE game_table SET plies = plies + 1", "INSERT INTO log VALUES (1, 99, 1, 'x')"]
)
async def test_a_game_that_would_not_go_on_is_not_moved(
    filled: SqlitePlace, database: PostgresPlace, damage: str
) -> None:
    await filled.sql(damage)
    assert "The game at table #1 " in await refused(Settings(database=filled.path), database.url)
    for table in columns(filled.path):
        if table != "service":
            assert await database.sql(f"SELECT count(*) FROM {table}") == [(0,)]


async def test_a_move_that_fails_leaves_nothing(
    filled: SqlitePlace, database: PostgresPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_ROWS", 3)
    await database.sql("CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE disk_full; END'")
    await database.sql("CREATE TRIGGER disk BEFORE INSERT ON run EXECUTE FUNCTION full_disk()")
    assert "cannot be used" in await refused(Settings(database=filled.path), database.url)
    assert await database.sql("SELECT count(*) FROM game_table") == [(0,)]
    await database.sql("DROP TRIGGER disk ON run")
    await move_to(Settings(database=filled.path), database.url)
    await database.sql("UPDATE game_table SET plies = plies + 1 WHERE id = 1")
    await refused(Settings(database_url=database.url), str(tmp_path / "back.sqlite3"))
    assert list(tmp_path.glob("back.sqlite3*")) == [tmp_path / "back.sqlite3-lock"]  # noqa: ASYNC240


async def test_on_the_way_back_the_web_chat_is_not_left_behind(
    database: PostgresPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file is named after that of the games; beside a file of another name it would begin empty."""
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("DATABASE_URL", database.url)
    for name, moved in (("games.sqlite3", False), ("back.sqlite3", True)):
        (tmp_path / "games-web.sqlite3").touch()
        assert await asyncio.to_thread(main, ["move-to", str(tmp_path / name)]) == 0
        assert (f"move that file to {tmp_path / 'back-web.sqlite3'}" in capsys.readouterr().out) is moved


def test_the_command_says_what_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "none.sqlite3"))
    assert main(["move-to", "postgresql://ann:secret@localhost/games"]) == 1
    said = capsys.readouterr()
    assert "none.sqlite3 does not exist." in said.err
    assert "secret" not in said.err
