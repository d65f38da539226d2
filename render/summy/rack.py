"""A rack of Summy, for its owner alone."""

from core.summy.view import BLOCKER, View
from render.canvas import Canvas
from render.encode import png
from render.theme import Theme
from render.tiles import tile_set

SLOTS = 8
SIZE = 80
EDGE = 20


def rack(view: View, theme: Theme) -> bytes:
    """The PNG of the viewing seat's rack with its empty slots; a public view has none, which is a ValueError."""
    if view.private is None:
        raise ValueError("a public view has no rack")
    tiles = view.private.rack
    slots = max(SLOTS, len(tiles))
    canvas = Canvas(theme, slots * SIZE + 2 * EDGE, SIZE + 2 * EDGE)
    sprites = tile_set(theme, SIZE, theme.page, BLOCKER)
    for slot in range(slots):
        look = sprites.plain[tiles[slot]] if slot < len(tiles) else sprites.well
        canvas.image.paste(look, (EDGE + slot * SIZE, EDGE))
    return png(canvas.image, theme)
