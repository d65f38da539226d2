"""The game one plays on a short and narrow screen, as that of an older phone is: what is said has room, nothing moves."""

import pytest
from playwright.async_api import expect

from bot.chat.port import Message, Span, Style
from tests.web.conftest import Enter
from tests.web.stand_in import LOBBY, StandIn
from tests.web.test_dock import PHONE, begin, boxes
from tests.web.test_pictures import press

pytestmark = pytest.mark.browser

SHORT = {**PHONE, "viewport": {"width": 360, "height": 640}}


async def test_on_a_short_screen_the_bar_gives_its_room_to_what_is_said(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **SHORT)
    await begin(stand_in, ben)
    await expect(ben.locator(".bar")).to_be_hidden()
    for words in (16, 18, 20, 22):
        said = (Span(f"With {words}", Style.BOLD), Span(" words" * words))
        await stand_in.chat.send(Message(LOBBY, said, f"w{words}"))
        await expect(ben.get_by_text(f"With {words}", exact=True)).to_be_in_viewport(ratio=0.9)
    await ben.locator(".dock-fold").tap()
    await expect(ben.locator(".bar")).to_be_visible()


async def test_the_board_stays_where_it_is_while_a_move_is_tapped_on_a_short_screen(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben", **SHORT, locale="de-DE")
    await begin(stand_in, ben)
    before = await boxes(ben)
    await press(ben, ".dock-picture >> img[alt='A board']", 0.3, 0.3)
    for x in (0.2, 0.8):
        await press(ben, ".dock-picture >> img[alt='Tiles']", x, 0.5)
    await expect(ben.locator(".dock-buttons").get_by_role("button")).to_have_text(
        ["Spielen", "Probieren", "⌫", "Leeren"]
    )
    assert await boxes(ben) == before
