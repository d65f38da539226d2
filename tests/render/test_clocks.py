"""The clocks below a board: bars as long as what is left, and a board that keeps its areas (T8)."""

from io import BytesIO

import pytest
from PIL import Image

from render.areas import Area
from render.clocks import PlayerClock, scaled, with_clocks
from render.theme import THEMES, Colour, Theme

WIDTH, HEIGHT = 640, 400


def board(theme: Theme) -> bytes:
    """A picture of one colour."""
    picture = Image.new("P", (WIDTH, HEIGHT), 0)
    picture.putpalette([part for colour in theme.colours for part in colour])
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def drawn(theme: Theme, *clocks: PlayerClock) -> tuple[Image.Image, float]:
    png, share = with_clocks(board(theme), clocks, theme)
    return Image.open(BytesIO(png)).convert("RGB"), share


def longest(picture: Image.Image, colour: Colour) -> int:
    """The most pixels of a colour in one line below the board."""
    lines = range(HEIGHT, picture.height)
    return max(sum(picture.getpixel((x, y)) == colour for x in range(picture.width)) for y in lines)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_t8_a_bar_is_as_long_as_the_share_that_is_left(theme: Theme) -> None:
    whole, _ = drawn(theme, PlayerClock("Ann", "4 days", 1.0, runs=True))
    half, _ = drawn(theme, PlayerClock("Ann", "2 days", 0.5, runs=True))
    assert longest(half, theme.accent) == pytest.approx(longest(whole, theme.accent) / 2, abs=3)
    late, _ = drawn(theme, PlayerClock("Ann", "no time left", 0.0, late=True))
    assert longest(late, theme.accent) == 0


def test_t8_colour_is_not_the_only_sign_of_who_is_on_turn_and_who_is_late() -> None:
    theme = THEMES["light"]
    waits, runs, late = (
        drawn(theme, PlayerClock("Ann", "2 days", 0.5, **how))[0].convert("L").point(lambda value: 255 * (value > 160))
        for how in ({}, {"runs": True}, {"late": True})
    )
    assert waits.tobytes() != runs.tobytes()
    assert waits.tobytes() != late.tobytes()


def test_the_board_stays_as_it_was_and_so_do_its_areas() -> None:
    theme = THEMES["dark"]
    picture, share = drawn(theme, *(PlayerClock(name, "2 days", 0.5) for name in ("Ann", "Ben", "Cara")))
    assert (picture.width, round(picture.height * share)) == (WIDTH, HEIGHT)
    assert picture.crop((0, 0, WIDTH, HEIGHT)).getcolors() == [(WIDTH * HEIGHT, theme.colours[0])]
    (area,) = scaled((Area(0.25, 0.5, 0.1, 0.2, "J13"),), share)
    assert (area.left, area.width, area.text) == (0.25, 0.1, "J13")
    assert area.top * picture.height == pytest.approx(HEIGHT / 2)
    assert area.height * picture.height == pytest.approx(HEIGHT / 5)
