"""Rows of tiles on a panel: a sorted hand, the old stock, tiles set aside."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain

from core.rummy.view import Tile, View
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.rummy.look import Look
from render.rummy.melds import MARGIN, PAD, WIDTH, tile_panel
from render.rummy.signs import old_stock_sign
from render.rummy.tiles import height, tile

APART = 12
"""The space between two groups."""
LOOSE = 36
"""The width of tiles in the old stock, and in hands after the end."""
SIGN = 40
"""The width of the sign beside the old stock."""


@dataclass(frozen=True, slots=True)
class TileRows:
    """Tiles of this size below `top`; `side` is the room on the left for a sign or a name.

    There is space between the groups of tiles; a group that fits into a line is not split.
    """

    groups: tuple[tuple[Tile, ...], ...]
    size: int
    top: int
    side: int = 0

    @property
    def line(self) -> int:
        """The height of a line."""
        return height(self.size)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, in order."""
        return tuple(chain.from_iterable(self.groups))

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The top left corner of each tile."""
        start, end, found = MARGIN + PAD + self.side, WIDTH - MARGIN - PAD, []
        left, top = start, self.top + PAD
        for group in self.groups:
            long = len(group) * self.size
            if left + long > end and start + long <= end and left > start:
                left, top = start, top + self.line
            for _ in group:
                if left + self.size > end:
                    left, top = start, top + self.line
                found.append((left, top))
                left += self.size
            left += APART * bool(group)
        return tuple(found)

    @property
    def height(self) -> int:
        """The height of the panel; without tiles it is one line high."""
        last = max((y for _, y in self.places), default=self.top + PAD)
        return last + self.line + PAD - self.top

    @property
    def bottom(self) -> int:
        """The lower end of the panel."""
        return self.top + self.height

    def area(self, size: PictureSize, at: int, text: str, again: str = "", tile: int = 0) -> Area:
        """The area of a tile in a picture of this size."""
        return size.area(*self.places[at], self.size, self.line, text, again, tile)


def draw_tile_rows(canvas: Canvas, look: Look, rows: TileRows, *, lit: Collection[int] = (), frame: str = "") -> None:
    """Draw rows of tiles; those whose index is in `lit` are highlighted."""
    canvas.paste(tile_panel(look, WIDTH - 2 * MARGIN, rows.height, frame), MARGIN, rows.top)
    for at, (face, place) in enumerate(zip(rows.tiles, rows.places, strict=True)):
        canvas.paste(tile(look, rows.size, face, lit=at in lit), *place)


def old_stock(view: View, top: int) -> TileRows:
    """The old stock below `top`, the newest tile last."""
    return TileRows((view.old,), LOOSE, top, side=SIGN)


def draw_old_stock(canvas: Canvas, look: Look, view: View, old: TileRows) -> None:
    """Draw the old stock; the newest tile is highlighted if the last turn discarded it."""
    newest = view.last is not None and bool(view.old) and view.last.discarded == view.old[-1]
    draw_tile_rows(canvas, look, old, lit={len(view.old) - 1} if newest else ())
    sign = old_stock_sign(look, 30)
    canvas.paste(sign, MARGIN + PAD + 4, old.top + PAD + (old.line - sign.height) / 2)


def old_stock_areas(view: View, old: TileRows, size: PictureSize) -> Iterator[Area]:
    """Yield the tiles of the old stock while one of them can be drawn."""
    if not view.drawn and not view.ending:
        for at, face in enumerate(view.old):
            yield old.area(size, at, f" draw {face} ")
