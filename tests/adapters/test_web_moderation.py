"""Leaders of the web chat put somebody out, let them in again, and give them another nickname."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.chat.port import Account, Author
from bot.chat.text import Texts
from tests.adapters.test_web_leaders import led_by
from tests.adapters.web_client import Browser, Page, text_of
from tests.adapters.web_stage import agree, connected, until
from tests.bot import toys
from tests.bot.stage import Stage, staged_on
from tests.stores import Place, place
from tests.web.stand_in import StandIn

__all__ = ["place"]

OUT = "You are banned from this chat"


@pytest.fixture
async def anywhere(place: Place, tmp_path: Path, toy_registered: None, toy_texts: Texts) -> AsyncIterator[Stage]:
    """A bot on each kind of database."""
    async with staged_on(await place.open(), toys.AtOnce(), path=tmp_path, texts=toy_texts) as stage:
        yield stage


async def closed(page: Page) -> None:
    """Wait until the server closes a window."""
    async with asyncio.timeout(60):
        while (await page.socket.receive()).type is not aiohttp.WSMsgType.CLOSED:
            pass


async def found(stage: Stage, query: str) -> list[tuple[object, ...]]:
    """Rows of the bot's database."""
    return [tuple(row) for row in await stage.store._database.rows(query, ())]


async def until_none(stage: Stage, query: str) -> None:
    """Wait until a query finds nothing in the bot's database."""
    async with asyncio.timeout(60):
        while await found(stage, query):  # noqa: ASYNC110 - nothing tells when the bot has stored something
            await asyncio.sleep(0.02)


