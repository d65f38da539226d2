"""The time that is left, counted down on the page."""

import time

import pytest
from playwright.async_api import expect

from bot.chat.port import Message, Span
from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser


async def test_the_time_left_is_counted_down_and_gone_when_it_has_run_out(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    countdown = ben.locator(f"{CHANNEL} .countdown")
    await ben.clock.install()
    await stand_in.chat.send(Message(LOBBY, (Span("All at once!"),), "1", due=time.time() + 125))
    await expect(countdown).to_have_text(["2:05 left"])
    await ben.clock.fast_forward(60_000)
    await expect(countdown).to_have_text(["1:05 left"])
    await ben.clock.fast_forward(66_000)
    await expect(countdown).to_have_count(0)
