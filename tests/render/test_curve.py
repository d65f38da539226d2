"""The course of a game: whose line is whose."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.curve import Curve, Line, picture
from render.theme import THEMES

ROW = 46


def legend(*others: str) -> list[Image.Image]:
    """The samples of the lines of these other players, from the legend of a picture."""
    lines = (Line("Ann", (0, 3), "own"), *(Line(name, (0, 5)) for name in others))
    with Image.open(BytesIO(picture(Curve(lines), THEMES["light"]))) as drawn:
        shown = drawn.convert("RGB")
    top = shown.height - 24 - len(others) * ROW
    return [shown.crop((76, top + at * ROW, 112, top + (at + 1) * ROW)) for at in range(len(others))]


@pytest.mark.parametrize("players", [2, 3, 7])
def test_v2_the_lines_of_several_other_players_are_told_apart_without_colours(players: int) -> None:
    for one, other in combinations(legend(*"BCDEFGH"[:players]), 2):
        assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox() is not None


def test_v2_the_line_of_the_only_other_player_has_no_marks() -> None:
    (sample,) = legend("B")
    rows = {sample.crop((0, y, 36, y + 1)).tobytes() for y in range(ROW)}
    assert all(row == row[:3] * 36 for row in rows), "a bar from one end to the other"
