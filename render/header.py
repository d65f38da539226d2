"""The head of a picture: a card for each player and what is left to draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.canvas import Brush, Canvas, sprite
from render.labels import fitted
from render.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Card:
    """What is shown of one player; `gain` and `swapped` tell the last move, where it was this player's."""

    name: str
    score: int
    tiles: int
    turn: bool = False
    won: bool = False
    left: bool = False
    gain: int | None = None
    swapped: int = 0


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a picture: the players in seat order, the stock, and whether the last turns have come."""

    cards: tuple[Card, ...]
    stock: int
    final: bool = False


WIDE = 640
"""The width all measures of the head are given for; a wider picture has a larger head."""
HIGH, GAP, STOCK = 84, 10, 92


def _columns(cards: Sequence[Card]) -> int:
    return len(cards) if len(cards) < 4 else 2


def head_height(head: Head, width: int) -> int:
    """How high the head of a picture of this width is."""
    lines = -(-len(head.cards) // _columns(head.cards))
    return round((lines * (HIGH + GAP) + GAP) * width / WIDE) // 2 * 2


def draw_head(canvas: Canvas, head: Head) -> None:
    """Draw the head at the top of a picture."""
    unit = canvas.image.width / WIDE
    columns = _columns(head.cards)
    wide = (WIDE - 2 * GAP - STOCK - (columns - 1) * GAP) / columns
    for place, card in enumerate(head.cards):
        line, column = divmod(place, columns)
        x, y = GAP + column * (wide + GAP), GAP + line * (HIGH + GAP)
        _draw_card(canvas, card, place, unit, (x, y, wide))
    _draw_stock(canvas, head, unit)


def _draw_card(canvas: Canvas, card: Card, place: int, unit: float, where: tuple[float, float, float]) -> None:
    theme, (x, y, wide) = canvas.theme, where
    special = card.turn or card.won
    ground = theme.lit if special else theme.well
    panel = _panel(theme, round(wide * unit), round(HIGH * unit), unit, special)
    canvas.image.paste(panel, (round(x * unit), round(y * unit)))
    indent = 14.0
    if special:
        mark = _mark(theme, round(26 * unit), "crown" if card.won else "turn")
        canvas.image.paste(mark, (round((x + 12) * unit), round((y + 24) * unit - mark.height / 2)))
        indent = 44.0
    size, room = round(23 * unit), round((wide - indent - 14) * unit)
    name = fitted(card.name, room, size, bold=special) or f"#{place + 1}"
    ink = theme.muted if card.left else theme.ink
    width = canvas.text(name, (x + indent) * unit, (y + 24) * unit, size, ink=ink, ground=ground, bold=special)
    if card.left:
        line = Image.new("L", (width, max(2, round(2 * unit))), _index(theme, theme.muted))
        canvas.image.paste(line, (round((x + indent) * unit), round((y + 25) * unit)))
    _draw_figures(canvas, card, unit, where, ground)


def _draw_figures(canvas: Canvas, card: Card, unit: float, where: tuple[float, float, float], ground: Colour) -> None:
    theme, (x, y, wide) = canvas.theme, where
    middle, ink = (y + 59) * unit, theme.muted if card.left else theme.ink
    score = canvas.text(str(card.score), (x + 14) * unit, middle, 34 * unit, ink=ink, ground=ground, bold=True)
    after = (x + 14) * unit + score + 10 * unit
    low = (y + 61) * unit
    if card.swapped:
        icon = _mark(theme, round(22 * unit), "swap", ground)
        canvas.image.paste(icon, (round(after), round(low - icon.height / 2)))
        after += icon.width + 5 * unit
        canvas.text(str(card.swapped), after, low, 20 * unit, ink=theme.muted, ground=ground, bold=True)
    elif card.gain is not None:
        canvas.text(f"+{card.gain}", after, low, 20 * unit, ink=theme.muted, ground=ground, bold=True)
    right = (x + wide - 14) * unit
    right -= canvas.text(str(card.tiles), right, low, 20 * unit, ink=theme.muted, ground=ground, bold=False, anchor="r")
    icon = _mark(theme, round(20 * unit), "tile", ground)
    canvas.image.paste(icon, (round(right - icon.width - 5 * unit), round(low - icon.height / 2)))


def _draw_stock(canvas: Canvas, head: Head, unit: float) -> None:
    theme, middle = canvas.theme, (WIDE - GAP - STOCK / 2 + 4) * unit
    icon = _mark(theme, round(42 * unit), "flag" if head.final else "stock")
    canvas.image.paste(icon, (round(middle - icon.width / 2), round((GAP + 29) * unit - icon.height / 2)))
    low = (GAP + 67) * unit
    canvas.text(str(head.stock), middle, low, 25 * unit, ink=theme.ink, ground=theme.page, bold=True, anchor="m")


def _index(theme: Theme, colour: Colour) -> int:
    from render.theme import nearest

    return nearest(theme, colour)


@lru_cache(maxsize=64)
def _panel(theme: Theme, width: int, height: int, unit: float, special: bool) -> Image.Image:
    def paint(brush: Brush) -> None:
        radius = 12 * unit
        brush.rounded(0, 0, width, height, radius=radius, fill=theme.accent if special else theme.well)
        if special:
            ring = max(2.0, 3 * unit)
            brush.rounded(ring, ring, width - ring, height - ring, radius=radius - ring, fill=theme.lit)

    return sprite(theme, width, height, theme.page, paint)


@lru_cache(maxsize=128)
def _mark(theme: Theme, size: int, kind: str, ground: Colour | None = None) -> Image.Image:
    if ground is None:
        ground = theme.lit if kind in ("crown", "turn") else theme.page
    return sprite(theme, size, size, ground, lambda brush: MARKS[kind](brush, theme, size))


def _turn(brush: Brush, theme: Theme, size: int) -> None:
    brush.polygon([(size * 0.16, size * 0.08), (size * 0.9, size * 0.5), (size * 0.16, size * 0.92)], theme.accent)


def _crown(brush: Brush, theme: Theme, size: int) -> None:
    points = [(0.04, 0.28), (0.28, 0.52), (0.5, 0.14), (0.72, 0.52), (0.96, 0.28), (0.86, 0.74), (0.14, 0.74)]
    brush.polygon([(size * x, size * y) for x, y in points], theme.accent)
    brush.rounded(size * 0.14, size * 0.8, size * 0.86, size * 0.92, radius=1, fill=theme.accent)


def _swap(brush: Brush, theme: Theme, size: int) -> None:
    for y, way in ((0.3, 1), (0.7, -1)):
        brush.stroke(size * 0.5, size * y, size * 0.72, size * 0.1, theme.muted)
        tip, back = size * (0.5 + 0.48 * way), size * (0.5 + 0.2 * way)
        brush.polygon([(tip, size * y), (back, size * (y - 0.2)), (back, size * (y + 0.2))], theme.muted)


def _one_tile(brush: Brush, theme: Theme, size: int) -> None:
    brush.rounded(size * 0.1, size * 0.1, size * 0.9, size * 0.9, radius=size * 0.2, fill=theme.muted)
    brush.rounded(size * 0.2, size * 0.2, size * 0.8, size * 0.7, radius=size * 0.12, fill=theme.face)


def _stock(brush: Brush, theme: Theme, size: int) -> None:
    for step in (2, 1, 0):
        left, top = size * (0.06 + 0.13 * step), size * (0.32 - 0.13 * step)
        brush.rounded(left, top, left + size * 0.62, top + size * 0.62, radius=size * 0.12, fill=theme.muted)
        brush.rounded(
            left + size * 0.06,
            top + size * 0.06,
            left + size * 0.56,
            top + size * 0.52,
            radius=size * 0.08,
            fill=theme.face,
        )


def _flag(brush: Brush, theme: Theme, size: int) -> None:
    brush.rounded(size * 0.14, size * 0.08, size * 0.22, size * 0.96, radius=size * 0.04, fill=theme.ink)
    square = size * 0.17
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                x, y = size * 0.22 + column * square, size * 0.1 + row * square
                brush.rounded(x, y, x + square, y + square, radius=0, fill=theme.ink)


MARKS = {"turn": _turn, "crown": _crown, "swap": _swap, "tile": _one_tile, "stock": _stock, "flag": _flag}
