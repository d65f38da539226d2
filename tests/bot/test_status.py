"""The status page: whether the program is well, how it fares, and nothing about anybody."""

import asyncio
import json
import logging
import re
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from math import inf
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.adapters.web import WebChat
from bot.app import CannotStart, Shared, serving
from bot.chat.port import RateLimited
from bot.games.registry import GAMES
from bot.runtime.metrics import Metrics
from bot.serving.status import MOST, OLD, Status
from bot.settings import Settings, version
from bot.tables.table import Phase
from tests.adapters.web_client import Browser, Page
from tests.bot.stage import ANN, STUCK, Stage
from tests.bot.test_backup import on_turn, play
from tests.crash.program import ROOT

FIXED = {
    "platform": {"web", "discord", "telegram"},
    "game": set(GAMES),
    "player": {"person", "computer"},
    "phase": {phase.value for phase in Phase},
    "outcome": {"done", "unavailable", "failed", "unreachable", "refused", "put_off", "given_up"},
    "status": {"2xx", "3xx", "4xx", "429", "5xx", "lost"},
    "level": {"warning", "error"},
    "version": {version()},
}
"""Every label there is, with all its values; those of the libraries are numbers."""

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@asynccontextmanager
async def watched(folder: Path, shared: Shared) -> AsyncIterator[tuple[str, str]]:
    """The program with a status page; the addresses of the chat and of the page."""
    settings = Settings(database=folder / "games.sqlite3", web_port=0, status_port=0)
    async with serving(settings, shared=shared) as now:
        yield now.chats["web"].how_to_find.split()[1], f"http://127.0.0.1:{now.status_port}"


async def fetched(page: str, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"{page}{path}") as answer:
        return answer.status, await answer.text()


