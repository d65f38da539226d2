"""Whole games as strangers play them: the real program, in a real browser, killed in the middle."""

import asyncio
import re
from collections import Counter

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.games.registry import GAMES, load
from bot.tables.playing import MoveResult
from bot.tables.table import Phase
from core.game import Seat
from core.summy import tapping
from core.summy.moves import Lay
from core.summy.solver.search import moves
from core.summy.view import View
from render.areas import Area
from tests.company import fewest
from tests.examples import LONG, examples
from tests.web.at_table import docked
from tests.web.playing import PHONE, RATE_LIMITED, Summarum, come_in, hand, keep, newest, said, say, show
from tests.web.stand_in import CHANNEL, PRIVATE
from tests.web.tapped_moves import PANNED, field, tap_area, tap_move, tapped_moves

pytestmark = pytest.mark.browser

CUT = 3
"""Moves after which the power is cut."""

ENOUGH = examples(2 * CUT, long=10**6)
"""Moves after which all but one give up a game that is typed."""

TYPED = tuple(GAMES) if LONG else ("rummy-pur",)
"""The games that are typed: in `make test` one in turns of several moves for three people."""

TAPPED = tuple(GAMES) if LONG else ("summy", "summa")
"""The games that are tapped: in `make test` those whose lessons are not."""

TURNS = examples(4, long=10**6)
"""Turns after which somebody who taps gives up."""


def whose_turn(after: MoveResult) -> str:
    """The last text that the channel is told of a line; no other change of its newest message has that text."""
    table = after.table
    if table.phase is Phase.OVER:
        return "The game is over"
    names = [table.player(seat).name for seat in table.turn]
    return f"{names[0]}, it is your turn" if len(names) == 1 else "it is your turn"


@pytest.mark.parametrize("game", TYPED)
async def test_two_people_play_a_whole_game_through_a_power_cut(
    game: str, summarum: Summarum, browser: Browser
) -> None:
    ann = await come_in(browser, summarum, "Ann")
    ben = await come_in(browser, summarum, "Ben", viewport=PHONE)
    carla = await come_in(browser, summarum, "Carla")
    dora = [await come_in(browser, summarum, "Dora")][: fewest(game) - 2]
    await say(ann, f"/challenge @ben {'@dora' if dora else ''} {game}")
    await ben.get_by_role("button", name="Accept", exact=True).click()
    for guest in dora:
        await expect(said(guest).last).to_contain_text("Ben is in")  # a press just as a message changes may be lost
        await guest.get_by_role("button", name="Accept", exact=True).click()
    await expect(said(ann).last).to_contain_text("it is your turn")
    people = {Seat(seat): page for seat, page in enumerate((ann, ben, *dora), 1)}
    dealt = summarum.own(Seat(1))
    await expect(hand(ann)).to_have_attribute("alt", dealt, timeout=RATE_LIMITED)
    moves = 0
    while moves < ENOUGH and (seat := summarum.turn) is not None:
        if moves == CUT:
            await keep(ann, f"{game}-two-people-begun")
            await summarum.kill()
            await expect(ann.locator("body")).not_to_have_attribute("data-state", "connected")
            await summarum.start()
            await ann.wait_for_selector("body[data-state=connected]")
            await ben.wait_for_selector("body[data-state=connected]")
        move = summarum.chosen()
        private = summarum.ledger.secret(1, move) or " " not in move  # a single word in a channel is small talk
        after, before = summarum.after(seat, move), await newest(ann)
        await say(people[seat], move, PRIVATE if private else CHANNEL)
        moves += 1
        if after.table.turn == {seat}:  # the turn has only begun: nobody else hears of it
            await expect(hand(people[seat])).to_have_attribute("alt", summarum.own(seat, after), timeout=RATE_LIMITED)
            continue
        await expect(said(ann).last).not_to_have_text(before, timeout=RATE_LIMITED)
        if any(event.facts.get("move") == move for event in after.events):
            await expect(said(ann).filter(has_text=move).last).to_be_attached()
        await expect(said(ann).last).to_contain_text(whose_turn(after))
    while (seat := summarum.turn) is not None:
        before = await newest(ann)
        await say(people[seat], "/resign #1 yes")
        await expect(said(ann).last).not_to_have_text(before, timeout=RATE_LIMITED)
    for page in (ann, ben, carla):
        await expect(said(page).last).to_contain_text(summarum.winner())
    await expect(carla.locator(f"{PRIVATE} .by-bot")).to_have_count(0)
    hands = await ann.locator(f"{PRIVATE} .picture img").evaluate_all("all => all.map(image => image.alt)")
    assert set(hands) - {dealt}, "no other hand than the one dealt was shown"
    for tiles in hands:
        assert tiles
        assert tiles not in await carla.content()
    await say(carla, "/verify #1")
    await expect(said(carla).last).to_contain_text("is the one the seed gives")
    await keep(ann, f"{game}-two-people-desktop")
    await keep(ben, f"{game}-two-people-phone")


