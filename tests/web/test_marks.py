"""What is marked on the pictures of a game: the tiles that a draft uses, and what a refusal says is wrong."""

from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Ephemeral, Message, Private, Span, Style
from render.areas import Area
from tests.web.conftest import Enter
from tests.web.stand_in import LOBBY, StandIn
from tests.web.test_dock import RACK, begin, field

pytestmark = pytest.mark.browser

DICE = replace(RACK, areas=tuple(Area(at / 3, 0.0, 1 / 3, 1.0, face, tile=at) for at, face in enumerate("IIX")))


async def test_of_two_equal_dice_only_the_one_that_has_its_cell_is_marked(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    game = await begin(stand_in, ben)
    own = replace(game.state, own=True)
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("Dice"),), "dice", DICE, table=own))
    dice = ben.locator(".dock-hand")
    await field(ben).fill("J13> I")
    await expect(dice.locator(".area.used")).to_have_count(1)
    await expect(dice.locator(".area.marked")).to_have_count(0)
    await field(ben).fill("J13> II")
    await expect(dice.locator(".area.used")).to_have_count(2)


async def test_what_a_refusal_proposes_is_not_marked_as_wrong(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await begin(stand_in, ben)
    await field(ben).fill("J13> 2x")
    await ben.get_by_role("button", name="Play", exact=True).click()
    await stand_in.until_heard(1)
    refusal = (Span("Did you mean "), Span("J13> 2", Style.CODE), Span("?"))
    play_it = (Button("Play it", "/play #7 J13> 2"),)
    to = Ephemeral(LOBBY, stand_in.person("ben"))
    await stand_in.chat.send(Message(to, refusal, "no", buttons=play_it))
    await expect(field(ben)).to_have_attribute("aria-invalid", "true")
    await expect(ben.locator(".ghost")).to_have_count(2)
    await expect(ben.locator(".ghost.wrong")).to_have_count(0)
