"""One grid: its cells and coordinates, and, once it is scored, the brackets of its stretches and its totals."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import chain

from core.grid import Cell
from core.summa.view import Sheet, Stretch
from render.canvas import Canvas, TextStyle, font
from render.summa.cells import annulled, timed, wrong
from render.tiles import BLOCKER, tile

SIDE = 6
"""The number of columns and of rows of a grid."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Lengths in pixels: cells, the margin with the coordinates, and the room for brackets and totals."""

    cell: int
    edge: int
    right: int = 0
    below: int = 0
    totals: int = 0

    @property
    def width(self) -> int:
        """The width with coordinates and totals."""
        return self.edge + SIDE * (self.cell + self.right) + self.totals

    @property
    def height(self) -> int:
        """The height with coordinates and totals."""
        return self.edge + SIDE * (self.cell + self.below) + (self.totals * 2 // 3)


@dataclass(frozen=True, slots=True)
class GridPlace:
    """The measures of a grid and its top left corner in the picture."""

    measure: Measure
    x: int
    y: int

    def column(self, number: int) -> int:
        """The left end of a column."""
        return self.x + self.measure.edge + number * (self.measure.cell + self.measure.right)

    def row(self, number: int) -> int:
        """The top of a row."""
        return self.y + self.measure.edge + number * (self.measure.cell + self.measure.below)


@dataclass(frozen=True, slots=True)
class MarkedCells:
    """Marked cells: just written by the player, just written by the timer, wrong in a refused move."""

    lit: Collection[Cell] = ()
    filled: Collection[Cell] = ()
    wrong: Collection[Cell] = ()


def draw_grid(canvas: Canvas, place: GridPlace, rows: tuple[str, ...], marks: MarkedCells, sheet: Sheet | None) -> None:
    """Draw a grid, and its score sheet if there is one."""
    _draw_names(canvas, place)
    for y, row in enumerate(rows):
        for x, face in enumerate(row):
            _draw_cell(canvas, place, Cell(x, y), face, marks, sheet)
    if sheet is not None:
        _draw_sheet(canvas, place, sheet)


def _draw_names(canvas: Canvas, place: GridPlace) -> None:
    measure = place.measure
    style, half = TextStyle(max(17, measure.cell * 2 // 5), canvas.theme.muted, canvas.theme.page), measure.cell / 2
    for number in range(SIDE):
        x, y = place.column(number) + half, place.row(number) + half
        canvas.text("ABCDEF"[number], x, place.y + measure.edge / 2, style, anchor="m")
        canvas.text(str(number + 1), place.x + measure.edge / 2, y, style, anchor="m")


def _draw_cell(
    canvas: Canvas, place: GridPlace, cell: Cell, face: str, marks: MarkedCells, sheet: Sheet | None
) -> None:
    theme, size = canvas.theme, place.measure.cell
    x, y = place.column(cell.column), place.row(cell.row)
    if cell in marks.filled:
        canvas.paste(timed(theme, size, face), x, y)
    elif cell in marks.wrong:
        canvas.paste(wrong(theme, size, face), x, y)
    elif sheet is not None and cell in sheet.annulled_in_rows:
        canvas.paste(annulled(theme, size, face, down=False), x, y)
    elif sheet is not None and cell in sheet.annulled_in_columns:
        canvas.paste(annulled(theme, size, face, down=True), x, y)
    else:
        canvas.paste(tile(theme, size, face, lit=cell in marks.lit and face != BLOCKER), x, y)


def _draw_sheet(canvas: Canvas, place: GridPlace, sheet: Sheet) -> None:
    """Draw the brackets, and the totals where the printed sheet has them: right of the rows and below the columns."""
    theme, measure = canvas.theme, place.measure
    for stretch in chain.from_iterable(sheet.rows):
        _bracket_row(canvas, place, stretch)
    for stretch in chain.from_iterable(sheet.columns):
        _bracket_column(canvas, place, stretch)
    half, size = measure.cell / 2, measure.cell * 9 // 20
    across, down = (
        TextStyle(size, theme.ink, theme.page, bold=True),
        TextStyle(size, theme.sign_ink, theme.page, bold=True),
    )
    for number, points in enumerate(sheet.row_totals):
        canvas.text(str(points), place.x + measure.width, place.row(number) + half, across, anchor="r")
    for number, points in enumerate(sheet.column_totals):
        low = place.y + measure.height - measure.totals / 3
        canvas.text(str(points), place.column(number) + half, low, down, anchor="m")
    if sheet.columns:
        _draw_blackened(canvas, place, sheet.blackened)


def _draw_blackened(canvas: Canvas, place: GridPlace, count: int) -> None:
    """Write the number of black cells into the corner between the totals."""
    theme, measure = canvas.theme, place.measure
    right, low = place.x + measure.width, place.y + measure.height - measure.totals / 3
    style = TextStyle(measure.cell * 2 // 5, theme.muted, theme.page)
    right -= canvas.text(str(count), right, low, style, anchor="r") + 4
    canvas.inline(tile(theme, measure.cell // 5 * 2, BLOCKER), right, low, anchor="r")


def _bracket_row(canvas: Canvas, place: GridPlace, stretch: Stretch) -> None:
    """Draw a bracket below a stretch; its value is below a cell, where it meets no bracket of a column."""
    theme, measure = canvas.theme, place.measure
    first, last = stretch.start.column, stretch.start.column + len(stretch.text) - 1
    left, right = place.column(first) + 4, place.column(last) + measure.cell - 4
    top = place.row(stretch.start.row) + measure.cell
    low = top + measure.below / 2
    canvas.fill(left, low - 1, right, low + 1, theme.ink)
    for x in (left, right - 2):
        canvas.fill(x, top + 3, x + 2, low, theme.ink)
    style = TextStyle(measure.below * 3 // 4, theme.ink, theme.page, bold=True)
    _value(canvas, place.column((first + last) // 2) + measure.cell / 2, low, stretch.points, style)


def _bracket_column(canvas: Canvas, place: GridPlace, stretch: Stretch) -> None:
    """Draw a bracket beside a stretch; its value is beside a cell, where it meets no bracket of a row."""
    theme, measure = canvas.theme, place.measure
    first, last = stretch.start.row, stretch.start.row + len(stretch.text) - 1
    top, low = place.row(first) + 4, place.row(last) + measure.cell - 4
    left = place.column(stretch.start.column) + measure.cell
    middle = left + measure.right // 4 * 2
    canvas.fill(middle, top, middle + 2, low, theme.sign_ink)
    for y in (top, low - 2):
        canvas.fill(left + 2, y, middle, y + 2, theme.sign_ink)
    style = TextStyle(measure.below * 3 // 4, theme.sign_ink, theme.page, bold=True)
    _value(canvas, middle, place.row((first + last) // 2) + measure.cell / 2, stretch.points, style)


def _value(canvas: Canvas, x: float, y: float, points: int, style: TextStyle) -> None:
    """Write the value of a stretch into a gap of its bracket."""
    width, high = font(style.face, style.size).getlength(str(points)) + 6, style.size * 0.45
    canvas.fill(x - width / 2, y - high, x + width / 2, y + high, canvas.theme.page)
    canvas.text(str(points), x, y, style, anchor="m")
