"""Text and moves of Rummy: forgiving when read from people, canonical when written."""

import re
from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Final

from core.bag import spaced
from core.errors import MoveText, NotationError, RuleError
from core.game import Seat
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable
from core.private_side import private_side
from core.rummy.draft import act
from core.rummy.melds import Kind, Meld, as_group
from core.rummy.moves import (
    Add,
    Claim,
    Deal,
    Discard,
    Draw,
    Drawn,
    First,
    Form,
    Join,
    Move,
    Release,
    Split,
    Steps,
    Swap,
    Take,
    Unclaim,
)
from core.rummy.operands import LETTER, VERBS, Typed, TypedLay, face_of, is_meld, is_operand, lacking, move_of, piece_of
from core.rummy.solver import search
from core.rummy.tiles import COLOURS, FACES, JOKER, NUMBERS, Tile, following, is_joker, named, tile_of, value
from core.rummy.view import Own, View

CODES: Final = COMMON | {
    *("not-a-tile", "not-a-run", "joker-stays", "one-tile"),
    *("nothing-to-discard", "take-from-where", "incomplete", "no-claims"),
}
"""Every reason for which this game cannot read a text."""

_LONGEST = 2000
_MOST_WORDS = 120
"""More than any move names tiles; `r1-r13` is thirteen words."""
_AND = " / "
_BETWEEN = "…"
"""Stands in a word of two parts for what is typed between them, as in `lege … ab`."""
_ACTIONS = (Form, Add, Take, Split, Join, Release, Swap, Claim, Unclaim)
_OF_ONE_COLOUR = re.compile(r"\b([rbyk])([0-9]+(?:\s+[0-9]+)+)\b")
"""A tile and numbers behind it, which mean tiles of its colour: `r5 6 7`."""
_CAPITALS = re.compile(r"\b[A-D][A-IK-Z]\b")
_FACE = r"(?:[RBYK][0-9]{1,2}|J)"
_CHANCE = re.compile(rf"(deal|draw) ([1-9][0-9]?)((?: {_FACE})+)")
_FIRST = re.compile(r"first ([1-9][0-9]?)")


