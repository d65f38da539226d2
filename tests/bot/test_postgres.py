"""The whole bot on a PostgreSQL server: games of each kind, a server that is away, and starts that cannot be."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import cast

import asyncpg
import pytest

from bot.app import serving
from bot.chat.port import Account, Author, Channel, Incoming
from bot.games.opponents import Opponents
from bot.runtime.migrations import TooNew
from bot.settings import Settings
from bot.store import postgres_database
from bot.store.change import Change, Preference, Unavailable
from bot.store.connection import Connection, Statement
from bot.store.postgres_database import SCHEMA, PostgresConnection, PostgresDatabase
from bot.store.server import CannotOpen
from bot.store.store import Store
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, STUCK, Stage, only, staged_on, words
from tests.bot.test_service_fuzz import harmless, line, lines, possible
from tests.company import ONE_OF_EACH
from tests.logged import records
from tests.postgres import Server, running_server
from tests.stores import PostgresPlace, empty_database, was_handled

pytestmark = pytest.mark.postgres

BELLA = Author(Account("web", "77f3a9c0"), "Annabella Quux", "bella.quux")
DEN = Channel("web", "den")
MOVES = 8


@pytest.fixture
async def stage(database: PostgresPlace, opponents: Opponents) -> AsyncIterator[Stage]:
    """A bot on an empty database that must not log any error."""
    async with staged_on(await database.open(), opponents) as stage:
        yield stage


# --- playing


@pytest.mark.slow
@pytest.mark.parametrize("game", ONE_OF_EACH)
async def test_a_game_is_played_among_odd_lines_and_goes_on_after_a_restart(
    database: PostgresPlace, opponents: Opponents, game: str
) -> None:
    rng = Random(5)
    odd = lines(rng)
    async with staged_on(await database.open(), opponents) as stage:
        number = await stage.begin(game=game)
        known = set((await stage.table(number)).owners)
        for n in range(MOVES):
            for m, text in enumerate(islice(odd, 5)):
                await stage.service.handle(line(10 * n + m, rng.choice((ANN, BEN)), text, rng, private=m % 2 == 0))
            if (await stage.table(number)).phase is not Phase.RUNNING:
                break
            who, move = await possible(stage, number, rng)
            before = len(await stage.store.log(number))
            await stage.say(who, f"/play #{number} {move}", private=True)
            assert len(await stage.store.log(number)) > before
        harmless(stage.chat.sent, known)
        log, table = await stage.store.log(number), await stage.table(number)
    async with staged_on(await database.open(), opponents) as stage:
        assert await stage.store.outbox() == ()
        assert (await stage.store.log(number), await stage.table(number)) == (log, table)
        assert (await stage.load(number)).replay.plies == table.plies
        await stage.say(ANN, f"/resign #{number} yes", private=True)
        assert (await stage.table(number)).phase is not Phase.OPEN
        assert len(await stage.store.log(number)) > len(log) or table.phase is Phase.OVER


async def test_a_computer_plays_and_a_tournament_counts(stage: Stage) -> None:
    number = await stage.begin_alone()
    table = await stage.table(number)
    assert table.phase is Phase.RUNNING
    await stage.say(ANN, f"/resign #{number} yes", private=True)
    await stage.say(ANN, "/tournament new summy rounds=1")
    for one in (ANN, BEN):
        await stage.say(one, "/tournament join")
    await stage.say(ANN, "/tournament start")
    await stage.say(BEN, f"/resign #{number + 1} yes")
    tournament = await stage.store.tournaments.newest(LOBBY)
    assert tournament is not None
    assert [match.over for match in tournament.played[0].matches] == [True]


async def test_a_name_that_is_forgotten_stands_in_no_table(stage: Stage, database: PostgresPlace) -> None:
    await stage.say(BELLA, "/challenge @ben summy")
    await stage.say(BEN, "/accept")
    await stage.say(BELLA, "/tournament new summy rounds=1")
    await stage.say(BELLA, "/tournament join")
    assert await naming(database, "bella") != []
    await stage.say(BELLA, "/resign #1 yes")
    await stage.say(BELLA, "/tournament close")
    assert "name is erased" in words(only(await stage.say(BELLA, "/forget me yes")))
    assert await naming(database, "bella") == []
    assert [player.name for player in (await stage.table(1)).players] == ["N. N.", "Ben"]


async def naming(database: PostgresPlace, text: str) -> list[str]:
    """The tables with a row that tells this."""
    tables = await database.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
    return [
        name
        for (name,) in tables
        if await database.sql(f"SELECT 1 FROM {name} AS found WHERE found::text ILIKE ? LIMIT 1", f"%{text}%")
    ]


# --- a server in trouble


@pytest.mark.slow
async def test_a_line_waits_while_the_server_is_away_and_is_answered_once(opponents: Opponents) -> None:
    with running_server() as server:
        place = PostgresPlace(server.url("postgres"))
        async with staged_on(await place.open(), opponents, errors=None) as stage:
            number = await stage.begin()
            await asyncio.to_thread(server.stop)
            with pytest.raises(Unavailable):
                await stage.say(ANN, "/tables", id="line")
            await asyncio.to_thread(server.start)
            assert f"#{number}" in words(only(await stage.say(ANN, "/tables", id="line")))
            assert await stage.say(ANN, "/tables", id="line") == []


async def test_a_connection_that_breaks_at_the_end_of_a_commit_does_nothing_twice(
    database: PostgresPlace, tmp_path: Path
) -> None:
    async with breakable(database, tmp_path) as wire:
        store = await PostgresPlace(wire.url).open()
        await store.commit(Change(source="first"))
        wire.deaf = True
        with pytest.raises(Unavailable):
            await store.commit(Change(source="second"))
        wire.deaf = False
        assert await was_handled(store, "second"), "the server had it"
        assert not (await store.commit(Change(source="second"))).fresh
        await store.close()


async def test_a_connection_that_has_lost_count_is_not_used_again(database: PostgresPlace) -> None:
    store = await database.open()
    [(before,)] = await store._database.rows("SELECT pg_backend_pid()")
    with pytest.raises(Unavailable):
        async with cast(PostgresDatabase, store._database)._connection():
            raise asyncpg.InternalClientError
    assert await store._database.rows("SELECT pg_backend_pid()") != [(before,)]
    await store.close()


async def test_a_preference_changed_by_another_process_is_heard_of(database: PostgresPlace) -> None:
    one, other = await database.open(), await database.open()

    async def heard(language: str) -> None:
        async with asyncio.timeout(STUCK):
            while (await one.preference(LOBBY)).language != language:
                await database.sql("SELECT 1")

    assert await one.preference(LOBBY) == Preference()
    await other.commit(Change(preferences={LOBBY: Preference("de")}))
    await heard("de")
    await other.move(LOBBY, DEN)
    await heard("")
    assert (await one.preference(DEN)).language == "de"
    await database.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await other.commit(Change(preferences={LOBBY: Preference("en")}))
    await heard("en")
    await other.commit(Change(preferences={LOBBY: Preference("fr")}))
    await heard("fr")
    await one.close()
    await other.close()


async def test_a_move_takes_three_messages_to_the_server(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []

    def counted(method: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def call(self: PostgresConnection, *what: object) -> object:
            sent.append(method.__name__)
            return await method(self, *what)

        return call

    number = await stage.begin()
    await stage.play(number)
    await stage.play(number)
    mover, _ = await stage.seated(number)
    move = Incoming("a move", LOBBY, mover, await stage.move(number), addressed=True, locale="en")
    with monkeypatch.context() as patched:
        for method in (PostgresConnection.rows, PostgresConnection.run):
            patched.setattr(PostgresConnection, method.__name__, counted(method))
        await stage.service.handle(move)
        assert sent == ["rows", "rows", "run"], "the tables here, this table as it is now, the change"


class Wire:
    """A proxy before a server; while it is `deaf`, the answers of the server are lost, and the connection with them."""

    def __init__(self, url: str, socket: Path) -> None:
        self.url = url
        self.deaf = False
        self._socket = socket

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry a connection."""
        from_server, to_server = await asyncio.open_unix_connection(self._socket)

        async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, back: bool) -> None:
            while (data := await source.read(2**16)) and not (back and self.deaf):
                sink.write(data)
            for end in (writer, to_server):
                end.close()

        await asyncio.gather(
            carry(reader, to_server, back=False), carry(from_server, writer, back=True), return_exceptions=True
        )


