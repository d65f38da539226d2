"""Joins the board and, below it, the reader's rack into one picture."""

from io import BytesIO
from typing import Final

from PIL import Image

from render.areas import Area
from render.encode import encoded, palette, resized

_LARGER: Final = 1.25
"""Below a board wider than this, tiles are enlarged: a phone fits the whole picture to its width."""


def together(board: bytes, rack: bytes) -> bytes:
    """Two PNG pictures of few colours as one, the second centred below the first.

    If it is much narrower, it is enlarged to the same width.
    """
    above, given = (Image.open(BytesIO(png)) for png in (board, rack))
    low = _size_below(above.size, given.size)
    below = given if low == given.size else resized(given, low, Image.Resampling.LANCZOS)
    # Two pictures of one game have the same sixteen colours, or nearly so.
    colours, own = palette(above), palette(below)
    colours += [colour for colour in own if colour not in colours]
    shifted = below.point([*map(colours.index, own), *[0] * (256 - len(own))])
    width = max(above.width, below.width)
    whole = Image.new("P", (width, above.height + below.height), above.getpixel((0, 0)))
    whole.paste(above, ((width - above.width) // 2, 0))
    whole.paste(shifted, ((width - below.width) // 2, above.height))
    return encoded(whole, colours)


def areas_together(board: bytes, above: tuple[Area, ...], rack: bytes, below: tuple[Area, ...]) -> tuple[Area, ...]:
    """The areas of two pictures, moved to their places in the picture that `together` makes."""
    size, given = (Image.open(BytesIO(png)).size for png in (board, rack))
    low = _size_below(size, given)
    width, height = max(size[0], low[0]), size[1] + low[1]
    placed = [_moved(area, size, (width - size[0]) // 2, 0, width, height) for area in above]
    placed += [_moved(area, low, (width - low[0]) // 2, size[1], width, height) for area in below]
    return tuple(placed)


def _moved(area: Area, size: tuple[int, int], left: int, top: int, width: int, height: int) -> Area:
    """The area of a picture of this size, placed at a point of a picture of `width` and `height`."""
    return area._replace(
        left=(left + area.left * size[0]) / width,
        top=(top + area.top * size[1]) / height,
        width=area.width * size[0] / width,
        height=area.height * size[1] / height,
    )


def _size_below(board: tuple[int, int], rack: tuple[int, int]) -> tuple[int, int]:
    """The size of the second picture below the first."""
    if board[0] <= rack[0] * _LARGER:
        return rack
    return board[0], round(rack[1] * board[0] / rack[0])
