"""Connecting, staying connected, and the sentences that end the program; settings."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.adapters.telegram.chat import REFUSED, SECOND
from bot.adapters.telegram.client import CONFLICTS
from bot.app import RunningProgram, Shared, serving
from bot.chat.port import TokenRefused
from bot.operations.running import run
from bot.serving import fronts
from bot.settings import SettingError, read
from tests.adapters.telegram.adapter import FREELY, Adapter, refuse, to
from tests.adapters.telegram.app import App, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Refused, StandIn
from tests.adapters.web_client import Browser
from tests.bot.test_status import figures, until_health, value
from tests.crash.program import Program
from tests.logged import records
from tests.texts import TEXTS


async def test_a_second_instance_is_given_time_and_then_complained_of(server: Server) -> None:
    conflict = Refused(409, "Conflict: terminated by other getUpdates request")
    server.trouble = lambda method, _: conflict if method == "getUpdates" else None
    async with Adapter(server).open() as adapter:
        assert await asyncio.wait_for(adapter.failure, 60) == SECOND
        assert adapter.pauses == [2.0, 4.0, 8.0, 16.0]


async def test_an_instance_that_is_just_going_is_waited_for(server: Server, stand_in: StandIn) -> None:
    conflict = Refused(409, "Conflict: terminated by other getUpdates request")
    server.trouble = refuse("getUpdates", conflict, conflict)
    async with Adapter(server).open() as adapter:
        await stand_in.person("Ann").tell("/help")
        await stand_in.until(lambda: adapter.heard)
        assert not adapter.failure.done()


async def test_processes_that_take_turns_never_give_up_for_each_other(
    server: Server, stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    conflict = Refused(409, "Conflict: terminated by other getUpdates request")
    server.trouble = refuse("getUpdates", *[conflict] * (2 * CONFLICTS))
    async with Adapter(server, serving=lambda: True).open() as adapter:
        await stand_in.person("Ann").tell("/help")
        await stand_in.until(lambda: adapter.heard)
        assert not adapter.failure.done()
        assert adapter.chat.connected
    assert sum("Another program" in record.message for record in caplog.records) == 1


async def test_a_process_whose_turn_is_over_asks_for_nothing(server: Server, stand_in: StandIn) -> None:
    looks: list[int] = []

    def serving() -> bool:
        looks.append(len(server.asked("getUpdates")))
        return len(looks) > 3

    async with Adapter(server, serving=serving).open() as adapter:
        await stand_in.person("Ann").tell("/help")
        await stand_in.until(lambda: adapter.heard)
    assert looks[:4] == [0] * 4


async def test_updates_go_on_after_an_outage_that_is_told_of_once(
    server: Server, stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    bad, wait = Refused(502, "Bad Gateway"), Refused(429, "Too Many Requests", retry_after=3)
    server.trouble = refuse("getUpdates", bad, bad, bad, wait)
    with caplog.at_level(logging.WARNING):
        async with Adapter(server).open() as adapter:
            await stand_in.person("Ann").tell("/help")
            await stand_in.until(lambda: adapter.heard)
            assert adapter.pauses == [1.0, 2.0, 4.0, 3.0]
            assert adapter.chat.connected
    assert [record.message for record in caplog.records if "reached" in record.message] == [
        "Telegram cannot be reached (NetworkError: Bad Gateway); trying again until it can.",
        "Telegram can be reached again.",
    ]


async def test_a_lost_connection_is_seen_while_it_lasts(server: Server, stand_in: StandIn) -> None:
    seen: list[bool] = []

    def trouble(method: str, _: object) -> Refused | None:
        if method == "getUpdates" and len(seen) < 3:
            seen.append(adapter.chat.connected)
            return Refused(502, "Bad Gateway")
        return None

    server.trouble = trouble
    adapter = Adapter(server)
    assert not adapter.chat.connected
    async with adapter.open():
        await stand_in.until(lambda: len(seen) == 3)
    assert seen == [True, False, False]


async def test_a_platform_that_is_away_at_the_start_is_waited_for(server: Server, stand_in: StandIn) -> None:
    ann, adapter = stand_in.person("Ann"), Adapter(server)
    async with AsyncExitStack() as running:
        async with server.away():
            await running.enter_async_context(adapter.open())
            assert "wait" in adapter.chat.how_to_find
            sending = asyncio.create_task(adapter.chat.send(to(ann)))
        await asyncio.wait_for(sending, 60)
        assert adapter.chat.how_to_find == f"write to @{ME['username']} on Telegram"
        await ann.tell("/help")
        await stand_in.until(lambda: adapter.heard)


async def test_the_program_says_that_it_is_ready_once_the_platform_was_reached(
    tmp_path: Path, server: Server, stand_in: StandIn
) -> None:
    async with server.away():
        program = await Program.launch(
            tmp_path / "away.sqlite3", TELEGRAM_TOKEN=server.token, TELEGRAM_API_BASE=server.base
        )
        assert await program.line() == "Waiting for Telegram (Ctrl-C stops it).\n"
    assert await program.line() == "Summarum is ready: write to @summarum_bot on Telegram (Ctrl-C stops it).\n"
    await program.stop()


async def test_a_wrong_token_is_said_in_one_sentence_that_does_not_show_it(
    tmp_path: Path, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    app = App(tmp_path / "wrong.sqlite3", server)
    settings = app.settings
    server.token = "7000:another-token-altogether"
    with pytest.raises(TokenRefused) as caught:
        await run(settings)
    assert str(caught.value) == REFUSED
    assert settings.telegram_token not in f"{caught.value}{caplog.text}{settings!r}"


async def test_a_wrong_token_ends_the_program_as_a_wrong_setting_does(tmp_path: Path, server: Server) -> None:
    for log_format in ("text", "json"):
        program = await Program.launch(
            tmp_path / "wrong.sqlite3",
            TELEGRAM_TOKEN="7000:another-token-altogether",
            TELEGRAM_API_BASE=server.base,
            LOG_FORMAT=log_format,
        )
        status, logged = await program.came_to_an_end()
        assert status == 2
        assert (json.loads(logged)["message"] if log_format == "json" else logged.strip()) == REFUSED


@asynccontextmanager
async def beside_the_web_chat(app: App) -> AsyncIterator[tuple[RunningProgram, str]]:
    """The program with a web chat too; with the address of its status page."""
    both = replace(app.settings, web=True, web_port=0, status_port=0)
    async with serving(both, rates=FREELY, shared=app.shared) as now:
        yield now, f"http://127.0.0.1:{now.status_port}"


async def test_a_token_taken_back_stops_only_telegram_until_it_is_accepted_again(
    tmp_path: Path, server: Server, stand_in: StandIn, shared: Shared, caplog: pytest.LogCaptureFixture
) -> None:
    ann, app, token = stand_in.person("Ann"), App(tmp_path / "back.sqlite3", server, shared), server.token
    async with beside_the_web_chat(app) as (now, page):
        await stand_in.until(lambda: len(stand_in.commands) == 2 * (1 + len(TEXTS.locales)))
        server.token = "7000:another-token-altogether"
        await ann.tell("/tables")
        told = await until_health(page, lambda health: not health["ok"])
        assert told["wrong"] == ["telegram: token refused"]
        assert told["chats"] == {"telegram": False, "web": True}
        assert value(await figures(page), "summarum_token_refused", platform="telegram") == 1
        assert value(await figures(page), "summarum_connected", platform="telegram") == 0
        async with Browser(now.chats["web"].how_to_find.split()[1]) as browser:
            await browser.enter("Ben")
        assert not now.failure.done()
        server.token = token
        await app.said(ann.chat, "no tables")
        assert (await until_health(page, lambda health: health["ok"]))["wrong"] == []
        assert value(await figures(page), "summarum_token_refused", platform="telegram") == 0
    told_lines = [one.getMessage() for one in records(caplog, logging.WARNING)]
    assert told_lines == [
        f"{REFUSED} Until then Telegram is not served; asking again, more and more rarely.",
        "Telegram accepts the token again.",
    ]


async def test_a_token_refused_at_the_start_leaves_the_other_platform_served(
    tmp_path: Path, server: Server, stand_in: StandIn, shared: Shared, caplog: pytest.LogCaptureFixture
) -> None:
    ann, app, token = stand_in.person("Ann"), App(tmp_path / "back.sqlite3", server, shared), server.token
    server.token = "7000:another-token-altogether"
    async with beside_the_web_chat(app) as (now, page):
        assert (await until_health(page, lambda _: True))["wrong"] == ["telegram: token refused"]
        async with Browser(now.chats["web"].how_to_find.split()[1]) as browser:
            await browser.enter("Ben")
        server.token = token
        await ann.tell("/tables")
        await app.said(ann.chat, "no tables")
        await until_health(page, lambda health: health["ok"])
    assert sum(REFUSED in one.getMessage() for one in caplog.records) == 1


async def test_a_refused_token_is_tried_again_more_and_more_rarely_which_is_told_once(
    tmp_path: Path,
    server: Server,
    stand_in: StandIn,
    shared: Shared,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, token = App(tmp_path / "back.sqlite3", server, shared), server.token
    asked: list[tuple[float, float]] = []

    def at_once(first: float, longest: float) -> Iterator[float]:
        asked.append((first, longest))
        for _ in range(4):
            yield 0.0
        server.token = token
        while True:
            yield 0.0

    monkeypatch.setattr(fronts, "backoff", at_once)
    server.token = "7000:another-token-altogether"
    async with beside_the_web_chat(app) as (now, page):
        await until_health(page, lambda health: health["ok"])
        assert now.chats["telegram"].connected
    assert asked == [(1.0, 3600.0)], "one series of growing waits"
    assert sum(REFUSED in one.getMessage() for one in caplog.records) == 1


@pytest.mark.parametrize("method", ["getUpdates", "sendMessage"])
async def test_a_single_refusal_of_the_token_is_an_outage(
    tmp_path: Path,
    server: Server,
    stand_in: StandIn,
    shared: Shared,
    caplog: pytest.LogCaptureFixture,
    method: str,
) -> None:
    ann, app = stand_in.person("Ann"), App(tmp_path / "once.sqlite3", server, shared)
    async with app.serving():
        await stand_in.until(lambda: server.asked("getUpdates"))
        server.trouble = refuse(method, Refused(401, "Unauthorized"))
        await ann.tell("/tables")
        await app.said(ann.chat, "no tables")
        await ann.tell("/help")
        await app.said(ann.chat, "/challenge")
        assert app.now is not None
        assert not app.now.failure.done()
    assert len([one for one in ann.chat.by_bot() if "no tables" in text_of(one)]) == 1
    assert not [one for one in records(caplog) if one.exc_info or one.levelno > logging.WARNING]


async def test_the_token_is_never_logged(tmp_path: Path, server: Server, stand_in: StandIn) -> None:
    program = await Program.launch(
        tmp_path / "quiet.sqlite3",
        TELEGRAM_TOKEN=server.token,
        TELEGRAM_API_BASE=server.base,
        LOG_LEVEL="DEBUG",
    )
    assert await program.ready() == f"@{ME['username']}"
    ann = stand_in.person("Ann")
    await ann.tell("/tables")
    await stand_in.until(ann.chat.by_bot)
    logged = await program.stop()
    assert "DEBUG" in logged
    assert server.token not in logged


# --- settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "hello"),
        ("TELEGRAM_TOKEN", "12345:with spaces in between"),
        ("TELEGRAM_API_BASE", "api.telegram.org"),
        ("TELEGRAM_API_BASE", "ftp://api.telegram.org"),
    ],
)
def test_malformed_settings_are_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name) as caught:
        read(tmp_path / ".env", {name: value})
    assert name != "TELEGRAM_TOKEN" or value not in str(caught.value)


def test_settings_are_read(tmp_path: Path) -> None:
    given = {"TELEGRAM_TOKEN": " 123:abc_def-ghi-jkl ", "TELEGRAM_API_BASE": "http://[::1]:8081/bots/"}
    found = read(tmp_path / ".env", given)
    assert (found.telegram_token, found.telegram_api) == ("123:abc_def-ghi-jkl", "http://[::1]:8081/bots")
    assert read(tmp_path / ".env", {}).telegram_token == ""


# --- the list of commands


async def test_a_list_of_commands_that_fails_is_tried_again(
    server: Server, stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    troubles = {
        "getMyCommands": [Refused(502, "Bad Gateway")] * 2,
        "setMyCommands": [Refused(429, "Wait", retry_after=30)],
    }

    def trouble(method: str, _: object) -> Refused | None:
        left = troubles.get(method)
        return left.pop(0) if left else None

    server.trouble = trouble
    async with Adapter(server).open() as adapter:
        await stand_in.until(lambda: len(stand_in.commands) == 2 * (1 + len(TEXTS.locales)))
    assert adapter.pauses == [5.0, 10.0, 30.0]
    assert caplog.text.count("commands cannot be shown") == 1


async def test_a_list_of_commands_telegram_refuses_does_not_keep_back_the_others(
    server: Server, stand_in: StandIn
) -> None:
    server.trouble = refuse("setMyCommands", Refused(400, "Bad Request: BOT_COMMAND_INVALID"))
    async with Adapter(server).open() as adapter:
        await stand_in.until(lambda: len(stand_in.commands) == 2 * (1 + len(TEXTS.locales)) - 1)
        assert adapter.pauses == []
