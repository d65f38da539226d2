"""A rack of Summy, for its owner alone."""

from functools import lru_cache

from core.grid import EMPTY
from core.summy.view import Own, View
from render.areas import Area, Sheet
from render.canvas import Brush, Canvas, Sprite, sprite
from render.encode import png
from render.theme import Theme, wooden
from render.tiles import tile

SLOTS = 8
SIZE = 80
SIDE, ABOVE, LEDGE, BELOW = 20, 16, 22, 14


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The PNG of the viewing seat's rack with its empty slots; a public view has none, which is a ValueError."""
    if view.private is None:
        raise ValueError("a public view has no rack")
    tiles, theme, sheet = view.private.rack, wooden(theme), _sheet(view.private)
    canvas = Canvas(theme, sheet.width, sheet.height)
    for slot in range(_slots(view.private)):
        face = tiles[slot] if slot < len(tiles) else EMPTY
        canvas.paste(tile(theme, SIZE, face), SIDE + slot * SIZE, ABOVE)
    canvas.paste(_ledge(theme, canvas.width), 0, ABOVE + SIZE)
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """The tiles on the rack."""
    if view.private is None:
        raise ValueError("a public view has no rack")
    sheet = _sheet(view.private)
    return tuple(sheet.area(SIDE + slot * SIZE, ABOVE, SIZE, SIZE, face) for slot, face in enumerate(view.private.rack))


def _slots(own: Own) -> int:
    return max(SLOTS, len(own.rack))


def _sheet(own: Own) -> Sheet:
    return Sheet(_slots(own) * SIZE + 2 * SIDE, ABOVE + SIZE + LEDGE + BELOW)


@lru_cache(maxsize=32)
def _ledge(theme: Theme, width: int) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.rounded(6, 0, width - 6, LEDGE, radius=8, fill=theme.accent)
        brush.rounded(6, 0, width - 6, LEDGE - 6, radius=8, fill=theme.lit)

    return sprite(theme, width, LEDGE, theme.page, paint)
