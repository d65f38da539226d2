"""Melds in rows, each on a panel with its letter: where they lie, how they look, and what tapping them types."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.game import Seat
from core.rummy.tiles import is_joker, value
from core.rummy.view import Kind, Lit, Meld
from render.areas import Area, Sheet
from render.canvas import Brush, Canvas, Sprite, Type, sprite
from render.labels import fitted
from render.rummy.look import Look
from render.rummy.signs import warning
from render.rummy.tiles import height, missing_colours, tile

WIDTH = 672
"""Of every picture of Rummy: a run of all the numbers fits into a line of it when the table is full."""
MARGIN, GAP, PAD, NAME = 10, 8, 6, 30
SIZES = ((36, 56), (60, 48))
"""The width of a tile by the number of tiles on the table up to which it is used."""
SMALL = 42
CLAIMED = 4
"""A claim is a group of four."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a meld lies; `named` with the name of its owner above it."""

    meld: Meld
    left: int
    top: int
    size: int

    @property
    def named(self) -> bool:
        """Whether it is somebody's property."""
        return self.meld.owner is not None

    @property
    def columns(self) -> int:
        """How many tiles lie in a line; the lines of a long run are equally long."""
        most = (WIDTH - 2 * MARGIN - self.letter - 2 * PAD) // self.size
        lines = -(-len(self.meld.pieces) // most)
        return -(-len(self.meld.pieces) // lines)

    @property
    def letter(self) -> int:
        """The room for the letter."""
        return 30 if len(self.meld.letter) == 1 else 46

    @property
    def width(self) -> int:
        """Of the panel."""
        return self.letter + self.columns * self.size + 2 * PAD

    @property
    def height(self) -> int:
        """Of the panel."""
        lines = -(-len(self.meld.pieces) // self.columns)
        return lines * height(self.size) + 2 * PAD + NAME * self.named

    def tile(self, at: int) -> tuple[int, int]:
        """Where a tile begins."""
        line, column = divmod(at, self.columns)
        left = self.left + PAD + self.letter + column * self.size
        return left, self.top + PAD + NAME * self.named + line * height(self.size)


@dataclass(frozen=True, slots=True)
class Layout:
    """The melds of a table one after the other in rows, claims behind all others; `bottom` is where they end."""

    spots: tuple[Spot, ...]
    bottom: int


def layout(melds: Sequence[Meld], top: int) -> Layout:
    """The melds below `top`, their tiles the smaller the more there are."""
    count = sum(len(meld.pieces) for meld in melds)
    size = next((size for most, size in SIZES if count <= most), SMALL)
    spots: list[Spot] = []
    for claimed in (False, True):
        mine = [meld for meld in melds if (meld.owner is not None) == claimed]
        spots += _flow(mine, size, _bottom(spots, top))
    return Layout(tuple(spots), _bottom(spots, top))


def _bottom(spots: Sequence[Spot], top: int) -> int:
    return max((spot.top + spot.height + GAP for spot in spots), default=top)


def _flow(melds: Sequence[Meld], size: int, top: int) -> Iterator[Spot]:
    left, high = MARGIN, 0
    for meld in melds:
        spot = Spot(meld, left, top, size)
        if left > MARGIN and left + spot.width > WIDTH - MARGIN:
            left, top, high = MARGIN, top + high + GAP, 0
            spot = Spot(meld, left, top, size)
        yield spot
        left, high = left + spot.width + GAP, max(high, spot.height)


def draw_melds(
    canvas: Canvas,
    look: Look,
    spots: Sequence[Spot],
    lit: Sequence[Lit],
    *,
    names: Sequence[str],
    wrong: Sequence[str] = (),
) -> None:
    """Draw melds; new tiles are ringed, claims framed under their owners' names, melds that are `wrong` framed and signed."""
    places: Mapping[str, frozenset[int]] = {one.letter: one.places for one in lit}
    for spot in spots:
        _draw_meld(canvas, look, spot, places.get(spot.meld.letter, frozenset()), wrong=spot.meld.letter in wrong)
        if spot.meld.owner is not None:
            _draw_owner(canvas, look, spot, names, spot.meld.owner)


def _draw_meld(canvas: Canvas, look: Look, spot: Spot, lit: frozenset[int], *, wrong: bool) -> None:
    frame = "wrong" if wrong else "claim" if spot.named else ""
    canvas.paste(panel(look, spot.width, spot.height, frame), spot.left, spot.top)
    style = Type(26 if len(spot.meld.letter) == 1 else 22, look.ink, look.well, bold=True)
    middle = spot.tile(0)[1] + height(spot.size) / 2
    across = spot.left + PAD + spot.letter / 2 - 1
    canvas.text(spot.meld.letter, across, middle - 13 * wrong, style, anchor="m")
    missing = missing_colours(spot.meld.pieces) if spot.meld.kind is Kind.GROUP else ""
    for at, piece in enumerate(spot.meld.pieces):
        canvas.paste(tile(look, spot.size, piece, lit=at in lit, missing=missing * is_joker(piece)), *spot.tile(at))
    if wrong:
        sign = warning(look, 24)
        canvas.paste(sign, across - sign.width / 2, middle + 3)


def _draw_owner(canvas: Canvas, look: Look, spot: Spot, names: Sequence[str], owner: Seat) -> None:
    left, room = spot.tile(0)[0], CLAIMED * spot.size
    name = names[owner - 1] if owner <= len(names) else ""
    size = 21
    text = fitted(name, room, size, bold=True) or f"#{owner}"
    canvas.text(text, left + 2, spot.top + PAD + NAME / 2, Type(size, look.ink, look.well, bold=True))


@lru_cache(maxsize=512)
def panel(look: Look, width: int, height: int, frame: str = "") -> Sprite:
    """The ground tiles lie on, framed for a `claim` or for what is `wrong`."""

    def paint(brush: Brush) -> None:
        rim = 4 if frame else 0
        if frame:
            brush.rounded(0, 0, width, height, radius=10, fill=look.accent if frame == "wrong" else look.ink)
        brush.rounded(rim, rim, width - rim, height - rim, radius=10 - rim, fill=look.well)

    return sprite(look, width, height, look.page, paint)


def meld_areas(spots: Sequence[Spot], sheet: Sheet, *, seat: Seat | None, claims: bool) -> Iterator[Area]:
    """Letters and tiles; `seat` is whose hand is shown, and `claims` where groups may be claimed."""
    for spot in spots:
        meld, high = spot.meld, spot.height - NAME * spot.named
        top = spot.top + NAME * spot.named
        again = _about(meld, seat, claims=claims)
        yield sheet.area(spot.left, top, PAD + spot.letter, high, f" {meld.letter} ", again)
        for at in range(len(meld.pieces)):
            yield sheet.area(*spot.tile(at), spot.size, height(spot.size), f" {meld.letter} ", _about_tile(meld, at))


def _about(meld: Meld, seat: Seat | None, *, claims: bool) -> str:
    """What is done with a whole meld."""
    if meld.owner is not None:
        return f" unclaim {meld.letter} " if meld.owner == seat else ""
    whole = meld.kind is Kind.GROUP and len(meld.pieces) == CLAIMED
    return f" claim {meld.letter} " if claims and whole else f" join {meld.letter} "


def _about_tile(meld: Meld, at: int) -> str:
    """What is done with one tile of a meld: it is taken; a joker is released, by the tile that comes in its place."""
    piece = meld.pieces[at]
    if is_joker(piece):
        return f" release {meld.letter} {value(piece)} ".replace("  ", " ")
    if meld.owner is not None:
        return ""
    nth = meld.pieces[: at + 1].count(piece)
    return f" take {piece}{f'#{nth}' if nth > 1 else ''} {meld.letter} "
