"""The bot of a stage in the web chat, over loopback."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.adapters.web import WebChat
from bot.adapters.web.limits import LINE_RATE
from bot.serving.chats import offers
from tests.adapters.web_client import Browser, Page, text_of
from tests.bot.stage import Stage


@asynccontextmanager
async def in_web_chat(
    stage: Stage,
    folder: Path,
    *,
    line_rate: tuple[int, float] = LINE_RATE,
    leaders: frozenset[str] = frozenset({"everyone"}),
) -> AsyncIterator[WebChat]:
    """The web chat, running in front of the stage with a file of its own, and with these leaders of its lobby."""
    chat = WebChat(
        host="127.0.0.1",
        port=0,
        database=folder / "web.sqlite3",
        handle=stage.service.handle,
        suggest=stage.service.suggest,
        draft=stage.service.draft,
        list_tables=stage.service.list_tables,
        games=offers(),
        line_rate=line_rate,
        show_name=stage.service.show_name,
        give_up_seats=partial(stage.service.give_up_seats, stage.service.handle),
        leaders=leaders,
    )
    stage.chats["web"] = chat
    await chat.start()
    try:
        yield chat
    finally:
        await stage.settle()
        await chat.stop()


@asynccontextmanager
async def connected(stage: Stage, folder: Path, *leaders: str) -> AsyncIterator[Browser]:
    """A browser in front of the stage in the web chat; without named leaders, everybody sets up its lobby."""
    async with (
        in_web_chat(stage, folder, leaders=frozenset(leaders or ("everyone",))) as chat,
        Browser(chat.address) as browser,
    ):
        yield browser


async def agree(asker: Page, asked: Page, challenge: str) -> None:
    """One person asks another one in the lobby for a game, who accepts."""
    await asker.line(challenge, id_="client-asks")
    await until(asked, "will you play")
    await asked.line("/accept", id_="client-accepts")


async def until(page: Page, words: str) -> dict[str, Any]:
    """The next entry pushed whose text holds these words."""
    async with asyncio.timeout(60):
        while True:
            entry: dict[str, Any] = (await page.next("entry"))["entry"]
            if words in text_of(entry):
                return entry
