"""The marks on the pictures of a game: the tiles that a draft uses, and those at fault in a refused move."""

from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Private, Span, Style
from render.areas import Area
from tests.web.at_table import RACK, Game, field

pytestmark = pytest.mark.browser

DICE = replace(RACK, areas=tuple(Area(at / 3, 0.0, 1 / 3, 1.0, face, tile=at) for at, face in enumerate("IIX")))


async def test_of_two_equal_dice_only_the_one_that_has_its_cell_is_marked(wide_game: Game) -> None:
    ben = wide_game.page
    await wide_game.say(Span("Dice"), to=Private(wide_game.ben), picture=DICE, table=replace(wide_game.state, own=True))
    dice = ben.locator(".dock-hand")
    await field(ben).fill("J13> I")
    await expect(dice.locator(".area.used")).to_have_count(1)
    await expect(dice.locator(".area.marked")).to_have_count(0)
    await field(ben).fill("J13> II")
    await expect(dice.locator(".area.used")).to_have_count(2)


async def test_what_a_refusal_proposes_is_not_marked_as_wrong(wide_game: Game) -> None:
    ben = wide_game.page
    await field(ben).fill("J13> 2x")
    await ben.get_by_role("button", name="Play", exact=True).click()
    await wide_game.until_heard(1)
    play_it = Button("Play it", f"/play #{wide_game.number} J13> 2")
    await wide_game.tell_ben(Span("Did you mean "), Span("J13> 2", Style.CODE), Span("?"), buttons=(play_it,))
    await expect(field(ben)).to_have_attribute("aria-invalid", "true")
    await expect(ben.locator(".ghost")).to_have_count(2)
    await expect(ben.locator(".ghost.wrong")).to_have_count(0)
