"""Who leads the channels of the web chat, and its lobby."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.adapters.web.people import EVERYONE
from bot.serving.chats import _leaders_at_home
from bot.settings import Settings, read
from tests.adapters.web_client import Browser, Page
from tests.web.stand_in import StandIn


@asynccontextmanager
async def led_by(path: Path, *leaders: str) -> AsyncIterator[tuple[StandIn, Browser]]:
    """The web chat whose operator has named these leaders of the lobby."""
    stand_in = StandIn(path / "web.sqlite3")
    stand_in.chat.leaders = frozenset(leaders)
    await stand_in.chat.start()
    try:
        async with Browser(stand_in.chat.address) as browser:
            yield stand_in, browser
    finally:
        await stand_in.chat.stop()


async def rights(stand_in: StandIn, page: Page, room: str = "#lobby") -> tuple[bool | None, bool]:
    """Whether somebody leads a room, and whether it is locked for others."""
    count = len(stand_in.heard) + 1
    await page.line("/settings", room=room, id_=f"client-{count:04}")
    line = (await stand_in.until_heard(count))[-1]
    return line.moderator, line.locked


@pytest.mark.parametrize(
    ("leaders", "expected"),
    [
        ((), [(False, True), (False, True)]),
        (("ANNA", "Zoë"), [(True, True), (False, True)]),
        (("everyone",), [(False, False), (False, False)]),
    ],
)
async def test_n5_the_lobby_is_led_by_those_whom_the_operator_names(
    tmp_path: Path, leaders: tuple[str, ...], expected: list[tuple[bool, bool]]
) -> None:
    async with led_by(tmp_path, *leaders) as (stand_in, browser):
        anna, ben = await browser.enter("Anna"), await browser.enter("Ben")
        assert [await rights(stand_in, page) for page in (anna, ben)] == expected
        await ben.open("#club")
        assert await rights(stand_in, ben, "#club") == (True, False)
        assert (await rights(stand_in, ben, ben.own))[1] is False


async def test_a_channel_whose_leader_has_left_for_good_is_led_by_whoever_opens_it_next(tmp_path: Path) -> None:
    async with led_by(tmp_path) as (stand_in, browser):
        ben, ann = await browser.enter("Ben"), await browser.enter("Ann")
        for page in (ben, ann):
            await page.open("#club")
        assert await rights(stand_in, ben, "#club") == (True, False)
        with closing(sqlite3.connect(tmp_path / "web.sqlite3", isolation_level=None)) as file:
            file.execute("UPDATE entry SET at = at - 31 * 86400000")
        await ann.open("#club")
        assert await rights(stand_in, ann, "#club") == (False, False), "its leader still has it open"
        await ben.say("leave", room="#club")
        await ann.open("#club")
        assert await rights(stand_in, ann, "#club") == (True, False)
        await ben.open("#club")
        assert await rights(stand_in, ben, "#club") == (False, False)


def test_leaders_are_read_from_the_settings(tmp_path: Path) -> None:
    assert read(tmp_path / ".env", {"WEB_LEADERS": "Anna, Ben,Zoë"}).web_leaders == {"Anna", "Ben", "Zoë"}
    assert Settings().web_leaders == frozenset()


def test_where_only_this_computer_can_come_in_everybody_leads_the_lobby() -> None:
    at_home, open_to_others, behind_a_proxy = (
        Settings(),
        Settings(web_host="0.0.0.0"),
        Settings(web_public_url="https://games.example"),
    )
    assert _leaders_at_home(at_home) == {EVERYONE}
    assert _leaders_at_home(open_to_others) == _leaders_at_home(behind_a_proxy) == frozenset()
