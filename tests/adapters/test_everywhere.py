"""All three chats in one process: each with its own channels and people, and one file of games for all."""

from pathlib import Path

from bot.operations.doctor import look
from bot.settings import Settings
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import text_of
from tests.adapters.web_stage import until
from tests.crash.program import Program

TOKEN, AWAY = "7000:stand-in-for-a-token", "http://127.0.0.1:9"
"""`AWAY` is the address of a Telegram that cannot be reached."""


async def test_p4_the_web_chat_runs_beside_telegram_and_discord(all_: Everywhere) -> None:
    assert list(all_.now.chats) == ["telegram", "discord", "web"]
    ann, group = all_.telegram.person("Ann"), all_.telegram.group()
    here = all_.discord.back_end.channel("lobby")
    cara = await all_.browser.enter("Cara")
    await ann.say(group, "/challenge anyone summy")
    await all_.telegram.until(lambda: any("#1" in text_of(one) for one in group.by_bot()))
    await all_.discord.slash("Ben", here, "challenge", against="anyone", game="summy")
    await all_.discord.newest(here, "#2")
    await cara.line("/challenge anyone summy")
    await until(cara, "#3")
    channels = [all_.ledger.table(number)[0].channel for number in all_.ledger.tables()]
    assert [channel.platform for channel in channels] == ["telegram", "discord", "web"]


async def test_p4_a_token_and_the_setting_start_both_with_the_files_of_both(tmp_path: Path) -> None:
    """The program as a process of its own, configured by its settings alone."""
    games = tmp_path / "games.sqlite3"
    program = await Program.launch(games, WEB="on", TELEGRAM_TOKEN=TOKEN, TELEGRAM_API_BASE=AWAY)
    assert "ready: open http://127.0.0.1:" in await program.line()
    assert "Waiting for Telegram" in await program.line()
    assert await program.stop() != "", "it says that Telegram is away"
    settings = Settings(database=games, web=True, web_port=0, telegram_token=TOKEN, telegram_api=AWAY)
    found = [one async for one in look(settings)]
    assert [one.subject for one in found if one.mend] == ["Telegram"]
    assert "the web chat can listen" in next(one.state for one in found if one.subject == "program")
    assert any(one.subject.endswith("games-web.sqlite3") for one in found)
