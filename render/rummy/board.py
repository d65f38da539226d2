"""The table of Rummy as everybody may see it: melds, claims, both stocks, and in the end the hands."""

from dataclasses import dataclass

from core.game import Seat
from core.rummy.view import View
from render.areas import Area, Sheet
from render.canvas import Canvas, Type
from render.encode import png
from render.labels import fitted
from render.rummy import head
from render.rummy.heap import LOOSE, Heap, draw_heap, draw_old_stock, old_stock, old_stock_areas
from render.rummy.look import Look, look
from render.rummy.melds import GAP, MARGIN, PAD, WIDTH, Layout, draw_melds, layout, meld_areas, panel
from render.rummy.rack import rack, rack_areas
from render.theme import Theme

NAMED = 176
"""The room for the name of who holds a hand."""
EMPTY = 64
"""The height of a table without a meld."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """Where everything lies, from above: the melds, the old stock, and the hands that are shown."""

    table: Layout
    old: Heap
    hands: tuple[tuple[Seat, Heap], ...]

    @property
    def sheet(self) -> Sheet:
        last = self.hands[-1][1] if self.hands else self.old
        return Sheet(WIDTH, last.bottom + MARGIN)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False) -> bytes:
    """The PNG of the table; to a seat in the midst of its turn, of its hand and the table as it would be.

    All of it is always shown.
    """
    if _drafting(view):
        return rack(view, theme, names=names)
    colours, scene = look(theme), _scene(view)
    canvas = Canvas(colours, scene.sheet.width, scene.sheet.height)
    head.draw_players(canvas, colours, view, names)
    lit = view.last.lit if view.last else ()
    if not view.melds:
        canvas.paste(panel(colours, WIDTH - 2 * MARGIN, EMPTY), MARGIN, head.high(view))
    draw_melds(canvas, colours, scene.table.spots, lit, names=names)
    draw_old_stock(canvas, colours, view, scene.old)
    for seat, heap in scene.hands:
        _draw_hand(canvas, colours, heap, names[seat - 1] if seat <= len(names) else "", seat)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The melds and their tiles, and for the draw the stocks."""
    if _drafting(view):
        return rack_areas(view)
    scene = _scene(view)
    seat = view.private.seat if view.private else None
    found = meld_areas(scene.table.spots, scene.sheet, seat=seat, claims=view.claims)
    stock = () if view.drawn or view.ending else (scene.sheet.area(*head.stock(view), " draw "),)
    return (*found, *stock, *old_stock_areas(view, scene.old, scene.sheet))


def _drafting(view: View) -> bool:
    return view.private is not None and bool(view.private.actions) and not view.ending


def _scene(view: View) -> _Scene:
    table = layout(view.melds, head.high(view))
    top = table.bottom if view.melds else head.high(view) + EMPTY + GAP
    old = old_stock(view, top)
    hands, top = [], old.bottom + GAP
    for number, seat in enumerate(view.seats, start=1):
        if seat.hand:
            heap = Heap((seat.hand,), LOOSE, top, side=NAMED)
            hands.append((Seat(number), heap))
            top = heap.bottom + GAP
    return _Scene(table, old, tuple(hands))


def _draw_hand(canvas: Canvas, look: Look, heap: Heap, name: str, seat: Seat) -> None:
    draw_heap(canvas, look, heap)
    size, left = 22, MARGIN + PAD + 6
    text = fitted(name, NAMED - 18, size, bold=True) or f"#{seat}"
    canvas.text(text, left, heap.top + PAD + heap.line / 2, Type(size, look.ink, look.well, bold=True))
