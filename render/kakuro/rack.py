"""The hand of Kakuro, for its owner only: every card with both of its sides."""

from functools import lru_cache

from core.grid import EMPTY
from core.kakuro.view import View
from core.private_side import private_side
from render.areas import Area, PictureSize
from render.canvas import Brush, Canvas, Sprite, sprite
from render.encode import png
from render.icons import icon
from render.kakuro.cards import Face, card
from render.kakuro.look import Look, look
from render.theme import Theme

SLOTS = 2
SIZE, BETWEEN, PAD, GAP = 112, 52, 18, 16
TURNING = 40
WIDTH, HEIGHT = 2 * (SIZE + PAD) + BETWEEN, SIZE + 2 * PAD
PICTURE_SIZE = PictureSize(SLOTS * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP)


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The cards and empty places of the viewing seat as PNG; raises ValueError for a public view."""
    hand, colours = private_side(view).hand, look(theme)
    canvas = Canvas(colours.theme, PICTURE_SIZE.width, PICTURE_SIZE.height)
    turning = icon(colours.theme, "swap", TURNING, theme.page)
    for slot in range(SLOTS):
        left, digit = GAP + slot * (WIDTH + GAP), hand[slot : slot + 1] or EMPTY
        canvas.paste(_place(colours), left, GAP)
        canvas.paste(turning, left + (WIDTH - TURNING) / 2, GAP + (HEIGHT - TURNING) / 2)
        for red in (False, True):
            canvas.paste(card(colours, SIZE, Face(digit, red=red)), _side(slot, red=red), GAP + PAD)
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """Both sides of all cards of that picture; raises ValueError for a public view."""
    return tuple(
        PICTURE_SIZE.area(_side(slot, red=red), GAP + PAD, SIZE, SIZE, f" {'r' if red else 'y'}{digit} ", tile=slot + 1)
        for slot, digit in enumerate(private_side(view).hand)
        for red in (False, True)
    )


def _side(slot: int, *, red: bool) -> int:
    """The left end of a side of a card."""
    return GAP + slot * (WIDTH + GAP) + PAD + red * (SIZE + BETWEEN)


@lru_cache(maxsize=16)
def _place(look: Look) -> Sprite:
    """The frame around both sides of a card."""
    theme, rim = look.theme, 5

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, WIDTH, HEIGHT, radius=HEIGHT * 0.14, fill=theme.well)
        brush.rounded(rim, rim, WIDTH - rim, HEIGHT - rim, radius=HEIGHT * 0.11, fill=theme.page)

    return sprite(theme, WIDTH, HEIGHT, theme.page, paint)
