"""The canvas of a picture, and its sprites: small images that are drawn once and pasted many times."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.theme import Colour, Theme, mix, nearest

Sprite: TypeAlias = Image.Image
"""A small image whose pixels are palette indices; of mode L, which Pillow pastes twice as fast as P."""

FONTS: Final = Path(__file__).resolve().parent.parent / "data" / "fonts"
MEDIUM: Final = "Inter-Medium.otf"
BOLD: Final = "Inter-Bold.otf"
SCALE: Final = 4
"""Sprites are drawn at this multiple of their size and then reduced, which smooths their edges."""


@lru_cache(maxsize=64)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of `data/fonts`, with basic layout: it needs no shaping library, so pictures are the same everywhere."""
    return ImageFont.truetype(FONTS / face, size, layout_engine=ImageFont.Layout.BASIC)


class Brush:
    """Draws a sprite enlarged; all lengths are in pixels of the finished sprite."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self._draw = ImageDraw.Draw(self.image)

    def rounded(self, left: float, top: float, right: float, bottom: float, *, radius: float, fill: Colour) -> None:
        """Draw a rectangle with round corners; the right and bottom edges lie outside it."""
        box = (left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1)
        self._draw.rounded_rectangle(box, radius * SCALE, fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Draw a filled circle around a point."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE - 1, (y + radius) * SCALE - 1)
        self._draw.ellipse(box, fill=fill)

    def polygon(self, points: list[tuple[float, float]], fill: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=fill)

    def path(self, points: Sequence[tuple[float, float]], thickness: float, fill: Colour) -> None:
        """Draw a line through these points."""
        large = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(large, fill=fill, width=round(thickness * SCALE), joint="curve")

    def stroke(self, x: float, y: float, length: float, thickness: float, fill: Colour, *, turn: float = 0.0) -> None:
        """Draw a straight bar centred on a point and turned clockwise by `turn` eighths of a circle."""
        along, across = length / 2, thickness / 2
        c, s = cos(turn * pi / 4), sin(turn * pi / 4)
        corners = [(-along, -across), (along, -across), (along, across), (-along, across)]
        self.polygon([(x + a * c - b * s, y + a * s + b * c) for a, b in corners], fill)

    def glyph(self, text: str, x: float, y: float, size: float, fill: Colour) -> None:
        """Write bold text centred on a point, vertically by the height of its digits."""
        large = font(BOLD, round(size * SCALE))
        self._draw.text((x * SCALE, y * SCALE + large.getbbox("0", anchor="ls")[1] / -2), text, fill, large, "ms")


def sprite(theme: Theme, width: int, height: int, ground: Colour, paint: Callable[[Brush], None]) -> Sprite:
    """The drawing of `paint` on this ground, reduced to its size and to the palette of the theme."""
    brush = Brush(width, height, ground)
    paint(brush)
    pixels, indices = brush.image.reduce(SCALE).tobytes(), _Indices(theme)
    colours = zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True)
    return Image.frombytes("L", (width, height), bytes(map(indices.__getitem__, colours)))


class _Indices(dict[Colour, int]):
    """By colour, the index of the most similar one in the palette of a theme: found once a sprite."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def __missing__(self, colour: Colour) -> int:
        return self.setdefault(colour, nearest(self._theme, colour))


@lru_cache(maxsize=512)
def panel(
    theme: Theme, width: int, height: int, *, radius: float, fill: Colour, edge: Colour | None = None, rim: float = 0.0
) -> Sprite:
    """A rectangle with round corners and, unless `edge` is None, a border of that colour, `rim` pixels wide."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, width, height, radius=radius, fill=edge or fill)
        if edge:
            brush.rounded(rim, rim, width - rim, height - rim, radius=radius - rim, fill=fill)

    return sprite(theme, width, height, theme.page, paint)


@dataclass(frozen=True, slots=True, eq=False)
class TextStyle:
    """The style of a line of text: size in pixels, colour of the text and of the ground below it."""

    size: int
    ink: Colour
    ground: Colour
    bold: bool = False

    @property
    def face(self) -> str:
        """The file name of the font."""
        return BOLD if self.bold else MEDIUM

    def length(self, text: str) -> float:
        """The width of a text in pixels."""
        return font(self.face, self.size).getlength(text)


@lru_cache(maxsize=256)
def _inked(theme: Theme, ink: Colour, ground: Colour) -> bytes:
    return bytes(nearest(theme, mix(ground, ink, cover / 255)) for cover in range(256))


@lru_cache(maxsize=4096)
def _lettering(theme: Theme, text: str, face: str, size: int, colours: tuple[Colour, Colour]) -> Sprite:
    letters = font(face, size)
    ascent, descent = letters.getmetrics()
    width, height = round(letters.getlength(text) + 3) // 2 * 2, ascent + descent
    cover = Image.new("L", (width, height), 0)
    ImageDraw.Draw(cover).text((0, 0), text, 255, letters)
    return Image.frombytes("L", cover.size, cover.tobytes().translate(_inked(theme, *colours)))


class Canvas:
    """A picture being drawn; each pixel is an index into the palette of its theme.

    Left and right edges are rounded to even columns.
    """

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.image = Image.new("L", (width, height), nearest(theme, theme.page))

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite with its top left corner at this point."""
        self.image.paste(sprite, (even(x), round(y)))

    def fill(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle; the right and bottom edges lie outside it."""
        self.image.paste(nearest(self.theme, colour), (even(left), round(top), even(right), round(bottom)))

    def text(self, text: str, x: float, y: float, style: TextStyle, *, anchor: str = "l") -> int:
        """Write one line where `inline` puts it; returns its width in pixels."""
        line = _lettering(self.theme, text, style.face, style.size, (style.ink, style.ground))
        return self.inline(line, x, y, anchor=anchor)

    def inline(self, sprite: Sprite, x: float, y: float, *, anchor: str = "l") -> int:
        """Put a sprite into a line, with its middle at `y`; it starts at, is centred on or ends at `x` (`l`, `m`, `r`).

        Returns its width in pixels.
        """
        left = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * sprite.width
        self.paste(sprite, left, y - sprite.height / 2)
        return sprite.width


def even(x: float) -> int:
    """Round to a whole number, then down to an even one."""
    return round(x) // 2 * 2
