"""A player's game stays in sight: its board, their tiles, the draft and the buttons that apply."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.chat.port import Button, Message, Private, Span, Style
from core.rummy.view import Task
from tests.web.at_table import PHONE, Game, begin, boxes, docked, field, press, stop_clock
from tests.web.conftest import Enter
from tests.web.playing import show
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn
from tests.web.tapped_moves import PANNED

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("context", [{}, PHONE], ids=["wide", "phone"])
async def test_board_tiles_and_hint_stay_in_sight_and_where_they_are(
    stand_in: StandIn, enter: Enter, context: dict[str, object]
) -> None:
    ben = await enter("Ben", **context)
    await expect(docked(ben)).to_have_count(0)
    game, hint = Game(stand_in, ben), ben.get_by_role("button", name="Hint", exact=True)
    await game.show_board()
    place = await hint.bounding_box()
    await game.show_tiles(Button("Draw", "/play #7 draw"))
    await expect(ben.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    assert await hint.bounding_box() == place
    await expect(docked(ben)).to_have_count(2)
    await ben.wait_for_function(PANNED)
    before = await boxes(ben)
    for text in ("J13> 2", "J13> 2x"):
        await field(ben).fill(text)
        await expect(ben.get_by_role("button", name=text.replace(">", "v").strip(), exact=True)).to_be_visible()
        assert await boxes(ben) == before
    await ben.get_by_role("button", name="Clear").click()
    for number in range(30):
        await stand_in.chat.send(Message(LOBBY, (Span(f"small talk {number}"),), f"t{number}"))
    await expect(ben.get_by_text("small talk 29")).to_be_in_viewport()
    for tab in ("private", "channel"):
        await ben.locator(f"[data-tab={tab}]").click()
        await expect(docked(ben)).to_have_count(2)
        for picture in await docked(ben).all():
            await expect(picture).to_be_in_viewport(ratio=0.6)
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await game.show_board(Span("The game is over"), over=True)
    await expect(docked(ben)).to_have_count(0)


async def test_beside_the_board_a_lost_connection_moves_nothing(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 1280, "height": 800})
    await begin(stand_in, ben)
    parts = [*await docked(ben).all(), field(ben)]
    before = [await part.bounding_box() for part in parts]
    await stand_in.chat.stop()
    await expect(ben.locator(".offline")).to_be_in_viewport(ratio=1)
    assert [await part.bounding_box() for part in parts] == before


async def test_beside_the_board_the_buttons_keep_clear_of_the_line_below_them(wide_game: Game) -> None:
    hint, line = (
        wide_game.page.get_by_role("button", name="Hint", exact=True),
        wide_game.page.locator(".composer:visible"),
    )
    above, below = await hint.bounding_box(), await line.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] - (above["y"] + above["height"]) >= 6


async def test_the_draft_goes_along_and_outlives_a_reload(phone_game: Game) -> None:
    ben = phone_game.page
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await show(ben, PRIVATE)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(ben)).to_have_value("J13> 2")
    await ben.reload()
    await expect(ben.locator(PRIVATE)).to_be_visible()
    await expect(field(ben)).to_have_value("J13> 2")
    await ben.locator("[data-tab=channel]").click()
    await expect(field(ben)).to_have_value("J13> 2")
    await ben.get_by_role("button", name="Clear").click()
    await expect(field(ben)).to_have_value("")
    await ben.reload()
    await expect(docked(ben)).to_have_count(2)
    await expect(field(ben)).to_have_value("")


async def test_a_draft_is_tried_and_played_and_stays_until_the_table_changes_or_the_next_is_begun(
    wide_game: Game,
) -> None:
    ben = wide_game.page
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await ben.get_by_role("button", name="Try").click()
    await ben.get_by_role("button", name="Play", exact=True).click()
    lines = await wide_game.until_heard(2)
    tried, played = f"/try #{wide_game.number} J13> 2", f"/play #{wide_game.number} J13> 2"
    assert [(line.text, line.pressed) for line in lines] == [(tried, True), (played, True)]
    await expect(texts(ben).last).to_have_text(f"You typed {played}")
    await expect(field(ben)).to_have_value("J13> 2")
    await wide_game.show_board(Span("Ben lays a tile"))
    await expect(field(ben)).to_have_value("")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await ben.get_by_role("button", name="Play", exact=True).click()
    await wide_game.until_heard(3)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(ben)).to_have_value("2")
    await wide_game.show_board(Span("Ben lays one more"))
    await expect(texts(ben).last).to_have_text("Ben lays one more")
    await expect(field(ben)).to_have_value("2")


async def test_play_pressed_twice_quickly_plays_once(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await begin(stand_in, ben)
    now = await stop_clock(ben)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    button = ben.get_by_role("button", name="Play", exact=True)
    await button.evaluate("button => { button.click(); button.click(); }")
    await ben.get_by_role("button", name="Try").click()
    assert [line.text for line in await stand_in.until_heard(2)] == ["/play #7 J13>", "/try #7 J13>"]
    await stop_clock(ben, now + 5)
    await button.click()
    assert [line.text for line in await stand_in.until_heard(3)][2:] == ["/play #7 J13>"], "an answer may have got lost"


async def test_buttons_type_their_commands_in_the_language_of_the_reader(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", locale="de-DE")
    await begin(stand_in, ben)
    await ben.get_by_role("button", name="Tipp", exact=True).click()
    await field(ben).fill("J13> 2x")
    await ben.get_by_role("button", name="Probieren").click()
    await ben.get_by_role("button", name="Spielen", exact=True).click()
    lines = await stand_in.until_heard(3)
    assert [line.text for line in lines] == ["/tipp #7", "/versuch #7 J13> 2x", "/spiele #7 J13> 2x"]


@pytest.mark.parametrize("room_keeps", [5])
async def test_a_board_that_much_was_said_after_is_there_after_a_reload(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    for number in range(10):
        await stand_in.chat.send(Message(LOBBY, (Span(f"small talk {number}"),), f"t{number}"))
    await ben.reload()
    await expect(docked(ben)).to_have_count(2)
    await game.show_board(Span("The game is over"), over=True)
    await expect(docked(ben)).to_have_count(0)
    for number in range(10, 20):
        await stand_in.chat.send(Message(LOBBY, (Span(f"small talk {number}"),), f"t{number}"))
    await ben.reload()
    await expect(texts(ben).last).to_have_text("small talk 19")
    await expect(ben.get_by_text("The board")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_tip_of_each_game_is_read_whole_on_a_small_phone(
    stand_in: StandIn, enter: Enter, locale: str
) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": 360, "height": 640}}, locale=locale)
    tip = ben.locator(".dock-line .draft-reading:not(:empty)")
    tasks = [("summa", task) for task in ("blackening", "placing", "ready", "scoring")]
    tasks += [(name, task) for name in ("rummy-pur", "rummy-plus") for task in Task]
    names = [(name, "") for name in ("summy", "kakuro")]
    for number, (name, task) in enumerate((*names, *tasks), 7):
        game = Game(stand_in, ben, number=number)
        await game.show_board(game=name, task=task)
        await game.show_tiles()
        await expect(ben.locator(".dock-number")).to_have_text(f"#{number}")
        await expect(ben.locator(".dock-hand .picture")).to_be_visible()
        assert await tip.evaluate("tip => tip.scrollHeight <= tip.clientHeight"), (name, task)


async def test_the_button_that_ends_a_turn_stands_out_once_nothing_else_is_left(
    stand_in: StandIn, enter: Enter
) -> None:
    game = Game(stand_in, await enter("Ben", **PHONE))
    placed = Button("Done", "/play #7 done"), Button("Undo", "/play #7 undo")
    main, others = (game.page.locator(f".dock-buttons .{kind}:not(.hint)") for kind in ("primary", "chip"))
    await game.show_board(game="summa", task="placing")
    await game.show_tiles(placed[1])
    await expect(others).to_have_text(["Undo"])
    await expect(main).to_have_count(0)
    await game.show_board(task="ready")
    await game.show_tiles(*placed)
    await expect(main).to_have_text(["Done"])
    await expect(others).to_have_text(["Undo"])


async def test_what_to_tap_is_told_until_a_move_can_be_read(wide_game: Game) -> None:
    ben, tip = wide_game.page, "Tap the first and last cell"
    await expect(ben.locator(".dock-line")).to_contain_text(tip)
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(field(ben)).to_have_value("2")
    await expect(ben.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await expect(ben.locator(".dock-line")).to_contain_text(tip)
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x=")
    await expect(ben.locator(".dock-line")).not_to_contain_text(tip)


async def test_nothing_but_the_messages_is_scrolled(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    game = Game(stand_in, ben)
    for number in range(30):
        await game.say(Span(f"small talk {number}"), to=Private(game.ben))
    await game.begin()
    await show(ben, PRIVATE)
    await expect(ben.locator(f"{PRIVATE} .bare")).to_have_count(1)
    for part in ("html", "body", PRIVATE):
        down = await ben.locator(part).evaluate("part => { part.scrollTop = 100; return part.scrollTop; }")
        assert down == 0, part


async def test_a_message_below_tiles_that_are_in_sight_says_who_speaks_and_when(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    await game.say(Span("Cem has given up"), to=Private(game.ben))
    await show(ben, PRIVATE)
    below = ben.locator(f"{PRIVATE} .message", has_text="Cem has given up")
    await expect(below.locator(".head")).to_be_visible()
    await expect(below.locator(".day")).to_have_text("Today")
    await game.show_board(over=True)
    await expect(ben.locator(f"{PRIVATE} .bare")).to_have_count(0)
    await expect(below.locator(".head")).to_be_hidden()


async def test_only_buttons_that_fit_are_offered(wide_game: Game) -> None:
    ben, undo = wide_game.page, f"/play #{wide_game.number} undo"
    await wide_game.show_tiles(Button("Undo", undo))
    buttons = ben.locator(".dock-buttons").get_by_role("button")
    await expect(buttons).to_have_text(["Undo", "Hint"])
    await expect(ben.locator(f"{PRIVATE} .buttons")).to_have_count(0)
    await buttons.first.click()
    await buttons.last.click()
    lines = await wide_game.until_heard(2)
    assert [line.text for line in lines] == [undo, f"/hint #{wide_game.number}"]
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)
    await expect(buttons).to_have_text(["Play", "Try", "Clear"])
    await ben.get_by_role("button", name="Clear").click()
    await wide_game.show_board(turn=frozenset())
    await expect(buttons).to_have_text(["Undo"])
    await expect(ben.locator(".dock-turn")).to_have_text("Waiting for the others")


async def test_a_board_that_is_in_sight_as_a_whole_cannot_be_made_smaller(wide_game: Game) -> None:
    ben = wide_game.page
    larger, smaller = (ben.get_by_role("button", name=name, exact=True) for name in ("Larger", "Smaller"))
    await expect(larger).to_be_visible()
    await expect(smaller).to_have_count(0)
    place = await larger.bounding_box()
    await larger.click()
    await expect(smaller).to_be_visible()
    assert await larger.bounding_box() == place, "it can be pressed again"
    await smaller.press("Enter")
    await expect(smaller).to_have_count(0)
    await expect(larger).to_be_focused()


async def test_a_board_is_enlarged_pinched_and_panned(phone_game: Game) -> None:
    ben = phone_game.page
    board = docked(ben).first
    before = await board.bounding_box()
    assert before is not None
    await ben.get_by_role("button", name="Larger").tap()
    await expect(ben.locator(".draggable-view")).to_have_class("draggable-view zoomed")
    larger = await board.bounding_box()
    assert larger is not None
    assert larger["width"] > 1.4 * before["width"]
    view = await ben.locator(".draggable-view").bounding_box()
    assert view is not None
    await pinch(ben, view["x"] + view["width"] / 2, view["y"] + view["height"] / 2)
    wider = [await board.element_handle(), 1.5 * larger["width"]]
    await ben.wait_for_function("([image, width]) => image.getBoundingClientRect().width > width", arg=wider)
    await expect(field(ben)).to_have_value("")
    await ben.locator(".draggable-view").evaluate("view => view.scrollTo(0, 0)")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")


async def pinch(page: Page, x: float, y: float) -> None:
    """Move two fingers apart to twice their distance."""
    session = await page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def texts(page: Page) -> Locator:
    return page.locator(f"{CHANNEL} .message .text")


async def test_a_draft_is_seen_on_the_board_before_it_is_played(wide_game: Game) -> None:
    ben = wide_game.page
    await field(ben).fill("hello")
    await expect(ben.locator(".dock-buttons .primary")).to_have_count(0)
    await field(ben).fill("J13> 2x")
    await expect(ben.locator(".ghost")).to_have_text(["2", "×"])
    await expect(ben.locator(".area.used")).to_have_count(2)
    await expect(ben.locator(".draft-reading[role=status]")).to_have_text("Reads as J13> 2x=")
    await expect(ben.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await ben.reload()
    await expect(ben.locator(".ghost")).to_have_text(["2", "×"])
    await ben.get_by_role("button", name="Clear").click()
    await expect(ben.locator(".ghost")).to_have_count(0)


async def test_what_else_a_tap_can_mean_is_a_choice_and_taps_are_taken_back_one_by_one(wide_game: Game) -> None:
    ben = wide_game.page
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await expect(ben.locator(".dock-line > span")).to_have_text("or")
    await ben.get_by_role("button", name="J13v").click()
    await expect(field(ben)).to_have_value("J13v ")
    await expect(ben.get_by_role("button", name="J13>", exact=True)).to_be_visible()
    await expect(ben.get_by_role("button", name="J13v", exact=True)).to_have_count(0)
    await ben.get_by_role("button", name="Clear").click()
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    for x in (0.2, 0.8):
        await press(ben, ".dock-picture >> img[alt='Tiles']", x, 0.5)
    await expect(field(ben)).to_have_value("J13> 2x")
    meant = [(tap.text.strip(), tap.again.strip()) for tap in wide_game.stand_in.taps]
    assert meant[-3:] == [("J13>", "J13v"), ("2", "J13v"), ("x", "J13v")], "remembered while own tiles follow"
    await ben.get_by_role("button", name="Take back the last tap").click()
    await expect(field(ben)).to_have_value("J13> 2")
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.2, 0.5)  # used already
    await press(ben, ".dock-picture >> img[alt='Tiles']", 0.5, 0.5)
    await expect(field(ben)).to_have_value("J13> 22")


async def test_what_is_in_a_code_box_is_typed_by_a_press(wide_game: Game) -> None:
    ben = wide_game.page
    seal = "0f" * 32
    moves = Span("J13> 2x", Style.CODE), Span(" or "), Span("/rules summy", Style.CODE)
    await wide_game.say(Span("Try "), *moves, Span(seal, Style.CODE))
    await ben.get_by_role("button", name="J13> 2x").click()
    await expect(field(ben)).to_have_value("J13> 2x")
    await expect(ben.locator(".ghost")).to_have_text(["2", "×"])
    await ben.get_by_role("button", name="/rules summy").click()
    await expect(field(ben)).to_have_value("/rules summy")
    await expect(ben.get_by_role("button", name=seal)).to_have_count(0)
    await field(ben).press("Enter")
    [line] = await wide_game.until_heard(1)
    assert line.text == "/rules summy"


async def test_the_seal_is_unfolded_by_a_press(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    seal = "0f" * 32
    said = (Span("It begins.\n"), Span(f"Seal of the draw: {seal}", Style.SMALL), Span("\nYour turn."))
    await stand_in.chat.send(Message(LOBBY, said, "begins"))
    await expect(ben.get_by_text("Seal of the draw")).to_be_visible()
    await expect(ben.get_by_text(seal)).to_be_hidden()
    await ben.get_by_text("Seal of the draw").tap()
    await expect(ben.get_by_text(seal)).to_be_visible()
    assert await ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