@pytest.mark.parametrize("game", TAPPED)
async def test_a_newcomer_taps_a_whole_game_against_the_computer_on_a_phone(
    game: str, summarum: Summarum, browser: Browser
) -> None:
    dan = await come_in(browser, summarum, "Dan", viewport=PHONE, color_scheme="dark", is_mobile=True, has_touch=True)
    title = load(game).title
    await dan.get_by_role("button", name=title, exact=True).tap()
    await dan.get_by_role("group", name=f"Play {title} against the computer").get_by_text("Beginner").tap()
    turns = said(dan, PRIVATE).filter(has_text=re.compile("Dan, it is your turn|The game is over"))
    await expect(turns).not_to_have_count(0)
    for _ in range(TURNS):
        # The page may still say that it is Dan's turn; and in a round of both, the computer's move is no answer to Dan's.
        while Seat(2) in summarum.ledger.table(1)[0].turn:  # noqa: ASYNC110 - nothing tells when another process changes a file
            await asyncio.sleep(0.05)
        if summarum.turn is None:
            break
        # The board comes first: what is tapped are the own tiles as they are now, with the buttons of this turn.
        await expect(hand(dan)).to_have_attribute("alt", summarum.own(Seat(1)), timeout=RATE_LIMITED)
        for label in summarum.quick_buttons(Seat(1)):
            await expect(dan.locator(".dock-buttons").get_by_text(label, exact=True)).to_be_visible(
                timeout=RATE_LIMITED
            )
        for move in tapped_moves(summarum.chosen()):
            before, after = await turns.all_text_contents(), summarum.after(Seat(1), move)
            await tap_move(dan, load(game).folder, move)
            if 1 in after.table.turn:  # a computer may be still at its turn of the same round
                await expect(hand(dan)).to_have_attribute("alt", summarum.own(Seat(1), after), timeout=RATE_LIMITED)
            else:  # a message with the same text as the one before is also a change: there is one more
                await expect(turns).not_to_have_text(before, timeout=RATE_LIMITED)
        await expect(dan.locator(".dock-turn.now").or_(over(dan)).first).to_be_visible(timeout=RATE_LIMITED)
        await keep(dan, f"{game}-computer-phone-{summarum.ledger.table(1)[0].plies:03}")
    if summarum.turn is not None:
        await field(dan).fill("/resign #1")
        await field(dan).press("Enter")
    await expect(over(dan)).to_be_visible()
    await expect(over(dan)).to_contain_text(summarum.winner())
    await keep(dan, f"{game}-computer-phone-dark")
    await dan.get_by_role("button", name="Rematch", exact=True).tap()
    await expect(dan.locator(".dock-turn.now")).to_be_visible()
    await keep(dan, f"{game}-computer-phone-rematch")


def over(page: Page) -> Locator:
    """The announcement of the end."""
    return said(page, PRIVATE).filter(has_text="The game is over")


async def press(page: Page, area: Area, *, own: bool = False) -> None:
    """Press an area of the board or of the player's own cards."""
    image = page.locator(f"[data-own={str(own).lower()}] .picture img")
    await page.wait_for_function(PANNED)
    box = await image.bounding_box()
    assert box is not None
    x, y = area.left + area.width / 2, area.top + area.height / 2
    await image.click(position={"x": box["width"] * x, "y": box["height"] * y})


