"""Places for a store: the tests of the store run in each of them."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import pytest

from bot.store.postgres import PostgresStore
from bot.store.postgres_database import PostgresDatabase
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from tests.postgres import Server, running_server

_TEMPLATE = "template_of_tests"
_numbers = count(1)


async def was_handled(store: Store, source: str) -> bool:
    """Whether a line was handled before."""
    return bool(await store._database.rows("SELECT 1 FROM inbox WHERE source = ?", (source,)))


class Place(Protocol):
    """A database that a store can be opened on, again and again.

    `in_order`: concurrent writes take effect in the order in which they began.
    """

    in_order: bool

    async def open(self) -> Store:
        """Open the store."""
        ...

    async def sql(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a query on the database, past the store."""
        ...


class SqlitePlace:
    """An SQLite file."""

    in_order = True

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> SqliteStore:
        """Open the store."""
        return await SqliteStore.open(self.path)

    async def sql(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a query on the database, past the store."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(query, values).fetchall()


class PostgresPlace:
    """A database on a PostgreSQL server."""

    in_order = False

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> PostgresStore:
        """Open the store."""
        return await PostgresStore.open(self.url)

    async def sql(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a query on the database, past the store."""
        connection = await asyncpg.connect(self.url)
        try:
            first, *others = query.split("?")
            numbered = first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))
            return [tuple(row) for row in await connection.fetch(numbered, *values)]
        finally:
            await connection.close()


def _copied(connection: "asyncpg.Connection[asyncpg.Record]") -> str:
    """Lets a server of any version copy a template as files: page by page, as newer ones do, takes twice as long."""
    return " STRATEGY FILE_COPY" if connection.get_server_version() >= (15,) else ""


@asynccontextmanager
async def empty_database(server: Server, *, template: str = _TEMPLATE) -> AsyncIterator[PostgresPlace]:
    """A database on a server for one test; it has the schema if its template has it."""
    name = f"test_{next(_numbers)}"
    administrator = await asyncpg.connect(server.url("postgres"))
    try:
        if not await administrator.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", _TEMPLATE):
            await administrator.execute(f"CREATE DATABASE {_TEMPLATE}")
            await (await PostgresDatabase.open(server.url(_TEMPLATE))).close()
        await administrator.execute(f"CREATE DATABASE {name} TEMPLATE {template}{_copied(administrator)}")
        try:
            yield PostgresPlace(server.url(name))
        finally:
            await administrator.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await administrator.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for the tests of one process."""
    with running_server() as server:
        yield server


@pytest.fixture
async def database(request: pytest.FixtureRequest) -> AsyncIterator[PostgresPlace]:
    """A database on that server that holds only the schema."""
    async with empty_database(request.getfixturevalue("postgres")) as place:
        yield place


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """An empty place for a store, of each kind."""
    if request.param == "sqlite":
        yield SqlitePlace(tmp_path / "store.sqlite3")
        return
    async with empty_database(request.getfixturevalue("postgres")) as database:
        yield database
