"""Sprites and the sheet they are laid on: images of palette indices, drawn large once and pasted from then on."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.theme import Colour, Theme, mix, nearest

Sprite: TypeAlias = Image.Image
"""A small image of palette indices (mode L), drawn once and pasted from then on."""

FONTS: Final = Path(__file__).resolve().parent.parent / "data" / "fonts"
MEDIUM: Final = "Inter-Medium.otf"
BOLD: Final = "Inter-Bold.otf"
SCALE: Final = 4
"""How much larger than life a sprite is drawn before it is reduced; this softens its edges."""


@lru_cache(maxsize=64)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of ours; laid out plainly, so that no shaping library of the machine changes a picture."""
    return ImageFont.truetype(FONTS / face, size, layout_engine=ImageFont.Layout.BASIC)


class Brush:
    """Draws a sprite in units of its final pixels, enlarged."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self._draw = ImageDraw.Draw(self.image)

    def rounded(self, left: float, top: float, right: float, bottom: float, *, radius: float, fill: Colour) -> None:
        """A rectangle with round corners; the right and bottom edges lie outside it."""
        box = (left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1)
        self._draw.rounded_rectangle(box, radius * SCALE, fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle about a point."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE - 1, (y + radius) * SCALE - 1)
        self._draw.ellipse(box, fill=fill)

    def polygon(self, points: list[tuple[float, float]], fill: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=fill)

    def stroke(self, x: float, y: float, length: float, thickness: float, fill: Colour, *, turn: float = 0.0) -> None:
        """A straight bar with softened ends about a point, turned by so many eighths of a circle."""
        along, across = length / 2, thickness / 2
        c, s = cos(turn * pi / 4), sin(turn * pi / 4)
        corners = [(-along, -across), (along, -across), (along, across), (-along, across)]
        self.polygon([(x + a * c - b * s, y + a * s + b * c) for a, b in corners], fill)

    def glyph(self, text: str, x: float, y: float, size: float, fill: Colour) -> None:
        """Bold text centred about a point by the height of its capitals."""
        large = font(BOLD, round(size * SCALE))
        self._draw.text((x * SCALE, y * SCALE + large.getbbox("0", anchor="ls")[1] / -2), text, fill, large, "ms")


def sprite(theme: Theme, width: int, height: int, ground: Colour, paint: Callable[[Brush], None]) -> Sprite:
    """What `paint` draws, reduced to its size and to the colours of the theme."""
    brush = Brush(width, height, ground)
    paint(brush)
    pixels = brush.image.reduce(SCALE).tobytes()
    colours = list(zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True))
    indices = {colour: nearest(theme, colour) for colour in set(colours)}
    return Image.frombytes("L", (width, height), bytes(indices[colour] for colour in colours))


@dataclass(frozen=True, slots=True, eq=False)
class Type:
    """How a line of text is set."""

    size: int
    ink: Colour
    ground: Colour
    bold: bool = False

    @property
    def face(self) -> str:
        """The file of its font."""
        return BOLD if self.bold else MEDIUM


@lru_cache(maxsize=256)
def _inked(theme: Theme, ink: Colour, ground: Colour) -> bytes:
    return bytes(nearest(theme, mix(ground, ink, cover / 255)) for cover in range(256))


@lru_cache(maxsize=1024)
def _lettering(theme: Theme, text: str, face: str, size: int, colours: tuple[Colour, Colour]) -> Sprite:
    letters = font(face, size)
    ascent, descent = letters.getmetrics()
    width, height = round(letters.getlength(text) + 3) // 2 * 2, ascent + descent
    cover = Image.new("L", (width, height), 0)
    ImageDraw.Draw(cover).text((0, 0), text, 255, letters)
    return Image.frombytes("L", cover.size, cover.tobytes().translate(_inked(theme, *colours)))


class Canvas:
    """A picture being drawn; each pixel is an index into the palette of its theme.

    The left and right edges of all that is drawn are rounded to even columns.
    """

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.image = Image.new("L", (width, height), nearest(theme, theme.page))

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite with its top left corner at this point."""
        self.image.paste(sprite, (_even(x), round(y)))

    def fill(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle; the right and bottom edges lie outside it."""
        self.image.paste(nearest(self.theme, colour), (_even(left), round(top), _even(right), round(bottom)))

    def text(self, text: str, x: float, y: float, style: Type, *, anchor: str = "l") -> int:
        """Write one line with its middle at `y`; it starts at, is centred on or ends at `x` (`l`, `m`, `r`).

        Returns its width in pixels.
        """
        line = _lettering(self.theme, text, style.face, style.size, (style.ink, style.ground))
        left = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * line.width
        self.paste(line, left, y - line.height / 2)
        return line.width


def _even(x: float) -> int:
    return round(x) // 2 * 2
