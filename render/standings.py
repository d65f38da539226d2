"""The standings of a tournament: a row for each player with place, name, the points of every round and the total."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.canvas import MEDIUM, Brush, Canvas, Sprite, Type, font, sprite
from render.encode import png
from render.icons import icon
from render.labels import fitted
from render.theme import Theme

WIDTH: Final = 720
"""In pixels; on a phone of 400 it is shown at little more than half of that, so that text of 24 is still 13 there."""

_MARGIN, _HEAD, _ROW, _GAP = 16, 84, 88, 8
_PLACE, _NAME, _END, _BETWEEN = 64, 96, 20, 14
_BAR = 4
_LINE = WIDTH - 2 * _MARGIN - _NAME - _END
_SIZES = (24, 22, 20)
_AIR = 14
_WIDEST = 96


@dataclass(frozen=True, slots=True)
class Rank:
    """A row: the place, who has it, the total and the points of each round as text; `share` is how long the bar is."""

    place: int
    name: str
    total: str
    rounds: tuple[str, ...]
    share: float
    left: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """The ranking of a tournament at a game after so many of its rounds, best first."""

    title: str
    after: int
    rounds: int
    ranks: tuple[Rank, ...]


def picture(view: Standings, theme: Theme) -> bytes:
    """The picture as PNG."""
    canvas = Canvas(theme, WIDTH, _HEAD + len(view.ranks) * (_ROW + _GAP) + _MARGIN - _GAP)
    _draw_head(canvas, view)
    best = max((rank.share for rank in view.ranks), default=0.0) or 1.0
    columns = _columns(view)
    for index, rank in enumerate(view.ranks):
        top = _HEAD + index * (_ROW + _GAP)
        _draw_rank(canvas, rank, top)
        _draw_rounds(canvas, rank, top, columns)
        _draw_bar(canvas, rank, top, rank.share / best)
    return png(canvas)


def _draw_head(canvas: Canvas, view: Standings) -> None:
    """The game, and a disc for each round: filled once it is over."""
    theme, middle = canvas.theme, _HEAD / 2
    style = Type(32, theme.ink, theme.page, bold=True)
    done = f"{view.after} / {view.rounds}"
    right = WIDTH - _MARGIN - 8
    right -= canvas.text(done, right, middle, Type(28, theme.muted, theme.page, bold=True), anchor="r") + 16
    for round in range(view.rounds, 0, -1):
        right -= 18
        canvas.paste(_disc(theme, filled=round <= view.after), right, middle - 7)
    title = fitted(view.title, even(right - _MARGIN - 24), style.size, bold=True)
    canvas.text(title, _MARGIN + 8, middle, style)


@dataclass(frozen=True, slots=True)
class _Columns:
    """How wide the column of a round is, the size of its type, and how many of the first rounds there is no place for."""

    wide: int
    size: int
    without: int = 0


def _columns(view: Standings) -> _Columns:
    """The columns of all rounds in the largest type in which they fit, else those of the last rounds in the smallest."""
    cells = [cell for rank in view.ranks for cell in rank.rounds]
    wide = min(_WIDEST, even(_LINE / max(1, view.after)))
    for size in _SIZES:
        widest = max((font(MEDIUM, size).getlength(cell) for cell in cells), default=0.0) + _AIR
        if widest <= wide:
            return _Columns(wide, size)
    wide = even(widest) + 2
    return _Columns(wide, size, without=view.after - (_LINE - _WIDEST // 2) // wide)


def _draw_rank(canvas: Canvas, rank: Rank, top: int) -> None:
    theme, first = canvas.theme, rank.place == 1
    ground = theme.lit if first else theme.well
    canvas.paste(_panel(theme, first=first), _MARGIN, top)
    ink = theme.muted if rank.left else theme.ink
    left, upper, lower = _MARGIN + _NAME, top + 30, top + 62
    canvas.text(f"{rank.place}", _MARGIN + _PLACE - 4, upper, Type(34, ink, ground, bold=True), anchor="r")
    if first:
        crown = icon(theme, "crown", 26, ground)
        canvas.paste(crown, _MARGIN + _PLACE - 6 - crown.width, lower - crown.height / 2)
    style = Type(30, ink, ground, bold=first)
    right = WIDTH - _MARGIN - _END
    right -= canvas.text(rank.total, right, upper, Type(34, ink, ground, bold=True), anchor="r") + _BETWEEN
    name = fitted(rank.name, even(right - left), style.size, bold=style.bold)
    wide = canvas.text(name or "•", left, upper, style)
    if rank.left:
        canvas.fill(left, upper, left + wide, upper + 2, theme.muted)


def _draw_rounds(canvas: Canvas, rank: Rank, top: int, columns: _Columns) -> None:
    """The points of each round, those of one round one below the other."""
    style = Type(columns.size, canvas.theme.muted, canvas.theme.lit if rank.place == 1 else canvas.theme.well)
    left, middle = _MARGIN + _NAME, top + 62
    if columns.without:
        canvas.text("…", left, middle, style)
        left += _WIDEST // 2
    for index, cell in enumerate(rank.rounds[columns.without :]):
        canvas.text(cell, left + index * columns.wide, middle, style)


def _draw_bar(canvas: Canvas, rank: Rank, top: int, share: float) -> None:
    theme, length = canvas.theme, even(share * _LINE)
    left, bar = _MARGIN + _NAME, top + _ROW - _BAR - 4
    if length > 0:
        canvas.fill(left, bar, left + length, bar + _BAR, theme.accent if rank.place == 1 else theme.muted)


def even(length: float) -> int:
    """The next even number of pixels: everything stands at even columns."""
    return int(length) // 2 * 2


@lru_cache(maxsize=8)
def _panel(theme: Theme, *, first: bool) -> Sprite:
    width = WIDTH - 2 * _MARGIN

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, width, _ROW, radius=12, fill=theme.accent if first else theme.well)
        if first:
            brush.rounded(3, 3, width - 3, _ROW - 3, radius=9, fill=theme.lit)

    return sprite(theme, width, _ROW, theme.page, paint)


@lru_cache(maxsize=8)
def _disc(theme: Theme, *, filled: bool) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.disc(7, 7, 7, theme.muted)
        if not filled:
            brush.disc(7, 7, 4.5, theme.page)

    return sprite(theme, 14, 14, theme.page, paint)
