"""The time that is left, counted down on the page."""

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Message, Span
from tests.web.at_table import Game, stop_clock
from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser


async def test_the_time_left_is_counted_down_and_gone_when_it_has_run_out(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    countdown = ben.locator(f"{CHANNEL} .countdown")
    now = await stop_clock(ben)
    await stand_in.chat.send(Message(LOBBY, (Span("All at once!"),), "1", due=now + 125))
    await expect(countdown).to_have_text(["2:05 left"])
    await stop_clock(ben, now + 60)
    await expect(countdown).to_have_text(["1:05 left"])
    await stop_clock(ben, now + 126)
    await expect(countdown).to_have_count(0)


async def test_an_old_message_of_a_game_counts_nothing_down_and_asks_nothing(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game, countdown, chips = Game(stand_in, ben), ben.locator(f"{CHANNEL} .countdown"), ben.locator(".message .chip")
    now = await stop_clock(ben)
    asked = (Button("Agree", "/takeback #7 yes"), Button("Decline", "/takeback #7 no"))
    await game.show_board(Span("May Tom take a turn back?"), due=now + 200, buttons=asked)
    await expect(countdown).to_have_text(["3:20 left"])
    await game.show_board(Span("Tom has taken it back"), due=now + 100)
    await expect(countdown).to_have_text(["1:40 left"])
    await game.show_board(Span("Tom wins"), over=True, turn=frozenset(), buttons=(Button("Rematch", "/rematch #7"),))
    await expect(chips).to_have_text(["Rematch"])
    await expect(countdown).to_have_count(0)
