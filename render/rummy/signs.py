"""The icons of Rummy: warning, old stock, lock, claim."""

from functools import lru_cache

from render.canvas import Brush, Sprite, sprite
from render.rummy.look import Look
from render.theme import Colour


@lru_cache(maxsize=16)
def warning(look: Look, size: int) -> Sprite:
    """An exclamation mark on a disc: this must be changed before the turn ends."""

    def paint(brush: Brush) -> None:
        middle = size / 2
        brush.disc(middle, middle, middle, look.accent)
        brush.glyph("!", middle, middle, size * 0.8, look.well)

    return sprite(look, size, size, look.well, paint)


@lru_cache(maxsize=16)
def old_stock_sign(look: Look, size: int) -> Sprite:
    """The sign of the old stock: an arrow that points down to a tile."""

    def paint(brush: Brush) -> None:
        brush.rounded(size * 0.43, size * 0.04, size * 0.57, size * 0.34, radius=1, fill=look.muted)
        points = [(size * 0.26, size * 0.3), (size * 0.74, size * 0.3), (size * 0.5, size * 0.56)]
        brush.polygon(points, look.muted)
        brush.rounded(size * 0.1, size * 0.64, size * 0.9, size * 0.94, radius=size * 0.08, fill=look.muted)
        brush.rounded(size * 0.19, size * 0.73, size * 0.81, size * 0.85, radius=size * 0.03, fill=look.face)

    return sprite(look, size, size, look.well, paint)


@lru_cache(maxsize=16)
def lock(look: Look, size: int, ground: Colour) -> Sprite:
    """A padlock: this player has not opened yet."""

    def paint(brush: Brush) -> None:
        brush.rounded(size * 0.22, size * 0.05, size * 0.78, size * 0.8, radius=size * 0.28, fill=look.muted)
        brush.rounded(size * 0.36, size * 0.19, size * 0.64, size * 0.8, radius=size * 0.14, fill=ground)
        brush.rounded(size * 0.1, size * 0.42, size * 0.9, size * 0.95, radius=size * 0.1, fill=look.muted)

    return sprite(look, size, size, ground, paint)


@lru_cache(maxsize=16)
def claim(look: Look, size: int, ground: Colour) -> Sprite:
    """The sign of claims: four tiles in a frame."""

    def paint(brush: Brush) -> None:
        rim, half = size * 0.11, size * 0.11
        brush.rounded(0, 0, size, size, radius=size * 0.2, fill=look.ink)
        brush.rounded(rim, rim, size - rim, size - rim, radius=size * 0.12, fill=ground)
        for x in (size * 0.34, size * 0.66):
            for y in (size * 0.34, size * 0.66):
                brush.rounded(x - half, y - half, x + half, y + half, radius=1, fill=look.ink)

    return sprite(look, size, size, ground, paint)
