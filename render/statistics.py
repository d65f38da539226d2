"""A person's statistics in one game: figures, trends, and a bar of results for each kind of opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from operator import add, sub
from typing import Final

from render.canvas import Brush, Canvas, Sprite, TextStyle, even, panel, sprite
from render.encode import png
from render.labels import fitted
from render.theme import Colour, Theme

WIDTH: Final = 720
"""In pixels; on a phone that is 390 wide, text of size 26 is shown at size 14."""

_MARGIN, _GAP, _PADDING = 16, 12, 20
_INNER = WIDTH - 2 * _MARGIN
_HEAD = 108
_FIGURE = 104
_TITLE = 56
_PLOT, _SCALE = 150, 76
_TREND = _TITLE + _PLOT + _PADDING
_BAR_ROW, _BAR, _BAR_LEFT = 48, 24, 292
_DOT = 16
_EDGE = _DOT / 2
_LINE = 4.0
_LONGEST: Final = 160
"""The most points of a trend that are distinct at this width; of more, some are left out."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its label, and a smaller note."""

    label: str
    value: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Trend:
    """Values over time, oldest first; `now` is the latest value in words.

    `margins`, if given, are the widths of a band around the values. The scale is in steps of `unit`.
    """

    title: str
    now: str
    values: tuple[float, ...]
    margins: tuple[float, ...] = ()
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Bar:
    """The results against one kind of opponent."""

    label: str
    won: int
    tied: int
    lost: int


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """The content of the picture; every text is in the language of its reader.

    `title` is the name of the game. `figures` stand two in a line, a `best` one across the whole width; `legend` has the words
    for won, tied and lost.
    """

    name: str
    title: str
    figures: tuple[Figure, ...]
    best: Figure | None
    trends: tuple[Trend, ...]
    results: str
    bars: tuple[Bar, ...]
    legend: tuple[str, str, str]


