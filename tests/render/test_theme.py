"""Both themes can be read."""

from collections.abc import Iterable
from itertools import combinations, product

import pytest

from render.theme import THEMES, Colour, Theme, nearest, wooden

both = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG 2."""
    red, green, blue = (
        part / 12.92 if (part := value / 255) <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for value in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_there_is_a_light_and_a_dark_theme() -> None:
    assert set(THEMES) == {"light", "dark"}
    assert luminance(THEMES["light"].page) > 0.5 > luminance(THEMES["dark"].page)
    assert all(theme.name == name for name, theme in THEMES.items())


def assert_contrast(pairs: Iterable[tuple[Colour, Colour]], *, least: float) -> None:
    assert {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < least} == {}


@both
def test_text_has_contrast(theme: Theme) -> None:
    ink = product([theme.ink], [theme.face, theme.lit, theme.page, theme.well])
    sign = product([theme.sign_ink], [theme.sign_face, theme.lit])
    muted = product([theme.muted], [theme.page, theme.well, theme.lit])
    assert_contrast([*ink, *sign, *muted], least=4.5)


@both
def test_marks_have_contrast(theme: Theme) -> None:
    accents = product([theme.accent], [theme.page, theme.lit, theme.well])
    assert_contrast([*accents, (theme.muted, theme.block)], least=3)


@both
def test_palette_has_sixteen_colours_that_each_map_to_themselves(theme: Theme) -> None:
    for look in (theme, wooden(theme)):
        colours = look.colours
        assert len(colours) == 16
        assert all(one != other for one, other in combinations(colours, 2))
        assert [nearest(look, colour) for colour in colours] == list(range(16))


@both
def test_a_rack_is_always_of_the_same_theme(theme: Theme) -> None:
    assert wooden(theme) is wooden(theme)
