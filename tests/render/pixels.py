"""The parts that all tests of pictures share: both themes, and the opened picture."""

from io import BytesIO

import pytest
from PIL import Image

from render.theme import THEMES

LIGHT, DARK = THEMES["light"], THEMES["dark"]
TWO = ("Anna", "Benjamin")
both = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def opened(png: bytes) -> Image.Image:
    """The picture, fully decoded (which checks every checksum in it)."""
    image = Image.open(BytesIO(png))
    image.load()
    return image
