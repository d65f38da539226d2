"""The lesson of a game on a phone: everything with a ring is tapped, in the real program and a real browser."""

import re
from collections import Counter

import pytest
from playwright.async_api import Browser, Page, expect

from bot.games import lessons
from bot.games.lessons import LEARNER
from bot.games.registry import GAMES, load
from bot.games.rulebook import load as load_rules
from bot.grammar.words import localized
from bot.settings import DATA
from tests.examples import LONG
from tests.web.playing import LOCALES, PHONE, Summarum, come_in, hand, keep, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.tapped_moves import summy, tap_move, tapped_moves
from tests.web.test_puzzles import best, tap_part

pytestmark = pytest.mark.browser

TAPPED = tuple(GAMES) if LONG else ("kakuro", "rummy-plus")
"""The games whose lessons are tapped: in `make test` those that are not tapped in test_full_games.py."""

TOPS = """(text, headings) => headings.map((heading) =>
  [...text.querySelectorAll("strong")].find((it) => it.textContent.trim() === heading).getBoundingClientRect().top)"""
"""Returns where headings of a text begin, in pixels."""


async def begin(browser: Browser, summarum: Summarum, game: str, **context: object) -> Page:
    """Come in on a phone, pick a game, and press the button to learn it."""
    page = await come_in(browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True, **context)
    title = load(game).title
    await page.get_by_role("button", name=title, exact=True).tap()
    await page.get_by_role("button", name=f"Learn {title}").tap()
    return page


@pytest.mark.parametrize("game", TAPPED)
async def test_a_newcomer_with_nothing_unread_taps_a_whole_lesson(
    game: str, summarum: Summarum, browser: Browser
) -> None:
    page, lesson, played = await begin(browser, summarum, game), lessons.lesson(game), 0
    await expect(said(page, CHANNEL).filter(has_text="in our private chat")).to_have_count(1)
    await expect(said(page, PRIVATE).filter(has_text=f"1/{lesson.steps}")).to_be_in_viewport()
    await expect(page.locator("#tabs .badge:visible")).to_have_count(0)
    await expect(page).to_have_title("Your turn · #lobby · Summarum")
    for ply, entry in enumerate(lesson.entries):
        if entry.seat != LEARNER or ply < played:
            continue
        coach = said(page, PRIVATE).filter(has_text=f"{lesson.step(ply)}/{lesson.steps}").last
        await expect(coach).to_contain_text("; ".join(lesson.moves(ply, LEARNER)))
        await expect(coach).to_be_in_viewport(ratio=0.95)
        await expect(page.locator(".dock-turn.now")).to_be_visible()
        own = page.locator("[data-own=true] .picture img")
        await expect(own).to_have_attribute("alt", summarum.own(LEARNER))  # the tiles come after the board
        await keep(page, f"lesson-{game}-{ply:02}")
        move, *_ = tapped_moves("; ".join(lesson.moves(ply, LEARNER)))
        after, played = summarum.after(LEARNER, move), ply + len(move.split(";"))
        await tap_move(page, load(game).folder, move)
        if after.table.turn == {LEARNER}:  # the coach may name the next move already
            await expect(hand(page)).to_have_attribute("alt", summarum.own(LEARNER, after))
    await expect(said(page, PRIVATE).filter(has_text="You can play!")).to_be_in_viewport()
    await keep(page, f"lesson-{game}-done")
    assert summarum.ledger.replay(1).position == lesson.positions[-1]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_first_section_of_every_rule_book_fits_a_phone(
    locale: str, summarum: Summarum, browser: Browser
) -> None:
    page = await come_in(browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True, locale=locale)
    language = locale.partition("-")[0]
    for game in GAMES:
        book = load_rules(DATA / "rules", language, game)
        first, second, *_ = book.sections
        await say(page, f"/{localized('commands', 'rules', language)} {game}", PRIVATE)
        text = said(page, PRIVATE).filter(has_text=re.compile(f"^{book.title}\\s"))
        await show(page, PRIVATE)
        await expect(text).to_be_visible()
        # Both at once: what arrives in between scrolls the messages.
        top, bottom = await text.evaluate(TOPS, [first, second])
        room = await page.locator(f"{PRIVATE} [role=log]").evaluate("it => it.parentElement.clientHeight")
        await text.evaluate("it => it.scrollIntoView()")
        await keep(page, f"rules-{game}-{language}")
        assert 0 < bottom - top <= room, (game, bottom - top, room)


async def test_a_line_left_over_from_a_puzzle_is_not_in_the_way_of_a_lesson(
    summarum: Summarum, browser: Browser
) -> None:
    page = await come_in(browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True)
    await say(page, "/puzzle summy", PRIVATE)
    await show(page, PRIVATE)
    await expect(page.locator(".puzzle-picture")).to_be_visible()
    tile = next(text for text, own in summy(best(summarum)) if own)
    await tap_part(page, tile, Counter(), own=True)
    await page.get_by_role("button", name="Show the answer").tap()
    await expect(said(page, PRIVATE).filter(has_text="The answer:")).to_be_visible()
    await page.get_by_role("button", name="What can I do here?").locator("visible=true").tap()
    await page.get_by_role("button", name="Kakuro", exact=True).locator("visible=true").tap()
    await page.get_by_role("button", name="Learn Kakuro").locator("visible=true").tap()
    await expect(page.locator(".dock-turn.now")).to_be_visible()
    lesson = lessons.lesson("kakuro")
    first = next(ply for ply, entry in enumerate(lesson.entries) if entry.seat == LEARNER)
    await tap_move(page, "kakuro", lesson.moves(first, LEARNER)[0])
    await expect(said(page, PRIVATE).filter(has_text=f"2/{lesson.steps}")).to_be_visible()
