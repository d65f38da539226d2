"""The heads of the panels: as high as each other, with lists that open below their buttons."""

import pytest
from playwright.async_api import Locator, expect

from tests.web.at_table import Game
from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn

pytestmark = pytest.mark.browser

BUTTONS = {".room-button": "#rooms", ".people-button": "#people"}


async def test_both_heads_are_as_high(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 1280, "height": 800})
    channel, private = [await ben.locator(f"{panel} .panel-head").bounding_box() for panel in (CHANNEL, PRIVATE)]
    assert channel
    assert private
    assert (channel["y"], channel["height"]) == (private["y"], private["height"])


@pytest.mark.parametrize("width", [320, 390, 1280, 1920])
async def test_a_list_opens_below_its_button(stand_in: StandIn, enter: Enter, width: int) -> None:
    ben = await enter("Ben", viewport={"width": width, "height": 800})
    for button, opened in BUTTONS.items():
        await _opens_below(ben.locator(button), ben.locator(opened), width)


@pytest.mark.parametrize("width", [1024, 1280, 1920])
async def test_beside_the_board_a_list_opens_below_its_button(stand_in: StandIn, enter: Enter, width: int) -> None:
    ben = await enter("Ben", viewport={"width": width, "height": 800})
    await Game(stand_in, ben).begin()
    for button, opened in BUTTONS.items():
        await _opens_below(ben.locator(button), ben.locator(opened), width)


async def _opens_below(button: Locator, opened: Locator, width: int) -> None:
    """Press the button: its list is right below it, and in the window as a whole."""
    await button.click()
    await expect(opened).to_be_visible()
    above, below = await button.bounding_box(), await opened.bounding_box()
    assert above
    assert below
    assert 0 <= below["y"] - (above["y"] + above["height"]) < 20
    assert below["x"] < above["x"] + above["width"]
    assert above["x"] < below["x"] + below["width"]
    assert below["x"] >= 0
    assert below["x"] + below["width"] <= width
    await button.page.keyboard.press("Escape")
    await expect(opened).to_be_hidden()