async def until_health(page: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            found: dict[str, Any] = json.loads((await fetched(page, "/healthz"))[1])
            if holds(found):
                return found


def samples(text: str) -> Samples:
    return {
        (one.name, frozenset(one.labels.items())): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


async def figures(page: str) -> Samples:
    status, text = await fetched(page, "/metrics")
    assert status == 200
    return samples(text)


def value(found: Samples, name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


async def game(chat: str) -> Page:
    """A game of somebody with a rare name against the computer, with a few moves."""
    async with Browser(chat) as browser:
        page = await browser.enter("Zaphod")
        await page.line("what would Trillian type", id_="client-0000")
        await page.line("/challenge computer beginner summy", room=page.own, id_="client-0001")
        await on_turn(page)
        for number in range(3):
            await play(page, number)
        return page


async def test_a_played_game_is_counted_and_nobody_is_named(tmp_path: Path, shared: Shared) -> None:
    async with watched(tmp_path, shared) as (chat, status):
        page = await game(chat)
        _, text = await fetched(status, "/metrics")
    found = samples(text)
    for told in ("zaphod", "trillian", page.person.lower(), "lobby"):
        assert told not in text.lower()
    for name, labels in found:
        for label, given in labels:
            if label not in ("le", "python"):
                assert given in FIXED[label], (name, label, given)
    assert value(found, "summarum_moves_total", game="summy", player="person") == 3
    assert value(found, "summarum_moves_total", game="summy", player="computer") >= 2
    assert value(found, "summarum_lines_total", platform="web", outcome="done") == 8
    assert value(found, "summarum_deliveries_total", platform="web", outcome="done") >= 7
    assert value(found, "summarum_tables", phase="running") == 1
    assert value(found, "summarum_connected", platform="web") == 1
    for measured in ("commit_seconds_count", "uptime_seconds", "outbox_messages", "outbox_oldest_seconds"):
        assert (f"summarum_{measured}", frozenset()) in found
    for timed in ("picture", "solver"):
        assert value(found, f"summarum_{timed}_seconds_count", game="summy") >= 3
    assert value(found, "summarum_build_info", version=version(), python=_python(found)) == 1


def _python(found: Samples) -> str:
    [labels] = [dict(labels) for name, labels in found if name == "summarum_build_info"]
    return labels["python"]


async def test_a_program_that_is_well_says_so(tmp_path: Path, shared: Shared) -> None:
    async with watched(tmp_path, shared) as (_, page):
        status, text = await fetched(page, "/healthz")
    assert status == 200
    assert json.loads(text) == {
        "ok": True,
        "wrong": [],
        "version": version(),
        "database": True,
        "chats": {"web": True},
        "outbox": {"messages": 0, "oldest": 0.0},
    }


async def test_connections_that_ask_nothing_give_way(tmp_path: Path, shared: Shared) -> None:
    """Each is an open file, of which the chats need some."""
    async with watched(tmp_path, shared) as (_, page):
        address, port = page.removeprefix("http://").split(":")
        opened = []
        for _ in range(MOST + 1):
            opened.append(await asyncio.open_connection(address, int(port)))
            opened[-1][1].write(b"GET /met")
        assert (await fetched(page, "/metrics"))[0] == 200
        with suppress(ConnectionError):
            async with asyncio.timeout(STUCK):
                assert await opened[0][0].read() == b""
        for _, writer in opened:
            writer.close()


async def test_warnings_and_errors_are_counted_as_long_as_the_page_is_there(tmp_path: Path, shared: Shared) -> None:
    before = list(logging.getLogger().handlers)
    async with watched(tmp_path, shared) as (_, page):
        assert value(await figures(page), "summarum_log_lines_total", level="error") == 0
        logging.getLogger("bot.service").error("trouble")
        logging.getLogger("bot.service").info("nothing")
        assert value(await figures(page), "summarum_log_lines_total", level="error") == 1
    assert logging.getLogger().handlers == before


async def test_a_taken_port_is_one_sentence(tmp_path: Path, shared: Shared) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        settings = Settings(database=tmp_path / "games.sqlite3", web_port=0, status_port=port)
        with pytest.raises(
            CannotStart,
            match=rf"listen on 127\.0\.0\.1:{port} \(Address already in use\); set STATUS_PORT to another\.$",
        ):
            async with serving(settings, shared=shared):
                pass
    async with serving(Settings(database=tmp_path / "games.sqlite3", web_port=0), shared=shared) as now:
        assert now.status_port is None, "nothing listens unless it was asked for"


class Lost:
    """A chat that has lost its connection."""

    connected = False


def status_of(stage: Stage, *, clock: Callable[[], float] = time.monotonic, **chats: Any) -> Status:
    return Status(
        version="1",
        metrics=stage.services.metrics,
        store=stage.store,
        delivery=stage.delivery,
        chats=chats,
        beat=lambda: stage.store.beat(0.0),
        database=Path(),
        clock=clock,
    )


async def test_a_lost_connection_is_told(stage: Stage) -> None:
    health = await status_of(stage, discord=Lost()).health()
    assert not health["ok"]
    assert health["wrong"] == ["discord is not connected"]


async def test_a_web_chat_that_is_full_is_told(tmp_path: Path, shared: Shared) -> None:
    settings = Settings(database=tmp_path / "games.sqlite3", web_port=0, status_port=0)
    async with serving(settings, shared=shared) as now:
        chat, page = now.chats["web"], f"http://127.0.0.1:{now.status_port}"
        assert isinstance(chat, WebChat)
        chat._windows.most = 1
        async with Browser(chat.address) as browser:
            ann, ben = await browser.enter("ann"), await browser.claim("ben")
            assert ben[0] == 200
            assert value(await figures(page), "summarum_web_windows") == 1
            status, text = await fetched(page, "/healthz")
            assert (status, json.loads(text)["wrong"]) == (503, ["web is full, with open windows: 1"])
            socket = await browser.http.ws_connect(f"{browser.at('ben')}socket", origin=browser.origin)
            assert (await socket.receive_json())["code"] == "full"
            assert value(await figures(page), "summarum_web_turned_away_total") == 1
            await ann.socket.close()


async def test_a_database_that_stores_nothing_is_told_at_once_and_as_soon_as_it_does_again_no_more(
    tmp_path: Path, shared: Shared
) -> None:
    """A file that was moved can still be read, as one on a full disk can."""
    file, elsewhere = tmp_path / "games.sqlite3", tmp_path / "elsewhere.sqlite3"
    async with watched(tmp_path, shared) as (_, page):
        file.rename(elsewhere)
        status, text = await fetched(page, "/healthz")
        assert (status, json.loads(text)["wrong"]) == (503, ["the database stores nothing"])
        elsewhere.rename(file)
        assert (await fetched(page, "/healthz"))[0] == 200


async def test_a_question_that_does_not_end_even_when_it_is_given_up_holds_nobody_up(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one to a server that hangs: giving it up takes another answer of the server."""
    over = asyncio.Event()

    async def beat() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await over.wait()

    monkeypatch.setattr("bot.serving.status.LONGEST", 1.0)
    status = status_of(stage)
    status.beat = beat
    async with asyncio.timeout(STUCK):
        assert (await status.health())["wrong"] == ["the database stores nothing"]
    over.set()


async def test_a_disk_that_is_nearly_full_is_told_while_the_database_still_finds_room(
    tmp_path: Path, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(tmp_path, shared) as (_, page):
        monkeypatch.setattr("bot.serving.status.LEAST_ROOM", inf)
        status, text = await fetched(page, "/healthz")
        assert status == 503
        [wrong] = json.loads(text)["wrong"]
        assert re.fullmatch(r"the disk is nearly full: \d+ MB are free", wrong)


async def test_a_message_held_up_is_told_with_its_age(stage: Stage) -> None:
    stage.chat.trouble = lambda _: RateLimited(7.0)
    waits, over = asyncio.Event(), asyncio.Event()

    async def wait(_: float) -> None:
        waits.set()
        await over.wait()

    stage.wait = wait
    now = 0.0
    status = status_of(stage, clock=lambda: now)
    handling = asyncio.create_task(stage.say(ANN, "/help", private=True))
    await asyncio.wait_for(waits.wait(), 60)
    assert (await status.health())["outbox"]["messages"] == 1
    now = OLD + 1
    health = await status.health()
    assert health["wrong"] == [f"a message has waited for {OLD + 1:.0f} s to be delivered"]
    stage.chat.trouble = lambda _: None
    over.set()
    await handling
    assert (await status.health())["outbox"] == {"messages": 0, "oldest": 0.0}
    metrics = stage.services.metrics.registry
    assert metrics.get_sample_value("summarum_outbox_messages") == 0


async def test_a_database_that_does_not_answer_is_told(stage: Stage) -> None:
    stage.sql("ALTER TABLE game_table RENAME TO hidden")
    health = await status_of(stage).health()
    stage.sql("ALTER TABLE hidden RENAME TO game_table")
    assert (health["database"], health["wrong"]) == (False, ["the database does not answer"])


def test_every_figure_the_docs_speak_of_is_there() -> None:
    told = set(re.findall(r"summarum_[a-z_]+", (ROOT / "docs" / "running.md").read_text("utf-8")))
    families = [family.name for family in Metrics().registry.collect()]
    there = {name + suffix for name in families for suffix in ("", "_total", "_bucket")}
    assert told
    assert told <= there
