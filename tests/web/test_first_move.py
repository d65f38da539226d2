"""The number of taps a newcomer on a phone needs for a first move: docs/first-move.md has the figures."""

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.games.registry import GAMES, load
from core.game import Seat
from tests.examples import LONG
from tests.web.playing import PHONE, Summarum, come_in, keep
from tests.web.stand_in import PRIVATE

pytestmark = pytest.mark.browser

BEGUN = tuple(GAMES) if LONG else ("summa", "rummy-plus")
"""The games: in `make test` one with everything in the player's own picture, and one with a board beside it."""

MOST = 8
"""The most taps after the nickname."""


@pytest.mark.parametrize("game", BEGUN)
async def test_a_hint_makes_the_first_move_by_four_taps(game: str, summarum: Summarum, browser: Browser) -> None:
    dan = await come_in(browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True)
    title, taps = load(game).title, 0

    async def tap(button: Locator) -> None:
        nonlocal taps
        await button.tap()
        taps += 1

    await tap(dan.get_by_role("button", name=title, exact=True))
    await tap(dan.get_by_role("group", name=f"Play {title} against the computer").get_by_text("Beginner"))
    await expect(dan.locator(".dock-turn.now")).to_be_visible()
    # The player's tiles bring buttons of their own, which move this one.
    own = dan.locator("[data-own=true]").get_by_role("img")
    await expect(own).to_be_visible()
    begun = summarum.ledger.table(1)[1]
    await tap(dan.locator(".dock-buttons").get_by_role("button", name="Hint"))
    play = dan.locator(PRIVATE).get_by_role("button", name="Play it").last
    await expect(play).to_be_visible()
    before = await own.get_attribute("alt") or ""
    await tap(play)
    await expect(own).not_to_have_attribute("alt", before)  # the board may change by a move of the computer
    await keep(dan, f"{game}-first-move")
    assert Seat(1) in {entry.seat for entry in summarum.ledger.table(1)[1][len(begun) :]}
    assert taps <= MOST
