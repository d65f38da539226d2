"""The public table of Rummy: melds, claims, both stocks, and, after the end, the hands."""

from dataclasses import dataclass

from core.game import Seat
from core.rummy.view import View
from render.areas import Area, PictureSize
from render.canvas import Canvas, TextStyle
from render.encode import png
from render.labels import fitted, player_name
from render.rummy import header
from render.rummy.look import Look, look
from render.rummy.melds import (
    GAP,
    MARGIN,
    PAD,
    WIDTH,
    Layout,
    draw_melds,
    layout,
    meld_areas,
    new_meld_area,
    tile_panel,
)
from render.rummy.rack import rack, rack_areas
from render.rummy.tile_rows import LOOSE, TileRows, draw_old_stock, draw_tile_rows, old_stock, old_stock_areas
from render.theme import Theme

NAMED = 176
"""The width of the name beside a hand."""
EMPTY = 64
"""The height of a table without melds."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """The layout, from top to bottom: the melds, the old stock, and the hands, if they are shown."""

    table: Layout
    old: TileRows
    hands: tuple[tuple[Seat, TileRows], ...]

    @property
    def size(self) -> PictureSize:
        last = self.hands[-1][1] if self.hands else self.old
        return PictureSize(WIDTH, last.bottom + MARGIN)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False, fit: View | None = None) -> bytes:
    """The table as PNG, always as a whole; its tiles are as small as those of the later view `fit`.

    For a player who has begun a turn: their hand, and the table as the turn leaves it.
    """
    if _drafting(view):
        return rack(view, theme, names=names)
    colours, scene = look(theme), _scene(view, fit)
    canvas = Canvas(colours, scene.size.width, scene.size.height)
    header.draw_players(canvas, colours, view, names)
    lit = view.last.lit if view.last else ()
    if not view.melds:
        canvas.paste(tile_panel(colours, WIDTH - 2 * MARGIN, EMPTY), MARGIN, header.height(view))
    draw_melds(canvas, colours, scene.table.spots, lit, names=names)
    draw_old_stock(canvas, colours, view, scene.old)
    for seat, rows in scene.hands:
        _draw_hand(canvas, colours, rows, player_name(names, seat))
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The areas of that picture: melds and their tiles, and the stocks while a tile can be drawn."""
    if _drafting(view):
        return rack_areas(view)
    scene = _scene(view)
    seat = view.private.seat if view.private else None
    found = meld_areas(scene.table.spots, scene.size, seat=seat, claims=view.claims)
    stock = () if view.drawn or view.ending else (scene.size.area(*header.stock(view), " draw "),)
    new = () if view.ending else new_meld_area(scene.table.spots, header.height(view), scene.size)
    return (*found, *new, *stock, *old_stock_areas(view, scene.old, scene.size))


def _drafting(view: View) -> bool:
    return view.private is not None and bool(view.private.actions) and not view.ending


def _scene(view: View, fit: View | None = None) -> _Scene:
    table = layout(view.melds, header.height(view), fit=fit.melds if fit else ())
    top = table.bottom if view.melds else header.height(view) + EMPTY + GAP
    if fit is not None:
        top = max(top, _scene(fit).old.top)
    old = old_stock(view, top)
    hands, top = [], old.bottom + GAP
    for number, seat in enumerate(view.seats, start=1):
        if seat.hand:
            rows = TileRows((seat.hand,), LOOSE, top, side=NAMED)
            hands.append((Seat(number), rows))
            top = rows.bottom + GAP
    return _Scene(table, old, tuple(hands))


def _draw_hand(canvas: Canvas, look: Look, rows: TileRows, name: str) -> None:
    draw_tile_rows(canvas, look, rows)
    size, left = 22, MARGIN + PAD + 6
    text = fitted(name, NAMED - 18, size, bold=True)
    canvas.text(text, left, rows.top + PAD + rows.line / 2, TextStyle(size, look.ink, look.well, bold=True))
