"""The public board of Summy."""

from dataclasses import dataclass
from functools import lru_cache

from core.grid import Direction
from core.summy.view import View
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.encode import png
from render.grid import BoardPart, band, draw_board, played_part, whole_board
from render.header import Card, Header, crown_best, draw_header, header_height
from render.labels import player_name
from render.theme import Theme

MARGIN = 2
LEAST = (11, 9)
SIZES = ((12, 48), (25, 44))
"""The size of a cell for boards up to this number of columns: (columns, size); a finger needs 44 pixels."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The shown part of the board, the size of its cells, and the height `top` of the header above it."""

    window: BoardPart
    size: int
    top: int

    @property
    def picture_size(self) -> PictureSize:
        edges = 2 * band(self.size)
        return PictureSize(self.window.columns * self.size + edges, self.top + self.window.lines * self.size + edges)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False, fit: View | None = None) -> bytes:
    """The board as PNG, cropped to the tiles on it unless `whole`; nothing private is drawn.

    It has the window of the later view `fit`, if there is one.
    """
    head, layout = _header(view, names), _layout(fit or view, whole=whole)
    canvas = Canvas(theme, layout.picture_size.width, layout.picture_size.height)
    draw_header(canvas, head)
    lit = frozenset(view.last.cells + view.last.blockers) if view.last else frozenset()
    draw_board(canvas, view.rows, layout.window, layout.size, lit=lit, top=layout.top)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The cells of that picture: a tap starts a move across at that cell, a second tap one down."""
    return _cells(_layout(view, whole=whole))


@lru_cache(16)
def _cells(layout: _Layout) -> tuple[Area, ...]:
    """The areas of its cells, which stay the same until a move makes the window larger."""
    edge, size, picture = band(layout.size), layout.size, layout.picture_size
    return tuple(
        picture.area(
            edge + (cell.column - layout.window.left) * size,
            layout.top + edge + (cell.row - layout.window.top) * size,
            size,
            size,
            f" {cell}{Direction.ACROSS.value} ",
            f" {cell}{Direction.DOWN.value} ",
        )
        for cell in layout.window.cells
    )


def _layout(view: View, *, whole: bool) -> _Layout:
    window = whole_board(view.rows) if whole else played_part(view.rows, margin=MARGIN, least=LEAST)
    size = next((size for columns, size in SIZES if window.columns <= columns), SIZES[-1][1])
    return _Layout(window, size, header_height(len(view.seats), window.columns * size + 2 * band(size)))


def _header(view: View, names: tuple[str, ...]) -> Header:
    cards = tuple(_card(view, number, names) for number in range(1, len(view.seats) + 1))
    return Header(crown_best(cards) if view.ending else cards, view.stock, final=view.final or bool(view.ending))


def _card(view: View, number: int, names: tuple[str, ...]) -> Card:
    seat, last = view.seats[number - 1], view.last if view.last and view.last.seat == number else None
    return Card(
        name=player_name(names, number),
        score=seat.score,
        tiles=seat.tiles,
        turn=number in view.turn,
        left=seat.left,
        gain=last.points if last and not last.exchanged else None,
        swapped=last.exchanged if last else 0,
    )
