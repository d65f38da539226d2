"""The melds on the table: their layout in rows, their pictures, and their areas that can be tapped."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.game import Seat
from core.rummy.tiles import JOKER, is_joker, named, value
from core.rummy.view import Kind, Lit, Meld
from render.areas import Area, PictureSize
from render.canvas import Canvas, Sprite, TextStyle, panel
from render.labels import fitted, player_name
from render.rummy.look import Look
from render.rummy.signs import warning
from render.rummy.tiles import height, missing_colours, tile

WIDTH = 672
"""The width of all pictures of Rummy: at the smallest tile size a run of all numbers fits into a line."""
MARGIN, GAP, PAD, NAME = 10, 8, 6, 30
SIZES = ((36, 56), (60, 48))
"""The width of a tile on tables with up to this number of tiles: (tiles, width)."""
SMALL = 42
SHORTEST = 3
"""The number of tiles of the shortest meld."""
CLAIMED = 4
"""The number of tiles of a claim."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a meld, and the width of its tiles."""

    meld: Meld
    left: int
    top: int
    size: int

    @property
    def named(self) -> bool:
        """Whether it is a claim, with the name of its owner above it."""
        return self.meld.owner is not None

    @property
    def columns(self) -> int:
        """The number of tiles in a line; a long run has several lines of about the same length."""
        most = (WIDTH - 2 * MARGIN - self.letter - 2 * PAD) // self.size
        lines = -(-len(self.meld.pieces) // most)
        return -(-len(self.meld.pieces) // lines)

    @property
    def letter(self) -> int:
        """The width of the letter."""
        return 30 if len(self.meld.letter) == 1 else 46

    @property
    def width(self) -> int:
        """The width of the panel."""
        return self.letter + self.columns * self.size + 2 * PAD

    @property
    def height(self) -> int:
        """The height of the panel."""
        lines = -(-len(self.meld.pieces) // self.columns)
        return lines * height(self.size) + 2 * PAD + NAME * self.named

    def tile(self, at: int) -> tuple[int, int]:
        """The top left corner of a tile."""
        line, column = divmod(at, self.columns)
        left = self.left + PAD + self.letter + column * self.size
        return left, self.top + PAD + NAME * self.named + line * height(self.size)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all melds, claims last, and the lower end of their rows."""

    spots: tuple[Spot, ...]
    bottom: int


def layout(melds: Sequence[Meld], top: int, *, fit: Sequence[Meld] = ()) -> Layout:
    """Lay out melds in rows below `top`; the more tiles there are, or in the melds `fit`, the smaller they are."""
    count = max(sum(len(meld.pieces) for meld in table) for table in (melds, fit))
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
    """Draw melds; new tiles are highlighted, claims have a frame and a name, `wrong` melds a frame and a warning."""
    places: Mapping[str, frozenset[int]] = {one.letter: one.places for one in lit}
    for spot in spots:
        _draw_meld(canvas, look, spot, places.get(spot.meld.letter, frozenset()), wrong=spot.meld.letter in wrong)
        if spot.meld.owner is not None:
            _draw_owner(canvas, look, spot, names, spot.meld.owner)


def _draw_meld(canvas: Canvas, look: Look, spot: Spot, lit: frozenset[int], *, wrong: bool) -> None:
    frame = "wrong" if wrong else "claim" if spot.named else ""
    canvas.paste(tile_panel(look, spot.width, spot.height, frame), spot.left, spot.top)
    style = TextStyle(26 if len(spot.meld.letter) == 1 else 22, look.ink, look.well, bold=True)
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
    size = 21
    text = fitted(player_name(names, owner), room, size, bold=True)
    canvas.text(text, left + 2, spot.top + PAD + NAME / 2, TextStyle(size, look.ink, look.well, bold=True))


def tile_panel(look: Look, width: int, height: int, frame: str = "") -> Sprite:
    """A panel for tiles, with a frame if they are a `claim` or `wrong`."""
    edge = look.accent if frame == "wrong" else look.ink if frame else None
    return panel(look, width, height, radius=10, fill=look.well, edge=edge, rim=4)


def meld_areas(spots: Sequence[Spot], size: PictureSize, *, seat: Seat | None, claims: bool) -> Iterator[Area]:
    """Yield letters and tiles of melds, for the player in `seat`; `claims` says whether groups can be claimed."""
    for spot in spots:
        meld, high = spot.meld, spot.height - NAME * spot.named
        top = spot.top + NAME * spot.named
        again = _about(meld, seat, claims=claims)
        yield size.area(spot.left, top, PAD + spot.letter, high, f" {meld.letter} ", again)
        for at in range(len(meld.pieces)):
            yield size.area(*spot.tile(at), spot.size, height(spot.size), f" {meld.letter} ", _about_tile(meld, at))


def new_meld_area(spots: Sequence[Spot], top: int, size: PictureSize) -> Iterator[Area]:
    """Yield the places of a new meld's letter and first tile: below `top` on the empty table, else behind the last meld.

    Nothing if the row has no room for it.
    """
    left, width = MARGIN, SMALL
    if spots:
        last = ([spot for spot in spots if not spot.named] or spots)[-1]
        left, top, width = last.left + last.width + GAP, last.top, last.size
    spot = Spot(Meld("A", (JOKER,) * SHORTEST), left, top, width)
    if left + spot.width <= WIDTH - MARGIN:
        yield size.area(spot.left, spot.tile(0)[1], PAD + spot.letter, height(width), " + ")
        yield size.area(*spot.tile(0), width, height(width), " + ")


def _about(meld: Meld, seat: Seat | None, *, claims: bool) -> str:
    """The command for a whole meld: claim it, give the claim up, or join it with another."""
    if meld.owner is not None:
        return f" unclaim {meld.letter} " if meld.owner == seat else ""
    whole = meld.kind is Kind.GROUP and len(meld.pieces) == CLAIMED
    return f" claim {meld.letter} " if claims and whole else f" join {meld.letter} "


def _about_tile(meld: Meld, at: int) -> str:
    """The command for a tile of a meld: take it, or release a joker with the tile that replaces it."""
    piece = meld.pieces[at]
    if is_joker(piece):
        return f" release {meld.letter} {value(piece)} ".replace("  ", " ")
    if meld.owner is not None:
        return ""
    return f" take {named(piece, meld.pieces[: at + 1].count(piece))} {meld.letter} "