@asynccontextmanager
async def breakable(database: PostgresPlace, folder: Path) -> AsyncIterator[Wire]:
    """A proxy before this database that can break connections."""
    address, _, there = database.url.partition("?host=")
    wire = Wire(f"{address}?host={folder}", Path(there) / ".s.PGSQL.5432")
    server = await asyncio.start_unix_server(wire.connect, folder / ".s.PGSQL.5432")
    try:
        yield wire
    finally:
        server.close()


class TooFew(Exception):
    """A statement has changed fewer rows than it should."""


async def test_the_server_keeps_the_plan_of_a_change(database: PostgresPlace) -> None:
    store = await database.open()
    for source in ("first", "second", "third"):
        await store.commit(Change(source=source, preferences={LOBBY: Preference("de")}))
    query = "SELECT generic_plans FROM pg_prepared_statements WHERE statement LIKE 'WITH%inbox%preference%'"
    assert await store._database.rows(query) == [(3,)]
    await store.close()


async def test_where_the_order_of_statements_matters_it_is_kept(database: PostgresPlace) -> None:
    store = await database.open()
    put = Statement("INSERT INTO inbox (source, at) VALUES (?, ?)", ("line", 1.0), 1)
    move = Statement("UPDATE inbox SET at = ? WHERE source = ?", (2.0, "line"), 1)
    copy = Statement("INSERT INTO inbox (source, at) SELECT 'copy', at FROM inbox WHERE source = ?", ("line",), 1)
    await store._database.run(put, move, copy, Statement("DELETE FROM inbox WHERE source = ?", ("line",), 1))
    assert await database.sql("SELECT source, at FROM inbox") == [("copy", 2.0)]
    await store.close()


