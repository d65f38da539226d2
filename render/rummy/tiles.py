"""The tiles of Rummy: a number above the mark of its colour, or the star of a joker."""

from functools import lru_cache
from math import cos, pi, sin

from core.rummy.tiles import COLOURS, colour, is_joker, number, value
from core.rummy.view import Piece
from render.canvas import Brush, Sprite, sprite
from render.rummy.look import Look
from render.theme import Colour

LETTERED = 50
"""The least width of a tile whose mark has the letter of its colour."""


def height(width: int) -> int:
    """The height of a tile of this width."""
    return width * 13 // 20 * 2


@lru_cache(maxsize=2048)
def tile(look: Look, width: int, piece: Piece, *, lit: bool = False, missing: str = "") -> Sprite:
    """A tile of a hand or a meld, with a ring if it is `lit`.

    A joker shows what it stands for: in a run the tile, in a group the marks of the colours that are `missing`.
    """
    high = height(width)

    def paint(brush: Brush) -> None:
        """Draw the tile: a number with its colour, or the star of a joker with what it stands for."""
        left, top, right, low = _body(brush, look, width, high, lit=lit)
        middle, wide, tall = (left + right) / 2, right - left, low - top
        if not is_joker(piece):
            ink = look.inks[colour(piece)]
            brush.glyph(str(number(piece)), middle, top + tall * 0.34, tall * 0.49, ink)
            _sign(brush, look, colour(piece), (middle, top + tall * 0.78), wide, lettered=width >= LETTERED)
        elif value(piece):
            _star(brush, middle, top + tall * 0.34, wide * 0.36, look.black)
            _small(brush, look, value(piece), (middle, top + tall * 0.8), wide)
        elif missing:
            _star(brush, middle, top + tall * 0.38, wide * 0.4, look.black)
            for at, one in enumerate(missing):
                x = middle + (at - (len(missing) - 1) / 2) * wide * 0.32
                mark(brush, one, x, top + tall * 0.83, wide * 0.12, look.inks[one])
        else:
            _star(brush, middle, (top + low) / 2, wide * 0.43, look.black)

    return sprite(look, width, high, look.well, paint)


def _body(brush: Brush, look: Look, width: int, high: int, *, lit: bool) -> tuple[float, float, float, float]:
    """Draw an empty tile; return the left, top, right and bottom of its face.

    A gap separates the ring of a lit tile from the tile, so that the ring is visible without its colour, too.
    """
    gap, depth, radius = max(1, round(width / 40)), round(high * 0.035), width * 0.14
    if lit:
        ring, strip = round(width * 0.06), max(1, round(width * 0.03))
        brush.rounded(0, 0, width, high, radius=radius + 1, fill=look.accent)
        brush.rounded(ring, ring, width - ring, high - ring, radius=radius - ring / 2, fill=look.well)
        gap, depth = ring + strip, depth // 2
    brush.rounded(gap, gap, width - gap, high - gap, radius=radius, fill=look.edge)
    brush.rounded(gap, gap, width - gap, high - gap - depth, radius=radius, fill=look.face)
    return gap, gap, width - gap, high - gap - depth


def _sign(brush: Brush, look: Look, letter: str, at: tuple[float, float], wide: float, *, lettered: bool) -> None:
    """Draw the mark of a colour, with its letter if there is room."""
    radius = wide * (0.25 if lettered else 0.19)
    mark(brush, letter, *at, radius, look.inks[letter])
    if lettered:
        lower = radius * (0.2 if letter == "Y" else 0)
        brush.glyph(letter, at[0], at[1] + lower, radius * (0.92 if letter in "YR" else 1.2), look.face)


def _small(brush: Brush, look: Look, tile: str, at: tuple[float, float], wide: float) -> None:
    """Draw number and mark of the tile for which a joker stands, side by side."""
    ink, size, radius = look.inks[colour(tile)], wide * 0.4, wide * 0.13
    text = str(number(tile))
    room = size * 0.66 * len(text) + 2 * radius + wide * 0.05
    brush.glyph(text, at[0] - room / 2 + size * 0.33 * len(text), at[1], size, ink)
    mark(brush, colour(tile), at[0] + room / 2 - radius, at[1], radius, ink)


def mark(brush: Brush, letter: str, x: float, y: float, radius: float, fill: Colour) -> None:
    """Draw the mark of a colour: a diamond for red, a disc for blue, a triangle for yellow, a square for black."""
    if letter == "R":
        reach = radius * 1.2
        brush.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], fill)
    elif letter == "B":
        brush.disc(x, y, radius, fill)
    elif letter == "Y":
        brush.polygon([(x, y - radius * 1.1), (x + radius * 1.2, y + radius), (x - radius * 1.2, y + radius)], fill)
    else:
        side = radius * 0.88
        brush.rounded(x - side, y - side, x + side, y + side, radius=radius * 0.1, fill=fill)


def _star(brush: Brush, x: float, y: float, radius: float, fill: Colour) -> None:
    points = []
    for at in range(10):
        reach, turn = radius * (1 if at % 2 == 0 else 0.45), at * pi / 5
        points.append((x + reach * sin(turn), y - reach * cos(turn)))
    brush.polygon(points, fill)


def missing_colours(pieces: tuple[Piece, ...]) -> str:
    """The letters of the colours that a group does not have."""
    here = {colour(piece) for piece in pieces if not is_joker(piece)}
    return "".join(one for one in COLOURS if one not in here)
