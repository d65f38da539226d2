"""When a table changes, a proposed move goes, a draft is read again, and the newest move is in sight."""

from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Area, Button, Ephemeral, Message, Picture, Span, Style, TableState
from tests.web.conftest import Enter
from tests.web.playing import LOCALES, say
from tests.web.stand_in import CHANNEL, LOBBY, StandIn, png
from tests.web.test_dock import PHONE, begin, docked, field
from tests.web.test_pictures import BOARD

pytestmark = pytest.mark.browser

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDE = 1 / len(COLUMNS)
LATE = Picture(
    png(120, 1280),
    "A late board",
    tuple(
        Area(x * SIDE, y * SIDE, SIDE, SIDE, f" {letter}{y + 1}> ")
        for x, letter in enumerate(COLUMNS)
        for y in range(len(COLUMNS))
    ),
)

# Whether a cell is in the visible part of the board.
SEES = """([column, row, side]) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [view, board] = [box(".draggable-view"), box(".draggable-view img")];
  const [width, height] = [side * board.width, side * board.height];
  const [left, top] = [board.left + column * width, board.top + row * height];
  return left >= view.left && top >= view.top && left + width <= view.right && top + height <= view.bottom;
}"""


async def test_a_proposed_move_can_be_played_until_the_table_changes(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    hint = (Span("Try "), Span("J13> 2x", Style.CODE))
    buttons = (Button("Play it", "/play #7 J13> 2x"), Button("Rules", "/rules summy"))
    await stand_in.chat.send(Message(Ephemeral(LOBBY, stand_in.person("ben")), hint, "hint", buttons=buttons))
    offered = ben.locator(f"{CHANNEL} .buttons button")
    await expect(offered).to_have_text(["Play it", "Rules"])
    await game.show_board()  # asked for once more: nothing has changed
    await expect(ben.locator(f"{CHANNEL} .message")).to_have_count(3)
    await expect(offered).to_have_text(["Play it", "Rules"])
    await game.show_board(picture=replace(BOARD, alt="Ann has laid a tile"))  # the hint was faster than this picture
    await expect(docked(ben).first).to_have_attribute("alt", "Ann has laid a tile")
    await expect(offered).to_have_text(["Play it", "Rules"])
    await offered.first.click()
    await stand_in.until_heard(1)
    await game.show_board(picture=replace(BOARD, alt="Ben has laid a tile"))
    await expect(offered).to_have_text(["Rules"])
    await ben.reload()
    await expect(offered).to_have_text(["Rules"])


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_proposed_move_is_gone_with_the_turn(stand_in: StandIn, enter: Enter, locale: str) -> None:
    ben = await enter("Ben", locale=locale)
    game = await begin(stand_in, ben)
    buttons = (Button("Play it", "/play #7 J13> 2x"), Button("Rules", "/rules summy"))
    await stand_in.chat.send(Message(Ephemeral(LOBBY, stand_in.person("ben")), (Span("Try"),), "hint", buttons=buttons))
    offered = ben.locator(f"{CHANNEL} .buttons button")
    await expect(offered).to_have_text(["Play it", "Rules"])
    await game.show_board(picture=replace(BOARD, alt="The time is up"), turn=frozenset())
    await expect(offered).to_have_text(["Rules"])


async def test_what_is_in_sight_is_not_offered_again_in_the_language_of_the_channel(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", locale="de-DE", **PHONE)
    game = await begin(stand_in, ben)
    usual = (Button("My tiles", "/rack #7"), Button("Hint", "/hint #7"))
    await game.show_board(buttons=(*usual, Button("Go on", "/resume #7")))
    await expect(ben.locator(".dock-buttons").get_by_role("button")).to_have_text(["Go on", "Tipp"])


async def test_only_the_newest_board_of_a_game_that_goes_on_offers_tiles_and_a_hint(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    game, offered = await begin(stand_in, ben), ben.locator(f"{CHANNEL} .buttons button")
    other = replace(game.state, table=8)
    for said in ("Ann has moved", "Ann has moved again"):
        await game.show_board(Span(said), buttons=(Button("My tiles", "/rack #7"), Button("Hint", "/hint #7")))
        beside = (Button("My tiles", "/rack #8"), Button("Hint", "/hint #8"))
        await stand_in.chat.send(Message(LOBBY, (Span(f"{said} at #8"),), said, BOARD, buttons=beside, table=other))
    await expect(ben.get_by_text("Ann has moved again at #8")).to_be_visible()
    await expect(offered).to_have_text(["My tiles", "Hint"])
    await game.show_board(buttons=(Button("Rematch", "/rematch #7"),), over=True)
    await stand_in.chat.send(Message(LOBBY, (Span("The end of #8"),), "end", BOARD, table=replace(other, over=True)))
    await expect(docked(ben)).to_have_count(0)
    await expect(offered).to_have_text(["Rematch"])


async def test_a_draft_is_read_anew_when_its_table_changes(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x=")
    stand_in.completes = "3=6"
    await game.show_board(picture=replace(BOARD, alt="Ann has laid tiles"))
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x3=6")
    await expect(field(ben)).to_have_value("J13> 2x")


async def test_the_newest_move_is_in_sight_on_a_late_board(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    game = await begin(stand_in, ben)
    for number, (move, column, row) in enumerate((("T24> 2x3=6", 24, 23), ("B2v (1)+2=3", 1, 5))):
        await game.show_board(
            Span("Ann lays "), Span(move, Style.CODE), picture=replace(LATE, alt=f"A late board, move {number}")
        )
        await expect(docked(ben).first).to_have_attribute("alt", f"A late board, move {number}")
        await expect(ben.locator(".draggable-view")).to_have_class("draggable-view zoomed")
        await ben.wait_for_function(SEES, arg=[column, row, SIDE])


async def test_only_those_who_are_asked_answer_a_challenge(stand_in: StandIn, enter: Enter) -> None:
    pages = [await enter(name) for name in ("Ann", "Ben", "Carla")]
    people = frozenset(stand_in.person(name) for name in ("ann", "ben"))
    state = TableState(8, "summy", False, people, frozenset(), over=True, asked=people - {stand_in.person("ann")})
    buttons = (Button("Accept", "/accept #8"), Button("Decline", "/decline #8"))
    await stand_in.chat.send(Message(LOBBY, (Span("Ann asks Ben"),), "asks", buttons=buttons, table=state))
    for page, offered in zip(pages, ([], ["Accept", "Decline"], []), strict=True):
        await expect(page.get_by_text("Ann asks Ben")).to_be_visible()
        await expect(page.locator(f"{CHANNEL} .buttons button")).to_have_text(offered)


@pytest.mark.parametrize("context", [{}, PHONE], ids=["wide", "phone"])
async def test_n4_what_the_board_asks_is_in_sight_and_answered_below_ones_own_tiles(
    stand_in: StandIn, enter: Enter, context: dict[str, object]
) -> None:
    ben = await enter("Ben", **context)
    game = await begin(stand_in, ben)
    usual = (Button("My tiles", "/rack #7"), Button("Hint", "/hint #7"))
    await game.show_board(Span("Do you agree to a pause?"), buttons=(*usual, Button("Agree", "/pause #7")))
    await expect(ben.get_by_text("Do you agree to a pause?")).to_be_in_viewport()
    await expect(ben.locator(".dock-buttons button")).to_have_text(["Agree", "Hint"])
    await ben.locator(".dock-buttons button").first.click()
    (line,) = await stand_in.until_heard(1)
    assert (line.text, line.pressed) == ("/pause #7", True)
    await game.show_board(Span("Ann has moved"), buttons=usual)
    await expect(ben.locator(".dock-buttons button")).to_have_text(["Hint"])


async def test_n4_what_the_board_asks_is_in_sight_after_others_have_talked(stand_in: StandIn, enter: Enter) -> None:
    ann, ben = await enter("Ann"), await enter("Ben", **PHONE)
    game = await begin(stand_in, ben)
    board = Message(LOBBY, (Span("Ann has moved"),), "q1", BOARD, table=game.state)
    shown = await stand_in.chat.send(board)
    await say(ann, "A long line. " * 20)
    await expect(ben.get_by_text("A long line.")).to_be_in_viewport()
    await expect(ben.get_by_text("Ann has moved")).not_to_be_in_viewport()
    agree, question = Button("Agree", "/pause #7"), (Span("Do you agree to a pause?"),)
    await stand_in.chat.send(replace(board, text=question, nonce="q2", buttons=(agree,), replaces=shown))
    await expect(ben.get_by_text("Do you agree to a pause?")).to_be_in_viewport()
    await expect(ben.locator(".dock-buttons button", has_text="Agree")).to_be_visible()


async def test_n4_a_button_for_somebody_is_shown_to_nobody_else(stand_in: StandIn, enter: Enter) -> None:
    pages = [await enter(name) for name in ("Ann", "Ben", "Carla")]
    ann, ben = (stand_in.person(name) for name in ("ann", "ben"))
    state = TableState(7, "summy", False, frozenset((ann, ben)), frozenset((ann,)), over=True)
    agree = Button("Agree", "/pause #7", readers=frozenset((ben,)))
    asks = Message(LOBBY, (Span("Ann would like to pause"),), "asks", buttons=(agree,), table=state)
    await stand_in.chat.send(asks)
    for _ in range(2):
        for page, offered in zip(pages, ([], ["Agree"], []), strict=True):
            await expect(page.get_by_text("Ann would like to pause")).to_be_visible()
            await expect(page.locator(f"{CHANNEL} .buttons button")).to_have_text(offered)
            await page.reload()
