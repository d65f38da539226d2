"""Loose tiles in lines on a panel: a hand in one of its orders, the old stock, what is set aside."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain

from core.rummy.view import Tile, View
from render.areas import Area, Sheet
from render.canvas import Canvas
from render.rummy.look import Look
from render.rummy.melds import MARGIN, PAD, WIDTH, panel
from render.rummy.signs import laid
from render.rummy.tiles import height, tile

APART = 12
"""The space between the parts of a heap."""
LOOSE = 36
"""The width of tiles that are in nobody's way: those of the old stock, and of hands in the end."""
SIGN = 40
"""The room for the sign of the old stock."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Tiles of this size below `top`; `side` is left free for a sign or a name.

    It comes in parts with some space between them, which stay in one line where they can.
    """

    parts: tuple[tuple[Tile, ...], ...]
    size: int
    top: int
    side: int = 0

    @property
    def line(self) -> int:
        """The height of a line."""
        return height(self.size)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All of its tiles, in order."""
        return tuple(chain.from_iterable(self.parts))

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where each tile begins."""
        return tuple(self._places())

    @property
    def height(self) -> int:
        """Of the panel; an empty one has a line as well."""
        last = max((y for _, y in self.places), default=self.top + PAD)
        return last + self.line + PAD - self.top

    @property
    def bottom(self) -> int:
        """Where the panel ends."""
        return self.top + self.height

    def area(self, sheet: Sheet, at: int, text: str, again: str = "") -> Area:
        """The area of a tile."""
        return sheet.area(*self.places[at], self.size, self.line, text, again)

    def _places(self) -> Iterator[tuple[int, int]]:
        start = MARGIN + PAD + self.side
        end = WIDTH - MARGIN - PAD
        left, top = start, self.top + PAD
        for part in self.parts:
            long = len(part) * self.size
            if left + long > end and start + long <= end and left > start:
                left, top = start, top + self.line
            for _ in part:
                if left + self.size > end:
                    left, top = start, top + self.line
                yield left, top
                left += self.size
            left += APART * bool(part)


def draw_heap(canvas: Canvas, look: Look, heap: Heap, *, lit: Collection[int] = (), frame: str = "") -> None:
    """Draw a heap; the tiles at the places in `lit` are ringed."""
    canvas.paste(panel(look, WIDTH - 2 * MARGIN, heap.height, frame), MARGIN, heap.top)
    for at, (face, place) in enumerate(zip(heap.tiles, heap.places, strict=True)):
        canvas.paste(tile(look, heap.size, face, lit=at in lit), *place)


def old_stock(view: View, top: int) -> Heap:
    """The old stock below `top`, the newest tile last."""
    return Heap((view.old,), LOOSE, top, side=SIGN)


def draw_old_stock(canvas: Canvas, look: Look, view: View, old: Heap) -> None:
    """Draw the old stock; its newest tile is ringed as long as it is the last turn's."""
    newest = view.last is not None and bool(view.old) and view.last.discarded == view.old[-1]
    draw_heap(canvas, look, old, lit={len(view.old) - 1} if newest else ())
    sign = laid(look, 30)
    canvas.paste(sign, MARGIN + PAD + 4, old.top + PAD + (old.line - sign.height) / 2)


def old_stock_areas(view: View, old: Heap, sheet: Sheet) -> Iterator[Area]:
    """The tiles of the old stock, as long as one of them may be drawn."""
    if not view.drawn and not view.ending:
        for at, face in enumerate(view.old):
            yield old.area(sheet, at, f" draw {face} ")
