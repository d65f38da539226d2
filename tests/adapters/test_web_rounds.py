"""A round in which everybody acts at once, in the web chat: messages changed in place, with their pictures and buttons."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.adapters.web import WebChat
from bot.chats import offers
from tests.adapters.web_client import Browser, Page, text_of
from tests.bot.stage import Stage


@asynccontextmanager
async def connected(toy: Stage, tmp_path: Path) -> AsyncIterator[Browser]:
    """The bot with the toy game in the web chat, and a browser in front of it."""
    chat = WebChat(
        host="127.0.0.1",
        port=0,
        database=tmp_path / "web.sqlite3",
        handle=toy.service.handle,
        suggest=toy.service.suggest,
        draft=toy.service.draft,
        listing=toy.service.listed,
        games=offers(),
    )
    toy.chats["web"] = chat
    await chat.start()
    try:
        async with Browser(chat.address) as browser:
            yield browser
    finally:
        await toy.settle()
        await chat.stop()


async def until(page: Page, words: str) -> dict[str, Any]:
    """The next entry pushed that says this."""
    async with asyncio.timeout(10):
        while True:
            entry: dict[str, Any] = (await page.next("entry"))["entry"]
            if words in text_of(entry):
                return entry


async def press(page: Page, entry: dict[str, Any], label: str, id_: str) -> None:
    (command,) = (command for name, command, *_ in entry["buttons"] if name == label)
    await page.line(command, room=page.own, button=True, reply=entry["id"], id_=id_)


async def test_who_sits_at_a_table_already_is_not_asked_to_join(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await ann.line("/challenge anyone toy", id_="client-0001")
        offered = await until(ben, "wants to play")
        assert [name for name, *_ in offered["buttons"]] == ["Join"]
        assert "buttons" not in await until(ann, "wants to play")


async def test_a_round_is_changed_in_place_and_a_bygone_button_is_refused(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await ann.line("/challenge @ben toy", id_="client-0001")
        await until(ben, "will you play")
        await ben.line("/accept", id_="client-0002")
        opening = await until(ben, "all at once")
        own = await until(ann, "Your picks")
        assert [name for name, *_ in own["buttons"]] == ["Done"]
        await ann.line("pick 3", room=ann.own, id_="client-0003")
        drafted = await until(ann, "Drafted: 3.")
        assert drafted["id"] == own["id"]
        assert drafted["picture"]["src"] != own["picture"]["src"]
        assert [name for name, *_ in drafted["buttons"]] == ["Done", "Undo"]
        await press(ann, drafted, "Done", "client-0004")
        done = await until(ben, "Ann is done.")
        assert done["id"] == opening["id"]
        assert done["picture"]
        await ben.line("done", room=ben.own, id_="client-0005")
        closing = await until(ben, "The round is over.")
        assert closing["id"] != opening["id"]
        await press(ann, drafted, "Undo", "client-0006")
        await until(ann, "belongs to an earlier turn")
