"""V4: a puzzle solved by tapping, and the puzzle of a day shared, on a phone, in the real program and a real browser."""

import json
import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Button, Message, Private, Span, Style
from bot.commands.puzzle_attempts import ATTEMPTS, Attempts
from bot.games.puzzles import PuzzleName, posed, puzzle
from core.kakuro.notation import format_move
from core.kakuro.solver.search import moves
from tests.web.at_table import BOARD, Game, docked
from tests.web.conftest import Enter
from tests.web.playing import PHONE, READERS, Summarum, come_in, hand, keep, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn
from tests.web.tapped_moves import AREAS, PAN, field, summy
from tests.web.test_reviews import tap, tap_in

pytestmark = pytest.mark.browser

QUESTION = {"en-GB": "any other: which?", "de-DE": "welcher?"}
RIGHT = {"en-GB": "That is it!", "de-DE": "Gefunden!"}


async def on_phone(browser: Browser, summarum: Summarum, locale: str, scheme: str) -> Page:
    return await come_in(
        browser, summarum, "Ann", viewport=PHONE, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )


def tried(summarum: Summarum) -> PuzzleName:
    """The puzzle that Ann is at."""
    (settings,) = summarum.ledger.rows("SELECT settings FROM preference WHERE settings LIKE '%puzzles%'")
    now = Attempts.read(json.loads(settings[0])[ATTEMPTS]).now
    assert now is not None
    return now.name


def best(summarum: Summarum) -> str:
    """The best move of the puzzle that Ann is at."""
    return puzzle(tried(summarum)).best


