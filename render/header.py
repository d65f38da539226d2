"""The header of a picture: a card for each player, and the stock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from render.canvas import Canvas, TextStyle, even, panel
from render.icons import icon
from render.labels import fitted
from render.theme import Colour

WIDTH = 640
"""The picture width for which all lengths of the header are given; on a wider picture the header is larger."""
HEIGHT, GAP, STOCK = 84, 10, 92

SIZES = ((34, 20), (30, 17), (26, 15), (24, 15))
"""The text sizes of a score and of the change beside it; the first with which both fit are used."""


@dataclass(frozen=True, slots=True)
class Card:
    """The header's content for one player; `gain` and `swapped` belong to the last move, if the player made it.

    A game that draws its own figures below the name does not need `score`, `tiles`, `gain` and `swapped`.
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
class Header:
    """The content of a header: the cards in seat order, the size of the stock, and whether these are the last turns."""

    cards: tuple[Card, ...]
    stock: int
    final: bool = False


def crown_best(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a finished game, those with the highest score marked as winners; leavers do not win."""
    best = max((card.score for card in cards if not card.left), default=None)
    return tuple(replace(card, won=not card.left and card.score == best) for card in cards)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies, in pixels; `unit` is the size of a pixel of a header of width WIDTH, `ground` its colour."""

    x: int
    y: int
    width: int
    unit: float
    ground: Colour

    def style(self, size: float, ink: Colour, *, bold: bool = False) -> TextStyle:
        """The style of text of this size, in units, on the card."""
        return TextStyle(round(size * self.unit), ink, self.ground, bold)


DrawFigures: TypeAlias = Callable[[Canvas, int, CardPlace], None]
"""Draws the content below the name on the card of the player with this index."""


def _columns(cards: int) -> int:
    return cards if cards < 4 else 2


def header_height(cards: int, width: int) -> int:
    """The height of the header with this many cards, on a picture of this width."""
    lines = -(-cards // _columns(cards))
    return round((lines * (HEIGHT + GAP) + GAP) * width / WIDTH)


def draw_header(canvas: Canvas, header: Header, *, figures: DrawFigures | None = None) -> None:
    """Draw the header at the top of a picture; `figures` replaces the score and the number of tiles."""
    theme, unit = canvas.theme, canvas.width / WIDTH
    columns = _columns(len(header.cards))
    card_width = (WIDTH - 2 * GAP - STOCK - (columns - 1) * GAP) / columns
    for index, card in enumerate(header.cards):
        line, column = divmod(index, columns)
        x, y = (GAP + column * (card_width + GAP)) * unit, (GAP + line * (HEIGHT + GAP)) * unit
        ground = theme.lit if card.turn or card.won else theme.well
        place = CardPlace(even(x), round(y), even(card_width * unit), unit, ground)
        _draw_card(canvas, card, place)
        if figures is None:
            _draw_figures(canvas, card, place)
        else:
            figures(canvas, index, place)
    _draw_stock(canvas, header, unit)


def _draw_card(canvas: Canvas, card: Card, place: CardPlace) -> None:
    theme, unit, special = canvas.theme, place.unit, card.turn or card.won
    height = round(HEIGHT * unit)
    edge, rim = theme.accent if special else None, max(2.0, height / 28)
    ground = panel(theme, place.width, height, radius=height / 7, fill=place.ground, edge=edge, rim=rim)
    canvas.paste(ground, place.x, place.y)
    left, middle = place.x + 14 * unit, place.y + 25 * unit
    if special:
        mark = icon(theme, "crown" if card.won else "turn", round(13 * unit) * 2, place.ground)
        canvas.inline(mark, left - 2 * unit, middle)
        left += 31 * unit
    style = place.style(23, theme.muted if card.left else theme.ink, bold=special)
    name = fitted(card.name, round(place.x + place.width - 12 * unit - left), style.size, bold=special)
    width = canvas.text(name, left, middle, style)
    if card.left:
        canvas.fill(left, middle, left + width, middle + max(2, 2 * unit), theme.muted)


def _draw_figures(canvas: Canvas, card: Card, place: CardPlace) -> None:
    theme, unit = canvas.theme, place.unit
    left, middle, low = place.x + 14 * unit, place.y + 59 * unit, place.y + 61 * unit
    right = place.x + place.width - 12 * unit
    right -= canvas.text(str(card.tiles), right, low, place.style(20, theme.muted), anchor="r")
    tile = icon(theme, "tile", round(10 * unit) * 2, place.ground)
    right -= tile.width + 5 * unit
    canvas.inline(tile, right, low)
    score = str(card.score)
    change = str(card.swapped) if card.swapped else "" if card.gain is None else f"+{card.gain}"
    for size, small_size in SIZES:
        figure = place.style(size, theme.muted if card.left else theme.ink, bold=True)
        small = place.style(small_size, theme.muted, bold=True)
        swap = icon(theme, "swap", round(0.55 * small_size * unit) * 2, place.ground)
        sign = swap.width + 4 * unit if card.swapped else 0
        wide = sign + small.length(change)
        if left + figure.length(score) + wide + 12 * unit <= right:
            break
    else:
        change = ""  # the message tells it as well
    left += canvas.text(score, left, middle, figure)
    if change:
        left += min(8 * unit, (right - left - wide) / 2)
        if card.swapped:
            canvas.inline(swap, left, low)
        canvas.text(change, left + sign, low, small)


def _draw_stock(canvas: Canvas, header: Header, unit: float) -> None:
    theme, middle = canvas.theme, (WIDTH - GAP - STOCK / 2 + 4) * unit
    sign = icon(theme, "flag" if header.final else "stock", round(21 * unit) * 2, theme.page)
    canvas.inline(sign, middle, (GAP + 29) * unit, anchor="m")
    style = TextStyle(round(25 * unit), theme.ink, theme.page, bold=True)
    canvas.text(str(header.stock), middle, (GAP + 67) * unit, style, anchor="m")
