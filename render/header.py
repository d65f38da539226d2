"""The head of a picture: a card for each player and what is left to draw."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from render.canvas import Brush, Canvas, Sprite, Type, sprite
from render.icons import icon
from render.labels import fitted
from render.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Card:
    """What is shown of one player; `gain` and `swapped` tell the last move, where it was this player's.

    A game that draws figures of its own needs only the rest.
    """

    name: str
    score: int = 0
    tiles: int = 0
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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies, in pixels, how large its unit is, and the ground its text stands on."""

    x: float
    y: float
    wide: float
    unit: float
    ground: Colour

    def style(self, size: float, ink: Colour, *, bold: bool = False) -> Type:
        """How text of so many units is set on the card."""
        return Type(round(size * self.unit), ink, self.ground, bold)


Figures: TypeAlias = Callable[[Canvas, int, Place], None]
"""Draws what stands below the name on the card of the player with this index."""


def _columns(cards: int) -> int:
    return cards if cards < 4 else 2


def head_height(cards: int, width: int) -> int:
    """How high the head of a picture of this width is, with so many cards."""
    lines = -(-cards // _columns(cards))
    return round((lines * (HIGH + GAP) + GAP) * width / WIDE)


def draw_head(canvas: Canvas, head: Head, *, figures: Figures | None = None) -> None:
    """Draw the head at the top of a picture; without `figures` of the game's own, scores and tiles in hand."""
    theme, unit = canvas.theme, canvas.width / WIDE
    columns = _columns(len(head.cards))
    wide = (WIDE - 2 * GAP - STOCK - (columns - 1) * GAP) / columns
    for index, card in enumerate(head.cards):
        line, column = divmod(index, columns)
        x, y = (GAP + column * (wide + GAP)) * unit, (GAP + line * (HIGH + GAP)) * unit
        ground = theme.lit if card.turn or card.won else theme.well
        place = Place(round(x) // 2 * 2, round(y), round(wide * unit) // 2 * 2, unit, ground)
        _draw_card(canvas, card, index, place)
        if figures is None:
            _draw_figures(canvas, card, place)
        else:
            figures(canvas, index, place)
    _draw_stock(canvas, head, unit)


def _draw_card(canvas: Canvas, card: Card, index: int, place: Place) -> None:
    theme, unit, special = canvas.theme, place.unit, card.turn or card.won
    canvas.paste(_panel(theme, round(place.wide), round(HIGH * unit), special=special), place.x, place.y)
    left, middle = place.x + 14 * unit, place.y + 25 * unit
    if special:
        mark = icon(theme, "crown" if card.won else "turn", round(13 * unit) * 2, place.ground)
        canvas.paste(mark, left - 2 * unit, middle - mark.height / 2)
        left += 31 * unit
    style = place.style(23, theme.muted if card.left else theme.ink, bold=special)
    name = fitted(card.name, round(place.x + place.wide - 12 * unit - left), style.size, bold=special)
    width = canvas.text(name or f"#{index + 1}", left, middle, style)
    if card.left:
        canvas.fill(left, middle, left + width, middle + max(2, 2 * unit), theme.muted)


def _draw_figures(canvas: Canvas, card: Card, place: Place) -> None:
    theme, unit = canvas.theme, place.unit
    small = place.style(20, theme.muted, bold=True)
    left, middle, low = place.x + 14 * unit, place.y + 59 * unit, place.y + 61 * unit
    figure = place.style(34, theme.muted if card.left else theme.ink, bold=True)
    left += canvas.text(str(card.score), left, middle, figure) + 8 * unit
    if card.swapped:
        swap = icon(theme, "swap", round(11 * unit) * 2, place.ground)
        canvas.paste(swap, left, low - swap.height / 2)
        canvas.text(str(card.swapped), left + swap.width + 4 * unit, low, small)
    elif card.gain is not None:
        canvas.text(f"+{card.gain}", left, low, small)
    right = place.x + place.wide - 12 * unit
    right -= canvas.text(str(card.tiles), right, low, place.style(20, theme.muted), anchor="r")
    tile = icon(theme, "tile", round(10 * unit) * 2, place.ground)
    canvas.paste(tile, right - tile.width - 5 * unit, low - tile.height / 2)


def _draw_stock(canvas: Canvas, head: Head, unit: float) -> None:
    theme, middle = canvas.theme, (WIDE - GAP - STOCK / 2 + 4) * unit
    shown = icon(theme, "flag" if head.final else "stock", round(21 * unit) * 2, theme.page)
    canvas.paste(shown, middle - shown.width / 2, (GAP + 29) * unit - shown.height / 2)
    style = Type(round(25 * unit), theme.ink, theme.page, bold=True)
    canvas.text(str(head.stock), middle, (GAP + 67) * unit, style, anchor="m")


@lru_cache(maxsize=128)
def _panel(theme: Theme, width: int, height: int, *, special: bool) -> Sprite:
    radius, ring = height / 7, max(2.0, height / 28)

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, width, height, radius=radius, fill=theme.accent if special else theme.well)
        if special:
            brush.rounded(ring, ring, width - ring, height - ring, radius=radius - ring, fill=theme.lit)

    return sprite(theme, width, height, theme.page, paint)
