"""The page tells the time zone of its browser."""

import pytest

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
