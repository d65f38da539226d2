"""Back and forward in the browser's history, and a reload, show the channel and the panel that were in view."""

import pytest
from playwright.async_api import Page, expect

from tests.web.at_table import PHONE, begin, docked
from tests.web.conftest import Enter
from tests.web.playing import keep, show
from tests.web.stand_in import CHANNEL, PRIVATE, StandIn

pytestmark = pytest.mark.browser

HASH = "() => location.hash"


async def expect_in_view(page: Page, panel: str, channel: str) -> None:
    """Expect that a panel is in view, and that the address and the page name a channel."""
    other = PRIVATE if panel == CHANNEL else CHANNEL
    await expect(page.locator(".room-button")).to_contain_text(channel)
    await expect(page.locator(panel)).to_be_visible()
    await expect(page.locator(other)).to_be_hidden()
    assert await page.evaluate(HASH) in ((channel, "") if channel == "#lobby" else (channel,))


async def test_back_and_forward_show_the_panel_that_was_in_view(enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await ben.evaluate("location.hash = '#chess'")
    await expect_in_view(ben, CHANNEL, "#chess")
    await ben.locator("[data-tab=private]").tap()
    await expect_in_view(ben, PRIVATE, "#chess")
    await ben.go_back()
    await expect_in_view(ben, CHANNEL, "#lobby")
    await keep(ben, "gone back")
    await ben.go_forward()
    await expect_in_view(ben, PRIVATE, "#chess")


async def test_a_new_address_leaves_the_panel_in_view_and_so_does_the_way_back(enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await ben.locator("[data-tab=private]").tap()
    await ben.evaluate("location.hash = '#chess'")
    await expect_in_view(ben, PRIVATE, "#chess")
    await ben.locator("[data-tab=channel]").tap()
    await expect_in_view(ben, CHANNEL, "#chess")
    await ben.go_back()
    await expect_in_view(ben, PRIVATE, "#lobby")
    await ben.go_forward()
    await expect_in_view(ben, CHANNEL, "#chess")


async def test_a_reload_at_a_computer_leaves_the_panel_of_a_game_in_view_to_type_into(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    await begin(stand_in, ben)
    for panel in (PRIVATE, CHANNEL):
        await show(ben, panel)
        await ben.reload()
        await expect(docked(ben)).to_have_count(2)
        await expect_in_view(ben, panel, "#lobby")
        await expect(ben.locator(f"{panel} input[role=combobox]")).to_be_focused()
