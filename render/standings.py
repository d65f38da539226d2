"""The standings of a tournament: a row for each player with place, name, the points of every round and the total."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.canvas import MEDIUM, Brush, Canvas, Sprite, TextStyle, even, font, panel, sprite
from render.encode import png
from render.icons import icon
from render.labels import fitted
from render.theme import Theme

WIDTH: Final = 720
"""In pixels; on a phone that is 400 wide, text of size 24 is shown at size 13."""

_MARGIN, _HEAD, _ROW, _GAP = 16, 84, 88, 8
_PLACE, _NAME, _END, _BETWEEN = 64, 96, 20, 14
_BAR = 4
_LINE = WIDTH - 2 * _MARGIN - _NAME - _END
_SIZES = (24, 22, 20)
_PADDING = 14
_WIDEST = 96


@dataclass(frozen=True, slots=True)
class Rank:
    """A row: place, name, total and points of each round as text; `share` is the length of the bar, against other rows."""

    place: int
    name: str
    total: str
    rounds: tuple[str, ...]
    share: float
    left: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """The ranking after `after` of the `rounds` of a tournament, best first; `title` is the name of the game."""

    title: str
    after: int
    rounds: int
    ranks: tuple[Rank, ...]


def picture(view: Standings, theme: Theme) -> bytes:
    """The picture as PNG."""
    canvas = Canvas(theme, WIDTH, _HEAD + len(view.ranks) * (_ROW + _GAP) + _MARGIN - _GAP)
    _draw_header(canvas, view)
    best = max((rank.share for rank in view.ranks), default=0.0) or 1.0
    columns = _columns(view)
    for index, rank in enumerate(view.ranks):
        top = _HEAD + index * (_ROW + _GAP)
        _draw_rank(canvas, rank, top)
        _draw_rounds(canvas, rank, top, columns)
        _draw_bar(canvas, rank, top, rank.share / best)
    return png(canvas)


def _draw_header(canvas: Canvas, view: Standings) -> None:
    """Draw the title, and a disc for each round, filled if the round is over."""
    theme, middle = canvas.theme, _HEAD / 2
    style = TextStyle(32, theme.ink, theme.page, bold=True)
    done = f"{view.after} / {view.rounds}"
    right = WIDTH - _MARGIN - 8
    right -= canvas.text(done, right, middle, TextStyle(28, theme.muted, theme.page, bold=True), anchor="r") + 16
    for round in range(view.rounds, 0, -1):
        right -= 18
        canvas.paste(_disc(theme, filled=round <= view.after), right, middle - 7)
    title = fitted(view.title, even(right - _MARGIN - 24), style.size, bold=True)
    canvas.text(title, _MARGIN + 8, middle, style)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The width and the font size of the columns of rounds; the first `hidden` rounds have no room."""

    width: int
    size: int
    hidden: int = 0


def _columns(view: Standings) -> _Columns:
    """Columns in the largest font size in which all rounds fit, else in the smallest with only the last rounds."""
    cells = [cell for rank in view.ranks for cell in rank.rounds]
    width = min(_WIDEST, even(int(_LINE / max(1, view.after))))
    for size in _SIZES:
        widest = max((font(MEDIUM, size).getlength(cell) for cell in cells), default=0.0) + _PADDING
        if widest <= width:
            return _Columns(width, size)
    width = even(int(widest)) + 2
    return _Columns(width, size, hidden=view.after - (_LINE - _WIDEST // 2) // width)


def _draw_rank(canvas: Canvas, rank: Rank, top: int) -> None:
    theme, first = canvas.theme, rank.place == 1
    ground = theme.lit if first else theme.well
    edge = theme.accent if first else None
    canvas.paste(panel(theme, WIDTH - 2 * _MARGIN, _ROW, radius=12, fill=ground, edge=edge, rim=3), _MARGIN, top)
    ink = theme.muted if rank.left else theme.ink
    left, upper, lower = _MARGIN + _NAME, top + 30, top + 62
    canvas.text(f"{rank.place}", _MARGIN + _PLACE - 4, upper, TextStyle(34, ink, ground, bold=True), anchor="r")
    if first:
        canvas.inline(icon(theme, "crown", 26, ground), _MARGIN + _PLACE - 6, lower, anchor="r")
    style = TextStyle(30, ink, ground, bold=first)
    right = WIDTH - _MARGIN - _END
    right -= canvas.text(rank.total, right, upper, TextStyle(34, ink, ground, bold=True), anchor="r") + _BETWEEN
    name = fitted(rank.name, even(right - left), style.size, bold=style.bold)
    width = canvas.text(name or "•", left, upper, style)
    if rank.left:
        canvas.fill(left, upper, left + width, upper + 2, theme.muted)


def _draw_rounds(canvas: Canvas, rank: Rank, top: int, columns: _Columns) -> None:
    """Draw the points of each round, in the same columns in all rows."""
    style = TextStyle(columns.size, canvas.theme.muted, canvas.theme.lit if rank.place == 1 else canvas.theme.well)
    left, middle = _MARGIN + _NAME, top + 62
    if columns.hidden:
        canvas.text("…", left, middle, style)
        left += _WIDEST // 2
    for index, cell in enumerate(rank.rounds[columns.hidden :]):
        canvas.text(cell, left + index * columns.width, middle, style)


def _draw_bar(canvas: Canvas, rank: Rank, top: int, share: float) -> None:
    theme, length = canvas.theme, even(int(share * _LINE))
    left, bar = _MARGIN + _NAME, top + _ROW - _BAR - 4
    if length > 0:
        canvas.fill(left, bar, left + length, bar + _BAR, theme.accent if rank.place == 1 else theme.muted)


@lru_cache(maxsize=8)
def _disc(theme: Theme, *, filled: bool) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.disc(7, 7, 7, theme.muted)
        if not filled:
            brush.disc(7, 7, 4.5, theme.page)

    return sprite(theme, 14, 14, theme.page, paint)