def worst(summarum: Summarum) -> str:
    """A move with the fewest points in the puzzle of Kakuro that Ann is at."""
    at = posed(tried(summarum))
    view = at.engine.game.view(at.replay.position, at.seat)
    return format_move(min(moves(view.rows, view.private.hand, expert=False), key=lambda one: one.points).move)


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v4_a_puzzle_is_solved_by_tapping(summarum: Summarum, browser: Browser, locale: str, scheme: str) -> None:
    page = await on_phone(browser, summarum, locale, scheme)
    await say(page, "/puzzle kakuro", PRIVATE)
    await show(page, PRIVATE)
    await expect(hand(page)).to_be_visible()
    cell, card, *turned = best(summarum).split()
    for text in (cell, card, *(f"{'drehe' if locale.startswith('de') else 'turn'} {each}" for each in turned[1:])):
        await tap_in(page, text)
    await keep(page, f"puzzle-{locale}-tapped")
    await page.locator(f"{PRIVATE} input[role=combobox]").press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await keep(page, f"puzzle-{locale}-solved")


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_on_a_low_phone_the_question_is_read_above_the_board(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    low = {"width": 360, "height": 640}
    page = await come_in(
        browser, summarum, "Ann", viewport=low, is_mobile=True, has_touch=True, locale=locale, color_scheme=scheme
    )
    for game in ("kakuro", "summy"):
        await say(page, f"/puzzle {game}", PRIVATE)
        await show(page, PRIVATE)
        question = page.locator(f"{PRIVATE} .message.by-bot", has_text=QUESTION[locale])
        await expect(question).to_have_count(1 if game == "kakuro" else 2)
        posed = question.last
        await expect(posed.locator(".draggable-view[data-shows]")).to_be_visible()
        await keep(page, f"puzzle-{locale}-{game}-low")
        await expect(posed.locator(".text")).to_be_in_viewport(ratio=1)
        await expect(posed.locator(".puzzle-picture")).to_be_in_viewport(ratio=1)
        await expect(posed.locator(".buttons")).to_be_in_viewport(ratio=1)
    await page.locator(".tabs-menu").tap()
    await expect(page.locator(".bar")).to_be_visible()
    await expect(page.locator(f"{PRIVATE} .start-menu")).to_be_visible()


async def test_sideways_the_cells_of_a_puzzle_can_be_hit(summarum: Summarum, browser: Browser) -> None:
    wide = {"width": 640, "height": 360}
    page = await come_in(browser, summarum, "Ann", viewport=wide, is_mobile=True, has_touch=True, locale="en-GB")
    await say(page, "/puzzle summy", PRIVATE)
    await show(page, PRIVATE)
    posed = page.locator(f"{PRIVATE} .message.by-bot", has_text=QUESTION["en-GB"])
    await expect(posed.locator(".draggable-view[data-shows]")).to_be_visible()
    widths = await posed.locator(".area-keys button").evaluate_all("keys => keys.map(key => key.clientWidth)")
    assert min(widths) >= 22
    await expect(posed.locator(".puzzle-picture")).to_be_in_viewport(ratio=1)
    await keep(page, "puzzle-sideways")


async def test_send_waits_for_what_was_tapped_before(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport=PHONE, is_mobile=True, has_touch=True)
    to, buttons = Private(stand_in.person("ben")), (Button("Show the answer", "/puzzle show"),)
    await stand_in.chat.send(Message(to, (Span("A puzzle"),), "p1", BOARD, buttons=buttons))
    await show(ben, PRIVATE)
    await tap(hand(ben), "J13>")
    await expect(field(ben)).to_have_value("J13> ")
    stand_in.drafting.clear()
    await tap(hand(ben), "K13>")
    await stand_in.until_tapped(2)
    await ben.locator(PRIVATE).get_by_role("button", name="Send").tap()
    stand_in.drafting.set()
    assert [line.text for line in await stand_in.until_heard(1)] == ["J13> K13>"]


async def test_a_tapped_try_comes_back_if_it_is_refused(stand_in: StandIn, enter: Enter) -> None:
    """A move that is not the best one leaves the board empty."""
    ben = await enter("Ben", viewport=PHONE, is_mobile=True, has_touch=True)
    to, buttons = Private(stand_in.person("ben")), (Button("Show the answer", "/puzzle show"),)
    posed = Message(to, (Span("A puzzle"),), "p1", BOARD, buttons=buttons)
    await stand_in.chat.send(posed)
    await show(ben, PRIVATE)
    refused = Message(to, (Span("You do not have "), Span("K13>", Style.CODE)), "p2")
    again = replace(posed, text=(Span("There is a better move"),), nonce="p3")
    for count, (answer, left) in enumerate([(refused, "K13>"), (again, "")], 1):
        if not await field(ben).input_value():
            await tap(hand(ben), "K13>")
        await expect(field(ben)).to_have_value(re.compile("^K13> ?$"))
        await ben.locator(PRIVATE).get_by_role("button", name="Send").tap()
        await expect(field(ben)).to_have_value("")
        line = (await stand_in.until_heard(count))[-1]
        await stand_in.chat.send(replace(answer, answers=line.id))
        await expect(ben.locator(f"{PRIVATE} .notice")).to_have_text("".join(span.text for span in answer.text))
        await expect(field(ben)).to_have_value(left)


FINGER = 24
"""The pixels of a cell that a finger hits."""

MENU = {"en-GB": "A Summy puzzle", "de-DE": "Eine Aufgabe zu Summy"}


async def tap_part(page: Page, text: str, used: Counter[str], *, own: bool) -> None:
    """Pan to a cell of the board, and tap it; or tap the next of the player's own tiles with this text."""
    image = page.locator(f".puzzle-picture {'.own' if own else '.draggable'} .picture img")
    found = [area[:4] for area in await image.evaluate(AREAS) if area[4].strip() == text]
    left, top, width, height = found[used[text] if own else 0]
    used[text] += 1
    x, y = (left + width / 2) / 10_000, (top + height / 2) / 10_000
    await image.evaluate(PAN, [x, y])
    box = await image.bounding_box()
    assert box is not None
    assert width / 10_000 * box["width"] >= FINGER
    before = await field(page).input_value()
    await page.touchscreen.tap(box["x"] + x * box["width"], box["y"] + y * box["height"])
    if before != f"{text} ":  # the direction is known: the last cell may say nothing new
        await page.wait_for_function(
            "([field, before]) => field.value !== before", arg=[await field(page).element_handle(), before]
        )


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_the_menu_leads_to_a_puzzle_whose_board_a_refused_try_leaves_in_sight(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    page = await on_phone(browser, summarum, locale, scheme)
    await keep(page, f"puzzle-{locale}-menu")
    await page.get_by_role("button", name=MENU[locale]).tap()
    board, notice = page.locator(".puzzle-picture"), page.locator(f"{PRIVATE} .notice")
    await expect(board).to_be_in_viewport(ratio=0.95)
    await keep(page, f"puzzle-{locale}-begun")
    for tries in (1, 2):
        await field(page).fill("A1> 1=1")
        await field(page).press("Enter")
        await expect(said(page, PRIVATE)).to_have_count(1 + tries)
        await expect(notice).to_have_text(await said(page, PRIVATE).last.text_content() or "")
        await expect(board).to_be_in_viewport(ratio=0.95)
    await keep(page, f"puzzle-{locale}-refused")
    await expect(page.locator(f"{PRIVATE} .start-strip")).to_have_count(0)
    used, move = Counter[str](), best(summarum)
    for text, own in summy(move):
        if own or (await field(page).input_value()).strip() != move.split()[0]:
            await tap_part(page, text, used, own=bool(own))
    await expect(board.locator(".ghost").first).to_be_visible()
    await keep(page, f"puzzle-{locale}-tapped-small")
    await field(page).press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await expect(notice).to_be_empty()


PHONES = {"en-GB": {"width": 390, "height": 664}, "de-DE": {"width": 360, "height": 740}}
"""How much of a phone its browser leaves."""

LEFT = {"en-GB": "You have 2 tries", "de-DE": "Du hast 2 Versuche"}
AGAIN = {"en-GB": "You have tried that already", "de-DE": "Das hast du schon versucht"}


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_every_answer_to_a_try_is_told_above_the_field_below_the_whole_board(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    page = await on_phone(browser, summarum, locale, scheme)
    await page.set_viewport_size(PHONES[locale])  # type: ignore[arg-type]
    await say(page, "/puzzle kakuro", PRIVATE)
    await show(page, PRIVATE)
    await expect(hand(page)).to_be_visible()
    notice = page.locator(f"{PRIVATE} .notice")
    await expect(notice).to_be_empty()
    wrong = worst(summarum)
    for again in (False, True):
        await field(page).fill(wrong)
        await field(page).press("Enter")
        await expect(notice).to_contain_text(AGAIN[locale] if again else LEFT[locale])
        await expect(notice).to_have_text(await said(page, PRIVATE).last.text_content() or "", use_inner_text=True)
        await expect(notice).to_be_in_viewport(ratio=1)
        await expect(page.locator(f"{PRIVATE} .message .puzzle-picture").last).to_be_in_viewport(ratio=0.6)
        await keep(page, f"puzzle-{locale}-wrong-{again}")
    await field(page).fill("/rating")
    await field(page).press("Enter")
    await expect(notice).to_be_empty()


WORDS = {
    "en-GB": ("/daily", "This channel gets a puzzle", "Solve", "Share", "Ann, puzzle of"),
    "de-DE": ("/tagesaufgabe", "Dieser Kanal bekommt", "Lösen", "Teilen", "Ann, Aufgabe vom"),
}


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v4_the_puzzle_of_the_day_is_solved_in_private_and_its_result_shared(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    typed, told, solve, share, shared = WORDS[locale]
    page = await on_phone(browser, summarum, locale, scheme)
    in_half_a_day = (datetime.now(UTC).hour + 12) % 24  # while the test runs, no puzzle comes by itself
    await say(page, f"{typed} {in_half_a_day}:00")
    await expect(said(page).filter(has_text=told)).to_be_visible()
    await keep(page, f"daily-{locale}-set")
    await page.locator(CHANNEL).get_by_role("button", name=solve, exact=True).tap()
    await expect(hand(page)).to_be_attached()  # a tap is lost if the page is laid out anew under it
    await show(page, PRIVATE)
    await expect(hand(page)).to_be_visible()
    await keep(page, f"daily-{locale}-puzzle")
    field = page.locator(f"{PRIVATE} input[role=combobox]")
    await field.fill(best(summarum))
    await field.press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_in_viewport()
    await keep(page, f"daily-{locale}-solved")
    await page.locator(PRIVATE).get_by_role("button", name=share, exact=True).last.tap()
    await expect(said(page).filter(has_text=shared)).to_be_attached()
    await show(page, CHANNEL)
    await expect(said(page).filter(has_text=shared)).to_contain_text("✓")
    await keep(page, f"daily-{locale}-shared")


GAME = {"en-GB": ("Back to Summy #1", "Try the puzzle"), "de-DE": ("Zurück zu Summy #1", "Aufgabe lösen")}


@pytest.mark.parametrize(("locale", "scheme"), READERS)
async def test_v4_the_newest_of_puzzle_and_game_can_be_tapped_in_private(
    summarum: Summarum, browser: Browser, locale: str, scheme: str
) -> None:
    back, to_puzzle = GAME[locale]
    page = await on_phone(browser, summarum, locale, scheme)
    await say(page, "/challenge computer summy beginner", PRIVATE)
    dock = page.locator(".dock-hand")
    await show(page, PRIVATE)
    await expect(page.locator(".dock-turn.now")).to_have_count(1)
    await expect(docked(page)).to_have_count(2)  # the puzzle is to be the newest picture
    await say(page, "/puzzle kakuro", PRIVATE)
    await show(page, PRIVATE)
    leave = page.get_by_role("button", name=back)
    await expect(leave).to_be_visible()
    await expect(dock).to_have_count(0)
    await expect(hand(page)).to_be_in_viewport(ratio=0.6)
    await keep(page, f"puzzle-{locale}-beside-game")
    cell, card, *_ = best(summarum).split()
    await tap(hand(page), cell)
    await expect(field(page)).to_have_value(f"{cell} ")
    await leave.tap()
    await expect(dock).to_be_visible()
    await expect(field(page)).to_have_value("")
    note = page.locator(f"{PRIVATE} .aside")
    await expect(note).to_contain_text(to_puzzle)
    await keep(page, f"puzzle-{locale}-set-aside")
    await page.get_by_role("button", name=to_puzzle).tap()
    await expect(dock).to_have_count(0)
    await expect(note).to_have_count(0)
    await tap(hand(page), cell)
    await tap(hand(page), card)
    await expect(field(page)).to_have_value(f"{cell} {card} ")
    await field(page).fill(best(summarum))
    await field(page).press("Enter")
    await expect(said(page, PRIVATE).filter(has_text=RIGHT[locale])).to_be_visible()
    await expect(dock).to_be_visible()
    await keep(page, f"puzzle-{locale}-solved-beside-game")


async def test_v4_a_game_that_comes_on_turn_goes_before_the_puzzle_and_leads_back_to_it(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", viewport=PHONE, is_mobile=True, has_touch=True)
    game, dock = Game(stand_in, ben), ben.locator(".dock-hand")
    await game.show_board(turn=frozenset())
    await game.show_tiles()
    await expect(dock).to_be_visible()
    buttons = (Button("Show the answer", "/puzzle answer"),)
    posed = await game.say(Span("A puzzle"), to=Private(game.ben), picture=BOARD, buttons=buttons)
    await show(ben, PRIVATE)
    await expect(dock).to_have_count(0)
    await tap(hand(ben), "J13>")
    await expect(field(ben)).to_have_value("J13> ")
    await show(ben, CHANNEL)
    await expect(dock).to_be_visible()
    await expect(field(ben)).to_have_value("")
    await show(ben, PRIVATE)
    await expect(field(ben)).to_have_value("J13> ")
    await game.show_board(turn=frozenset({game.ben}))
    await expect(dock).to_be_visible()
    await expect(field(ben)).to_have_value("")
    await ben.get_by_role("button", name="Try the puzzle").tap()
    await expect(dock).to_have_count(0)
    await tap(hand(ben), "K13>")
    await expect(field(ben)).to_have_value("K13> ")
    await ben.locator(PRIVATE).get_by_role("button", name="Send").tap()
    (line,) = await stand_in.until_heard(1)
    assert (line.text, line.reply_to, line.private) == ("K13>", posed, True)
