"""V2: a puzzle from a player's own game, solved by tapping on a phone, in the real program and a real browser."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from core.game import Seat
from core.kakuro.notation import format_move
from core.kakuro.solver.search import moves
from core.review import most_expensive, reviewed
from tests.web.playing import PHONE, READERS, Summarum, come_in, hand, keep, said, say, show
from tests.web.stand_in import PRIVATE
from tests.web.tapped_moves import AREAS, PANNED, field

pytestmark = pytest.mark.browser

ME = Seat(1)


async def play_badly(page: Page, summarum: Summarum) -> None:
    """Play the move with the fewest points until that was clearly not the best one, and give up."""
    turns = said(page, PRIVATE).filter(has_text=re.compile("Dan, (it is your turn|du bist am Zug)"))
    await expect(turns).not_to_have_count(0)
    lost = 0.0
    while not lost:
        game = summarum.ledger.game(1)
        view = game.view(summarum.ledger.replay(1).position, ME)
        assert ME in view.turn
        worst = min(moves(view.rows, view.private.hand, expert=False), key=lambda one: one.points)
        weighed = game.value(view, (worst.move,))
        assert weighed is not None
        lost = weighed.loss
        before = await turns.all_text_contents()
        await say(page, format_move(worst.move), PRIVATE)
        await expect(turns).not_to_have_text(before)  # the computer has answered
    await say(page, "/resign #1", PRIVATE)


async def tap(picture: Locator, text: str) -> None:
    """Tap the area with this text."""
    await picture.page.wait_for_function(PANNED)
    areas = await picture.evaluate(AREAS)
    left, top, width, height = next(area[:4] for area in areas if text in (area[4].strip(), area[5].strip()))
    box = await picture.bounding_box()
    assert box is not None
    x, y = (left + width / 2) / 10000 * box["width"], (top + height / 2) / 10000 * box["height"]
    await picture.tap(position={"x": x, "y": y})


async def tap_in(page: Page, text: str) -> None:
    """Tap an area of the newest picture, and wait until it is in the field: a tap may arrive after the finger is lifted."""
    before = await field(page).input_value()
    await tap(hand(page), text)
    await expect(field(page)).not_to_have_value(before)


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v2_a_puzzle_is_solved_by_tapping(summarum: Summarum, browser: Browser, locale: str, scheme: str) -> None:
    page = await come_in(
        browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )
    german = locale.startswith("de")
    await say(page, "/challenge computer kakuro level=beginner")
    await play_badly(page, summarum)
    await show(page, PRIVATE)
    review = page.get_by_role("button", name="Rückblick" if german else "Review", exact=True).last
    await page.set_viewport_size({"width": 360, "height": 640})
    await expect(review).to_be_in_viewport(ratio=1)
    await keep(page, f"review-{locale}-over")
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await review.tap()
    course = said(page, PRIVATE).filter(has_text="wie du gespielt hast" if german else "as you played it")
    await expect(course).to_be_in_viewport()
    await keep(page, f"review-{locale}-course")
    await page.get_by_role("button", name="Aufgabe 1" if german else "Puzzle 1", exact=True).last.tap()
    puzzle = said(page, PRIVATE).filter(has_text=re.compile("(Aufgabe|Puzzle) 1 (von|of)"))
    await expect(puzzle).to_be_visible()
    _, log = summarum.ledger.table(1)
    (turn,) = most_expensive(reviewed(summarum.ledger.game(1), 2, log, ME), 1)
    cell, card, *turned = turn.valuation.best.moves[0].split()
    for text in (cell, card, *(f"{'drehe' if german else 'turn'} {each}" for each in turned[1:])):
        await tap_in(page, text)
    await keep(page, f"review-{locale}-puzzle")
    await page.locator(f"{PRIVATE} input[role=combobox]").press("Enter")
    await expect(said(page, PRIVATE).filter(has_text="Gefunden!" if german else "That is it!")).to_be_in_viewport()
    await keep(page, f"review-{locale}-solved")
