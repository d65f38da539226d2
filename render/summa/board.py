"""The public grids of Summa Summarum."""

from dataclasses import dataclass

from core.summa.view import Sheet, View
from render.areas import Area
from render.canvas import Canvas, TextStyle, panel
from render.encode import png
from render.icons import icon
from render.labels import fitted, player_name
from render.summa import header
from render.summa.grid import GridPlace, MarkedCells, Measure, draw_grid
from render.summa.rack import MARGIN, MARKING, WRITING, rack, rack_areas
from render.theme import Theme

SEVERAL = Measure(cell=44, edge=28)
SCORED_SEVERAL = Measure(cell=44, edge=28, right=28, below=24, totals=54)


@dataclass(frozen=True, slots=True)
class _Layout:
    """The arrangement of the grids: their size, their number, and how many are side by side."""

    measure: Measure
    seats: int
    columns: int

    @property
    def bar(self) -> int:
        """The height of the name above a grid."""
        return max(44, self.measure.cell * 3 // 5)

    @property
    def width(self) -> int:
        return (self.columns * (self.measure.width + MARGIN) + MARGIN) // 2 * 2

    @property
    def panel(self) -> int:
        """The height of a grid with its name."""
        return self.bar + self.measure.height + MARGIN

    @property
    def height(self) -> int:
        return header.header_height(self.width) + -(-self.seats // self.columns) * self.panel

    def place(self, index: int) -> tuple[int, int]:
        """The top left corner of the name of a seat, counted from 0."""
        line, column = divmod(index, self.columns)
        left = MARGIN + column * (self.measure.width + MARGIN)
        return left // 2 * 2, header.header_height(self.width) + line * self.panel


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False, fit: View | None = None) -> bytes:
    """All grids as PNG, always as a whole; for a player of a running game, their own grid only.

    If there is a later view `fit`, the grids are at the same places as in its picture.
    """
    if view.private is not None and not view.ending:
        return rack(view, theme)
    layout = _layout(fit or view)
    canvas = Canvas(theme, layout.width, layout.height)
    header.draw_header(canvas, view)
    for index, seat in enumerate(view.seats):
        x, y = layout.place(index)
        _draw_bar(canvas, layout, view, index, player_name(names, index + 1))
        marks = MarkedCells(lit=() if view.ending else seat.new, filled=() if view.ending else seat.filled)
        draw_grid(canvas, GridPlace(layout.measure, x, y + layout.bar), seat.rows, marks, seat.sheet)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """The areas of the player's own grid; the public picture has none, because nobody writes there."""
    return () if view.private is None or view.ending else rack_areas(view)


def _layout(view: View) -> _Layout:
    seats = len(view.seats)
    if view.ending:
        columns = 1 if seats <= 2 else 2 if seats <= 4 else 3
        return _Layout(MARKING if seats <= 2 else SCORED_SEVERAL, seats, columns)
    return _Layout(WRITING if seats == 1 else SEVERAL, seats, min(seats, 2 if seats <= 4 else 3))


def _draw_bar(canvas: Canvas, layout: _Layout, view: View, index: int, name: str) -> None:
    """Draw the line above a grid: what the player is doing, their name and, once it is scored, the result."""
    theme, high, (left, top), seat = canvas.theme, layout.bar, layout.place(index), view.seats[index]
    won = bool(view.places) and view.places[index] == 1 and not seat.left
    doing = "crown" if won else "pencil" if index + 1 in view.turn else "check" if seat.done else ""
    ground, right, middle = theme.lit if won else theme.page, left + layout.measure.width // 2 * 2, top + high / 2
    if won:
        radius = (high - 4) / 4
        ribbon = panel(theme, right - left + 16, high - 4, radius=radius, fill=theme.lit, edge=theme.accent, rim=3)
        canvas.paste(ribbon, left - 8, top + 2)
    size = high * 11 // 20
    if doing:
        left += canvas.inline(icon(theme, doing, size // 2 * 2, ground), left, middle) + 10
    if seat.sheet is not None:
        bold = TextStyle(size * 9 // 8, theme.ink, ground, bold=True)
        right -= _draw_result(canvas, seat.sheet, (right, middle), bold)
    style = TextStyle(size, theme.muted if seat.left else theme.ink, ground, bold=bool(doing))
    width = canvas.text(fitted(name, right - left, size, bold=style.bold), left, middle, style)
    if seat.left:
        canvas.fill(left, middle, left + width, middle + max(2, size // 12), theme.muted)


def _draw_result(canvas: Canvas, sheet: Sheet, end: tuple[float, float], style: TextStyle) -> int:
    """Write the total, and left of it the sums of rows and columns and the given points; return the width of all."""
    right, middle = end
    total = canvas.text(str(sheet.total), right, middle, style, anchor="r") + 14
    small = TextStyle(style.size * 18 // 25, canvas.theme.muted, style.ground)
    parts = f"{sum(sheet.row_totals)} + {sum(sheet.column_totals)}" + (f" + {sheet.given}" if sheet.given else "")
    return total + canvas.text(parts, right - total, middle, small, anchor="r") + 14
