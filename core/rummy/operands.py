"""A move of Rummy from its verb and its operands as they are typed: tiles, jokers with their value, letters of melds."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from core.errors import MoveText, NotationError
from core.rummy.melds import as_group, as_meld, as_run
from core.rummy.moves import (
    Add,
    Claim,
    Discard,
    Done,
    Draw,
    Form,
    Join,
    Move,
    Release,
    Reset,
    Split,
    Steps,
    Swap,
    Take,
    Unclaim,
    Undo,
)
from core.rummy.tiles import FACES, JOKER, Piece, Tile, following, is_joker, joker_as, sort_tiles, tile_of, value


@dataclass(frozen=True, slots=True)
class TypedLay:
    """Tiles of the hand to lay wherever there is room for them; sorted."""

    tiles: tuple[Tile, ...]


Typed: TypeAlias = Move | TypedLay

VERBS: Final = (
    *("draw", "meld", "group", "lay", "add", "take", "split", "join"),
    *("release", "swap", "claim", "unclaim", "discard", "done", "undo", "reset"),
)
LETTER: Final = re.compile(r"[a-d]?[a-ik-z]")
"""A to DZ, more than there are tiles; `claim it` is no move."""

_TILE = re.compile(r"([rbyk])([0-9]+)(?:#([12]))?")
_VALUED = re.compile(r"j=([rbyk][0-9]+)")
_PLAIN: Mapping[str, Done | Undo | Reset] = {"done": Done(), "undo": Undo(), "reset": Reset()}
_MOST: Final[Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(("meld", "group", "lay", "discard"), (1, 0)),
    **dict.fromkeys(("claim", "unclaim"), (0, 1)),
    "join": (0, 2),
    **dict.fromkeys(("add", "take", "split", "release", "swap"), (1, 1)),
}
"""How many tiles and how many letters of melds each verb has behind it at most in a line that may lack one of them."""


def move_of(verb: str, words: Sequence[str]) -> Typed | None:
    """The move of a verb and its operands, in any order; None if the verb needs other operands."""
    found = [piece_of(word) or word for word in words]
    pieces = [one for one in found if isinstance(one, tuple)]
    letters = [one.upper() for one in found if isinstance(one, str)]
    if not all(LETTER.fullmatch(letter.lower()) for letter in letters):
        return None
    match verb, pieces, letters:
        case "draw", [], []:
            return Draw()
        case "meld" | "group" | "lay", [_, *_], [] if all(nth == 1 for _, nth in pieces):
            tiles = [piece for piece, _ in pieces]
            return TypedLay(sort_tiles(map(tile_of, tiles))) if verb == "lay" else _form(tiles, group=verb == "group")
        case "join", [], [letter, other]:
            return Join(letter, other)
        case "claim" | "unclaim", [], [letter]:
            return Claim(letter) if verb == "claim" else Unclaim(letter)
        case "done" | "undo" | "reset", [], []:
            return _PLAIN[verb]
        case "draw" | "discard", [(piece, 1)], []:
            return Draw(tile_of(piece)) if verb == "draw" else Discard(tile_of(piece))
        case "add" | "lay", [(piece, 1)], [letter]:
            return Add(piece, letter)
        case "add" | "lay", [_, _, *_], [_, *_] if all(nth == 1 for _, nth in pieces):
            return _several(words)
        case "take" | "split" | "release" | "swap", [(piece, nth)], [letter]:
            return _about_tile(verb, letter, piece, nth)
    return None


def lacking(verb: str, words: Sequence[str]) -> NotationError | None:
    """The refusal that says what else belongs to a verb; None if these operands, some of them missing, are not of its kind.

    One tile to take, from an unnamed meld, may also be meant to be drawn from the old stock.
    """
    operands = [word for word in words if is_operand(word)]
    pieces = [found[0] for word in operands if (found := piece_of(word)) is not None]
    given, most = (len(pieces), len(operands) - len(pieces)), _MOST.get(verb, (0, 0))
    if given == most or given[0] > most[0] or given[1] > most[1]:
        return None
    if verb == "discard":
        return NotationError("nothing-to-discard")
    if verb == "take" and pieces:
        tile = tile_of(pieces[0])
        return NotationError("take-from-where", tile=tile, nearest=MoveText(f"draw {tile}"))
    return NotationError("incomplete", verb=verb)


def is_operand(word: str) -> bool:
    """Whether a word is a tile, a joker or the letter of a meld."""
    return word == "j" or any(sort.fullmatch(word) for sort in (_TILE, _VALUED, LETTER))


def piece_of(word: str) -> tuple[Piece, int] | None:
    """A tile or joker with its number among equal ones; None for another word. Raises NotationError for no tile."""
    if word == "j":
        return JOKER, 1
    if found := _VALUED.fullmatch(word):
        return joker_as(face_of(found[1])), 1
    if found := _TILE.fullmatch(word):
        return face_of(found[1] + found[2]), int(found[3] or 1)
    return None


def face_of(word: str) -> Tile:
    """The tile of this name; raises NotationError if there is none."""
    tile = word.upper()
    if tile not in FACES:
        raise NotationError("not-a-tile", text=tile[:6])
    return tile


def _several(words: Sequence[str]) -> Steps | None:
    """Tiles added one by one, some or all of them to each meld whose letter stands behind them; None in another order."""
    adds: list[Add] = []
    pieces: list[Piece] = []
    for word in words:
        if (found := piece_of(word)) is not None:
            pieces.append(found[0])
        elif pieces:
            adds += [Add(piece, word.upper()) for piece in pieces]
            pieces = []
        else:
            return None
    return None if pieces else Steps(tuple(adds))


def _about_tile(verb: str, letter: str, piece: Piece, nth: int) -> Move | None:
    """An action that names a tile of a meld; only `split` and `release` take a joker, by its value; raises NotationError."""
    if is_joker(piece) and not (verb in {"split", "release"} and value(piece)):
        raise NotationError("joker-stays")
    tile = value(piece)
    if verb == "release":
        return Release(letter, tile) if nth == 1 else None
    if verb == "take":
        return Take(tile, letter, nth)
    return Split(letter, tile, nth) if verb == "split" else Swap(letter, tile, nth)


def _form(pieces: Sequence[Piece], *, group: bool) -> Form | None:
    """A meld as typed: jokers may carry the value of their place, and a run of real tiles may stand in any order."""
    tiles = tuple(map(tile_of, pieces))
    if tiles != tuple(pieces) and as_run(tiles) != tuple(pieces):
        return None
    if group or JOKER in tiles or as_meld(tiles) is not None:
        return Form(tiles, group)
    ordered = sort_tiles(tiles)
    runs = (_run(first, len(tiles)) for first in dict.fromkeys(ordered))
    return Form(next((run for run in runs if sort_tiles(run) == ordered), tiles))


def is_meld(move: Form) -> bool:
    """P3, P4: whether the tiles of a new meld make the one it is said to be."""
    return (as_group(move.tiles) if move.group else as_meld(move.tiles)) is not None


def _run(first: Tile, length: int) -> tuple[Tile, ...]:
    """P3: the run of this length that begins with this tile."""
    run = [first]
    while len(run) < length:
        run.append(following(run[-1]))
    return tuple(run)
