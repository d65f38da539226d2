"""What a message offers depends on who reads it: three people in one channel, at pages that all these tests use."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.chat.port import Account, Button, Message, Span, TableState
from tests.web.at_table import BOARD, begin, docked
from tests.web.playing import log_in, note_problems, window
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Company:
    """People in the lobby of a stand-in, each with their page."""

    stand_in: StandIn
    ann: Page
    ben: Page
    carla: Page

    def person(self, name: str) -> Account:
        return self.stand_in.person(name)

    async def each_is_offered(self, text: str, ann: list[str], ben: list[str], carla: list[str]) -> None:
        """Assert which buttons everybody sees below the message with this text."""
        for page, offered in ((self.ann, ann), (self.ben, ben), (self.carla, carla)):
            await expect(message(page, text)).to_be_visible()
            await expect(message(page, text).locator(".buttons button")).to_have_text(offered)


def message(page: Page, text: str) -> Locator:
    """The message of the channel with this text."""
    return page.locator(f"{CHANNEL} .message", has_text=text)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def company(shared_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """Ann, Ben and Carla; an error on one of their pages fails the last test that uses them."""
    stand_in, problems = StandIn(tmp_path_factory.mktemp("company") / "web.sqlite3"), list[str]()
    await stand_in.chat.start()
    pages = [await window(shared_browser) for _ in range(3)]
    for page, name in zip(pages, ("Ann", "Ben", "Carla"), strict=True):
        note_problems(page, problems)
        await log_in(page, stand_in.chat.address, name)
    yield Company(stand_in, *pages)
    for page in pages:
        await page.context.close()
    await stand_in.chat.stop()
    assert problems == []


async def test_only_those_who_are_asked_answer_a_challenge(company: Company) -> None:
    ann, ben = map(company.person, ("ann", "ben"))
    asked = TableState(8, "summy", False, frozenset({ann, ben}), frozenset(), over=True, asked=frozenset({ben}))
    buttons = (Button("Accept", "/accept #8"), Button("Decline", "/decline #8"))
    await company.stand_in.chat.send(Message(LOBBY, (Span("Ann asks Ben"),), "asks", buttons=buttons, table=asked))
    await company.each_is_offered("Ann asks Ben", ann=[], ben=["Accept", "Decline"], carla=[])


async def test_n4_a_button_for_somebody_is_shown_to_nobody_else(company: Company) -> None:
    ann, ben = map(company.person, ("ann", "ben"))
    state = TableState(9, "summy", False, frozenset({ann, ben}), frozenset({ann}), over=True)
    agree = Button("Agree", "/pause #9", readers=frozenset({ben}))
    pause = Message(LOBBY, (Span("Ann would like to pause"),), "pause", buttons=(agree,), table=state)
    await company.stand_in.chat.send(pause)
    await company.each_is_offered("Ann would like to pause", ann=[], ben=["Agree"], carla=[])
    for page in (company.ann, company.ben, company.carla):
        await page.reload()
    await company.each_is_offered("Ann would like to pause", ann=[], ben=["Agree"], carla=[])


async def test_nobody_sees_the_buttons_of_other_peoples_games(company: Company) -> None:
    ann, ben = map(company.person, ("ann", "ben"))
    over = TableState(10, "summy", own=False, over=True, players=frozenset({ben}), turn=frozenset())
    buttons = (
        Button("My tiles", "/rack #10"),
        Button("Hint", "/hint #10"),
        Button("Noch einmal", "/rematch #10", typed="/revanche #10"),
        Button("Review", "/review #10"),
        Button("Another game", "/challenge"),
        Button("Join", "/tournament join", done=frozenset({ben})),
        Button("Start", "/tournament start", readers=frozenset({ann})),
    )
    await company.stand_in.chat.send(Message(LOBBY, (Span("The end"),), "end", BOARD, buttons=buttons, table=over))
    await company.each_is_offered(
        "The end",
        ann=["Another game", "Join", "Start"],
        ben=["Noch einmal", "Review", "Another game"],
        carla=["Another game", "Join"],
    )


async def test_whoever_only_watches_keeps_the_board_among_the_messages(company: Company) -> None:
    game = await begin(company.stand_in, company.ben)
    await expect(message(company.ann, "The board").locator(".picture img")).to_be_visible()
    await expect(docked(company.ann)).to_have_count(0)
    await game.show_board(Span("It is over"), turn=frozenset(), over=True)
    await expect(docked(company.ben)).to_have_count(0)
