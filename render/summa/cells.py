"""Cells and dice of Summa Summarum: annulled symbols, symbols written by the timer, used dice, wrong cells."""

from functools import lru_cache

from core.grid import EMPTY
from render.canvas import Brush, Canvas, Sprite, sprite
from render.icons import icon
from render.theme import Theme
from render.tiles import paint_tile, tile_gap


@lru_cache(maxsize=512)
def annulled(theme: Theme, size: int, face: str, *, down: bool) -> Sprite:
    """A symbol that is in no stretch: grey like a black cell and crossed out, but readable.

    The line falls if the symbol was annulled in the columns (`down`), and rises if it was annulled in the rows.
    """

    def paint(brush: Brush) -> None:
        gap = tile_gap(size)
        brush.rounded(gap, gap, size - gap, size - gap, radius=size * 0.12, fill=theme.block)
        brush.stroke(size / 2, size / 2, size * 1.1, size * 0.08, theme.muted, turn=1 if down else 3)
        brush.glyph(face, size / 2, size / 2, size * 0.56, theme.ink)

    return sprite(theme, size, size, theme.page, paint)


@lru_cache(maxsize=128)
def timed(theme: Theme, size: int, face: str) -> Sprite:
    """A symbol that the timer has just written, with a timer in the corner."""

    def paint(brush: Brush) -> None:
        gap, ring = tile_gap(size), round(size * 0.1)
        brush.rounded(gap, gap, size - gap, size - gap, radius=size * 0.15, fill=theme.accent)
        brush.rounded(ring, ring, size - ring, size - ring, radius=size * 0.1, fill=theme.lit)
        brush.glyph(face, size * 0.4, size * 0.57, size * 0.56, theme.ink)

    canvas, timer = Canvas(theme, size, size), icon(theme, "timer", round(size * 0.15) * 2, theme.lit)
    canvas.paste(sprite(theme, size, size, theme.page, paint), 0, 0)
    canvas.paste(timer, size * 0.87 - timer.width, size * 0.13)
    return canvas.image


@lru_cache(maxsize=128)
def spent(theme: Theme, size: int, face: str) -> Sprite:
    """A die whose symbol is written already: flat and pale."""

    def paint(brush: Brush) -> None:
        gap, rim = tile_gap(size), max(2, round(size / 24))
        brush.rounded(gap, gap, size - gap, size - gap, radius=size * 0.15, fill=theme.edge)
        brush.rounded(gap + rim, gap + rim, size - gap - rim, size - gap - rim, radius=size * 0.12, fill=theme.page)
        brush.glyph(face, size / 2, size / 2, size * 0.5, theme.muted)

    return sprite(theme, size, size, theme.page, paint)


@lru_cache(maxsize=128)
def wrong(theme: Theme, size: int, face: str) -> Sprite:
    """A cell that is wrong in a refused move, with a ring and a cross."""

    def paint(brush: Brush) -> None:
        """Draw the ring around the cell or its symbol, and the cross in its corner."""
        gap, ring = tile_gap(size), round(size * 0.09)
        if face == EMPTY:
            brush.rounded(gap, gap, size - gap, size - gap, radius=size * 0.15, fill=theme.accent)
            brush.rounded(ring, ring, size - ring, size - ring, radius=size * 0.1, fill=theme.well)
        else:
            paint_tile(brush, theme, size, face, lit=True)
        x, y, reach = size * 0.8, size * 0.2, size * 0.18
        brush.disc(x, y, reach, theme.accent)
        for turn in (1, 3):
            brush.stroke(x, y, reach * 1.25, size * 0.055, theme.page, turn=turn)

    return sprite(theme, size, size, theme.page, paint)
