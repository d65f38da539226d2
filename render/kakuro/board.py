"""The board of Kakuro as everybody may see it, or with a refused move on it."""

from dataclasses import dataclass

from core.game import Seat
from core.grid import EMPTY, Cell, Direction
from core.kakuro.view import Kakuro, SeatView, View, digit, is_red
from render.areas import Area, Sheet
from render.canvas import Canvas
from render.encode import png
from render.grid import Window, band, draw_coordinates, everything
from render.header import Card, Head, draw_head, head_height
from render.kakuro.cards import Face, card, total
from render.kakuro.look import Look, look
from render.theme import Theme

SIZE = 68
FRAME = 8
"""How thick the frame of a kakuro is: it fills the space between the cards."""
EDGE = band(SIZE)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the parts of the picture lie: the whole board, below a head that ends at `top`."""

    window: Window
    top: int

    @property
    def sheet(self) -> Sheet:
        return Sheet(_width(self.window), self.top + self.window.lines * SIZE + 2 * EDGE)

    def corner(self, column: float, row: float) -> tuple[int, int]:
        """Where a cell begins; half a cell on is its middle."""
        return EDGE + round(column * SIZE), self.top + EDGE + round(row * SIZE)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False) -> bytes:
    """The PNG of the board, which always fits; nothing private is drawn."""
    colours, layout = look(theme), _layout(view)
    canvas = Canvas(colours.theme, layout.sheet.width, layout.sheet.height)
    draw_head(canvas, _head(view, names))
    draw_coordinates(canvas, layout.window, SIZE, top=layout.top)
    _draw_cards(canvas, view, colours, layout)
    if view.tried is None and view.last is not None:
        for kakuro in view.last.kakuros:
            _draw_frame(canvas, colours, kakuro, layout)
        for kakuro in view.last.kakuros:
            _draw_sum(canvas, colours, kakuro, layout)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The cells of that picture: an empty one takes a card, a card is turned over (K8)."""
    layout = _layout(view)
    found = []
    for cell in layout.window.cells:
        x, y = layout.corner(*cell)
        empty = view.rows[cell.row][cell.column] == EMPTY
        found.append(layout.sheet.area(x, y, SIZE, SIZE, f" {cell} " if empty else f" turn {cell} "))
    return tuple(found)


def _layout(view: View) -> _Layout:
    window = everything(view.rows)
    return _Layout(window, head_height(len(view.seats), _width(window)))


def _width(window: Window) -> int:
    return window.columns * SIZE + 2 * EDGE


def _draw_cards(canvas: Canvas, view: View, colours: Look, layout: _Layout) -> None:
    shown = view.tried or view.last
    laid, turned = (shown.cell, shown.turned) if shown else (None, ())
    wrong = view.tried.marked if view.tried else frozenset(view.last.back if view.last else ())
    for y, row in enumerate(view.rows):
        for x, there in enumerate(row):
            at, filled = Cell(x, y), there != EMPTY
            face = Face(
                digit=digit(there) if filled else EMPTY,
                red=filled and is_red(there),
                laid=at == laid,
                turned=at in turned,
                wrong=at in wrong,
            )
            canvas.paste(card(colours, SIZE, face), *layout.corner(x, y))


def _draw_frame(canvas: Canvas, colours: Look, kakuro: Kakuro, layout: _Layout) -> None:
    """A frame around a kakuro, its head included; its corners are cut."""
    last, half, cut = kakuro.cells[-1], FRAME // 2, FRAME // 4
    left, top = layout.corner(*kakuro.head)
    right, low = layout.corner(last.column + 1, last.row + 1)
    for y in (top, low):
        canvas.fill(left - cut, y - half, right + cut, y + half, colours.frame)
    for x in (left, right):
        canvas.fill(x - half, top - cut, x + half, low + cut, colours.frame)


def _draw_sum(canvas: Canvas, colours: Look, kakuro: Kakuro, layout: _Layout) -> None:
    """The sum of a kakuro where it ends: on a corner or on the middle of a line, where it covers no digit."""
    last = kakuro.cells[-1]
    across = kakuro.direction is Direction.ACROSS
    x, y = layout.corner(last.column + 1, last.row) if across else layout.corner(last.column + 0.5, last.row + 1)
    label = total(colours, SIZE, kakuro.points)
    canvas.paste(label, x - label.width / 2, y - label.height / 2)


def _head(view: View, names: tuple[str, ...]) -> Head:
    best = max((seat.score for seat in view.seats if not seat.left), default=None)
    return Head(
        cards=tuple(_card(view, index, seat, names, best) for index, seat in enumerate(view.seats)),
        stock=view.bag,
        final=bool(view.ending),
    )


def _card(view: View, index: int, seat: SeatView, names: tuple[str, ...], best: int | None) -> Card:
    last = view.last if view.last and view.last.seat == index + 1 else None
    return Card(
        name=names[index] if index < len(names) else "",
        score=seat.score,
        tiles=seat.cards,
        turn=Seat(index + 1) in view.turn,
        won=bool(view.ending) and not seat.left and seat.score == best,
        left=seat.left,
        gain=last.points if last else None,
    )
