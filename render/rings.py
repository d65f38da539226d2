"""Rings around areas to tap, because a shape is visible without colours, too."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from render.areas import Area
from render.encode import encoded, palette
from render.theme import Colour, Theme

THICK: Final = 5
"""The thickness of a ring in pixels; half as many in the page's colour on either side separate it from any ground."""


def with_rings(png: bytes, theme: Theme, areas: Iterable[Area]) -> bytes:
    """A picture of this theme as PNG, with a ring around each of these areas."""
    image = Image.open(BytesIO(png))
    colours = palette(image)
    draw = ImageDraw.Draw(image)
    ink, page = _nearest(colours, theme.ink), _nearest(colours, theme.page)
    for area in areas:
        left, top = area.left * image.width, area.top * image.height
        right, bottom = left + area.width * image.width - 1, top + area.height * image.height - 1
        side = (left, top, right, bottom)
        radius = min(right - left, bottom - top) / 5
        draw.rounded_rectangle(side, radius, outline=page, width=2 * THICK)
        inner = (left + THICK / 2, top + THICK / 2, right - THICK / 2, bottom - THICK / 2)
        draw.rounded_rectangle(inner, radius, outline=ink, width=THICK)
    return encoded(image, colours)


def _nearest(colours: Sequence[Colour], wanted: Colour) -> int:
    """The index of the most similar colour in the picture's own palette, which a game may have changed."""
    distances = [sum((a - b) ** 2 for a, b in zip(colour, wanted, strict=True)) for colour in colours]
    return distances.index(min(distances))
