"""Text and moves of Rummy: forgiving when read from people, canonical when written."""

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from core.bag import spaced
from core.errors import MoveText, NotationError
from core.game import Seat
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable
from core.rummy.melds import Kind, Meld, as_group, as_meld, as_run
from core.rummy.moves import (
    Add,
    Claim,
    Deal,
    Discard,
    Done,
    Draw,
    Drawn,
    First,
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
from core.rummy.solver import search
from core.rummy.tiles import (
    COLOURS,
    FACES,
    JOKER,
    NUMBERS,
    Piece,
    Tile,
    following,
    is_joker,
    joker_as,
    named,
    sort_tiles,
    tile_of,
    value,
)
from core.rummy.view import View

CODES: Final = COMMON | {"not-a-tile", "not-a-run", "joker-stays", "nothing-to-discard", "one-tile"}
"""Every reason for which this game cannot read a text."""


@dataclass(frozen=True, slots=True)
class TypedLay:
    """Tiles of the hand to lay wherever there is room for them; sorted."""

    tiles: tuple[Tile, ...]


Typed: TypeAlias = Move | TypedLay

_LONGEST = 2000
_MOST_WORDS = 120
"""More than any move names tiles; `r1-r13` is thirteen words."""
_AND = " / "
_BETWEEN = "…"
"""Stands in a word of two parts for what is typed between them, as in `lege … ab`."""
_VERBS: Final = (
    *("draw", "meld", "group", "lay", "add", "take", "split", "join"),
    *("release", "swap", "claim", "unclaim", "discard", "done", "undo", "reset"),
)
_PLAIN: Mapping[str, Done | Undo | Reset] = {"done": Done(), "undo": Undo(), "reset": Reset()}
_ACTIONS = (Form, Add, Take, Split, Join, Release, Swap, Claim, Unclaim)
_TILE = re.compile(r"([rbyk])([0-9]+)(?:#([12]))?")
_OF_ONE_COLOUR = re.compile(r"\b([rbyk])([0-9]+(?:\s+[0-9]+)+)\b")
"""A tile and numbers behind it, which mean tiles of its colour: `r5 6 7`."""
_VALUED = re.compile(r"j=([rbyk][0-9]+)")
_LETTER = re.compile(r"[a-d]?[a-ik-z]")  # A to DZ, more than there are tiles; `claim it` is no move
_CAPITALS = re.compile(r"\b[A-D][A-IK-Z]\b")
_FACE = r"(?:[RBYK][0-9]{1,2}|J)"
_CHANCE = re.compile(rf"(deal|draw) ([1-9][0-9]?)((?: {_FACE})+)")
_FIRST = re.compile(r"first ([1-9][0-9]?)")


class Reader:
    """Reads what people type, in the words they may use."""

    def __init__(self, words: Words) -> None:
        self._fillers = words.fillers
        known = {part for form in (*words.fillers, *words.canonical) for part in form.split()}
        parts = {part for form in words.canonical if _BETWEEN in form for part in form.split()}
        self._halves = {part for part in parts if _LETTER.fullmatch(part)}
        self._short = {word for word in known if len(word) > 1 and _LETTER.fullmatch(word)}
        self._verbs = {form: verb for verb in _VERBS for form in words.forms(verb)}
        self._phrases = [
            (
                re.compile(rf"\b{re.escape(form)}\b".replace(_BETWEEN, "(.+)")),
                rf"{verb} \1" if _BETWEEN in form else verb,
            )
            for form, verb in self._verbs.items()
            if " " in form
        ]
        self._colours = {form: colour for colour in COLOURS.lower() for form in words.forms(colour)}
        self._coloured = re.compile(rf"\b({words.pattern(*COLOURS.lower())})\s*([0-9]+)\b")
        self._joker = re.compile(rf"\b(?:{words.pattern('j')})\b")
        through = rf"[-–—]|\b(?:{words.pattern('through')})\b"
        self._range = re.compile(rf"\b([rbyk])([0-9]+)\s*(?:{through})\s*([rbyk]?)([0-9]+)\b")

    def parse(self, text: str) -> Typed:
        """The move as typed; raises NotationError, with the nearest readable form if any.

        Tiles alone are a meld, and a tile with the letter of a meld is added to it, or with `from` before the letter taken from
        it. A short word such as `an` is a letter if it is typed in capitals or behind a verb, as in `claim an`. Lines of tiles
        that make no meld together are not read as one if each of them is a move.
        """
        capitals = {word.lower() for word in _CAPITALS.findall(text)}
        text = bounded(text, _LONGEST)
        move = self._parse(text, capitals)
        lines = [line for line in text.splitlines() if line.strip()]
        together = len(lines) == 1 or not isinstance(move, Form) or _is_meld(move)
        if not together and all(self._reads(line, capitals) for line in lines):
            raise unreadable()
        return move

    def _reads(self, text: str, capitals: Set[str]) -> bool:
        """Whether a text in small letters is a move."""
        try:
            self._parse(text, capitals)
        except NotationError:
            return False
        return True

    def _parse(self, text: str, capitals: Set[str]) -> Typed:
        """The move of a text in small letters; `capitals` are its words of two letters that were typed in capitals."""
        parts = [self._parse(part, capitals) for part in text.split(_AND)] if _AND in text else []
        actions = tuple(part for part in parts if isinstance(part, _ACTIONS))
        if actions and len(actions) == len(parts):
            return Steps(actions)
        words = self._plain(text)
        if len(words) > _MOST_WORDS:
            raise unreadable()
        operands = [word for word in words if word not in self._short or word in capitals]
        spoken = self._in_order(words)
        move = self._read_words(words) if words == operands or words[0] in self._verbs else None
        move = move or self._read_words(spoken)
        if isinstance(move, Form) and self._has_half_a_verb(words, capitals):
            raise unreadable()
        if move is not None:
            return move
        if [self._verbs.get(word) for word in spoken] == ["discard"]:
            raise NotationError("nothing-to-discard")
        nearest = self._nearest(operands)
        raise unreadable(_written(nearest) if nearest else None)

    def read(self, text: str) -> Move:
        """The inverse of `format_move`, the tiles of a meld in any order; raises NotationError for anything else."""
        move = _chance(text) or self.parse(text)
        if isinstance(move, TypedLay):
            raise unreadable()
        demand_canonical(text, format_move(move), any_order=isinstance(move, Form))
        return move

    def _plain(self, text: str) -> list[str]:
        """The words of a text: tiles written together, colours as letters, `r1-r4` spelt out, verbs of several words as one."""
        plain = " ".join(re.sub(r"[,;.!+]", " ", text).split())  # first, because blanks beside `=` are searched for
        plain = re.sub(r" ?= ?", "=", plain)
        for phrase, verb in self._phrases:
            plain = phrase.sub(verb, plain)
        plain = self._coloured.sub(lambda found: self._colours[found[1]] + found[2], plain)
        plain = _OF_ONE_COLOUR.sub(lambda found: found[1] + re.sub(r"\s+(?=[0-9])", f" {found[1]}", found[2]), plain)
        return self._range.sub(_spelt_out, self._joker.sub("j", plain)).split()

    def _read_words(self, words: Sequence[str]) -> Typed | None:
        """The move of a verb, which may be left out, and its operands; raises NotationError for a tile alone."""
        if len(words) > 1 and all(map(_operand, words)):
            return _move("add" if any(map(_LETTER.fullmatch, words)) else "meld", words)
        if len(words) == 1 and (alone := _piece(words[0])):
            tile = tile_of(alone[0])
            raise NotationError("one-tile", tile=tile, discard=MoveText(format_move(Discard(tile))))
        return _move(self._verbs.get(words[0], ""), words[1:]) if words else None

    def _has_half_a_verb(self, words: Sequence[str], capitals: Set[str]) -> bool:
        """Whether a line without a verb has a short part of one: `R3 R4 ab` lacks `lege`, and so it is no new meld."""
        halves = self._halves.intersection(words) - capitals
        return bool(halves) and not any(word in self._verbs for word in words)

    def _in_order(self, words: Sequence[str]) -> list[str]:
        """The words that mean something, the verb first: spoken German has it last, as in `die schwarze 5 abwerfen`.

        Without a verb, a letter behind a word for `from` is the meld that a tile is taken from.
        """
        meant = [word for at, word in enumerate(words) if word not in self._fillers or (not at and word in self._verbs)]
        verbs = [word for word in meant if word in self._verbs]
        if not verbs and self._names_source(words):
            return ["take", *meant]
        return sorted(meant, key=lambda word: word not in verbs) if len(verbs) == 1 else meant

    def _names_source(self, words: Sequence[str]) -> bool:
        """Whether a letter follows a word for `from`, perhaps behind an article."""
        before = ""
        for word in words:
            if before == "from" and word not in self._fillers and _LETTER.fullmatch(word):
                return True
            if self._fillers.get(word) != "the":
                before = self._fillers.get(word, "")
        return False

    def _nearest(self, words: Sequence[str]) -> Typed | None:
        """The nearest readable move: the verb by its beginning, `meld` without one; stray words are left out."""
        rest = [word for word in words if word not in self._verbs and _operand(word)]
        verbs = [verb for word in words for verb in self._begun(word)] or ["meld"] * (len(rest) > 1)
        verbs += ["draw"] * ("take" in verbs)  # a tile of the old stock is taken as well
        for verb in dict.fromkeys(verbs) if rest else ():
            try:
                move = _move(verb, rest)
            except NotationError:
                continue
            if move is not None:
                return move
        return None

    def _begun(self, word: str) -> list[str]:
        """The verbs with the same first three letters as this word."""
        if len(word) < 3 or word in self._fillers:
            return []
        return list(dict.fromkeys(verb for known, verb in self._verbs.items() if known[:3] == word[:3]))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    verb = move.verb
    match move:
        case Steps(actions):
            return _AND.join(map(format_move, actions))
        case Form(tiles, group):
            return f"{'group' if group else verb} {spaced(tiles)}"
        case Draw(tile) | Discard(tile):
            return f"{verb} {tile}".rstrip()
        case Add(piece, letter):
            return f"{verb} {piece} {letter}"
        case Take(tile, letter, nth):
            return f"{verb} {named(tile, nth)} {letter}"
        case Split(letter, tile, nth) | Swap(letter, tile, nth):
            return f"{verb} {letter} {named(tile, nth)}"
        case Release(letter, other) | Join(letter, other):
            return f"{verb} {letter} {other}"
        case Claim(letter) | Unclaim(letter):
            return f"{verb} {letter}"
        case First(seat):
            return f"{verb} {seat}"
        case Deal(seat, tiles) | Drawn(seat, tiles):
            return f"{verb} {seat} {spaced(tiles)}"
    return verb


def _written(typed: Typed) -> str:
    return f"lay {spaced(typed.tiles)}" if isinstance(typed, TypedLay) else format_move(typed)


def resolve(view: View, typed: Typed) -> Move:
    """The move that is meant: for `lay` the actions found; a joker for a group loses its typed value; raises RuleError."""
    if isinstance(typed, TypedLay):
        return search.resolve(view, typed.tiles)
    own = view.private
    if isinstance(typed, Add) and own is not None and typed.piece != JOKER and is_joker(typed.piece):
        meld = next((meld for meld in own.melds if meld.letter == typed.letter), None)
        if meld is not None and _in_group(meld, value(typed.piece)):
            return replace(typed, piece=JOKER)
    return typed


def _in_group(meld: Meld, tile: Tile) -> bool:
    """Whether a joker in this group may stand for this tile."""
    return meld.kind is Kind.GROUP and as_group((*(tile_of(piece) for piece in meld.pieces), tile)) is not None


def _move(verb: str, words: Sequence[str]) -> Typed | None:
    """The move of a verb and its operands, in any order; None if the verb needs other operands."""
    pieces: list[tuple[Piece, int]] = []
    letters: list[str] = []
    for word in words:
        found = _piece(word)
        if found is not None:
            pieces.append(found)
        elif _LETTER.fullmatch(word):
            letters.append(word.upper())
        else:
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
        case "take" | "split" | "release" | "swap", [(piece, nth)], [letter]:
            return _about_tile(verb, letter, piece, nth)
    return None


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


def _piece(word: str) -> tuple[Piece, int] | None:
    """A tile or joker with its number among equal ones; None for another word."""
    if word == "j":
        return JOKER, 1
    if found := _VALUED.fullmatch(word):
        return joker_as(_face(found[1])), 1
    if found := _TILE.fullmatch(word):
        return _face(found[1] + found[2]), int(found[3] or 1)
    return None


def _face(word: str) -> Tile:
    tile = word.upper()
    if tile not in FACES:
        raise NotationError("not-a-tile", text=tile[:6])
    return tile


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


def _is_meld(move: Form) -> bool:
    """P3, P4: whether the tiles of a new meld make the one it is said to be."""
    return (as_group(move.tiles) if move.group else as_meld(move.tiles)) is not None


def _run(first: Tile, length: int) -> tuple[Tile, ...]:
    """P3: the run of this length that begins with this tile."""
    run = [first]
    while len(run) < length:
        run.append(following(run[-1]))
    return tuple(run)


def _spelt_out(found: re.Match[str]) -> str:
    """The tiles of a run of which the first and the last are typed, as in `r1-r4`; raises NotationError."""
    first, last = _face(found[1] + found[2]), _face((found[3] or found[1]) + found[4])
    run = [first]
    while run[-1] != last and len(run) < NUMBERS:
        run.append(following(run[-1]))
    if run[-1] != last or len(run) == 1:
        raise NotationError("not-a-run", text=f"{first}-{last}")
    return spaced(run).lower()


def _operand(word: str) -> bool:
    return word == "j" or any(sort.fullmatch(word) for sort in (_TILE, _VALUED, _LETTER))


def _chance(text: str) -> Move | None:
    if found := _FIRST.fullmatch(text):
        return First(Seat(int(found[1])))
    if found := _CHANCE.fullmatch(text):
        seat, tiles = Seat(int(found[2])), tuple(found[3].split())
        for tile in tiles:
            if tile not in (*FACES, JOKER):
                raise NotationError("not-a-tile", text=tile)
        return Deal(seat, tiles) if found[1] == "deal" else Drawn(seat, tiles)
    return None