class Reader:
    """Reads what people type, in the words they may use."""

    def __init__(self, words: Words, *, claims: bool) -> None:
        self._claims = claims
        self._fillers = words.fillers
        known = {part for form in (*words.fillers, *words.canonical) for part in form.split()}
        parts = {part for form in words.canonical if _BETWEEN in form for part in form.split()}
        self._halves = {part for part in parts if LETTER.fullmatch(part)}
        self._short = {word for word in known if len(word) > 1 and LETTER.fullmatch(word)}
        self._verbs = {form: verb for verb in VERBS for form in words.forms(verb)}
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

        Tiles alone are a meld. Tiles with the letter of a meld are added to it one by one; with `from` before the letter, one
        tile is taken from it. A short word such as `an` is a letter if it is typed in capitals or behind a verb, as in
        `claim an`. Lines of tiles that make no meld together are not read as one if each of them is a move.
        """
        capitals = {word.lower() for word in _CAPITALS.findall(text)}
        text = bounded(text, _LONGEST)
        move = self._parse(text, capitals)
        lines = [line for line in text.splitlines() if line.strip()]
        apart = isinstance(move, Steps) or (isinstance(move, Form) and not is_meld(move))
        if apart and len(lines) > 1 and all(self._reads(line, capitals) for line in lines):
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
        self._demand_operands(spoken)
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
        if len(words) > 1 and all(map(is_operand, words)):
            return move_of("add" if any(map(LETTER.fullmatch, words)) else "meld", words)
        if len(words) == 1 and (alone := piece_of(words[0])):
            tile = tile_of(alone[0])
            raise NotationError("one-tile", tile=tile, discard=MoveText(format_move(Discard(tile))))
        return move_of(self._verbs.get(words[0], ""), words[1:]) if words else None

    def _demand_operands(self, spoken: Sequence[str]) -> None:
        """Raise NotationError for a line with one verb that lacks a tile or a meld, perhaps with stray words."""
        verbs = {self._verbs[word] for word in spoken if word in self._verbs}
        if len(verbs) != 1:
            return
        (verb,) = verbs
        if error := lacking(verb, [word for word in spoken if word not in self._verbs]):
            raise error if self._claims or verb not in {"claim", "unclaim"} else NotationError("no-claims")

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
            if before == "from" and word not in self._fillers and LETTER.fullmatch(word):
                return True
            if self._fillers.get(word) != "the":
                before = self._fillers.get(word, "")
        return False

    def _nearest(self, words: Sequence[str]) -> Typed | None:
        """The nearest readable move: the verb by its beginning, `meld` without one; stray words are left out."""
        rest = [word for word in words if word not in self._verbs and is_operand(word)]
        verbs = [verb for word in words for verb in self._begun(word)] or ["meld"] * (len(rest) > 1)
        verbs += ["draw"] * ("take" in verbs)  # a tile of the old stock is taken as well
        for verb in dict.fromkeys(verbs) if rest else ():
            try:
                move = move_of(verb, rest)
            except NotationError:
                continue
            if move is not None:
                return move
        return None

    def _begun(self, word: str) -> list[str]:
        """The verb that this word is, or else the verbs with the same first three letters.

        A verb in two parts, as in `löse … auf`, has to begin with the whole word.
        """
        if word in self._verbs:
            return [self._verbs[word]]
        if len(word) < 3 or word in self._fillers:
            return []
        near = (
            verb
            for known, verb in self._verbs.items()
            if (known.partition(f" {_BETWEEN}")[0] == word if _BETWEEN in known else known[:3] == word[:3])
        )
        return list(dict.fromkeys(near))


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
    """The move that is meant; raises RuleError.

    For `lay` that is the actions found; a joker for a group loses its typed value, and tiles for a meld are added in an order
    in which they fit.
    """
    if isinstance(typed, TypedLay):
        return search.resolve(view, typed.tiles)
    if isinstance(typed, Add):
        return _as_added(private_side(view), typed)
    if isinstance(typed, Steps):
        adds = [_as_added(private_side(view), one) for one in typed.actions if isinstance(one, Add)]
        return Steps(_in_fitting_order(private_side(view), adds)) if len(adds) == len(typed.actions) else typed
    return typed


def _as_added(own: Own, typed: Add) -> Add:
    """The same, but for the typed value of a joker if the meld is a group."""
    if typed.piece == JOKER or not is_joker(typed.piece):
        return typed
    meld = next((meld for meld in own.melds if meld.letter == typed.letter), None)
    return replace(typed, piece=JOKER) if meld is not None and _in_group(meld, value(typed.piece)) else typed


def _in_fitting_order(own: Own, adds: Sequence[Add]) -> tuple[Add, ...]:
    """The tiles one by one, each time the first that fits now; those that fit nowhere stand last."""
    draft, rest, ordered = search.draft_of(own), list(adds), list[Add]()
    at = 0
    while at < len(rest):
        try:
            draft = act(draft, rest[at], seat=own.seat)
        except RuleError:
            at += 1
        else:
            ordered.append(rest.pop(at))
            at = 0
    return (*ordered, *rest)


def _in_group(meld: Meld, tile: Tile) -> bool:
    """Whether a joker in this group may stand for this tile."""
    return meld.kind is Kind.GROUP and as_group((*(tile_of(piece) for piece in meld.pieces), tile)) is not None


def _spelt_out(found: re.Match[str]) -> str:
    """The tiles of a run of which the first and the last are typed, as in `r1-r4`; raises NotationError."""
    first, last = face_of(found[1] + found[2]), face_of((found[3] or found[1]) + found[4])
    run = [first]
    while run[-1] != last and len(run) < NUMBERS:
        run.append(following(run[-1]))
    if run[-1] != last or len(run) == 1:
        raise NotationError("not-a-run", text=f"{first}-{last}")
    return spaced(run).lower()


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
