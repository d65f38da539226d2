"""The board of Summy as everybody may see it."""

from dataclasses import dataclass

from core.game import Seat
from core.grid import Direction
from core.summy.view import SeatView, View
from render.areas import Area, Sheet
from render.canvas import Canvas
from render.encode import png
from render.grid import Window, band, draw_board, everything, played
from render.header import Card, Head, draw_head, head_height
from render.theme import Theme

MARGIN = 2
LEAST = (11, 9)
SIZES = ((12, 48), (15, 42), (18, 38), (21, 34), (25, 28))
"""The size of a cell by the number of columns up to which it is used."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the parts of the picture lie: what is shown of the board, in cells of which size, below which head."""

    window: Window
    size: int
    top: int

    @property
    def sheet(self) -> Sheet:
        edges = 2 * band(self.size)
        return Sheet(self.window.columns * self.size + edges, self.top + self.window.lines * self.size + edges)


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False) -> bytes:
    """The PNG of the board, cropped to what is played unless the whole is wanted; nothing private is drawn."""
    head, layout = _head(view, names), _layout(view, whole=whole)
    canvas = Canvas(theme, layout.sheet.width, layout.sheet.height)
    draw_head(canvas, head)
    lit = frozenset(view.last.cells + view.last.blockers) if view.last else frozenset()
    draw_board(canvas, view.rows, layout.window, layout.size, lit=lit, top=layout.top)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The cells of that picture: each begins a run across, or down when tapped again."""
    layout = _layout(view, whole=whole)
    edge, size = band(layout.size), layout.size
    return tuple(
        layout.sheet.area(
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
    window = everything(view.rows) if whole else played(view.rows, margin=MARGIN, least=LEAST)
    size = _cell_size(window)
    return _Layout(window, size, head_height(len(view.seats), window.columns * size + 2 * band(size)))


def _cell_size(window: Window) -> int:
    return next((size for columns, size in SIZES if window.columns <= columns), SIZES[-1][1])


def _head(view: View, names: tuple[str, ...]) -> Head:
    best = max((seat.score for seat in view.seats if not seat.left), default=None)
    return Head(
        cards=tuple(_card(view, index, seat, names, best) for index, seat in enumerate(view.seats)),
        stock=view.stock,
        final=view.final or bool(view.ending),
    )


def _card(view: View, index: int, seat: SeatView, names: tuple[str, ...], best: int | None) -> Card:
    last = view.last if view.last and view.last.seat == index + 1 else None
    return Card(
        name=names[index] if index < len(names) else "",
        score=seat.score,
        tiles=seat.tiles,
        turn=Seat(index + 1) in view.turn,
        won=bool(view.ending) and not seat.left and seat.score == best,
        left=seat.left,
        gain=last.points if last and not last.exchanged else None,
        swapped=last.exchanged if last else 0,
    )
