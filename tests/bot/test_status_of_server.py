"""The status page and the log of a program whose PostgreSQL server is in trouble."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.app import Shared, serving
from bot.settings import Settings
from tests.bot.stage import STUCK
from tests.bot.test_doctor_of_server import found
from tests.bot.test_status import until_health
from tests.bot.test_store_files import heard
from tests.postgres import running_server
from tests.stores import PostgresPlace

pytestmark = pytest.mark.postgres

END_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends all connections, so that the next ones get the settings of the database anew."""


def settings(folder: Path, url: str) -> Settings:
    return Settings(database=folder / "games.sqlite3", database_url=url, web_port=0, status_port=0)


@pytest.mark.slow
async def test_a_server_that_becomes_read_only_is_told(database: PostgresPlace, tmp_path: Path, shared: Shared) -> None:
    """By /healthz at once, then also that no chat is served any more; by the doctor; and the program stops cleanly."""
    async with serving(settings(tmp_path, database.url), shared=shared) as now:
        page = f"http://127.0.0.1:{now.status_port}"
        assert (await until_health(page, lambda health: bool(health["chats"])))["ok"]
        [(name,)] = await database.sql("SELECT current_database()")
        await database.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await database.sql(END_ALL)
        await until_health(page, lambda health: health["wrong"] == ["the database stores nothing"])
        lost = await until_health(page, lambda health: not health["chats"])
        assert lost["wrong"] == [
            "the database stores nothing", "the leases were not renewed in time: no chat is served here"
        ]  # fmt: skip
        told = await found(tmp_path, database.url)
        assert told.startswith("wrong  database: ")
        assert "it is read-only (transaction_read_only is on), so nothing can be stored" in told


@pytest.mark.slow
async def test_a_server_that_is_away_is_named_in_the_log_and_so_is_its_return(tmp_path: Path, shared: Shared) -> None:
    with running_server() as server:
        async with serving(settings(tmp_path, server.url("postgres")), shared=shared):
            log = logging.getLogger("bot.serving.fronts")
            away, back = heard(log, "the leases were not renewed (the PostgreSQL server: "), heard(log, "answers again")
            await asyncio.to_thread(server.stop, "immediate")
            async with asyncio.timeout(STUCK):
                await away
                await asyncio.to_thread(server.start)
                await back
