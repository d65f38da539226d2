"""The rack of Summy, for its owner only."""

from functools import lru_cache

from core.grid import EMPTY
from core.private_side import private_side
from core.summy.view import Own, View
from render.areas import Area, PictureSize
from render.canvas import Brush, Canvas, Sprite, sprite
from render.encode import png
from render.theme import Theme, wooden
from render.tiles import tile

SLOTS = 8
SIZE = 80
SIDE, ABOVE, LEDGE, BELOW = 20, 16, 22, 14


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The rack of the viewing seat as PNG, with its empty slots; raises ValueError for a public view."""
    own, theme = private_side(view), wooden(theme)
    size = _size(own)
    canvas = Canvas(theme, size.width, size.height)
    for slot, face in enumerate(own.rack.ljust(SLOTS, EMPTY)):
        canvas.paste(tile(theme, SIZE, face), SIDE + slot * SIZE, ABOVE)
    canvas.paste(_ledge(theme, canvas.width), 0, ABOVE + SIZE)
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """The tiles of that picture, each of which may also begin an exchange; raises ValueError for a public view."""
    own = private_side(view)
    size = _size(own)
    return tuple(
        size.area(SIDE + slot * SIZE, ABOVE, SIZE, SIZE, face, f" exchange {face} ")
        for slot, face in enumerate(own.rack)
    )


def _size(own: Own) -> PictureSize:
    return PictureSize(max(SLOTS, len(own.rack)) * SIZE + 2 * SIDE, ABOVE + SIZE + LEDGE + BELOW)


@lru_cache(maxsize=32)
def _ledge(theme: Theme, width: int) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.rounded(6, 0, width - 6, LEDGE, radius=8, fill=theme.accent)
        brush.rounded(6, 0, width - 6, LEDGE - 6, radius=8, fill=theme.lit)

    return sprite(theme, width, LEDGE, theme.page, paint)
