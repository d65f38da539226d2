"""Sprites and the sheet they are laid on: images of palette indices, drawn large once and pasted from then on."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from render.theme import Colour, Theme, mix, nearest

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


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A small picture, two pixels a byte; its width is even."""

    packed: Image.Image

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.packed.width * 2

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.packed.height


def pack(indices: bytes, width: int, height: int) -> Sprite:
    """The sprite of so many palette indices."""
    high = int.from_bytes(indices[0::2].translate(_HIGH), "big")
    low = int.from_bytes(indices[1::2], "big")
    return Sprite(Image.frombytes("L", (width // 2, height), (high | low).to_bytes(width * height // 2, "big")))


_HIGH: Final = bytes(index << 4 & 0xFF for index in range(256))


def sprite(theme: Theme, width: int, height: int, ground: Colour, paint: Callable[[Brush], None]) -> Sprite:
    """What `paint` draws, reduced to its size and to the colours of the theme."""
    brush = Brush(width, height, ground)
    paint(brush)
    pixels = brush.image.reduce(SCALE).tobytes()
    colours = list(zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True))
    indices = {colour: nearest(theme, colour) for colour in set(colours)}
    return pack(bytes(map(indices.__getitem__, colours)), width, height)


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
    return pack(cover.tobytes().translate(_inked(theme, *colours)), width, height)


class Canvas:
    """The sheet of one picture; two pixels a byte, each an index into the palette of its theme.

    Its first column is the filter byte of every PNG row (always 0: not filtered), so that its bytes are ready to be
    packed. Everything is pasted at even columns.
    """

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.image = Image.new("L", (1 + width // 2, height), nearest(theme, theme.page) * 0x11)
        self.image.paste(0, (0, 0, 1, height))

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its top left corner here, or one pixel to the left."""
        packed, left, top = sprite.packed, 1 + round(x) // 2, round(y)
        # what Image.paste comes to for two images of one mode, at a fifth of its price: a board has some 80 sprites
        self.image.im.paste(packed.im, (left, top, left + packed.width, top + packed.height))

    def fill(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle between even columns."""
        box = (1 + round(left) // 2, round(top), 1 + round(right) // 2, round(bottom))
        self.image.paste(nearest(self.theme, colour) * 0x11, box)

    def text(self, text: str, x: float, y: float, style: Type, *, anchor: str = "l") -> int:
        """Write one line with its middle at `y`, from, about or up to `x` (`l`, `m`, `r`); returns its width."""
        line = _lettering(self.theme, text, style.face, style.size, (style.ink, style.ground))
        left = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * line.width
        self.paste(line, left, y - line.height / 2)
        return line.width

    def sprite(self) -> Sprite:
        """What was drawn, to be laid on other canvases."""
        return Sprite(self.image.crop((1, 0, *self.image.size)))
