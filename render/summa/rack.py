"""The grid of one player, for its owner only, with the dice of the round."""

from core.grid import EMPTY, Cell, put
from core.private_side import private_side
from core.summa.view import Own, Phase, Sheet, View
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.encode import png
from render.summa import header
from render.summa.grid import SIDE, GridPlace, MarkedCells, Measure, draw_grid
from render.theme import Theme
from render.tiles import BLOCKER

MARGIN = 18
WRITING = Measure(cell=92, edge=40)
MARKING = Measure(cell=60, edge=36, right=30, below=28, totals=66)


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The grid of the viewing seat as PNG; raises ValueError for a public view."""
    own, place = private_side(view), _place(view)
    size = _size(place)
    canvas = Canvas(theme, size.width, size.height)
    marked = _marked(view, own)
    header.draw_header(canvas, view, own, None if marked is None else marked.total)
    draw_grid(canvas, place, _rows(own), MarkedCells(lit=own.new, wrong=own.wrong), marked)
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """The dice left to write or the black cells, and the empty cells; while scoring, the cells that can be marked.

    Raises ValueError for a public view.
    """
    own, place = private_side(view), _place(view)
    size, cell = _size(place), place.measure.cell
    if own.seat not in view.turn:
        return ()
    marking = view.phase is Phase.SCORING
    gone = own.sheet.annulled_in_rows if own.sheet else ()
    rows = _rows(own)
    cells = tuple(
        size.area(place.column(x), place.row(y), cell, cell, f" {Cell(x, y)} ")
        for y in range(SIDE)
        for x in range(SIDE)
        if (rows[y][x] not in (EMPTY, BLOCKER) and Cell(x, y) not in gone if marking else rows[y][x] == EMPTY)
    )
    return cells if marking else (*_dice_areas(view, own, size), *cells)


def _dice_areas(view: View, own: Own, size: PictureSize) -> tuple[Area, ...]:
    die, top = header.die_size(size.width), header.die_top(size.width)
    if view.phase is Phase.BLACKENING:
        left = header.die_left(size.width, 0)
        width = header.die_left(size.width, header.BLACK - 1) + die - left
        return (size.area(left, top, width, die, " black "),)
    return tuple(
        size.area(header.die_left(size.width, number), top, die, die, f" {face} ")
        for number, face in enumerate(view.roll)
        if header.unwritten(view.roll, own.to_place)[number]
    )


def _marked(view: View, own: Own) -> Sheet | None:
    """The score sheet: the public one, else the private one with or without the stretches that were just picked."""
    return view.seats[own.seat - 1].sheet or own.picked or own.sheet


def _rows(own: Own) -> tuple[str, ...]:
    """The grid with the player's chosen black cells, which nobody else sees yet."""
    return put(own.rows, dict.fromkeys(own.black, BLOCKER))


def _place(view: View) -> GridPlace:
    measure = WRITING if _marked(view, private_side(view)) is None else MARKING
    return GridPlace(measure, MARGIN + 6, header.header_height(2 * MARGIN + 12 + measure.width))


def _size(place: GridPlace) -> PictureSize:
    width = (place.measure.width + 2 * place.x) // 2 * 2
    return PictureSize(width, place.y + place.measure.height + MARGIN)
