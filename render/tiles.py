"""The cells of boards: empty ones, blockers, and tiles with a digit or a sign, plain or highlighted."""

from functools import lru_cache

from core.grid import EMPTY
from render.canvas import Brush, Sprite, sprite
from render.theme import Colour, Theme

SIGNS = "+-x:="
BLOCKER = "#"


@lru_cache(maxsize=1024)
def tile(theme: Theme, size: int, face: str, *, lit: bool = False) -> Sprite:
    """A cell of this size: the tile with this face, EMPTY or a BLOCKER; `lit` marks the last move."""
    return sprite(theme, size, size, theme.page, lambda brush: paint_tile(brush, theme, size, face, lit=lit))


def paint_tile(brush: Brush, theme: Theme, size: int, face: str, *, lit: bool) -> None:
    """Paint the cell that `tile` returns, for a sprite that shows more than the cell."""
    if face == EMPTY:
        _well(brush, theme, size)
    elif face == BLOCKER:
        _blocker(brush, theme, size, lit=lit)
    else:
        _tile(brush, theme, size, face, lit=lit)


def tile_gap(size: int) -> int:
    """Half the distance between two tiles, in whole pixels, so that straight edges are sharp."""
    return max(1, round(size / 40))


def _well(brush: Brush, theme: Theme, size: int) -> None:
    gap = tile_gap(size)
    brush.rounded(gap, gap, size - gap, size - gap, radius=size * 0.12, fill=theme.well)


def _tile(brush: Brush, theme: Theme, size: int, face: str, *, lit: bool) -> None:
    gap, depth, radius = tile_gap(size), round(size * 0.06), size * 0.15
    ground = theme.sign_face if face in SIGNS else theme.face
    brush.rounded(gap, gap, size - gap, size - gap, radius=radius, fill=theme.accent if lit else theme.edge)
    if lit:
        ring = round(size * 0.075)
        inner = gap + ring
        brush.rounded(inner, inner, size - inner, size - inner, radius=radius - ring / 2, fill=theme.lit)
        middle = size / 2
    else:
        brush.rounded(gap, gap, size - gap, size - gap - depth, radius=radius, fill=ground)
        middle = (size - depth) / 2
    if face in SIGNS:
        _sign(brush, face, middle, size, theme.sign_ink)
    else:
        brush.glyph(face, size / 2, middle, size * (0.7 if size >= 36 else 0.76), theme.ink)


def _sign(brush: Brush, face: str, y: float, size: int, ink: Colour) -> None:
    """Draw a sign from bars and dots, so that all signs are equally heavy, centred and easy to tell apart."""
    # Whole pixels, even for an even size and odd for an odd one: bars are then sharp and exactly centred.
    heavy = _same_parity(size, size * 0.115)
    reach, middle = _same_parity(size, size * 0.5) / 2, int(y) + size % 2 / 2
    if face == ":":
        for offset in (-0.15, 0.15):
            brush.disc(size / 2, y + offset * size, size * 0.088, ink)
    elif face == "=":
        for offset in (-heavy, heavy):
            _bar(brush, size / 2, middle + offset, (reach, heavy / 2), ink)
    elif face == "x":
        for turn in (1, 3):
            brush.stroke(size / 2, y, reach * 2.1, size * 0.115, ink, turn=turn)
    else:
        _bar(brush, size / 2, middle, (reach, heavy / 2), ink)
        if face == "+":
            _bar(brush, size / 2, middle, (heavy / 2, reach), ink)


def _same_parity(size: int, length: float) -> int:
    whole = round(length)
    return whole if whole % 2 == size % 2 else whole + 1


def _bar(brush: Brush, x: float, y: float, half: tuple[float, float], ink: Colour) -> None:
    brush.rounded(x - half[0], y - half[1], x + half[0], y + half[1], radius=min(half) / 3, fill=ink)


def _blocker(brush: Brush, theme: Theme, size: int, *, lit: bool) -> None:
    """Draw a blocked cell, hatched, so that colour is not needed to tell it from a tile."""
    gap, radius = tile_gap(size), size * 0.12
    inner, step = size * 0.12, size * 0.22
    brush.rounded(gap, gap, size - gap, size - gap, radius=radius, fill=theme.accent if lit else theme.block)
    if lit:
        ring = gap + round(size * 0.05)
        brush.rounded(ring, ring, size - ring, size - ring, radius=radius, fill=theme.block)
    for offset in (-2, -1, 0, 1, 2):
        shift = offset * step
        low, high = max(inner, inner + shift), min(size - inner, size - inner + shift)
        x, y = (low + high) / 2, size - (low + high) / 2 + shift
        brush.stroke(x, y, (high - low) * 2**0.5, size * 0.05, theme.muted, turn=3)
