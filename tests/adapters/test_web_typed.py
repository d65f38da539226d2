"""What remains of a typed line: no pile of marks, and nothing that is not to be seen."""

import pytest

from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a" + "\u0316" * 1_950, "a" + "\u0316" * 4),
        ("a" + "\u0316\u200d" * 900 + "b", "a" + "\u0316\u200d" * 4 + "\u200d" * 896 + "b"),
        ("\u05e9\u05c1\u05bc\u05b8\u0591", "\u05e9\u05c1\u05bc\u05b8\u0591"),
        ("हिन्दी, ที่นี่, tiếng Việt", "हिन्दी, ที่นี่, tiếng Việt"),
        ("1\ufe0f\u20e3 👩🏽‍❤️‍💋‍👨🏽", "1\ufe0f\u20e3 👩🏽‍❤️‍💋‍👨🏽"),
    ],
)
async def test_a_pile_of_marks_covers_no_other_message(
    stand_in: StandIn, browser: Browser, typed: str, shown: str
) -> None:
    ben = await browser.enter("ben")
    await ben.line(typed)
    assert await ben.next_text() == shown
    assert [line.text for line in await stand_in.until_heard(1)] == [shown]


@pytest.mark.parametrize("text", ["", "\u200b" * 80, "\u3164\u2800", "\u202e\u2066", "\u0301"])
async def test_a_line_without_anything_to_see_is_refused(browser: Browser, text: str) -> None:
    ben = await browser.enter("ben")
    await ben.line(text)
    assert (await ben.next("refused", "entry"))["code"] == "empty"


async def test_a_line_says_which_game_its_author_has_in_view(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    for number, view in enumerate((7, None, "7", -1)):
        await ben.line("/board", id_=f"client-000{number}", view=view)
    assert [line.in_view for line in await stand_in.until_heard(4)] == [7, 0, 0, 0]
