"""The line above the board tells who is on turn and for how long, and what follows from it: on phones."""

import time
from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Account, Button, Private, SeatScore, Span
from tests.web.at_table import SQUARE, Game, docked, field, press, stop_clock
from tests.web.conftest import Enter
from tests.web.playing import PHONE, keep, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn
from tests.web.tapped_moves import PANNED

pytestmark = pytest.mark.browser

MIA = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}
TOM = {**MIA, "viewport": {"width": 360, "height": 740}, "locale": "de-DE"}


@pytest.mark.parametrize("phone", [MIA, TOM], ids=["en", "de"])
async def test_the_time_left_is_counted_down_above_the_board_and_stands_out_when_it_is_short(
    stand_in: StandIn, enter: Enter, phone: dict[str, object]
) -> None:
    ben = await enter("Ben", **phone)
    game, clock, head = Game(stand_in, ben), ben.locator(".dock-time"), ben.locator(".dock-turn")
    now = await stop_clock(ben)
    await game.show_board(due=now + 245)
    await game.show_tiles()
    await expect(clock).to_have_text("4:05")
    await expect(clock).to_be_in_viewport(ratio=1)
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    weight = "clock => getComputedStyle(clock).fontWeight"
    assert await clock.evaluate(weight) == "400"
    await stop_clock(ben, now + 66)
    await expect(clock).to_have_text("2:59")
    assert await clock.evaluate(weight) == "700"
    await keep(ben, f"clock-{phone.get('locale', 'en')}")
    own = replace(game.state, own=True)
    await game.say(Span("All at once"), to=Private(game.ben), picture=SQUARE, table=own)
    await expect(ben.locator(".dock-switch")).to_be_in_viewport(ratio=1)
    await keep(ben, f"clock-switch-{phone.get('locale', 'en')}")
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    await game.show_board(Span("Without a clock"))
    await expect(clock).to_have_count(0)


@pytest.mark.parametrize("phone", [MIA, TOM], ids=["en", "de"])
async def test_whoever_is_on_turn_alone_is_named_above_the_board(
    stand_in: StandIn, enter: Enter, phone: dict[str, object]
) -> None:
    ben = await enter("Ben", **phone)
    game, head, german = Game(stand_in, ben), ben.locator(".dock-turn"), "locale" in phone
    await game.show_board(turn=frozenset(), awaited="Tom")
    await expect(head).to_have_text("Tom ist dran" if german else "Waiting for Tom")
    await keep(ben, f"waits-{phone.get('locale', 'en')}")
    await ben.reload()
    await expect(head).to_have_text("Tom ist dran" if german else "Waiting for Tom")
    await game.show_board(Span("Two at once"), awaited="")
    await expect(head).to_have_text("Die anderen sind dran" if german else "Waiting for the others")
    await game.show_board(Span("Once more"), turn=frozenset({game.ben}), awaited="Ben")
    await expect(head).to_have_text("Du bist dran" if german else "Your turn")


