"""When a table changes, a proposed move goes, a draft is read again, and the newest move is in sight."""

from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Area, Button, Ephemeral, Message, Picture, Span, Style
from tests.adapters.web_client import Browser
from tests.web.at_table import BOARD, PHONE, Game, begin, docked, field
from tests.web.conftest import Enter
from tests.web.playing import LOCALES
from tests.web.stand_in import CHANNEL, LOBBY, StandIn, png

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


@pytest.fixture(params=["wide_game", "phone_game"])
def either_game(request: pytest.FixtureRequest) -> Game:
    """A game that Ben has just begun, at a computer and on a phone."""
    game: Game = request.getfixturevalue(request.param)
    return game


async def test_a_proposed_move_can_be_played_until_the_table_changes(wide_game: Game) -> None:
    ben = wide_game.page
    buttons = (Button("Play it", f"/play #{wide_game.number} J13> 2x"), Button("Rules", "/rules summy"))
    await wide_game.tell_ben(Span("Try "), Span("J13> 2x", Style.CODE), buttons=buttons)
    offered = ben.locator(f"{CHANNEL} .buttons button")
    await expect(offered).to_have_text(["Play it", "Rules"])
    await wide_game.show_board()  # asked for once more: nothing has changed
    await expect(ben.locator(f"{CHANNEL} .message")).to_have_count(3)
    await expect(offered).to_have_text(["Play it", "Rules"])
    await wide_game.show_board(
        picture=replace(BOARD, alt="Ann has laid a tile")
    )  # the hint was faster than this picture
    await expect(docked(ben).first).to_have_attribute("alt", "Ann has laid a tile")
    await expect(offered).to_have_text(["Play it", "Rules"])
    await offered.first.click()
    await wide_game.until_heard(1)
    await wide_game.show_board(picture=replace(BOARD, alt="Ben has laid a tile"))
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


async def test_only_the_newest_board_of_a_game_that_goes_on_offers_tiles_and_a_hint(wide_game: Game) -> None:
    ben, offered = wide_game.page, wide_game.page.locator(f"{CHANNEL} .buttons button")
    another = replace(wide_game.state, table=1_000)
    for said in ("Ann has moved", "Ann has moved again"):
        usual = (Button("My tiles", f"/rack #{wide_game.number}"), Button("Hint", f"/hint #{wide_game.number}"))
        await wide_game.show_board(Span(said), buttons=usual)
        beside = (Button("My tiles", "/rack #1000"), Button("Hint", "/hint #1000"))
        await wide_game.say(Span(f"{said} at #1000"), picture=BOARD, buttons=beside, table=another)
    await expect(ben.get_by_text("Ann has moved again at #1000")).to_be_visible()
    await expect(offered).to_have_text(["My tiles", "Hint"])
    await wide_game.show_board(buttons=(Button("Rematch", f"/rematch #{wide_game.number}"),), over=True)
    await wide_game.say(Span("The end of #1000"), picture=BOARD, table=replace(another, over=True))
    await expect(docked(ben)).to_have_count(0)
    await expect(offered).to_have_text(["Rematch"])


async def test_a_draft_is_read_anew_when_its_table_changes(wide_game: Game) -> None:
    ben = wide_game.page
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x=")
    wide_game.stand_in.completes = "3=6"
    await wide_game.show_board(picture=replace(BOARD, alt="Ann has laid tiles"))
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x3=6")
    await expect(field(ben)).to_have_value("J13> 2x")


async def test_the_newest_move_is_in_sight_on_a_late_board(phone_game: Game) -> None:
    ben = phone_game.page
    for number, (move, column, row) in enumerate((("T24> 2x3=6", 24, 23), ("B2v (1)+2=3", 1, 5))):
        await phone_game.show_board(
            Span("Ann lays "), Span(move, Style.CODE), picture=replace(LATE, alt=f"A late board, move {number}")
        )
        await expect(docked(ben).first).to_have_attribute("alt", f"A late board, move {number}")
        await expect(ben.locator(".draggable-view")).to_have_class("draggable-view zoomed")
        await ben.wait_for_function(SEES, arg=[column, row, SIDE])


async def test_n4_what_the_board_asks_is_in_sight_and_answered_below_ones_own_tiles(either_game: Game) -> None:
    game, ben, number = either_game, either_game.page, either_game.number
    usual = (Button("My tiles", f"/rack #{number}"), Button("Hint", f"/hint #{number}"))
    agree = Button("Agree", f"/pause #{number}")
    await game.show_board(Span("Do you agree to a pause?"), buttons=(*usual, agree))
    await expect(ben.get_by_text("Do you agree to a pause?")).to_be_in_viewport()
    await expect(ben.locator(".dock-buttons button")).to_have_text(["Agree", "Hint"])
    await ben.locator(".dock-buttons button").first.click()
    (line,) = await game.until_heard(1)
    assert (line.text, line.pressed) == (f"/pause #{number}", True)
    await game.show_board(Span("Ann has moved"), buttons=usual)
    await expect(ben.locator(".dock-buttons button")).to_have_text(["Hint"])


async def test_n4_what_the_board_asks_is_answered_below_the_question_during_a_draft(either_game: Game) -> None:
    game, ben, number = either_game, either_game.page, either_game.number
    await field(ben).fill("J13> 2x")
    agree = Button("Agree", f"/pause #{number}")
    await game.show_board(Span("Do you agree to a pause?"), buttons=(agree, Button("Hint", f"/hint #{number}")))
    answers = ben.locator(".message .buttons button")
    await expect(answers).to_have_text(["Agree"])
    await answers.first.click()
    (line,) = await game.until_heard(1)
    assert (line.text, line.pressed) == (f"/pause #{number}", True)
    await ben.get_by_role("button", name="Clear").click()
    await expect(answers).to_have_count(0)
    await expect(ben.locator(".dock-buttons button").first).to_have_text("Agree")


async def test_n4_what_the_board_asks_is_in_sight_after_others_have_talked(phone_game: Game) -> None:
    game, ben = phone_game, phone_game.page
    board = Message(game.channel, (Span("Ann has moved"),), "q1", BOARD, table=game.state)
    shown = await game.stand_in.chat.send(board)
    async with Browser(game.stand_in.chat.address) as browser:
        ann, room = await browser.enter("Ann"), f"#{game.channel.chat}"
        await ann.say("open", room=room)
        await ann.line("A long line. " * 20, room=room)
        await expect(ben.get_by_text("A long line.")).to_be_in_viewport()
    await expect(ben.get_by_text("Ann has moved")).not_to_be_in_viewport()
    agree, question = Button("Agree", f"/pause #{game.number}"), (Span("Do you agree to a pause?"),)
    await game.stand_in.chat.send(replace(board, text=question, nonce="q2", buttons=(agree,), replaces=shown))
    await expect(ben.get_by_text("Do you agree to a pause?")).to_be_in_viewport()
    await expect(ben.locator(".dock-buttons button", has_text="Agree")).to_be_visible()
