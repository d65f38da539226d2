"""Pictures stay as they were approved, up to what a newer font renderer may change."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import ImageChops, ImageStat

from core.grid import put
from render.summy import picture
from tests.render.boards import MIDDLE, cells, view
from tests.render.cases import CASES, GOLDEN
from tests.render.pixels import LIGHT, TWO, opened

MEAN = 0.4
"""The average difference of pixels that passes, of 255."""
BLOCK, WORST = 5, 64
"""The average difference in any one block that passes: a softer edge does, another digit does not."""


def difference(png: bytes, other: bytes) -> tuple[float, float]:
    """The average difference of pixels, in all and in the worst block; 255 for another size."""
    one, two = (opened(data).convert("RGB") for data in (png, other))
    if one.size != two.size:
        return 255.0, 255.0
    red, green, blue = ImageChops.difference(one, two).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return ImageStat.Stat(apart).mean[0], ImageStat.Stat(apart.reduce(BLOCK)).extrema[0][1]


@pytest.mark.parametrize("name", CASES)
def test_picture_is_the_golden_one(name: str) -> None:
    mean, worst = difference(CASES[name](), (GOLDEN / f"{name}.png").read_bytes())
    assert mean <= MEAN
    assert worst <= WORST


@pytest.mark.parametrize("name", CASES)
def test_a_picture_is_a_palette_png(name: str) -> None:
    png = CASES[name]()
    image = opened(png)
    assert (image.format, image.mode) == ("PNG", "P")
    assert png[24:26] == bytes((4, 3)), "four bits a pixel, with a palette"


def seen(png: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a picture, and its pixels."""
    image = opened(png).convert("RGB")
    return image.size, image.tobytes()


def test_the_same_view_gives_the_same_picture_in_many_threads_too() -> None:
    """Its bytes may differ: ISA-L compresses the same pixels now and then in another way."""
    one = [seen(draw()) for draw in CASES.values()]
    with ThreadPoolExecutor(8) as pool:
        again = list(pool.map(lambda draw: seen(draw()), [*CASES.values()] * 3))
    assert [name for name, picture, was in zip([*CASES] * 3, again, one * 3, strict=True) if picture != was] == []


def test_there_is_no_golden_picture_without_a_case() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(CASES)


@pytest.mark.parametrize("digit", "0123456789")
def test_another_digit_does_not_pass_as_the_golden_one(digit: str) -> None:
    """Not even on the whole board, where cells are smallest; H13 holds a 2."""
    other = view(put(MIDDLE, dict.fromkeys(cells("H13"), digit)))
    pictures = (picture(shown, LIGHT, names=TWO, whole=True) for shown in (view(MIDDLE), other))
    assert (difference(*pictures)[1] > WORST) == (digit != "2")
