"""The findings of `doctor` about a bot on Telegram."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest

from bot.app import Shared
from bot.operations import doctor_chats
from bot.operations.doctor_finding import Finding
from bot.operations.doctor_platforms import look_at_telegram
from bot.operations.move_to import move_to
from tests.adapters.telegram.app import App
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Refused, StandIn
from tests.stores import PostgresPlace

MOVED = Refused(400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=-1_001)


async def look(app: App) -> Sequence[Finding]:
    return [finding async for finding in look_at_telegram(app.settings)]


async def wrong(app: App) -> list[Finding]:
    return [finding for finding in await look(app) if finding.mend]


async def test_what_is_in_order_is_told(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    group = stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    await app.said(group, "wants to play")
    await stand_in.until(lambda: stand_in.commands)
    asked = len(app.server.asked("getUpdates"))
    lines = [finding.line for finding in await look(app)]
    assert f"ok     Telegram: the token belongs to @{ME['username']}" in lines
    assert (
        "ok     Telegram groups: the bot may be invited, and reads commands and replies alone (privacy mode is on)"
        in lines
    )
    assert f"ok     Telegram group {group.id}: the bot may send messages and pictures" in lines
    assert await wrong(app) == []
    assert len(app.server.asked("getUpdates")) - asked <= 1, "it takes no updates away from the running program"


async def test_a_group_where_it_may_not_speak_is_told(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    group = stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    await app.said(group, "wants to play")
    group.rights = frozenset({"text"})
    [finding] = await wrong(app)
    assert finding.state == "the bot may not send pictures"
    group.for_all = True
    [finding] = await wrong(app)
    assert finding.state == "the bot may not send pictures", "as no member of the group may"
    group.kicked = True
    [finding] = await wrong(app)
    assert "not there any more" in finding.state
    app.server.trouble = lambda method, _: MOVED if method == "getChatMember" else None
    assert await wrong(app) == [], "it has become a supergroup"


async def test_of_many_groups_those_with_the_newest_games_are_looked_at(
    app: App, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, groups = stand_in.person("Ann"), [stand_in.group() for _ in range(3)]
    monkeypatch.setattr(doctor_chats, "MOST", 2)
    for group in groups:
        await ann.say(group, "/challenge anyone summy")
        await app.said(group, "wants to play")
    *_, many, newest, second = await look(app)
    assert many.state == "looked at 2 of 3, those with the newest games"
    assert [newest.subject, second.subject] == [f"Telegram group {group.id}" for group in groups[:0:-1]]


@pytest.mark.postgres
async def test_the_groups_are_those_of_the_database_on_a_server(
    stand_in: StandIn, server: Server, shared: Shared, database: PostgresPlace, tmp_path: Path
) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    async with App(tmp_path / "telegram.sqlite3", server, shared).serving() as app:
        await ann.say(group, "/challenge anyone summy")
        await app.said(group, "wants to play")
    await move_to(app.settings, database.url)
    on_server = replace(app.settings, database=tmp_path / "none.sqlite3", database_url=database.url)
    subjects = [finding.subject async for finding in look_at_telegram(on_server)]
    assert f"Telegram group {group.id}" in subjects


async def test_looking_leaves_the_files_of_a_killed_program_as_they_are(app: App, tmp_path: Path) -> None:
    """A connection that may write would move the log into the file when it closes."""
    killed, log = tmp_path / "killed.sqlite3", tmp_path / "killed.sqlite3-wal"
    copy(app.settings.database, killed)
    copy(f"{app.settings.database}-wal", log)
    size = log.stat().st_size
    assert size
    assert [one async for one in look_at_telegram(replace(app.settings, database=killed)) if one.mend] == []
    assert log.stat().st_size == size


async def test_a_damaged_database_is_no_trouble_here(app: App, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"x" * 5_000)
    assert [one async for one in look_at_telegram(replace(app.settings, database=damaged)) if one.mend] == []


async def test_a_webhook_is_told(app: App, stand_in: StandIn) -> None:
    stand_in.webhook = "https://games.example.org/hook"
    [finding] = await wrong(app)
    assert finding.subject == "Telegram updates"


async def test_a_wrong_token_is_told_and_not_shown(app: App, server: Server) -> None:
    server.trouble = lambda method, _: Refused(401, "Unauthorized") if method == "getMe" else None
    [finding] = await wrong(app)
    assert "BotFather" in finding.mend
    assert app.settings.telegram_token not in finding.line
    server.trouble = lambda method, _: Refused(502, "Bad Gateway") if method == "getMe" else None
    [finding] = await wrong(app)
    assert finding.state == "no answer (NetworkError: Bad Gateway)"


async def test_where_nobody_answers_the_reason_is_told(app: App) -> None:
    away = replace(app.settings, telegram_api="http://127.0.0.1:1")
    [finding] = [one async for one in look_at_telegram(away)]
    assert finding.state == "no answer (ConnectError: All connection attempts failed)"
