"""The hand of Skeleton, for its owner only."""

from core.grid import EMPTY
from core.private_side import private_side
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.encode import png
from render.theme import Theme, wooden
from render.tiles import tile
from tests.new_game.skeleton.core.view import View

SLOTS, SIZE, EDGE, LEDGE = 3, 100, 20, 8


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The hand of the viewing seat as PNG, with its empty places; raises ValueError for a public view."""
    hand, theme = private_side(view).hand, wooden(theme)
    size = _size(hand)
    canvas = Canvas(theme, size.width, size.height)
    for slot, digit in enumerate(hand.ljust(SLOTS, EMPTY)):
        canvas.paste(tile(theme, SIZE, digit), EDGE + slot * SIZE, EDGE)
    canvas.fill(0, EDGE + SIZE, size.width, EDGE + SIZE + LEDGE, theme.accent)
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """The tiles of that picture: a tap lays one; raises ValueError for a public view."""
    hand = private_side(view).hand
    size = _size(hand)
    return tuple(size.area(EDGE + slot * SIZE, EDGE, SIZE, SIZE, f" {digit} ") for slot, digit in enumerate(hand))


def _size(hand: str) -> PictureSize:
    return PictureSize(max(SLOTS, len(hand)) * SIZE + 2 * EDGE, SIZE + 2 * EDGE)
