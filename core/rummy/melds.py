"""Melds: runs and groups, complete or unfinished, and the tiles their jokers stand for (P3, P4, P8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count, pairwise
from string import ascii_uppercase
from typing import Final

from core.game import Seat
from core.rummy.tiles import (
    COLOURS,
    JOKER,
    NUMBERS,
    Piece,
    Tile,
    colour,
    following,
    is_joker,
    joker_as,
    number,
    preceding,
    value,
)

LEAST: Final = 3
"""P4: tiles of the smallest meld."""

GROUP: Final = len(COLOURS)
"""P4: tiles of the largest group."""

RUN: Final = 2 * NUMBERS
"""P4: tiles of the longest run, twice round the ring."""

_LETTERS = ascii_uppercase.replace(JOKER, "")


class Kind(StrEnum):
    """The kind of a meld, complete or unfinished."""

    RUN = "run"
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Meld:
    """Tiles on the table under one letter, a run in ring order; `owner` is the seat that has claimed it (C1).

    If a draft has left only jokers of a group, `number` is that of the group, else 0 (P8).
    """

    letter: str
    pieces: tuple[Piece, ...]
    owner: Seat | None = None
    number: int = 0

    @property
    def kind(self) -> Kind | None:
        """Run or group; None for a single tile, which may become either. Jokers keep it (P8)."""
        return kind(self.pieces)

    @property
    def valid(self) -> bool:
        """P4: whether the meld may stay as it is."""
        return is_valid(self.pieces)


def kind(pieces: Sequence[Piece]) -> Kind | None:
    """The kind of pieces that fit together; None for a single tile."""
    first, *others = pieces
    if is_joker(first):
        return Kind.RUN if value(first) else Kind.GROUP
    if not others:
        return None
    return Kind.RUN if value(others[0]) and colour(value(others[0])) == colour(first) else Kind.GROUP


def part_of_run(pieces: Sequence[Piece]) -> bool:
    """P3, P4: whether each piece follows the previous one on the ring; a run goes round twice at most."""
    values = [value(piece) for piece in pieces]
    return len(values) <= RUN and all(values) and all(following(before) == after for before, after in pairwise(values))


def part_of_group(pieces: Sequence[Piece]) -> bool:
    """P4: whether these are up to four of one number in different colours; jokers stand for missing ones."""
    tiles = [piece for piece in pieces if not is_joker(piece)]
    bare = all(piece == JOKER for piece in pieces if is_joker(piece))
    numbers, colours = {number(tile) for tile in tiles}, {colour(tile) for tile in tiles}
    return bare and len(pieces) <= GROUP and len(numbers) <= 1 and len(colours) == len(tiles)


def fits(pieces: Sequence[Piece]) -> bool:
    """Whether the pieces are part of a run or of a group, in this order."""
    return part_of_run(pieces) or part_of_group(pieces)


def is_valid(pieces: Sequence[Piece]) -> bool:
    """P4, P8: whether these are three tiles or more, at least one of them real, in a run or a group."""
    return len(pieces) >= LEAST and has_tile(pieces) and fits(pieces)


def has_tile(pieces: Sequence[Piece]) -> bool:
    """P8: whether at least one piece is a real tile."""
    return not all(map(is_joker, pieces))


def as_run(tiles: Sequence[Tile]) -> tuple[Piece, ...] | None:
    """The tiles in this order as part of a run, each joker with the value of its place (P8); None if they do not fit.

    >>> as_run(("R12", "J", "R1"))
    ('R12', 'J=R13', 'R1')
    """
    known = next((at for at, tile in enumerate(tiles) if not is_joker(tile)), None)
    if known is None:
        return None
    due = tiles[known]
    for _ in range(known):
        due = preceding(due)
    pieces: list[Piece] = []
    for tile in tiles:
        pieces.append(joker_as(due) if is_joker(tile) else tile)
        due = following(due)
    return tuple(pieces) if part_of_run(pieces) else None


def as_group(tiles: Sequence[Tile]) -> tuple[Piece, ...] | None:
    """The tiles as part of a group; None if they do not fit."""
    return tuple(tiles) if has_tile(tiles) and part_of_group(tiles) else None


def as_meld(tiles: Sequence[Tile]) -> tuple[Piece, ...] | None:
    """The tiles as `meld` reads them: a run in this order, else a group; a run if only one tile is real."""
    return as_run(tiles) or as_group(tiles)


def place_of(pieces: Sequence[Piece], wanted: Piece, nth: int) -> int | None:
    """The place of the nth piece of this kind; None if there are fewer."""
    places = [at for at, piece in enumerate(pieces) if piece == wanted]
    return places[nth - 1] if nth <= len(places) else None


def number_of(meld: Meld) -> int:
    """P8: the number of a group, even if only its jokers are left; 0 for a run."""
    if meld.kind is Kind.RUN:
        return 0
    return next((number(piece) for piece in meld.pieces if not is_joker(piece)), meld.number)


def claims_of(melds: Iterable[Meld], seat: Seat) -> int:
    """C4: the number of claims of this seat."""
    return sum(meld.owner == seat for meld in melds)


def missing_colours(pieces: Sequence[Piece]) -> tuple[Tile, ...]:
    """P8: the tiles that a joker in this group stands for now; none if no real tile is left."""
    here = {colour(piece): number(piece) for piece in pieces if not is_joker(piece)}
    return tuple(f"{one}{same}" for same in {*here.values()} for one in COLOURS if one not in here)


def first_free(melds: Iterable[Meld]) -> str:
    """The first letter that no meld has: A to Z without J, then AA, AB …"""
    taken = {meld.letter for meld in melds}
    return next(letter for letter in map(letter_at, count()) if letter not in taken)


def letter_at(place: int) -> str:
    """The letter at this place of the alphabet of melds, counted from 0."""
    round_, at = divmod(place, len(_LETTERS))
    return (letter_at(round_ - 1) if round_ else "") + _LETTERS[at]
