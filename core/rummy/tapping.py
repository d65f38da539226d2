"""An action put together by tapping: what a tap adds to its text, what else that can mean, and what would lie where."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from core.errors import NotationError
from core.rummy.melds import Meld, fits, place_of
from core.rummy.moves import Add, Discard, Draw, Form, Release, Steps, Swap, Take
from core.rummy.notation import format_move
from core.rummy.operands import Typed, TypedLay
from core.rummy.tiles import JOKER, Tile, is_joker, tile_of, value
from core.rummy.view import View

_TILE: Final = re.compile(r"[RBYK][0-9]{1,2}|J")
_LETTER: Final = re.compile(r"[A-D]?[A-IK-Z]")
_NEW: Final = "+"
"""The place of a new meld on the table."""

Parse = Callable[[str], Typed]


def tapped(parse: Parse, text: str, tap: str, *, used: bool) -> str | None:
    """The draft after a tap on a tile, a meld or `+`, the place of a new one; None if it holds anything not tapped.

    Tiles come before the meld they go to, and two melds are joined. A tap after a complete action begins the next one, and
    a tap that is an action itself replaces the whole draft.
    """
    words = text.split()
    verb = [words.pop(0)] if words and not _is_operand(words[0]) else []
    if not all(map(_is_operand, words)):
        return None
    if verb and _is_complete(parse, text):
        verb, words = [], []
    new = tap.strip()
    if new == _NEW:
        return _joined(["meld"], [*filter(_TILE.fullmatch, words)])
    if not _is_operand(new):
        return f"{new} "
    return _joined(verb, _changed(words, new, used=used))


def _changed(words: list[str], new: str, *, used: bool) -> list[str]:
    if used or (_LETTER.fullmatch(new) and new in words):
        last = len(words) - words[::-1].index(new) if new in words else 0
        return [word for at, word in enumerate(words, 1) if at != last]
    tiles, letters = [*filter(_TILE.fullmatch, words)], [*filter(_LETTER.fullmatch, words)]
    if _TILE.fullmatch(new):
        return [*tiles, new, *letters]
    return [*tiles, new] if tiles else [*letters[-1:], new]


def _joined(verb: list[str], words: list[str]) -> str:
    melds = [word for word in words if _LETTER.fullmatch(word)]
    if not verb and len(melds) > 1:
        verb = ["join"]
    return "".join(f"{word} " for word in (*verb, *words))


def _is_operand(word: str) -> bool:
    return bool(_TILE.fullmatch(word) or _LETTER.fullmatch(word))


def _is_complete(parse: Parse, text: str) -> bool:
    """Whether a text is an action that no further tile belongs to."""
    try:
        return not isinstance(parse(text), Form | TypedLay)
    except NotationError:
        return False


def choices(parse: Parse, view: View, text: str, again: str) -> tuple[str, ...]:
    """Other meanings of the taps: a discard, a search, a joker released or swapped, or the text of a second tap, `again`.

    Before the draw the only choice is the draw.
    """
    words = text.split()
    tiles, letters = [*filter(_TILE.fullmatch, words)], [*filter(_LETTER.fullmatch, words)]
    if len(tiles) + len(letters) < len(words) or len(letters) > 1:
        return ()
    if words and view.private is not None and view.private.seat in view.turn and not view.drawn:
        return (format_move(Draw()),)
    if not tiles:
        return (again.strip(),) if letters and again.strip() else ()
    if not letters:
        search = (f"lay {' '.join(tiles)}",) if len(tiles) > 1 else ()
        return (*search, f"discard {tiles[-1]}")
    return _with_joker(parse, view, tiles, letters[0], again)


def _with_joker(parse: Parse, view: View, tiles: Sequence[Tile], letter: str, again: str) -> tuple[str, ...]:
    meld = _meld(view, letter)
    if tiles == [JOKER] and again.strip():
        try:
            taken = parse(again)
        except NotationError:  # the beginning of something else, such as a meld to be joined
            return ()
        if not isinstance(taken, Take) or taken.letter != letter:
            return ()
        return (format_move(Swap(letter, taken.tile, taken.nth)),)
    if len(tiles) == 1 and meld is not None and _releases(meld, tiles[0]):
        return (format_move(Release(letter, tiles[0])),)
    return ()


def placed(view: View, typed: Typed) -> tuple[tuple[str, str], ...]:
    """The tiles of an action from the hand, each with its place: `A:2` is the third of meld A, `A:-1` the one before it.

    `+:0` is the first of a new meld.
    """
    match typed:
        case Form(tiles):
            return tuple((f"{_NEW}:{at}", tile) for at, tile in enumerate(tiles))
        case TypedLay(tiles):
            return tuple(("", tile) for tile in tiles)
        case Discard(tile):
            return (("", tile),)
        case Add(piece, letter):
            return ((_place(view, letter, lambda meld: _free_end(meld, piece)), tile_of(piece)),)
        case Steps(actions):
            return tuple(("", tile_of(action.piece)) for action in actions if isinstance(action, Add))
        case Release(letter, tile):
            return ((_place(view, letter, lambda meld: _joker(meld, tile)), tile),)
        case Swap(letter, tile, nth):
            return ((_place(view, letter, lambda meld: place_of(meld.pieces, tile, nth)), JOKER),)
    return ()


def _place(view: View, letter: str, find: Callable[[Meld], int | None]) -> str:
    meld = _meld(view, letter)
    at = None if meld is None else find(meld)
    return "" if at is None else f"{letter}:{at}"


def _meld(view: View, letter: str) -> Meld | None:
    melds = view.private.melds if view.private is not None else view.melds
    return next((meld for meld in melds if meld.letter == letter), None)


def _free_end(meld: Meld, piece: str) -> int:
    return -1 if fits((piece, *meld.pieces)) and not fits((*meld.pieces, piece)) else len(meld.pieces)


def _joker(meld: Meld, tile: Tile) -> int | None:
    jokers = [at for at, piece in enumerate(meld.pieces) if is_joker(piece)]
    return next((at for at in jokers if value(meld.pieces[at]) in ("", tile)), None)


def _releases(meld: Meld, tile: Tile) -> bool:
    """P8: whether the meld has a joker whose place this tile takes."""
    at = _joker(meld, tile)
    return tile != JOKER and at is not None and fits((*meld.pieces[:at], tile, *meld.pieces[at + 1 :]))