def picture(view: StatisticsView, theme: Theme) -> bytes:
    """The picture as PNG."""
    lines = -(-len(view.figures) // 2) + (view.best is not None)
    height = _HEAD + lines * (_FIGURE + _GAP) + len(view.trends) * (_TREND + _GAP)
    height += _bars_height(view) + _MARGIN
    canvas = Canvas(theme, WIDTH, height)
    _draw_header(canvas, view)
    top = _draw_figures(canvas, view, _HEAD)
    for trend in view.trends:
        _draw_trend(canvas, trend, top)
        top += _TREND + _GAP
    if view.bars:
        _draw_bars(canvas, view, top)
    return png(canvas)


def _bars_height(view: StatisticsView) -> int:
    return _TITLE + len(view.bars) * _BAR_ROW + 44 if view.bars else -_GAP


def _draw_header(canvas: Canvas, view: StatisticsView) -> None:
    """Draw the name, and the game below it."""
    theme, left = canvas.theme, _MARGIN + 8
    name = fitted(view.name, even(_INNER - 16), 36, bold=True) or "•"
    canvas.text(name, left, 36, TextStyle(36, theme.ink, theme.page, bold=True))
    canvas.text(view.title, left, 76, TextStyle(26, theme.muted, theme.page))


def _draw_figures(canvas: Canvas, view: StatisticsView, top: int) -> int:
    """Draw the figures, two in a line; returns where the next part begins."""
    half = even((_INNER - _GAP) / 2)
    for index, figure in enumerate(view.figures):
        line, column = divmod(index, 2)
        alone = index == len(view.figures) - 1 and column == 0
        left = _MARGIN + column * (half + _GAP)
        _draw_figure(canvas, figure, left, top + line * (_FIGURE + _GAP), _INNER if alone else half)
    top += -(-len(view.figures) // 2) * (_FIGURE + _GAP)
    if view.best is not None:
        _draw_figure(canvas, view.best, _MARGIN, top, _INNER)
        top += _FIGURE + _GAP
    return top


def _draw_figure(canvas: Canvas, figure: Figure, left: int, top: int, width: int) -> None:
    theme = canvas.theme
    canvas.paste(_ground(theme, width, _FIGURE), left, top)
    start, end = left + _PADDING, left + width - _PADDING
    label = TextStyle(24, theme.muted, theme.well)
    canvas.text(fitted(figure.label, even(end - start), label.size, bold=False), start, top + 30, label)
    detail = canvas.text(figure.detail, end, top + 72, TextStyle(26, theme.muted, theme.well), anchor="r")
    room = even(end - start - detail - (16 if detail else 0))
    styles = [TextStyle(size, theme.ink, theme.well, bold=True) for size in (36, 30, 26, 22)]
    style = next((style for style in styles if style.length(figure.value) <= room), styles[-1])
    canvas.text(fitted(figure.value, room, style.size, bold=True), start, top + 72, style)


def _ground(theme: Theme, width: int, height: int) -> Sprite:
    return panel(theme, width, height, radius=12, fill=theme.well)


def _draw_trend(canvas: Canvas, trend: Trend, top: int) -> None:
    """Draw a trend with its title, the lowest and the highest number of its scale beside it."""
    theme = canvas.theme
    canvas.paste(_ground(theme, _INNER, _TREND), _MARGIN, top)
    _draw_title(canvas, trend.title, trend.now, top)
    values, margins = _thinned(trend.values), _thinned(trend.margins) or (0.0,) * len(_thinned(trend.values))
    low = floor(min(map(sub, values, margins)) / trend.unit) * trend.unit
    high = max(ceil(max(map(add, values, margins)) / trend.unit), low // trend.unit + 1) * trend.unit
    width, left = _INNER - 2 * _PADDING - _SCALE, _MARGIN + _PADDING + _SCALE
    small = TextStyle(22, theme.muted, theme.well)
    for height, value in ((_EDGE, high), (_PLOT - _EDGE, low)):
        canvas.text(str(value), _MARGIN + _PADDING, top + _TITLE + height, small)
    span = (low, high)
    plotted = sprite(theme, width, _PLOT, theme.well, lambda brush: _plot(brush, theme, values, margins, span, width))
    canvas.paste(plotted, left, top + _TITLE)


def _draw_title(canvas: Canvas, title: str, now: str, top: int) -> None:
    theme, middle = canvas.theme, top + 32
    right = WIDTH - _MARGIN - _PADDING
    right -= canvas.text(now, right, middle, TextStyle(30, theme.ink, theme.well, bold=True), anchor="r") + 16
    left = _MARGIN + _PADDING
    canvas.text(fitted(title, even(right - left), 26, bold=False), left, middle, TextStyle(26, theme.muted, theme.well))


def _thinned(values: Sequence[float]) -> tuple[float, ...]:
    """As many of the values as are distinct in the picture, including the first and the last."""
    last = len(values) - 1
    if last < _LONGEST:
        return tuple(values)
    return tuple(values[round(n * last / (_LONGEST - 1))] for n in range(_LONGEST))


def _plot(
    brush: Brush, theme: Theme, values: Sequence[float], margins: Sequence[float], span: tuple[int, int], width: int
) -> None:
    """Draw the band and the line; a dot marks the newest value."""
    low, high = span

    def at(index: int, value: float) -> tuple[float, float]:
        x = _EDGE + (width - 2 * _EDGE) * (index / (len(values) - 1) if len(values) > 1 else 1.0)
        return x, _EDGE + (_PLOT - 2 * _EDGE) * (1 - (value - low) / (high - low))

    for value in span:
        brush.stroke(width / 2, at(0, value)[1], width, 2, theme.block)
    if any(margins):
        upper = [at(n, value + margin) for n, (value, margin) in enumerate(zip(values, margins, strict=True))]
        lower = [at(n, value - margin) for n, (value, margin) in enumerate(zip(values, margins, strict=True))]
        brush.polygon([*upper, *reversed(lower)], theme.sign_face)
    points = [at(n, value) for n, value in enumerate(values)]
    brush.path(points, _LINE, theme.sign_ink)
    brush.disc(*points[-1], _DOT / 2, theme.accent)


def _draw_bars(canvas: Canvas, view: StatisticsView, top: int) -> None:
    """Draw the results: a bar for each kind of opponent, as long as its share of the games, and a legend of the colours."""
    theme = canvas.theme
    canvas.paste(_ground(theme, _INNER, _bars_height(view)), _MARGIN, top)
    _draw_title(canvas, view.results, "", top)
    style = TextStyle(24, theme.muted, theme.well)
    right = WIDTH - _MARGIN - _PADDING
    room = right - max(style.length(_counts(bar)) for bar in view.bars) - 16 - _BAR_LEFT
    unit = room / max(bar.won + bar.tied + bar.lost for bar in view.bars)
    for index, bar in enumerate(view.bars):
        middle = top + _TITLE + index * _BAR_ROW + _BAR_ROW // 2
        canvas.text(_counts(bar), right, middle, style, anchor="r")
        _draw_bar(canvas, bar, middle, unit)
    _draw_legend(canvas, view.legend, top + _bars_height(view) - 30)


def _counts(bar: Bar) -> str:
    """Won, tied and lost games in figures, without ties if there are none."""
    return f"{bar.won} – {bar.tied} – {bar.lost}" if bar.tied else f"{bar.won} – {bar.lost}"


def _colours(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The colours of won, tied and lost games."""
    return theme.sign_ink, theme.block, theme.accent


def _draw_bar(canvas: Canvas, bar: Bar, middle: int, unit: float) -> None:
    """Draw the name of a kind of opponent and its bar, each game `unit` pixels long."""
    theme, left = canvas.theme, _MARGIN + _PADDING
    label = fitted(bar.label, even(_BAR_LEFT - left - 12), 24, bold=False)
    canvas.text(label, left, middle, TextStyle(24, theme.ink, theme.well))
    x = float(_BAR_LEFT)
    for count, colour in zip((bar.won, bar.tied, bar.lost), _colours(theme), strict=True):
        if count:
            end = x + max(4.0, unit * count)
            canvas.fill(x, middle - _BAR / 2, end, middle + _BAR / 2, colour)
            x = end


def _draw_legend(canvas: Canvas, words: Sequence[str], middle: int) -> None:
    theme, x = canvas.theme, float(_MARGIN + _PADDING)
    for word, colour in zip(words, _colours(theme), strict=True):
        canvas.fill(x, middle - _DOT / 2, x + _DOT, middle + _DOT / 2, colour)
        x += _DOT + 10
        x += canvas.text(word, x, middle, TextStyle(22, theme.muted, theme.well)) + 28
