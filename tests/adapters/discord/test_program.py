"""The whole program as the settings start it, with Discord in it."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.adapters.discord.chat import REFUSED
from bot.app import serving
from bot.chat.port import TokenRefused
from bot.settings import SettingError, Settings, read
from tests.adapters.discord.back_end import People
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.transport import Fault, Transport
from tests.bot.test_status import figures, until_health, value
from tests.crash.program import Program
from tests.logged import records

TOKEN = "discord-token-of-the-tests"


@pytest.fixture(autouse=True)
def _addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py keeps its addresses for the whole process: restore them."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


def settings(transport: Transport, path: Path) -> Settings:
    return Settings(
        database=path / "bot.sqlite3",
        discord_token=TOKEN,
        discord_api_base=transport.api,
        discord_gateway=transport.gateway,
    )


async def test_a_token_starts_discord_and_leaves_the_web_chat_out(tmp_path: Path) -> None:
    back_end = StandIn()
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        people = People(back_end, transport)
        async with serving(settings(transport, tmp_path)) as now:
            assert list(now.chats) == ["discord"]
            await transport.until(lambda: back_end.commands and transport.identified)
            answer = await people.slash("Ann", back_end.channel("lobby"), "help")
            assert "/challenge" in answer.text
            (identified,) = transport.identified
            assert identified["token"] == TOKEN
            assert not identified["intents"] & (1 << 1 | 1 << 8 | 1 << 15), "no privileged intent"


async def test_every_shard_is_a_front_of_its_own(tmp_path: Path) -> None:
    back_end = StandIn()
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        people = People(back_end, transport)
        async with serving(replace(settings(transport, tmp_path), discord_shards=2)) as now:
            assert list(now.chats) == ["discord", "discord 1"]
            await transport.until(lambda: back_end.commands and len(transport.identified) == 2)
            assert sorted(one["shard"] for one in transport.identified) == [[0, 2], [1, 2]]
            answer = await people.slash("Ann", back_end.channel("lobby"), "help")
            assert "/challenge" in answer.text


async def test_the_status_page_counts_what_discord_answers(tmp_path: Path) -> None:
    back_end = StandIn()
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        people, here = People(back_end, transport), back_end.channel("lobby")
        limit = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
        async with serving(replace(settings(transport, tmp_path), status_port=0)) as now:
            await transport.until(lambda: back_end.commands and transport.identified)
            transport.faults.append(Fault("POST", f"/channels/{here}/messages", 429, body=limit))
            await people.slash("Ann", here, "challenge", people=("Ben",), game="summy")
            await transport.until(lambda: back_end.seen(here))
            await now.chats["discord"].ready()
            found = await figures(f"http://127.0.0.1:{now.status_port}")
    assert value(found, "summarum_platform_responses_total", platform="discord", status="429") == 1
    assert value(found, "summarum_connected", platform="discord") == 1


async def test_a_refused_token_is_one_sentence(tmp_path: Path) -> None:
    async with Transport(StandIn()) as transport:
        transport.faults.append(Fault("GET", "/users/@me", 401))
        with pytest.raises(TokenRefused, match=r"^Discord does not accept DISCORD_TOKEN; .*\.$") as refused:
            async with serving(settings(transport, tmp_path)):
                pass
        assert TOKEN not in str(refused.value)


async def test_a_token_taken_back_stops_only_discord_until_it_is_accepted_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    back_end = StandIn()
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        people, both = People(back_end, transport), replace(settings(transport, tmp_path), web=True, web_port=0)
        async with serving(replace(both, status_port=0)) as now:
            page = f"http://127.0.0.1:{now.status_port}"
            await transport.until(lambda: back_end.commands and transport.identified)
            await now.chats["discord"].ready()
            transport.faults.append(Fault("GET", "/users/@me", 401, times=1_000))
            await transport.drop(4004)
            health = await until_health(page, lambda health: health["wrong"] == ["discord: token refused"])
            assert health["chats"] == {"discord": False, "web": True}
            assert value(await figures(page), "summarum_token_refused", platform="discord") == 1
            assert not now.failure.done()
            transport.faults.clear()
            await transport.until(lambda: len(transport.identified) >= 2)
            answer = await people.slash("Ann", back_end.channel("lobby"), "help")
            assert "/challenge" in answer.text
            await now.chats["discord"].ready()
            assert value(await figures(page), "summarum_token_refused", platform="discord") == 0
    told = [one.getMessage() for one in records(caplog, logging.WARNING)]
    assert told == [
        f"{REFUSED} Until then Discord is not served; asking again, more and more rarely.",
        "Discord accepts the token again.",
    ]


async def test_without_a_token_there_is_the_web_chat_alone(tmp_path: Path) -> None:
    async with serving(Settings(database=tmp_path / "bot.sqlite3", web_port=0)) as now:
        assert list(now.chats) == ["web"]
        assert "http://127.0.0.1:" in now.chats["web"].how_to_find


def test_discords_settings(tmp_path: Path) -> None:
    given = {
        "DISCORD_TOKEN": f" {TOKEN} ",
        "DISCORD_API_BASE": "http://[::1]:8/api/",
        "DISCORD_GATEWAY": "wss://gate/way",
        "DISCORD_SHARDS": "4",
    }
    found = read(tmp_path / ".env", given)
    assert (found.discord_token, found.discord_api_base) == (TOKEN, "http://[::1]:8/api")
    assert found.discord_gateway == "wss://gate/way"
    assert found.discord_shards == 4
    assert TOKEN not in repr(found)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "short"),
        ("DISCORD_TOKEN", "Bot discord-token-of-the-tests"),
        ("DISCORD_API_BASE", "discord.example"),
        ("DISCORD_GATEWAY", "https://gateway"),
        ("DISCORD_SHARDS", "0"),
        ("DISCORD_SHARDS", "two"),
    ],
)
def test_a_malformed_setting_is_named_and_a_token_never_shown(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name) as refused:
        read(tmp_path / ".env", {name: value})
    assert name != "DISCORD_TOKEN" or value not in str(refused.value)


async def test_a_stop_while_it_connects_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connecting = asyncio.Event()

    async def launch(*_: object, **__: object) -> None:
        connecting.set()
        with suppress(asyncio.CancelledError):  # as wait_for does if the connection is made at that moment
            await asyncio.Event().wait()

    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    async with Transport(StandIn()) as transport, asyncio.timeout(60), serving(settings(transport, tmp_path)):
        await connecting.wait()


async def test_the_token_is_never_logged(tmp_path: Path) -> None:
    back_end = StandIn()
    async with Transport(back_end) as transport:
        program = await Program.launch(
            tmp_path / "quiet.sqlite3",
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_BASE=transport.api,
            DISCORD_GATEWAY=transport.gateway,
            LOG_LEVEL="DEBUG",
        )
        try:
            await program.ready()
            await transport.until(lambda: transport.identified)
        finally:
            logged = await program.stop()
    assert "DEBUG asyncio" in logged
    assert "DEBUG discord" not in logged, "it would tell all that is said"
    assert TOKEN not in logged
