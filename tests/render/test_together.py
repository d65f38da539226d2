"""A board and a player's own tiles in one picture."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.areas import Area
from render.together import areas_together, together


def flat(width: int, height: int, *colours: tuple[int, int, int]) -> Image.Image:
    """A picture with a palette: stripes in these colours."""
    whole = Image.new("RGB", (width, height))
    for at, colour in enumerate(colours):
        left = at * width // len(colours)
        whole.paste(colour, (left, 0, (at + 1) * width // len(colours), height))
    return whole.quantize(16)


def png(picture: Image.Image) -> bytes:
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


PAGE, RED, BLUE, WOOD = (240, 240, 230), (200, 20, 20), (20, 20, 200), (200, 160, 110)


@pytest.mark.parametrize(("board", "rack"), [(200, 180), (180, 200), (200, 200)])
def test_both_pictures_are_there_in_the_middle_in_their_own_colours(board: int, rack: int) -> None:
    above, below = flat(board, 50, PAGE, RED), flat(rack, 30, BLUE, WOOD)
    whole = Image.open(BytesIO(together(png(above), png(below)))).convert("RGB")
    assert whole.size == (200, 80)
    for part, top in ((above, 0), (below, 50)):
        left = (200 - part.width) // 2
        shown = whole.crop((left, top, left + part.width, top + part.height))
        assert ImageChops.difference(shown, part.convert("RGB")).getbbox() is None
    if board != rack:
        assert whole.getpixel((0, 10 if board < rack else 60)) == PAGE


def test_tiles_below_a_much_wider_board_are_enlarged_to_its_width() -> None:
    whole = Image.open(BytesIO(together(png(flat(400, 50, PAGE)), png(flat(200, 30, BLUE, WOOD))))).convert("RGB")
    assert whole.size == (400, 50 + 60)
    assert [whole.getpixel((x, 100)) for x in (2, 397)] == [BLUE, WOOD]


@pytest.mark.parametrize(("board", "rack"), [(200, 180), (180, 200), (400, 200)])
def test_areas_lie_where_their_pictures_do(board: int, rack: int) -> None:
    above, below = png(flat(board, 50, PAGE, RED)), png(flat(rack, 30, BLUE, WOOD))
    red, wood = Area(0.5, 0, 0.5, 1, "red"), Area(0.5, 0, 0.5, 1, "wood")
    whole = Image.open(BytesIO(together(above, below))).convert("RGB")
    for area, colour in zip(areas_together(above, (red,), below, (wood,)), (RED, WOOD), strict=True):
        left, top = area.left * whole.width, area.top * whole.height
        right, low = left + area.width * whole.width, top + area.height * whole.height
        for x, y in ((left + 1, top + 1), (right - 2, low - 2)):
            assert whole.getpixel((round(x), round(y))) == colour
        assert whole.getpixel((round(left) - 2, round(top) + 1)) != colour


@pytest.mark.parametrize(("reds", "bits"), [((0, 100), 4), (range(0, 200, 20), 8)], ids=["few", "many"])
def test_colours_that_both_have_are_kept_once_and_all_of_them_are_kept(reds: Sequence[int], bits: int) -> None:
    page, above = flat(200, 50, PAGE), flat(200, 50, *((red, 0, 50) for red in reds))
    below = flat(200, 50, PAGE, *((red, 0, 150) for red in reds))
    whole = together(together(png(page), png(above)), png(below))
    assert whole[24] == bits
    assert len(Image.open(BytesIO(whole)).convert("RGB").getcolors() or []) == 1 + 2 * len(reds)
