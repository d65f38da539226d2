"""The line above the board tells who is on turn and for how long, and what follows from it: on phones."""

import time
from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Private, Span
from tests.web.at_table import SQUARE, Game, field, press
from tests.web.conftest import Enter
from tests.web.playing import PHONE, keep, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn

pytestmark = pytest.mark.browser

MIA = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}
TOM = {**MIA, "viewport": {"width": 360, "height": 740}, "locale": "de-DE"}


@pytest.mark.parametrize("phone", [MIA, TOM], ids=["en", "de"])
async def test_the_time_left_is_counted_down_above_the_board_and_stands_out_when_it_is_short(
    stand_in: StandIn, enter: Enter, phone: dict[str, object]
) -> None:
    ben = await enter("Ben", **phone)
    game, clock, head = Game(stand_in, ben), ben.locator(".dock-time"), ben.locator(".dock-turn")
    await ben.clock.install()
    await game.show_board(due=time.time() + 245)
    await game.show_tiles()
    await expect(clock).to_have_text("4:05")
    await expect(clock).to_be_in_viewport(ratio=1)
    assert await head.evaluate("head => head.scrollWidth <= head.clientWidth")
    weight = "clock => getComputedStyle(clock).fontWeight"
    assert await clock.evaluate(weight) == "400"
    await ben.clock.fast_forward(66_000)
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