async def test_a_move_of_kakuro_is_typed_with_the_mouse_and_a_refused_one_shown(
    summarum: Summarum, browser: Browser
) -> None:
    game, page = load("kakuro"), await come_in(browser, summarum, "Dan")
    await say(page, "/challenge computer kakuro level=beginner")
    await show(page, PRIVATE)
    tapped = page.locator("input[role=combobox]:visible")
    for move, answer in (("I1 y", "I1 touches no card"), ("", "Dan lays")):
        await expect(page.locator(".dock-turn.now")).to_be_visible()
        await expect(docked(page)).to_have_count(2)  # the later one moves the other
        view = game.game.view(summarum.ledger.replay(1).position, Seat(1))
        text = f"{move}{view.private.hand[0]}" if move else summarum.chosen()
        board = {area.text.strip(): area for area in game.pictures.areas(view)}
        hand = {area.text.strip(): area for area in game.pictures.rack_areas(view)}
        cell, card, *turned = text.replace(" turn ", "|turn ").replace(" ", "|", 1).split("|")
        await press(page, board[cell])
        await press(page, hand[card], own=True)
        for other in turned:
            await press(page, board[other])
        await expect(tapped).to_have_value(f"{text} ")
        await tapped.press("Enter")
        await expect(said(page, PRIVATE).filter(has_text=answer).last).to_be_attached()
        if move:
            await expect(page.get_by_role("img", name=answer)).to_be_visible()
            await keep(page, "kakuro-refused")
            await page.get_by_role("button", name="Clear").click()


def lawful(view: View) -> list[Lay]:
    """Every laying that the viewer's rack allows."""
    assert view.private is not None
    return [scored.move for scored in moves(view.rows, view.private.rack)]


def cells(view: View) -> dict[str, Area]:
    """The cells of the picture by their names."""
    return {area.text.strip()[:-1]: area for area in load("summy").pictures.areas(view)}


def in_the_picture(view: View) -> list[Lay]:
    """The lawful layings that begin at a cell of the picture."""
    return [move for move in lawful(view) if str(move.start) in cells(view)]


def taps_needed(view: View, move: Lay) -> int:
    """The taps that a move takes after the one on its first cell: one for each tile, and one for the less likely direction."""
    return len(move.laid) + (tapping.tapped(view, "", f"{move.start}>") != f"{move.start}{move.direction.value} ")


async def test_a_first_sum_is_laid_by_at_most_eight_taps(summarum: Summarum, browser: Browser) -> None:
    """Only the first cell, tiles and buttons are pressed; tiles that lie in between are filled in."""
    dan = await come_in(browser, summarum, "Dan", viewport=PHONE, is_mobile=True, has_touch=True)
    await dan.get_by_role("button", name="Summy", exact=True).tap()
    await dan.get_by_role("group", name="Play Summy against the computer").get_by_text("Beginner").tap()
    game, turns = load("summy"), said(dan, PRIVATE).filter(has_text="Dan, it is your turn")
    await expect(turns).not_to_have_count(0)
    while not (sums := in_the_picture(view := game.game.view(summarum.ledger.replay(1).position, Seat(1)))):
        count = await turns.count()
        await say(dan, f"exchange {' '.join(view.private.rack)}", PRIVATE)
        await expect(turns).to_have_count(count + 1)
    await expect(dan.locator(".dock-turn.now")).to_be_visible()
    # The own tiles come after the board and take some of its room.
    tiles = dan.locator(".dock-picture[data-own=true] .picture img")
    await expect(tiles).to_have_attribute("alt", summarum.own(Seat(1)))
    move = min(sums, key=lambda move: taps_needed(view, move))
    await tap_area(dan, f"{move.start}>", Counter(), own=False)
    field, taps = dan.locator("input[role=combobox]:visible"), 3
    await expect(field).to_have_value(re.compile(f"{move.start}[>v] "))
    if await field.input_value() != f"{move.start}{move.direction.value} ":
        await dan.get_by_role("button", name=f"{move.start}{move.direction.value}").tap()
        taps += 1
    used = Counter[str]()
    for face in move.laid.values():
        await tap_area(dan, str(face), used, own=True)
        taps += 1
    await expect(dan.locator(".ghost")).to_have_count(len(move.laid))
    await keep(dan, "summy-tapped-phone")
    await dan.get_by_role("button", name="Play", exact=True).tap()
    await expect(said(dan, PRIVATE).filter(has_text="Dan lays")).to_be_attached()
    await expect(field).to_have_value("")
    assert taps + 1 <= 8 or taps_needed(view, move) > 4
