"""A question in the page loses its buttons once it is settled."""

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Ephemeral, Message, Span
from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, LOBBY, StandIn

pytestmark = pytest.mark.browser


async def test_the_buttons_of_a_settled_question_leave_the_page(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    to = Ephemeral(LOBBY, stand_in.person("ben"))
    buttons = (Button("Give up", "/resign #1 yes"), Button("Go on playing", "/resign #1 no"))
    asked = await stand_in.chat.send(Message(to, (Span("Do you want to give up?"),), "asked", buttons=buttons))
    await expect(ben.locator(CHANNEL).get_by_role("button", name="Give up")).to_be_visible()
    await stand_in.chat.remove_buttons(to, asked)
    await expect(ben.locator(CHANNEL).get_by_role("button", name="Give up")).to_have_count(0)
    await expect(ben.locator(CHANNEL).get_by_role("button", name="Go on playing")).to_have_count(0)
    await expect(ben.locator(CHANNEL).get_by_text("Do you want to give up?")).to_be_visible()
