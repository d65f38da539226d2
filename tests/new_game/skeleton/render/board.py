"""The public board of Skeleton: the count, and the row of tiles that make it."""

from render.areas import Area
from render.canvas import Canvas, TextStyle
from render.encode import png
from render.header import Card, Header, crown_best, draw_header, header_height
from render.labels import player_name
from render.theme import Theme
from render.tiles import tile
from tests.new_game.skeleton.core.view import View

WIDTH, SIZE, SIDE = 640, 60, 20
COUNT = 100
"""The height of the line with the count."""
LETTERS = 64
COLUMNS = (WIDTH - 2 * SIDE) // SIZE
LINES = 2


def picture(view: View, theme: Theme, *, names: tuple[str, ...], whole: bool = False, fit: View | None = None) -> bytes:
    """The board as PNG, always as a whole, as high as that of the later view `fit`; nothing private is drawn."""
    top = header_height(len(view.seats), WIDTH)
    lines = max(LINES, -(-len((fit or view).row) // COLUMNS))
    canvas = Canvas(theme, WIDTH, top + COUNT + lines * SIZE + SIDE)
    draw_header(canvas, _header(view, names))
    figure = TextStyle(LETTERS, theme.ink, theme.page, bold=True)
    canvas.text(f"{view.count} / {view.target}", WIDTH / 2, top + COUNT / 2, figure, anchor="m")
    for at, digit in enumerate(view.row):
        line, column = divmod(at, COLUMNS)
        face = tile(theme, SIZE, digit, lit=at == len(view.row) - 1)
        canvas.paste(face, SIDE + column * SIZE, top + COUNT + line * SIZE)
    return png(canvas)


def areas(view: View, *, whole: bool = False) -> tuple[Area, ...]:
    """No areas, because no part of the board can be tapped."""
    return ()


def _header(view: View, names: tuple[str, ...]) -> Header:
    cards = tuple(
        Card(player_name(names, number), seat.score, seat.tiles, turn=number in view.turn, left=seat.left)
        for number, seat in enumerate(view.seats, start=1)
    )
    return Header(crown_best(cards) if view.ending else cards, view.bag, final=bool(view.ending))
