"""Icons, which pictures use in place of words."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from render.canvas import Brush, Sprite, sprite
from render.theme import Colour, Theme


@lru_cache(maxsize=256)
def icon(theme: Theme, kind: str, size: int, ground: Colour) -> Sprite:
    """An icon: `turn`, `crown`, `swap`, `tile`, `stock`, `flag`, `pencil`, `check` or `timer`."""
    return sprite(theme, size, size, ground, lambda brush: _ICONS[kind](brush, theme, size))


def _polygon(brush: Brush, size: int, points: list[tuple[float, float]], fill: Colour) -> None:
    """Draw a polygon whose points are given as shares of the size of the icon."""
    brush.polygon([(size * x, size * y) for x, y in points], fill)


def _turn(brush: Brush, theme: Theme, size: int) -> None:
    _polygon(brush, size, [(0.14, 0.08), (0.92, 0.5), (0.14, 0.92)], theme.accent)


def _crown(brush: Brush, theme: Theme, size: int) -> None:
    points = [(0.04, 0.24), (0.28, 0.48), (0.5, 0.1), (0.72, 0.48), (0.96, 0.24), (0.86, 0.72), (0.14, 0.72)]
    _polygon(brush, size, points, theme.accent)
    brush.rounded(size * 0.14, size * 0.79, size * 0.86, size * 0.92, radius=1, fill=theme.accent)


def _swap(brush: Brush, theme: Theme, size: int) -> None:
    for y, way in ((0.3, 1), (0.7, -1)):
        brush.stroke(size * (0.5 - 0.1 * way), size * y, size * 0.7, size * 0.11, theme.muted)
        tip, back = size * (0.5 + 0.48 * way), size * (0.5 + 0.16 * way)
        brush.polygon([(tip, size * y), (back, size * (y - 0.22)), (back, size * (y + 0.22))], theme.muted)


def _one_tile(brush: Brush, theme: Theme, size: int) -> None:
    _card(brush, theme, size * 0.1, size * 0.1, size * 0.8)


def _stock(brush: Brush, theme: Theme, size: int) -> None:
    for step in (2, 1, 0):
        _card(brush, theme, size * (0.05 + 0.14 * step), size * (0.33 - 0.14 * step), size * 0.62)


def _card(brush: Brush, theme: Theme, left: float, top: float, size: float) -> None:
    rim = size * 0.11
    brush.rounded(left, top, left + size, top + size, radius=size * 0.22, fill=theme.muted)
    right, bottom = left + size - rim, top + size - 1.6 * rim
    brush.rounded(left + rim, top + rim, right, bottom, radius=size * 0.13, fill=theme.face)


def _flag(brush: Brush, theme: Theme, size: int) -> None:
    brush.rounded(size * 0.12, size * 0.06, size * 0.2, size * 0.96, radius=size * 0.04, fill=theme.ink)
    square = size * 0.18
    left, top = size * 0.2, size * 0.08
    brush.rounded(left, top, left + 4 * square, top + 3 * square, radius=0, fill=theme.ink)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2:
                x, y = left + column * square, top + row * square
                brush.rounded(x, y, x + square * 0.94, y + square * 0.94, radius=0, fill=theme.page)


def _pencil(brush: Brush, theme: Theme, size: int) -> None:
    _polygon(brush, size, [(0.62, 0.1), (0.9, 0.38), (0.36, 0.92), (0.08, 0.64)], theme.accent)
    _polygon(brush, size, [(0.04, 0.7), (0.3, 0.96), (0.0, 1.0)], theme.ink)


def _check(brush: Brush, theme: Theme, size: int) -> None:
    points = [(0.04, 0.54), (0.2, 0.38), (0.4, 0.58), (0.82, 0.12), (0.97, 0.28), (0.4, 0.9)]
    _polygon(brush, size, points, theme.sign_ink)


def _timer(brush: Brush, theme: Theme, size: int) -> None:
    for top in (0.04, 0.84):
        brush.rounded(size * 0.12, size * top, size * 0.88, size * (top + 0.12), radius=size * 0.04, fill=theme.ink)
    _polygon(brush, size, [(0.22, 0.18), (0.78, 0.18), (0.5, 0.52)], theme.muted)
    _polygon(brush, size, [(0.22, 0.82), (0.78, 0.82), (0.5, 0.44)], theme.ink)


_ICONS: Mapping[str, Callable[[Brush, Theme, int], None]] = {
    "turn": _turn,
    "crown": _crown,
    "swap": _swap,
    "tile": _one_tile,
    "stock": _stock,
    "flag": _flag,
    "pencil": _pencil,
    "check": _check,
    "timer": _timer,
}
