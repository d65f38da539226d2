"""The header of Rummy: the players with the sizes of their hands, and the new stock."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from core.game import Seat
from core.rummy.view import SeatView, View
from render.canvas import Canvas, Sprite
from render.header import Card, CardPlace, Header, draw_header, header_height
from render.icons import icon
from render.labels import player_name
from render.rummy.look import Look
from render.rummy.melds import WIDTH
from render.rummy.signs import claim, lock
from render.rummy.tiles import height as tile_height
from render.rummy.tiles import tile


def height(view: View) -> int:
    """The height of the header."""
    return header_height(len(view.seats), WIDTH)


def stock(view: View) -> tuple[int, int, int, int]:
    """The place of the new stock: left, top, width and height."""
    left = WIDTH - 96
    return left, 0, WIDTH - left, min(height(view), 104)


def draw_players(canvas: Canvas, look: Look, view: View, names: Sequence[str]) -> None:
    """Draw the header: the player on turn and what they drew; after the end, ranks and match points."""
    cards = tuple(_card(view, at, seat, names) for at, seat in enumerate(view.seats))

    def figures(canvas: Canvas, at: int, place: CardPlace) -> None:
        if view.ending:
            _draw_result(canvas, view.seats[at], place)
        else:
            _draw_hand(canvas, look, view, Seat(at + 1), place)
        if view.claims:
            _draw_claims(canvas, look, view.seats[at], place)

    draw_header(canvas, Header(cards, view.new, final=bool(view.ending)), figures=figures)


def _card(view: View, at: int, seat: SeatView, names: Sequence[str]) -> Card:
    rank = f"{seat.place}. " if seat.place else ""
    won = seat.place == 1 and not seat.left
    return Card(rank + player_name(names, at + 1), turn=Seat(at + 1) in view.turn, won=won, left=seat.left)


def _draw_hand(canvas: Canvas, look: Look, view: View, seat: Seat, place: CardPlace) -> None:
    """Draw the size of a hand, the draw of the running turn, and a lock if the player has not opened."""
    shown, unit = view.seats[seat - 1], place.unit
    left, middle = _draw_count(canvas, shown, place)
    small = place.style(20, look.muted, bold=True)
    if shown.left:
        return
    if seat in view.turn and view.drawn:
        left += canvas.text("+2", left, middle, small) + 6 * unit
        if view.took:
            left += canvas.inline(_taken(look, view.took), left, middle) + 6 * unit
    if not shown.opened:
        canvas.inline(lock(look, round(11 * unit) * 2, place.ground), left, middle)


def _draw_count(canvas: Canvas, seat: SeatView, place: CardPlace) -> tuple[float, float]:
    """Write the number of tiles of a player; return its right end and its middle."""
    theme, unit = canvas.theme, place.unit
    left, middle = place.x + 14 * unit, place.y + 59 * unit
    left += canvas.inline(icon(theme, "tile", round(13 * unit) * 2, place.ground), left, middle) + 6 * unit
    style = place.style(34, theme.muted if seat.left else theme.ink, bold=True)
    return left + canvas.text(str(seat.tiles), left, middle, style) + 8 * unit, middle


def _draw_result(canvas: Canvas, seat: SeatView, place: CardPlace) -> None:
    """Write match points, and the number of tiles left in hand."""
    theme, unit = canvas.theme, place.unit
    left, middle = place.x + 14 * unit, place.y + 59 * unit
    style = place.style(34, theme.muted if seat.left else theme.ink, bold=True)
    left += canvas.text(_mixed(seat.points), left, middle, style) + 12 * unit
    width = canvas.inline(icon(theme, "tile", round(10 * unit) * 2, place.ground), left, middle + 2 * unit)
    canvas.text(str(seat.tiles), left + width + 4 * unit, middle + 2 * unit, place.style(20, theme.muted))


def _mixed(points: str) -> str:
    """Match points as a whole number and a fraction, which is the same in every language.

    >>> _mixed("4.5"), _mixed("2+1/3"), _mixed("0.25"), _mixed("4"), _mixed("0")
    ('4 1/2', '2 1/3', '1/4', '4', '0')
    """
    if not points:
        return ""
    whole, _, rest = points.partition("+")
    parts = divmod(Fraction(whole) + Fraction(rest or 0), 1)
    return " ".join(str(part) for part in parts if part) or "0"


def _draw_claims(canvas: Canvas, look: Look, seat: SeatView, place: CardPlace) -> None:
    """Write the number of claims of a player at the right end of the card."""
    if not seat.claims:
        return
    unit, middle = place.unit, place.y + 59 * place.unit
    right = place.x + place.width - 12 * unit
    right -= canvas.text(str(seat.claims), right, middle, place.style(26, look.ink, bold=True), anchor="r")
    sign = claim(look, round(13 * unit) * 2, place.ground)
    canvas.inline(sign, right - sign.width - 4 * unit, middle)


@lru_cache(maxsize=128)
def _taken(look: Look, face: str) -> Sprite:
    """A small tile with a border in the colour of panels, for tiles have smooth edges against that colour."""
    size = 28
    canvas, small = Canvas(look, size + 4, tile_height(size) + 4), tile(look, size, face)
    canvas.fill(0, 0, canvas.width, canvas.height, look.well)
    canvas.paste(small, 2, 2)
    return canvas.image