@pytest.mark.parametrize("phone", [MIA, TOM], ids=["en", "de"])
async def test_t3_that_no_time_is_left_stands_above_the_board_for_the_late_player_and_for_who_waits(
    stand_in: StandIn, enter: Enter, phone: dict[str, object]
) -> None:
    ben = await enter("Ben", **phone)
    game, clock, head = Game(stand_in, ben), ben.locator(".dock-time"), ben.locator(".dock-turn")
    german, name = "locale" in phone, phone.get("locale", "en")
    now = await stop_clock(ben)
    theirs = Account("web", "1f" * 8)
    scores = (SeatScore(138, frozenset({theirs})), SeatScore(145, frozenset({game.ben})))
    await game.show_board(due=now + 5, scores=scores)
    await expect(clock).to_have_text("0:05")
    await stop_clock(ben, now + 6)
    await expect(clock).to_have_text("0:00")
    await game.show_board(Span("Zero"), late=frozenset({game.ben}), scores=scores)
    await expect(head).to_have_text("Deine Zeit ist um" if german else "Your time is up")
    tip = "Du bleibst am Zug" if german else "You may still move"
    await expect(ben.locator(".dock-line")).to_contain_text(tip)
    await expect(clock).to_have_count(0)
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    await keep(ben, f"late-own-{name}")
    game.state = replace(game.state, turn=frozenset(), late=frozenset({theirs}))
    claim = (Button("Reklamieren" if german else "Claim", "/claim #7"),)
    await game.show_board(Span("Zero for Tom"), awaited="Tom", buttons=claim)
    await expect(head).to_have_text("Tom: Zeit ist um" if german else "Tom has no time left")
    await expect(ben.locator(".dock-line")).to_contain_text("Keine Zeit mehr" if german else "No time left")
    await expect(ben.locator(".dock-buttons")).to_contain_text(claim[0].label)
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    await keep(ben, f"late-other-{name}")
    await ben.reload()
    await expect(head).to_have_text("Tom: Zeit ist um" if german else "Tom has no time left")
    await game.show_board(Span("Zero for two"), awaited="")
    await expect(head).to_have_text("Die Zeit ist um" if german else "Somebody has no time left")


@pytest.mark.parametrize("phone", [MIA, TOM], ids=["en", "de"])
async def test_the_points_stand_above_the_board_the_own_first(
    stand_in: StandIn, enter: Enter, phone: dict[str, object]
) -> None:
    ben = await enter("Ben", **phone)
    game, points, head = Game(stand_in, ben), ben.locator(".dock-score"), ben.locator(".dock-turn")
    await game.show_board()
    await expect(head).to_be_visible()
    await expect(points).to_have_count(0)
    theirs = SeatScore(138, frozenset({Account("web", "1f" * 8)}))
    await game.show_board(
        Span("All have points"), due=time.time() + 700, scores=(theirs, SeatScore(145, frozenset({game.ben})))
    )
    await expect(points).to_have_text("145 : 138")
    await expect(points.locator("b")).to_have_text("145")
    await expect(points).to_be_in_viewport(ratio=1)
    await expect(ben.locator(".dock-time")).to_be_in_viewport(ratio=1)
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    await keep(ben, f"points-{phone.get('locale', 'en')}")
    await ben.reload()
    await expect(points).to_have_text("145 : 138")


async def test_a_draft_goes_with_the_time_to_play_it_and_with_its_game(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **MIA)
    game = Game(stand_in, ben)
    now = await stop_clock(ben)
    await game.show_board(due=now + 60)
    await game.show_tiles()
    await expect(docked(ben)).to_have_count(2)
    await ben.wait_for_function(PANNED)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await game.show_board(Span("Somebody else has moved"), due=now + 60)
    await expect(ben.get_by_text("Somebody else has moved")).to_be_visible()
    await game.show_board(Span("Ben has got more time"), due=now + 90)
    await expect(ben.get_by_text("Ben has got more time")).to_be_visible()
    await expect(field(ben)).to_have_value("J13> ")
    await stop_clock(ben, now + 90)
    await game.show_board(Span("The time was up"), due=now + 200)
    await expect(field(ben)).to_have_value("")
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    await expect(field(ben)).to_have_value("J13> ")
    await game.show_board(Span("The game is over"), over=True, turn=frozenset())
    await expect(field(ben)).to_have_value("")


async def test_the_menu_begins_with_the_game_that_is_played(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport=PHONE, is_mobile=True, has_touch=True)
    await Game(stand_in, ben).show_board(game="solo")
    await show(ben, PRIVATE)
    await ben.locator("[data-tab=channel]").click()
    await ben.locator(".dock-fold").tap()
    await ben.locator(f"{CHANNEL} .start-button").tap()
    await expect(ben.get_by_role("button", name="Solitaire", exact=True)).to_have_attribute("aria-pressed", "true")
    await ben.get_by_role("button", name="Rules", exact=True).tap()
    assert [line.text for line in await stand_in.until_heard(1)] == ["/rules solo"]
