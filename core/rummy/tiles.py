"""The tiles of Rummy as short texts: `R7`, `K13`, the joker `J`, and in a run the joker with its value, `J=R7`."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Tile: TypeAlias = str
"""A tile in a hand or a stock: a colour and a number, or the joker `J`."""

Piece: TypeAlias = str
"""A tile in a meld: a real tile, in a run a joker with its value (`J=R7`), in a group a bare joker (`J`)."""

COLOURS: Final = "RBYK"
"""P1: red, blue, yellow, black, in the order hands are sorted by."""

NUMBERS: Final = 13
"""P1, P3: the numbers of a colour, which form a ring."""

JOKER: Final = "J"

FACES: Final[tuple[Tile, ...]] = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1))
"""Every kind of tile that is not a joker, in the order hands are sorted by."""

_ORDER = {face: at for at, face in enumerate((*FACES, JOKER))}
_NEXT = {
    f"{colour}{number}": f"{colour}{number % NUMBERS + 1}" for colour in COLOURS for number in range(1, NUMBERS + 1)
}
_BEFORE = {after: before for before, after in _NEXT.items()}


def is_joker(piece: Piece) -> bool:
    """Whether this is a joker, whatever it stands for."""
    return piece.startswith(JOKER)


def value(piece: Piece) -> Tile:
    """The tile a piece counts as: itself, or the value of a joker in a run; empty for a bare joker."""
    return piece[2:] if is_joker(piece) else piece


def tile_of(piece: Piece) -> Tile:
    """The tile of a piece, as a hand would hold it."""
    return JOKER if is_joker(piece) else piece


def joker_as(tile: Tile) -> Piece:
    """P8: a joker that stands for this tile in a run."""
    return f"{JOKER}={tile}"


def named(tile: Tile, nth: int) -> str:
    """The name of the nth of equal tiles in a meld.

    >>> named("R7", 1), named("R7", 2)
    ('R7', 'R7#2')
    """
    return tile if nth == 1 else f"{tile}#{nth}"


def colour(tile: Tile) -> str:
    """The letter of the tile's colour."""
    return tile[0]


def number(tile: Tile) -> int:
    """The tile's number; only for a tile that is not a joker."""
    return int(tile[1:])


def following(tile: Tile) -> Tile:
    """P3: the tile after this one on the ring of its colour."""
    return _NEXT[tile]


def preceding(tile: Tile) -> Tile:
    """P3: the tile before this one on the ring of its colour."""
    return _BEFORE[tile]


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The same tiles by colour and number, jokers last."""
    return tuple(sorted(tiles, key=_ORDER.__getitem__))


def same_number(tile: Tile) -> tuple[Tile, ...]:
    """The tiles of this number in the other colours."""
    return tuple(f"{one}{number(tile)}" for one in COLOURS if one != colour(tile))