@pytest.mark.parametrize("table", ["inbox", "lease"], ids=["in order", "together"])
async def test_where_one_of_several_statements_changes_too_few_rows_nothing_is_stored(
    database: PostgresPlace, table: str
) -> None:
    store = await database.open()
    put = Statement("INSERT INTO inbox (source, at) VALUES (?, ?)", ("line", 1.0), 1, AssertionError())
    say = Statement("INSERT INTO outbox (message, origin) VALUES (?, ?), (?, ?) RETURNING id", ("{}", "o-") * 2, 2)
    none = Statement(f"UPDATE {table} SET {'at' if table == 'inbox' else 'fence'} = 3 WHERE false", (), 1, TooFew())
    with pytest.raises(TooFew):
        await store._database.run(put, none, say)
    assert not await was_handled(store, "line")
    assert await store.outbox_numbers() == ()
    assert len(await store._database.run(put, say)) == 2
    await store.close()


@pytest.mark.slow
async def test_changes_that_block_each_other_are_all_stored(database: PostgresPlace) -> None:
    """Two transactions that want the same rows in another order: the server takes one back, and it is tried again."""
    one, other = await database.open(), await database.open()
    await one.commit(Change(source="a"))
    await one.commit(Change(source="b"))
    first, second = (Statement("UPDATE inbox SET at = at + 1 WHERE source = ?", (source,)) for source in "ab")
    both = asyncio.Barrier(2)
    tries: list[Statement] = []

    async def update(store: Store, *statements: Statement) -> None:
        async def work(db: Connection) -> None:
            tries.append(statements[0])
            await db.run(statements[0])
            if len(tries) <= 2:
                await both.wait()
            await db.run(statements[1])

        await store._database.write(work)

    await database.sql("UPDATE inbox SET at = 0")
    await asyncio.gather(update(one, first, second), update(other, second, first))
    assert len(tries) > 2, "one was taken back and tried again"
    assert await database.sql("SELECT at FROM inbox") == [(2.0,), (2.0,)]
    await one.close()
    await other.close()


