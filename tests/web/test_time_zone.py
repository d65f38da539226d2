"""The page tells the time zone of its browser, and writes times as its reader does."""

import re

import pytest
from playwright.async_api import expect

from tests.web.conftest import Enter
from tests.web.stand_in import CHANNEL, StandIn

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("zone", "known"), [("Asia/Tokyo", "Asia/Tokyo"), ("UTC", "")])
async def test_t8_a_line_comes_with_the_time_zone_of_the_browser(
    stand_in: StandIn, enter: Enter, zone: str, known: str
) -> None:
    ben = await enter("Ben", timezone_id=zone)
    await ben.fill(f"{CHANNEL} input[role=combobox]", "hello")
    await ben.keyboard.press("Enter")
    [line] = await stand_in.until_heard(1)
    assert line.zone == known


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en-GB", r"\d{1,2}:\d\d"),
        ("en-US", r"\d{1,2}:\d\d\s[AP]M"),
        ("de-AT", r"\d{1,2}:\d\d"),
        ("fr-FR", r"\d{1,2}:\d\d\s[AP]M"),
    ],
)
async def test_times_are_written_as_in_the_country_of_the_reader(enter: Enter, locale: str, written: str) -> None:
    ben = await enter("Ben", locale=locale)
    await ben.fill(f"{CHANNEL} input[role=combobox]", "/board")
    await ben.keyboard.press("Enter")
    await expect(ben.locator(f"{CHANNEL} .by-bot .head time").last).to_have_text(re.compile(f"^{written}$"))
