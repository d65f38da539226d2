"""Palette images to PNG bytes."""

from io import BytesIO
from itertools import chain

from PIL import Image

from render.theme import Theme, palette


def png(image: Image.Image, theme: Theme) -> bytes:
    """The PNG of an image of palette indices, four bits a pixel."""
    image.putpalette(bytes(chain.from_iterable(palette(theme))))
    out = BytesIO()
    image.save(out, "PNG", bits=4, compress_level=1)
    return out.getvalue()