# --- starts that cannot be


async def refusal(settings: Settings) -> str:
    """The sentence with which the program refuses to start."""
    with pytest.raises(CannotOpen) as refused:
        async with serving(settings):
            pytest.fail("it must not start")
    assert "\n" not in str(refused.value)
    assert str(refused.value).endswith(".")
    assert "secret" not in str(refused.value)
    return str(refused.value)


async def test_the_web_chat_keeps_its_own_file_beside_games_on_a_server(
    database: PostgresPlace, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite3"
    async with serving(Settings(database=path, database_url=database.url, web_port=0)) as now:
        assert "web" in now.chats
    assert sorted(file.name for file in tmp_path.iterdir() if not file.name.endswith("-lock")) == ["games-web.sqlite3"]  # noqa: ASYNC240
    assert await database.sql("SELECT count(*) FROM run") == [(1,)]


@pytest.mark.slow
async def test_a_server_that_cannot_be_used_is_one_sentence(
    database: PostgresPlace, tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def settings(url: str) -> Settings:
        return Settings(database=tmp_path / "games.sqlite3", database_url=url, web_port=0)

    away = f"postgresql://ann:secret@/games?host={tmp_path}"
    assert (await refusal(settings(away))).startswith(f"The database games on {tmp_path} cannot be used: ")
    assert 'database "nowhere" does not exist' in await refusal(settings(postgres.url("nowhere")))
    await database.sql("INSERT INTO schema_version (version) VALUES (99)")
    assert "written by a newer version" in await refusal(settings(database.url))
    with pytest.raises(TooNew):
        await database.open()
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install --require-hashes -r requirements-postgres.txt" in await refusal(settings(away))


async def test_a_database_of_another_user_is_told_so(tmp_path: Path, postgres: Server) -> None:
    async with empty_database(postgres, template="template0") as empty:
        await empty.sql("CREATE ROLE guest LOGIN")
        try:
            url = empty.url.replace("summarum@", "guest@")
            said = await refusal(Settings(database=tmp_path / "games.sqlite3", database_url=url, web_port=0))
        finally:
            await empty.sql("DROP ROLE guest")
        assert said.endswith("permission denied for schema public; it has to belong to the user in its address.")


async def test_an_upgrade_of_the_schema_is_told_in_the_log(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    newest = sorted(SCHEMA.glob("*.sql"))
    for file in newest[:-1]:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    async with empty_database(postgres, template="template0") as empty:
        with monkeypatch.context() as patched:
            patched.setattr(postgres_database, "SCHEMA", tmp_path)
            await (await empty.open()).close()
        assert not records(caplog), "a new database is no upgrade"
        for _ in range(2):
            await (await empty.open()).close()
        [told] = records(caplog)
        assert told.getMessage().endswith(f"was upgraded from version {len(newest) - 1} to {len(newest)}")


async def test_programs_that_start_at_once_make_one_schema(postgres: Server) -> None:
    async with empty_database(postgres, template="template0") as empty:
        stores = await asyncio.gather(*(empty.open() for _ in range(4)))
        steps = range(1, len(list(SCHEMA.glob("*.sql"))) + 1)
        assert await empty.sql("SELECT version FROM schema_version") == [(step,) for step in steps]
        assert len({store.run.origin for store in stores}) == 4
        numbers = await asyncio.gather(*(store.new_table() for store in stores for _ in range(5)))
        assert sorted(numbers) == list(range(1, 21))
        for store in stores:
            await store.close()
