"""Pictures stay as they were looked at and found good, up to what a newer font renderer may change."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.cases import CASES, GOLDEN

MEAN = 0.4
"""How far the channels may be off on average, of 255."""
SHARE = 0.002
"""How many pixels may be clearly off."""
CLEARLY = 64


def difference(png: bytes, other: bytes) -> tuple[float, float]:
    """The mean difference of the channels and the share of pixels that are clearly off; (255, 1) for another size."""
    one, two = (Image.open(BytesIO(data)).convert("RGB") for data in (png, other))
    if one.size != two.size:
        return 255.0, 1.0
    apart = ImageChops.difference(one, two)
    red, green, blue = apart.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    clearly = sum(worst.histogram()[CLEARLY:])
    return sum(ImageStat.Stat(apart).mean) / 3, clearly / (one.width * one.height)


@pytest.mark.parametrize("name", CASES)
def test_picture_is_the_golden_one(name: str) -> None:
    mean, share = difference(CASES[name](), (GOLDEN / f"{name}.png").read_bytes())
    assert mean <= MEAN
    assert share <= SHARE


def test_there_is_no_golden_picture_without_a_case() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(CASES)


def test_a_single_other_tile_is_a_difference() -> None:
    """The tolerance must not swallow what matters: the two pictures differ by the lit tiles of one exchange."""
    mean, share = difference(CASES["last_exchange"](), CASES["mid_light"]())
    assert mean > MEAN
    assert share > SHARE
