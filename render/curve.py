"""The course of a game for one player: a line for each row of figures, turn by turn, and a legend below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot
from typing import Final, TypeAlias

from render.canvas import Brush, Canvas, Sprite, TextStyle, even, sprite
from render.encode import png
from render.labels import fitted
from render.theme import Colour, Theme

WIDTH: Final = 720
"""In pixels; on a phone that is 400 wide, text of size 24 is shown at size 13."""

_LEFT, _RIGHT, _TOP, _PLOT, _BELOW = 76, 24, 28, 320, 46
_ROW, _MARGIN = 46, 24
_STEPS: Final = (1, 2, 5)
_LINES: Final = 4
"""The most horizontal lines of the scale."""
_DASH: Final = 14
_MARK: Final = 9
"""Half the width of a mark on the line of another player, so that several can be told apart without colours."""

_MOST_MARKS: Final = 8
"""The most marks on a line."""

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """A name and its figures after each turn, the first before any; `kind` is `own`, `best` or `other`."""

    name: str
    values: tuple[int, ...]
    kind: str = "other"


@dataclass(frozen=True, slots=True)
class Curve:
    """The lines of a picture; all have as many values."""

    lines: tuple[Line, ...]


def picture(view: Curve, theme: Theme) -> bytes:
    """The picture as PNG."""
    canvas = Canvas(theme, WIDTH, _TOP + _PLOT + _BELOW + len(view.lines) * _ROW + _MARGIN)
    low = min(0, *(value for line in view.lines for value in line.values))
    high = max(1, *(value for line in view.lines for value in line.values))
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step
    _plot(canvas, view, low, high, step)
    _legend(canvas, view)
    return png(canvas)


def _step(span: int) -> int:
    """The distance between the lines of the scale: 1, 2 or 5 times a power of ten."""
    power = 1
    while True:
        for step in _STEPS:
            if span <= step * power * _LINES:
                return step * power
        power *= 10


def _plot(canvas: Canvas, view: Curve, low: int, high: int, step: int) -> None:
    """Draw the scale, the lines (the player's own last), and the numbers of turns."""
    theme, width = canvas.theme, WIDTH - _LEFT - _RIGHT
    turns = max(1, len(view.lines[0].values) - 1)

    def x(turn: int) -> float:
        return turn / turns * width

    def y(value: int) -> float:
        return (high - value) / (high - low) * _PLOT

    def paint(brush: Brush) -> None:
        """Draw the lines of the points behind the curves."""
        for value in range(low, high + 1, step):
            brush.rounded(
                0, y(value) + 9, width, y(value) + 11, radius=0, fill=theme.block if not value else theme.well
            )
        for line in sorted(view.lines, key=lambda line: ("best", "other", "own").index(line.kind)):
            points = [(x(turn), y(value) + 10) for turn, value in enumerate(line.values)]
            thick = 6 if line.kind == "own" else 4
            for piece in _dashes(points) if line.kind == "best" else [points]:
                brush.path(piece, thick, _colour(theme, line))
            brush.disc(*points[-1], thick, _colour(theme, line))
        for number, line in _marked(view):
            for turn in range(turns, 0, -ceil(turns / _MOST_MARKS)):
                _mark(brush, number, x(turn), y(line.values[turn]) + 10, theme)

    canvas.paste(sprite(theme, even(width) + 12, _PLOT + 20, theme.page, paint), _LEFT, _TOP - 10)
    small = TextStyle(24, theme.muted, theme.page)
    for value in range(low, high + 1, step):
        canvas.text(f"{value}", _LEFT - 12, _TOP + y(value), small, anchor="r")
    for turn in range(0, turns + 1, _step(turns)):
        canvas.text(f"{turn}", _LEFT + x(turn), _TOP + _PLOT + 26, small, anchor="m")


def _dashes(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the dashes of a path: each straight part begins and ends with a dash, so that no turn is hidden."""
    for (x, y), (to_x, to_y) in pairwise(points):
        parts = 2 * round(hypot(to_x - x, to_y - y) / _DASH / 2) + 1
        at = [(x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts + 1)]
        yield from zip(at[::2], at[1::2], strict=True)


def _marked(view: Curve) -> Iterator[tuple[int, Line]]:
    """The lines of the other players, numbered from 0; none if there is only one."""
    others = [line for line in view.lines if line.kind == "other"]
    return enumerate(others if len(others) > 1 else [])


def _mark(brush: Brush, number: int, x: float, y: float, theme: Theme) -> None:
    """Draw the mark of a line around a point: a disc, a square, a triangle or a diamond, and then the same ones hollow."""
    for half, fill in ((_MARK, theme.muted), (_MARK - 4, theme.page)):
        match number % 4:
            case 0:
                brush.disc(x, y, half, fill)
            case 1:
                brush.rounded(x - half, y - half, x + half, y + half, radius=0, fill=fill)
            case 2:
                brush.polygon([(x, y - half - 2), (x + half + 2, y + half), (x - half - 2, y + half)], fill)
            case _:
                brush.polygon([(x, y - half - 3), (x + half + 3, y), (x, y + half + 3), (x - half - 3, y)], fill)
        if number < 4:
            break


def _colour(theme: Theme, line: Line) -> Colour:
    return {"own": theme.accent, "best": theme.sign_ink}.get(line.kind, theme.muted)


def _legend(canvas: Canvas, view: Curve) -> None:
    """Write a row for each line: its colour, its name and its last figure."""
    theme, top = canvas.theme, _TOP + _PLOT + _BELOW + _ROW // 2
    marks = {line: number for number, line in _marked(view)}
    for at, line in enumerate(view.lines):
        middle, own = top + at * _ROW, line.kind == "own"
        style = TextStyle(28, theme.ink, theme.page, bold=own)
        for left, end in ((0, 14), (22, 36)) if line.kind == "best" else ((0, 36),):
            canvas.fill(_LEFT + left, middle - 3, _LEFT + end, middle + 3, _colour(theme, line))
        if line in marks:
            canvas.paste(_sample(theme, marks[line]), _LEFT, middle - _ROW // 2)
        right = WIDTH - _RIGHT
        right -= canvas.text(f"{line.values[-1]}", right, middle, style, anchor="r") + 16
        canvas.text(fitted(line.name, even(right - _LEFT - 52), style.size, bold=own), _LEFT + 52, middle, style)


def _sample(theme: Theme, number: int) -> Sprite:
    """A piece of a line with its mark, for the legend."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, _ROW / 2 - 3, 36, _ROW / 2 + 3, radius=0, fill=theme.muted)
        _mark(brush, number, 18, _ROW / 2, theme)

    return sprite(theme, 36, _ROW, theme.page, paint)
