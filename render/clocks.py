"""The clocks of the players below a board: a bar for each, with the name and the time left in words."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render.areas import Area
from render.canvas import Canvas, TextStyle
from render.encode import png
from render.icons import icon
from render.labels import fitted
from render.theme import Theme
from render.together import together

_WIDTH = 640
"""The picture width for which all lengths are given; below a wider board everything is larger."""
_ROW, _MARGIN, _BETWEEN = 52, 12, 16
_COLUMNS = 2
_TEXT, _BAR = 19, 10
_SIGN = 22


@dataclass(frozen=True, slots=True)
class PlayerClock:
    """One player's time: the `share` they have left of the maximum, and the same in `words`.

    It `runs` if the player is on turn; a player who is `late` has no time left.
    """

    name: str
    words: str
    share: float
    runs: bool = False
    late: bool = False


def with_clocks(board: bytes, clocks: tuple[PlayerClock, ...], theme: Theme) -> tuple[bytes, float]:
    """The picture of a board with the clocks below it, and the board's share of the new height."""
    width, height = Image.open(BytesIO(board)).size
    whole = together(board, _strip(clocks, theme, width))
    return whole, height / Image.open(BytesIO(whole)).height


def scaled(areas: tuple[Area, ...], share: float) -> tuple[Area, ...]:
    """The areas of a picture that is now the top `share` of a higher one."""
    return tuple(area._replace(top=area.top * share, height=area.height * share) for area in areas)


def _strip(clocks: tuple[PlayerClock, ...], theme: Theme, width: int) -> bytes:
    """The clocks as PNG, as wide as the board."""
    unit = width / _WIDTH
    columns = min(_COLUMNS, len(clocks))
    lines = -(-len(clocks) // columns)
    canvas = Canvas(theme, width, round((lines * _ROW + _MARGIN) * unit))
    cell = (_WIDTH - 2 * _MARGIN - (columns - 1) * _BETWEEN) / columns
    for index, clock in enumerate(clocks):
        line, column = divmod(index, columns)
        _draw(canvas, clock, (_MARGIN + column * (cell + _BETWEEN)) * unit, line * _ROW * unit, cell * unit)
    return png(canvas)


def _draw(canvas: Canvas, clock: PlayerClock, left: float, top: float, width: float) -> None:
    """Draw one clock: the name, the time left in words and, below both, the bar."""
    theme, unit = canvas.theme, canvas.width / _WIDTH
    special = clock.runs or clock.late
    style = TextStyle(round(_TEXT * unit), theme.ink if special else theme.muted, theme.page, bold=special)
    middle, right, start = top + 17 * unit, left + width, left
    if special:
        sign = icon(theme, "timer", round(_SIGN / 2 * unit) * 2, theme.page)
        start += canvas.inline(sign, left, middle) + 6 * unit
    right -= canvas.text(clock.words, right, middle, style, anchor="r") + 8 * unit
    canvas.text(fitted(clock.name, round(right - start), style.size, bold=special), start, middle, style)
    low, bar, rim = top + 34 * unit, max(6, round(_BAR * unit)), 2
    canvas.fill(left, low, left + width, low + bar, theme.muted)
    canvas.fill(left + rim, low + rim, left + width - rim, low + bar - rim, theme.page)
    if clock.share > 0.0:
        length = max(2.0 * rim, min(1.0, clock.share) * width)
        canvas.fill(left, low, left + length, low + bar, theme.accent if clock.runs else theme.muted)
