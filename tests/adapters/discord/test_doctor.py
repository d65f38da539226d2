"""The findings of `doctor` about an application on Discord."""

import socket
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.games.opponents import Opponents
from bot.operations import doctor_chats
from bot.operations.doctor_finding import Finding
from bot.operations.doctor_platforms import look_at_discord
from bot.settings import Settings
from tests.adapters.discord.app import running_app
from tests.adapters.discord.simcord_back_end import Simcord
from tests.adapters.discord.stand_in import ATTACH_FILES, StandIn
from tests.adapters.discord.transport import Fault, Json, Transport, Upload

TOKEN = "discord-token-of-the-tests"


@pytest.fixture(autouse=True)
def _address(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py keeps its address for the whole process: restore it."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)


async def look(transport: Transport, folder: Path) -> list[Finding]:
    chosen = Settings(database=folder / "bot.sqlite3", discord_token=TOKEN, discord_api_base=transport.api)
    return [finding async for finding in look_at_discord(chosen)]


async def test_token_commands_and_rights_are_looked_at(tmp_path: Path) -> None:
    back_end = StandIn()
    back_end.bot_may = 309_237_746_688  # as in the link of docs/running.md
    async with Transport(back_end) as transport:
        assert [(one.subject.rstrip("0123456789 "), one.mend) for one in await look(transport, tmp_path)] == [
            ("Discord", ""),
            ("Discord commands", ""),
            ("Discord server", ""),
        ]
        back_end.bot_may &= ~ATTACH_FILES
        *_, server = await look(transport, tmp_path)
        assert server.state == "the bot lacks Attach Files"
        assert transport.identified == [], "it does not come online"


async def test_a_wrong_token_is_told_and_not_shown(tmp_path: Path) -> None:
    async with Transport(StandIn()) as transport:
        transport.faults.append(Fault("GET", "/users/@me", 401))
        [finding] = await look(transport, tmp_path)
        assert "DISCORD_TOKEN" in finding.mend
        assert TOKEN not in finding.line


async def test_a_connection_that_breaks_is_told(tmp_path: Path) -> None:
    async with Transport(StandIn()) as transport:
        transport.faults.append(Fault("GET", "/users/@me/guilds", 0, times=9))
        *_, last = await look(transport, tmp_path)
    assert last.state.startswith("no answer (")


async def test_a_server_that_answers_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.doctor_platforms._PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        chosen = Settings(database=tmp_path / "bot.sqlite3", discord_token=TOKEN, discord_api_base=address)
        [finding] = [finding async for finding in look_at_discord(chosen)]
    assert finding.state == "no answer (TimeoutError)"


class TellsRights(Simcord):
    """simcord, which also tells what the bot may do in each server, and lets channels deny it some of that."""

    timed_out_until: str | None = None

    def request(self, method: str, path: str, body: Any, params: Json, files: list[Upload]) -> Any:
        found = super().request(method, path, body, params, files)
        if path.endswith(f"/members/{self.me}"):
            return found | {"communication_disabled_until": self.timed_out_until}
        if path != "/users/@me/guilds":
            return found
        return [one | {"permissions": str(self.backend.compute_permissions(int(one["id"]), self.me))} for one in found]

    def deny(self, channel: int, *, to_everybody: bool = False, **rights: bool) -> None:
        """Deny something in a channel to everybody or to the bot alone."""
        target, kind = (self.server.id, OverwriteType.ROLE) if to_everybody else (self.me, OverwriteType.MEMBER)
        denied = discord.Permissions(**rights).value
        self.backend.set_overwrite(channel, Overwrite(target, kind, deny=denied))


async def test_channels_that_deny_what_the_server_grants_are_told(tmp_path: Path, opponents: Opponents) -> None:
    back_end: Any = TellsRights()
    names = ("free", "silent", "bare", "hidden", "deleted", "threads")
    free, silent, bare, hidden, deleted, threaded = (back_end.channel(name) for name in names)
    post = back_end.channel("post", thread=True)
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        back_end.moderates("Ann")
        shown = await app.slash("Ann", threaded, "settings")
        await app.press("Ann", threaded, "A thread for each game", message=shown.said[0])
        for place in (free, silent, bare, hidden, deleted, threaded, post):
            await app.slash("Ann", place, "challenge", against="anyone", game="summy")
        await app.settle()
        back_end.deny(silent, to_everybody=True, send_messages=True)  # which the bot's own role does not give back
        back_end.deny(bare, attach_files=True, read_message_history=True, create_public_threads=True)
        back_end.deny(hidden, view_channel=True)
        back_end.deny(threaded, create_public_threads=True)
        back_end.deny(back_end.channel("parent"), send_messages=True, send_messages_in_threads=True)
        back_end.backend.delete_channel(deleted)
        found = await look(app.transport, tmp_path)
    assert {one.subject: one.state for one in found if one.subject.startswith("Discord channel")} == {
        f"Discord channel {silent}": "the bot lacks Send Messages",
        f"Discord channel {bare}": "the bot lacks Attach Files, Read Message History",
        f"Discord channel {hidden}": "the bot lacks View Channels (or it is not in that server any more)",
        f"Discord channel {threaded}": "the bot lacks Create Public Threads",
        f"Discord channel {post}": "the bot lacks Send Messages in Threads",
        "Discord channels": "looked at 7; with missing permissions: 5; deleted: 1",
    }


async def test_a_timeout_of_the_bot_is_told_of_its_server_alone(tmp_path: Path, opponents: Opponents) -> None:
    back_end: Any = TellsRights()
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        for name in ("first", "second"):
            await app.slash("Ann", back_end.channel(name), "challenge", against="anyone", game="summy")
        await app.settle()
        back_end.timed_out_until = "2999-01-02T03:04:05+00:00"
        *_, server, channels = await look(app.transport, tmp_path)
    assert server.state == "moderators keep the bot from writing until 2999-01-02 03:04 UTC"
    assert "timeout" in server.mend
    assert channels.state == "looked at 2; with missing permissions: 0; deleted: 0"


async def test_of_many_channels_those_with_the_newest_games_are_looked_at(
    tmp_path: Path, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_end: Any = TellsRights()
    monkeypatch.setattr(doctor_chats, "MOST", 2)
    async with running_app(back_end, tmp_path / "bot.sqlite3", opponents) as app:
        for name in ("first", "second", "third"):
            await app.slash("Ann", back_end.channel(name), "challenge", against="anyone", game="summy")
        await app.slash("Ann", app.back_end.dm_channel("Ann"), "challenge", against="computer", game="summy")
        await app.settle()
        back_end.deny(back_end.channel("first"), send_messages=True)
        *_, channels = await look(app.transport, tmp_path)
    assert channels.state == "looked at 2 of 3, those with the newest games; with missing permissions: 0; deleted: 0"
    assert not channels.mend
