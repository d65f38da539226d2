"""The cards of Kakuro: yellow addends, red heads, and marks for what a move did to them."""

from dataclasses import dataclass
from functools import lru_cache

from core.grid import EMPTY
from render.canvas import Brush, Sprite, sprite
from render.kakuro.look import Look


@dataclass(frozen=True, slots=True)
class Face:
    """The content of a cell: a digit or EMPTY, the side that is up, and what a move did there.

    A card that was `laid` has a closed ring, one that was `turned` over a broken ring. A cell that is `wrong` in a
    refused move has a ring in the colour of ink and a cross.
    """

    digit: str = EMPTY
    red: bool = False
    laid: bool = False
    turned: bool = False
    wrong: bool = False


@lru_cache(maxsize=1024)
def card(look: Look, size: int, face: Face) -> Sprite:
    """A cell of this size."""

    def paint(brush: Brush) -> None:
        """Draw the card or the empty cell, in a ring and crossed where it is marked."""
        margin = _margin(size)
        if face.laid or face.turned or face.wrong:
            margin = _ring(brush, look, size, face)
        if face.digit == EMPTY:
            brush.rounded(margin, margin, size - margin, size - margin, radius=size * 0.12, fill=look.theme.well)
        else:
            _side(brush, look, size, margin, face)
        if face.wrong:
            _cross(brush, look, size)

    return sprite(look.theme, size, size, look.theme.page, paint)


def _margin(size: int) -> int:
    """Half the space between two cards."""
    return round(size / 17)


@lru_cache(maxsize=256)
def total(look: Look, size: int, points: int) -> Sprite:
    """The label with the sum of a kakuro, for cells of this size."""
    text = str(points)
    wide, high, rim = size // 8 * (2 + 2 * len(text)), size * 7 // 16, size / 32

    def paint(brush: Brush) -> None:
        brush.rounded(rim, rim, wide - rim, high - rim, radius=size * 0.09, fill=look.frame)
        brush.glyph(text, wide / 2, high / 2, size * 0.36, look.theme.page)

    return sprite(look.theme, wide, high, look.theme.page, paint)


def _ring(brush: Brush, look: Look, size: int, face: Face) -> int:
    """Draw a ring, and inside it a gap in the colour of the page; return the margin that is left to the card."""
    page, outer = look.theme.page, _margin(size)
    inner = outer + round(size * 0.075)
    colour = look.theme.ink if face.wrong else look.theme.accent
    brush.rounded(outer, outer, size - outer, size - outer, radius=size * 0.17, fill=colour)
    brush.rounded(inner, inner, size - inner, size - inner, radius=size * 0.12, fill=page)
    if face.turned:
        low, high = size * 0.34, size * 0.66
        brush.rounded(low, 0, high, size, radius=0, fill=page)
        brush.rounded(0, low, size, high, radius=0, fill=page)
    return inner + round(size * 0.03)


def _side(brush: Brush, look: Look, size: int, margin: int, face: Face) -> None:
    """Draw a side of a card; a red one has arrows to the right and downwards, where its addends are."""
    wide = size - 2 * margin
    ground, ink = (look.red, look.red_ink) if face.red else (look.yellow, look.yellow_ink)
    brush.rounded(margin, margin, size - margin, size - margin, radius=wide * 0.14, fill=ground)
    middle = size / 2
    if face.red:
        half, tip = wide * 0.11, size - margin - wide * 0.05
        brush.polygon([(tip - half, middle - half), (tip, middle), (tip - half, middle + half)], ink)
        brush.polygon([(middle - half, tip - half), (middle, tip), (middle + half, tip - half)], ink)
        middle -= wide * 0.04
    brush.glyph(face.digit, middle, middle, wide * (0.68 if margin == _margin(size) else 0.74), ink)


def _cross(brush: Brush, look: Look, size: int) -> None:
    """Draw a cross in the top right corner."""
    x, y, radius = size * 0.79, size * 0.21, size * 0.2
    brush.disc(x, y, radius, look.theme.page)
    brush.disc(x, y, radius * 0.86, look.theme.ink)
    for turn in (1, 3):
        brush.stroke(x, y, radius * 1.15, radius * 0.32, look.theme.page, turn=turn)
