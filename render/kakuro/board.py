"""The public board of Kakuro, also with a refused move on it."""

from dataclasses import dataclass

from core.grid import EMPTY, Cell, Direction
from core.kakuro.view import KakuroLine, View, digit, is_red
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.encode import png
from render.grid import BoardPart, band, draw_coordinates, whole_board
from render.header import Card, Header, crown_best, draw_header, header_height
from render.kakuro.cards import Face, card, total
from render.kakuro.look import Look, look
from render.labels import player_name
from render.theme import Theme

SIZE = 68
FRAME = 8
"""The thickness of the frame of a kakuro, which fills the space between the cards."""
EDGE = band(SIZE)


@dataclass(frozen=True, slots=True)
class _Layout:
    """The whole board, below a header of height `top`."""

    window: BoardPart
    top: int

    @property
    def picture_size(self) -> PictureSize:
        return PictureSize(_width(self.window), self.top + self.window.lines * SIZE + 2 * EDGE)

    def corner(self, column: float, row: float) -> tuple[int, int]:
        """The top left corner of a cell; fractions of columns and rows are points inside it."""
        return EDGE + round(column * SIZE), self.top + EDGE + round(row * SIZE)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False, fit: View | None = None) -> bytes:
    """The board as PNG, always as a whole, and so with the window of any later view; nothing private is drawn."""
    colours, layout = look(theme), _layout(view)
    canvas = Canvas(colours.theme, layout.picture_size.width, layout.picture_size.height)
    draw_header(canvas, _header(view, names))
    draw_coordinates(canvas, layout.window, SIZE, top=layout.top)
    _draw_cards(canvas, view, colours, layout)
    if view.tried is None and view.last is not None:
        for kakuro in view.last.kakuros:
            _draw_frame(canvas, colours, kakuro, layout)
        for kakuro in view.last.kakuros:
            _draw_sum(canvas, colours, kakuro, layout)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The cells of that picture: a tap on an empty one names it, one on a card turns the card over (K8)."""
    layout = _layout(view)
    found = []
    for cell in layout.window.cells:
        x, y = layout.corner(*cell)
        empty = view.rows[cell.row][cell.column] == EMPTY
        found.append(layout.picture_size.area(x, y, SIZE, SIZE, f" {cell} " if empty else f" turn {cell} "))
    return tuple(found)


def _layout(view: View) -> _Layout:
    window = whole_board(view.rows)
    return _Layout(window, header_height(len(view.seats), _width(window)))


def _width(window: BoardPart) -> int:
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


def _draw_frame(canvas: Canvas, colours: Look, kakuro: KakuroLine, layout: _Layout) -> None:
    """Draw a frame around a kakuro and its head; the corners are cut off."""
    last, half, cut = kakuro.cells[-1], FRAME // 2, FRAME // 4
    left, top = layout.corner(*kakuro.head)
    right, low = layout.corner(last.column + 1, last.row + 1)
    for y in (top, low):
        canvas.fill(left - cut, y - half, right + cut, y + half, colours.frame)
    for x in (left, right):
        canvas.fill(x - half, top - cut, x + half, low + cut, colours.frame)


def _draw_sum(canvas: Canvas, colours: Look, kakuro: KakuroLine, layout: _Layout) -> None:
    """Draw the sum of a kakuro at its end, on the frame, where it covers no digit."""
    last = kakuro.cells[-1]
    across = kakuro.direction is Direction.ACROSS
    x, y = layout.corner(last.column + 1, last.row) if across else layout.corner(last.column + 0.5, last.row + 1)
    canvas.inline(total(colours, SIZE, kakuro.points), x, y, anchor="m")


def _header(view: View, names: tuple[str, ...]) -> Header:
    cards = tuple(
        Card(
            name=player_name(names, number),
            score=seat.score,
            tiles=seat.cards,
            turn=number in view.turn,
            left=seat.left,
            gain=view.last.points if view.last and view.last.seat == number else None,
        )
        for number, seat in enumerate(view.seats, start=1)
    )
    return Header(crown_best(cards) if view.ending else cards, view.bag, final=bool(view.ending))
