"""The hand of Rummy, for its owner only, sorted by colour and by number; during their turn, with the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from core.private_side import private_side
from core.rummy.tiles import JOKER, colour, is_joker, number
from core.rummy.view import Own, Tile, View
from render.areas import Area, PictureSize
from render.canvas import Canvas
from render.encode import png
from render.rummy.look import look
from render.rummy.melds import GAP, MARGIN, PAD, WIDTH, Layout, draw_melds, layout, meld_areas, new_meld_area
from render.rummy.signs import warning
from render.rummy.tile_rows import SIGN, TileRows, draw_old_stock, draw_tile_rows, old_stock, old_stock_areas
from render.theme import Theme

SIZE = 52
ASIDE = 44


@dataclass(frozen=True, slots=True)
class _Scene:
    """The layout, from top to bottom: the table, the old stock until the draw, tiles set aside, and the hand twice."""

    table: Layout
    old: TileRows | None
    aside: TileRows | None
    hands: tuple[TileRows, ...]

    @property
    def size(self) -> PictureSize:
        return PictureSize(WIDTH, self.hands[-1].bottom + MARGIN)


def rack(view: View, theme: Theme, *, names: tuple[str, ...] = ()) -> bytes:
    """The hand and the turn of the viewing seat as PNG; raises ValueError for a public view."""
    own, colours = private_side(view), look(theme)
    scene = _scene(view, own)
    canvas = Canvas(colours, scene.size.width, scene.size.height)
    wrong = [fault.letter for fault in own.faults]
    draw_melds(canvas, colours, scene.table.spots, own.lit, names=names, wrong=wrong)
    if scene.old is not None:
        draw_old_stock(canvas, colours, view, scene.old)
    if scene.aside is not None:
        draw_tile_rows(canvas, colours, scene.aside, frame="wrong")
        sign = warning(colours, 26)
        canvas.paste(sign, MARGIN + PAD + 4, scene.aside.top + (scene.aside.height - sign.height) / 2)
    for rows in scene.hands:
        draw_tile_rows(canvas, colours, rows, lit=_new(rows.tiles, own.drawn))
    return png(canvas)


def rack_areas(view: View) -> tuple[Area, ...]:
    """The tiles in hand, those set aside, and the melds of the turn; raises ValueError for a public view."""
    own = private_side(view)
    scene = _scene(view, own)
    found = [*meld_areas(scene.table.spots, scene.size, seat=own.seat, claims=view.claims)]
    if scene.table.spots:
        found += new_meld_area(scene.table.spots, MARGIN, scene.size)
    if scene.old is not None:
        found += old_stock_areas(view, scene.old, scene.size)
    if scene.aside is not None:
        for at, face in enumerate(scene.aside.tiles):
            found.append(scene.aside.area(scene.size, at, f" {face} ", tile=len(own.hand) + at + 1))
    for rows in scene.hands:
        for at, (which, face) in enumerate(_numbered(own.hand, rows.tiles)):
            found.append(rows.area(scene.size, at, f" {face} ", f" discard {face} ", which))
    return tuple(found)


def _scene(view: View, own: Own) -> _Scene:
    on_turn = own.seat in view.turn
    table = layout(own.melds if on_turn else (), MARGIN)
    top, old, aside = table.bottom, None, None
    if on_turn and view.old and not view.drawn:
        old = old_stock(view, top)
        top = old.bottom + GAP
    if own.aside:
        aside = TileRows((own.aside,), ASIDE, top, side=SIGN)
        top = aside.bottom + GAP
    hands = []
    for parts in (by_colour(own.hand), by_number(own.hand)):
        hands.append(TileRows(parts, SIZE, top))
        top = hands[-1].bottom + GAP
    return _Scene(table, old, aside, tuple(hands))


def by_colour(hand: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a sorted hand in one group a colour, jokers last."""
    return tuple(tuple(part) for _, part in groupby(hand, colour))


def by_number(hand: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a hand in one group a number, jokers last."""
    real = sorted((face for face in hand if not is_joker(face)), key=number)
    jokers = (JOKER,) * (len(hand) - len(real))
    return (*(tuple(part) for _, part in groupby(real, number)), *((jokers,) if jokers else ()))


def _numbered(hand: Sequence[Tile], tiles: Sequence[Tile]) -> Iterator[tuple[int, Tile]]:
    """Yield tiles, each with its number in the hand, counted from 1; equal ones in their order."""
    free = list(enumerate(hand, 1))
    for face in tiles:
        found = next(one for one in free if one[1] == face)
        free.remove(found)
        yield found


def _new(hand: Sequence[Tile], drawn: Sequence[Tile]) -> frozenset[int]:
    """The indices of the tiles drawn in this turn; of equal tiles, the last ones."""
    left, found = Counter(drawn), []
    for at in range(len(hand) - 1, -1, -1):
        if left[hand[at]]:
            left[hand[at]] -= 1
            found.append(at)
    return frozenset(found)
