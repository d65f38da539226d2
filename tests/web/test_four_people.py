"""Whole games over three chats whose player in the web chat sits at a real browser; one gives up, and all play again."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.games.registry import GAMES
from tests.adapters.everywhere import Everywhere, everywhere
from tests.adapters.four_people import FourPeople, plain
from tests.adapters.test_four_people import AGREED, alike, played_on
from tests.adapters.web_client import Page as Window
from tests.examples import LONG
from tests.web.playing import PHONE, keep, opened, said, say
from tests.web.stand_in import CHANNEL, PRIVATE

pytestmark = pytest.mark.browser

PLAYED = tuple(GAMES) if LONG else ("kakuro",)
"""The games: in `make test` one, as all five are played there without a browser."""


class WithBrowser(FourPeople):
    """The four people, of whom Cara types in a browser; a second window tells what they are shown there."""

    def __init__(self, all_: Everywhere, cara: Window, page: Page) -> None:
        super().__init__(all_, cara)
        self.page = page

    async def web_line(self, text: str, *, private: bool = False) -> None:
        if text.startswith("/accept"):
            await self.page.get_by_role("button", name="Accept", exact=True).last.click()
        else:
            await say(self.page, text, PRIVATE if private else CHANNEL)


async def at_a_browser(all_: Everywhere, browser: Browser) -> tuple[Window, Page]:
    """Cara with a window on each side: the cookie of the one opens the other."""
    cara = await all_.browser.enter("Cara")
    page = await opened(browser, all_.browser, "cara", viewport=PHONE)
    return cara, page


@pytest.mark.parametrize("game", PLAYED)
async def test_p1_p2_p3_a_whole_game_in_two_chats_and_a_browser_and_a_rematch(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    async with everywhere(tmp_path) as all_:
        four = WithBrowser(all_, *await at_a_browser(all_, browser))
        await four.begin(game, *AGREED.get(game, ()))
        names = {await four.play() for _ in range(4)}
        assert len(names) > 1
        await four.line("Dan", "/resign #1 yes", 1)
        await played_on(four)
        await four.seen_everywhere("The game is over")
        alike(four, at_once=game == "summa")
        await expect(said(four.page).last).to_contain_text("The game is over")
        shown = [plain(text) for text in await said(four.page).all_text_contents()]
        assert all(any(text.split("\n")[0] in one for one in shown) for text in four.told()["web"][-6:])
        await keep(four.page, f"four people {game}")

        await four.again()
        await four.play(2)
        await expect(said(four.page).filter(has_text="begins at table #2").last).to_be_attached()