async def in_any_order(page: Page, *wanted: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """The next entries pushed that meet one condition each, as those of the channel and of the private chat come."""
    met: list[dict[str, Any] | None] = [None] * len(wanted)
    async with asyncio.timeout(60):
        while None in met:
            entry: dict[str, Any] = (await page.next("entry"))["entry"]
            met = [known or (entry if is_wanted(entry) else None) for known, is_wanted in zip(met, wanted, strict=True)]
    return [entry for entry in met if entry]


def has_tiles_with(name: str) -> Callable[[dict[str, Any]], bool]:
    """Whether an entry holds a player's tiles in the game with somebody of this name."""
    return lambda entry: f"Toy with {name}" in text_of(entry)


async def begun(ann: Page, ben: Page) -> None:
    """Ann and Ben begin a game, and Ben asks for another one."""
    await agree(ann, ben, "/challenge @ben toy")
    await until(ann, "all at once")
    await ben.line("/challenge anyone toy", id_="client-0002")
    await until(ann, "(table #2")


async def test_n5_whoever_is_banned_leaves_their_games_and_comes_back_by_no_way(
    anywhere: Stage, tmp_path: Path
) -> None:
    async with connected(anywhere, tmp_path, "Ann") as browser, Browser(str(browser.base)) as bens:
        ann, ben = await browser.enter("Ann"), await bens.enter("Ben")
        phrase = await bens.new_phrase("ben")
        await begun(ann, ben)
        await ben.line("/tournament new toy rounds=1", id_="client-0003")
        await ben.line("/tournament join", id_="client-0004")
        await until(ann, "Taking part (1): Ben")
        await ann.line("/ban Ben", id_="client-0002")
        await until(ann, "Ben is banned from this chat")
        await closed(ben)
        await until_none(anywhere, "SELECT 1 FROM game_table WHERE phase IN ('open', 'running')")
        await until_none(anywhere, "SELECT 1 FROM entrant WHERE here = 1")
        assert await found(anywhere, "SELECT phase FROM game_table ORDER BY id") == [("over",), ("off",)]
        # the cookie, a new nickname in the same browser, and the five words in another one
        assert await bens.status(f"{bens.at('ben')}alive") == 403
        assert await bens.status(f"{bens.at('ben')}socket") == 403
        async with bens.http.get(bens.at("ben")) as login:
            assert OUT in await login.text()
        status, told = await bens.claim("Bella")
        assert (status, told["sentence"][: len(OUT)]) == (403, OUT)
        async with Browser(str(browser.base)) as other:
            status, told = await other.recover("Ben", phrase)
            assert (status, told["code"]) == (403, "banned")
            assert (await other.claim("Bella", language="de"))[1]["sentence"].startswith(
                "Du bist in diesem Chat gesperrt"
            )
        async with Browser(str(browser.base)) as neighbour:
            assert (await neighbour.claim("Bella"))[0] == 200, "an address is not put out"

        await ann.line("/ban", id_="client-0003")
        await until(ann, "Banned from this chat: Ben.")
        await ann.line("/unban Ben", id_="client-0004")
        await until(ann, "Ben may come in again")
        again = await bens.open("ben")
        assert again.person == ben.person
        await again.line("thank you", id_="client-0005")
        await until(ann, "thank you")


async def test_a_line_that_comes_with_the_ban_is_not_stored(tmp_path: Path) -> None:
    async with led_by(tmp_path) as (stand_in, browser):
        ben = await browser.enter("Ben")
        with closing(sqlite3.connect(tmp_path / "web.sqlite3", isolation_level=None)) as file:
            file.execute("UPDATE identity SET banned = 1")
        await ben.line("one more thing")
        assert (await ben.next("ack"))["entry"] is None
        assert stand_in.heard == []


async def test_what_follows_from_a_ban_is_done_by_the_next_run_if_this_one_could_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settled: asyncio.Queue[Author] = asyncio.Queue()

    async def settle(author: Author) -> None:
        await settled.put(author)
        if settled.qsize() == 1 and not caplog.messages:
            raise sqlite3.OperationalError("the database stores nothing")

    stand_in = StandIn(tmp_path / "web.sqlite3")
    stand_in.chat.give_up_seats = settle
    await stand_in.chat.start()
    try:
        async with Browser(stand_in.chat.address) as browser:
            ben = await browser.enter("Ben")
            assert stand_in.chat.moderation is not None
            await stand_in.chat.moderation.moderate("ban", "Ben", "")
            await closed(ben)
            assert await settled.get() == Author(Account("web", ben.person), "Ben", "ben")
    finally:
        await stand_in.chat.stop()
    assert [message for message in caplog.messages if "not in force everywhere yet" in message]
    assert "Ben" not in caplog.text
    await stand_in.chat.start()
    try:
        async with asyncio.timeout(60):
            assert (await settled.get()).name == "Ben"
    finally:
        await stand_in.chat.stop()


async def test_n5_only_those_whom_the_operator_has_named_put_somebody_out_and_not_each_other(
    toy: Stage, tmp_path: Path
) -> None:
    async with connected(toy, tmp_path, "Ann", "Cara", "Dora") as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await browser.enter("Cara")
        await ben.open("#bens")
        for number, (room, line) in enumerate((("#lobby", "/ban Ann"), ("#bens", "/rename Ann A"), (ben.own, "/ban"))):
            await ben.line(line, room=room, id_=f"client-000{number}")
            await until(ben, "Only those whom the operator of this chat has named can do that.")
        for number, (line, told) in enumerate(
            (
                ("/sperren Cara", "Cara leads this chat as well"),
                ("/ban @ANN", "Ann leads this chat as well"),
                ("/rename Cara C", "Cara leads this chat as well"),
                ("/ban Trillian", "Nobody here is called Trillian."),
                ("/rename Ben", "Type the nickname and the new one"),
                ("/rename Ben Cara", "Somebody already goes by that nickname"),
                ("/rename Ben Dora", "Somebody already goes by that nickname"),
                ("/rename Ben Car4-", "Ben is called Car4- from now on"),
                ("/rename Car4- B\u0430n", "one alphabet"),
                ("/rename Car4- summarum", "Somebody already goes by that nickname"),
                ("/rename Car4- no/slash", "A nickname has 1 to 20 letters"),
                ("/rename Car4- Car Müller", "Did you mean Car_Müller?"),
                ("/umbenennen Car4- ☺", "A nickname has 1 to 20 letters"),
                ("/ban", "Nobody is banned from this chat."),
            )
        ):
            await ann.line(line, id_=f"client-00{number:02}", room=ann.own)
            await until(ann, told)


async def test_n5_a_new_nickname_is_shown_at_once_and_everything_stays_its_owners(
    anywhere: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with connected(anywhere, tmp_path, "Ann") as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Bold")
        await ben.line("a bold word", id_="client-0000")
        await ann.line("hi @BOLD, be bold", id_="client-0000")
        await agree(ann, ben, "/challenge @bold toy")
        board, _ = await in_any_order(ann, lambda entry: "all at once" in text_of(entry), has_tiles_with("Bold"))

        def is_redrawn(entry: dict[str, Any]) -> bool:
            """Whether the board of the game was drawn again."""
            return bool(entry["id"] == board["id"] and entry["picture"]["src"] != board["picture"]["src"])

        with caplog.at_level(logging.DEBUG):
            await ann.line("/rename Bold Igel", id_="client-0002")
            assert (await ann.next("renamed"))["person"] == [ben.person, "Igel"]
            assert (await ben.next("renamed"))["person"] == [ben.person, "Igel"]
            await in_any_order(ann, is_redrawn, has_tiles_with("Igel"))
        assert "Igel" not in caplog.text
        await until_none(anywhere, "SELECT 1 FROM seat WHERE name = 'Bold'")
        seen = await browser.open("ann")
        texts = [text_of(entry) for entry in seen.welcome["entries"] if not entry.get("only")]
        assert "a bold word" in texts
        assert "hi @Igel, be bold" in texts
        assert not [text for text in texts if "Bold" in text]
        assert {entry["name"] for entry in seen.welcome["entries"] if entry["from"] == ben.person} == {"Igel"}
        assert [ben.person, "Igel"] in seen.welcome["people"]["#lobby"]
        await ben.line("/resign #1 yes", id_="client-0002")
        ended = await until(ann, "Igel has left")
        assert "Bold" not in text_of(ended)
        assert (await browser.claim("Igel"))[0] == 409
        assert (await browser.claim("Bold"))[0] == 200, "the old nickname is free"
