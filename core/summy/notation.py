"""Text and moves of Summy: forgiving when read from people, canonical when written."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from core.bag import spaced
from core.dealing import format_draw, read_draw
from core.errors import MoveText, NotationError, RuleError
from core.grid import EMPTY, Cell, Direction, line, parse_cell, run_through, step, through
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable
from core.summy.moves import TILES, Exchange, Lay, Move, sort_tiles
from core.summy.verify import GAPS, cell_off_board, cell_refused, is_sum, is_written_whole
from core.summy.view import BLOCKER, View

CODES: Final = COMMON | {"no-pass", "nothing-to-exchange", "place-missing", "tiles-missing", "off-board"}
"""Every reason for which this game cannot read a text."""

_LONGEST = 200
_MOST_FILLINGS = 500
"""More than any board of a real game has; one tile typed many times over could have a million."""
_SIGNS = str.maketrans("*×✕✖·⋅/÷∶−–—→➡↓⬇[]", "xxxxxx:::--->>vv()", "\ufe0f")
"""What other signs stand for; the variation selector only makes an arrow or a cross an emoji."""
_SPOKEN_SIGNS = {"plus": "+", "minus": "-", "times": "x", "divided": ":", "equals": "="}
_TILE = r"[0-9+\-x:=]"
_PAIRS = re.compile(rf"(?:[a-z][0-9]{{1,3}}\s+{_TILE}(?:[,\s]+|$))+")
_PAIR = re.compile(rf"([a-z][0-9]{{1,3}})\s+({_TILE})(?![0-9])")
_TILES_ALONE = re.compile(rf"(?:{_TILE}|[(),\s])*[0-9](?:{_TILE}|[(),\s])*")
_UNKNOWN_WAY = re.compile(r"\s*(?!x)(?:[^\W\d_]|[<^\u2190-\U0010ffff])")
"""A word or an arrow, right behind a cell where it may mean a direction."""
_CELL = re.compile(r"(?<![^\W_])[a-uwy]\s?[0-9]")
_ENDS = frozenset("0123456789x)")
"""What a move may end with; behind it a full stop means nothing."""
_WHOLE = re.compile(r"[0-9.][-+x:0-9.]*[-+x:.][0-9.]+[=.][0-9.]+")  # a whole sum; a dot is a tile on the board
_CANONICAL_LAY = re.compile(r"([A-Z][0-9]{1,2})([>v]) ([-0-9+x:=()]+)")
_CANONICAL_EXCHANGE = re.compile(rf"exchange((?: {_TILE})+)")


@dataclass(frozen=True, slots=True)
class TypedLay:
    """A run as typed: `.` for any tile that lies there; `old` holds the offsets typed in parentheses."""

    start: Cell
    direction: Direction
    run: str
    old: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class TypedTiles:
    """Tiles typed one by one, each with its cell."""

    tiles: tuple[tuple[Cell, str], ...]


@dataclass(frozen=True, slots=True)
class TypedExchange:
    """Tiles to be exchanged, sorted; or `everything` in the rack."""

    tiles: str
    everything: bool = False


Typed: TypeAlias = TypedLay | TypedTiles | TypedExchange


class Reader:
    """Reads what people type for a board of this size, in the words they may use."""

    def __init__(self, words: Words, *, size: int) -> None:
        self._size = size
        self._ways = {
            **dict.fromkeys((">", *words.forms("across")), Direction.ACROSS),
            **dict.fromkeys(("v", *words.forms("down")), Direction.DOWN),
        }
        way = f">|{words.pattern('across', 'down')}|v"
        self._lay = re.compile(rf"([a-z]\s*[0-9]{{1,3}})\s*({way})\s*((?:{_TILE}|[.()\s])+)")
        self._punctuated = re.compile(rf"([a-z]\s*[0-9]{{1,3}}(?:\s*(?:{way}))?)(?::(?=\s)|,)")
        self._start_alone = re.compile(rf"([a-z]\s*[0-9]{{1,3}})\s*({way})?")
        exchange, everything = words.pattern("exchange"), words.pattern("all")
        self._exchange = re.compile(rf"(?:{exchange})\b((?:{_TILE}|[,\s])*)|((?:{_TILE}|[,\s])+)\b(?:{exchange})")
        self._exchange_all = re.compile(
            rf"(?:(?:{exchange})\s+(?:{everything})|(?:{everything})\s+(?:{exchange}))[.!]*"
        )
        self._signs = {form: sign for word, sign in _SPOKEN_SIGNS.items() for form in words.forms(word)}
        self._spoken_sign = re.compile(
            rf"(?<=[0-9)])\s*\b({words.pattern(*_SPOKEN_SIGNS)})\b\s*(?=[(0-9])"
        )  # only between numbers: `tausche mal 3` names no tile
        self._pass = re.compile(rf"(?:{words.pattern('pass')})[.!]*")
        self._near_way = re.compile(rf"(?<![a-z])({way})(?![a-z])")
        unless, tiles, own = (_alternatives(words, group) for group in ("except", "tiles", "my"))
        self._except = re.compile(rf"\b{unless}\b")
        self._counted = re.compile(rf"[0-9].*\b{tiles}\b")
        self._stray = re.compile(rf"\s*\b(?:{own}|{tiles})\b(?::(?=\s))?")
        self._near_exchange = re.compile(rf"\W*(?:{words.beginnings(4, 'exchange')})\w*")

    def parse(self, text: str) -> Typed:
        """The move as typed; raises NotationError, with the nearest readable form if any."""
        plain = bounded(text, _LONGEST).strip().translate(_SIGNS)
        plain = self._spoken_sign.sub(lambda word: self._signs[word[1]], plain)
        plain = self._without_punctuation(plain)
        typed = self._parse(plain)
        if typed is not None:
            return typed
        self._demand_whole(plain)
        nearest = self._nearest(plain)
        if nearest is None and self._near_exchange.search(plain):
            raise NotationError("nothing-to-exchange")
        raise unreadable(nearest)

    def read(self, text: str) -> Move:
        """The inverse of `format_move`, the tiles of an exchange in any order; raises NotationError for anything else."""
        move = _read(text, self._size)
        if move is None:
            raise unreadable()
        demand_canonical(text, format_move(move), any_order=isinstance(move, Exchange))
        return move

    def _without_punctuation(self, plain: str) -> str:
        """The text without a colon or comma behind its cell or direction, and without a full stop behind its last tile.

        A colon that stands for a tile has a blank before it or none behind it: a run may be typed without the tiles that
        lie before its first one. A dot stands for a tile that lies there, and behind a sum such a tile need not be typed.
        """
        if found := self._punctuated.match(plain):
            plain = f"{found[1]} {plain[found.end() :]}"
        if plain[-2:-1] in _ENDS and plain.endswith(EMPTY) and ("=" in plain or not self._lay.fullmatch(plain)):
            return plain[:-1]
        return plain

    def _parse(self, plain: str) -> Typed | None:
        if (exchange := self._parse_exchange(plain)) is not None:
            return exchange
        if self._pass.fullmatch(plain):
            raise NotationError("no-pass")
        if _PAIRS.fullmatch(plain):
            return TypedTiles(tuple((parse_cell(name, self._size), tile) for name, tile in _PAIR.findall(plain)))
        if found := self._lay.fullmatch(plain):
            marked = _marked(found[3])
            if marked is not None:
                return TypedLay(parse_cell(found[1], self._size), self._ways[found[2]], *marked)
        return None

    def _parse_exchange(self, plain: str) -> TypedExchange | None:
        """An exchange without words such as *my tiles*; behind a number they may count the tiles, as in `exchange 3 tiles`."""
        if not self._counted.search(plain):
            plain = self._stray.sub("", plain).strip()
        if found := self._exchange.fullmatch(plain):
            tiles = re.sub(r"[,\s]", "", found[1] or found[2] or "")
            if not tiles:
                raise NotationError("nothing-to-exchange")
            return TypedExchange(sort_tiles(tiles))
        return TypedExchange("", everything=True) if self._exchange_all.fullmatch(plain) else None

    def _demand_whole(self, plain: str) -> None:
        """Raise NotationError for tiles without a place, or a place without tiles."""
        if _TILES_ALONE.fullmatch(plain):
            tiles = re.sub(r"[(),\s]", "", plain)
            exchange = MoveText(format_move(Exchange(sort_tiles(tiles))))
            raise NotationError("place-missing", tiles=tiles, whole="yes" if "=" in tiles else "no", exchange=exchange)
        found = self._start_alone.fullmatch(plain)
        start = _on_board(found[1], self._size) if found else None
        if found and start:
            raise NotationError("tiles-missing", start=f"{start}{self._ways[found[2] or '>'].value}")

    def _nearest(self, plain: str) -> str | None:
        """The nearest readable move: its parts in any order, without stray signs."""
        if self._near_exchange.match(plain):
            return self._nearest_exchange(plain)
        cell = re.search(r"(?<![0-9a-z])([a-y])\s?([0-9]{1,2})(?![0-9])", plain)
        swapped = re.search(r"(?<![0-9a-z])([0-9]{1,2})([a-wy])(?![a-z])", plain)
        found = cell or swapped
        if found is None:
            return self._nearest_exchange(plain)
        name = found[1] + found[2] if cell else found[2] + found[1]
        rest = plain.replace(found[0], " ", 1)
        way = self._near_way.search(rest)
        if way:
            rest = rest[: way.start()] + rest[way.end() :]
        if _CELL.search(rest) or (way is None and _UNKNOWN_WAY.match(plain, found.end())):
            return None
        run = "".join(re.findall(rf"{_TILE}|[.()]", _without_words(rest)))
        try:
            head = name + (way[1] if way else ">")
            typed = self._parse(head + run) or self._parse(head + re.sub("[()]", "", run))
        except NotationError:
            return None
        if not isinstance(typed, TypedLay) or not typed.run.strip(EMPTY) or not _WHOLE.fullmatch(typed.run):
            return None
        return _write(typed.start, typed.direction, typed.run, typed.old)

    def _nearest_exchange(self, plain: str) -> str | None:
        """The exchange of all tiles beside a word that begins like one for exchanging.

        There is none if the line may name those kept, or only how many.
        """
        if self._except.search(plain) or self._counted.search(plain):
            return None
        plain = self._stray.sub("", plain)
        word = self._near_exchange.search(plain)
        beside = plain[: word.start()] + " " + plain[word.end() :] if word else ""
        tiles = "".join(re.findall(_TILE, _without_words(beside)))
        return format_move(Exchange(sort_tiles(tiles))) if tiles else None


def _alternatives(words: Words, group: str) -> str:
    """The fillers of a group as a part of a regular expression that matches nothing if there are none."""
    forms = [re.escape(form) for form, name in words.fillers.items() if name == group]
    return f"(?:{'|'.join(forms)})" if forms else "(?!)"


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Lay():
            return _write(move.start, move.direction, move.run, move.old)
        case Exchange():
            return f"exchange {spaced(move.tiles)}"
    return format_draw(move)


def resolve(view: View, typed: Typed) -> Lay | Exchange:
    """Complete typed input from the board: `.`, old tiles, adjoining tiles, the direction of a single tile."""
    if isinstance(typed, TypedExchange):
        return Exchange(exchanged(view, typed))
    return _resolve_run(view.rows, _in_line(typed) if isinstance(typed, TypedTiles) else typed)


def exchanged(view: View, typed: TypedExchange) -> str:
    """The tiles that are meant, sorted."""
    return view.private.rack if typed.everything and view.private is not None else typed.tiles


def _on_board(name: str, size: int) -> Cell | None:
    """The cell with this name, or None if it lies off the board."""
    try:
        return parse_cell(name, size)
    except NotationError:
        return None


def _marked(text: str) -> tuple[str, frozenset[int]] | None:
    """The run and which of its tiles stood in parentheses; None if they do not pair up or are empty."""
    run, old, inside = "", set(), False
    for sign in "".join(text.split()):
        if sign in "()":
            if inside == (sign == "("):
                return None
            inside = not inside
        else:
            if inside and sign != EMPTY:
                old.add(len(run))
            run += sign
    return None if inside or not run else (run, frozenset(old))


def _write(start: Cell, direction: Direction, run: str, old: frozenset[int]) -> str:
    written, inside = f"{start}{direction.value} ", False
    for offset, tile in enumerate(run):
        if (offset in old) != inside:
            written += ")" if inside else "("
            inside = not inside
        written += tile
    return f"{written})" if inside else written


def _without_words(plain: str) -> str:
    """The text without its words; a lone `x` is a tile."""
    return re.sub(r"[^\W\d_]*(?!x)[^\W\d_][^\W\d_]*", "", plain)


def _read(text: str, size: int) -> Move | None:
    if found := _CANONICAL_LAY.fullmatch(text):
        marked = _marked(found[3])
        cell = parse_cell(found[1], size)
        return None if marked is None else Lay(cell, Direction(found[2]), *marked)
    if found := _CANONICAL_EXCHANGE.fullmatch(text):
        return Exchange(sort_tiles(found[1].replace(" ", "")))
    return read_draw(text, TILES)


def _in_line(typed: TypedTiles) -> TypedLay:
    """S5: single tiles as one run, with `.` between them; raises RuleError unless they are in one row or one column."""
    tiles = dict(typed.tiles)
    first, last = min(tiles), max(tiles)
    if len(tiles) < len(typed.tiles):
        twice = next(cell for cell, tile in typed.tiles if tiles[cell] != tile or typed.tiles.count((cell, tile)) > 1)
        raise RuleError("cell-taken", cell=str(twice), tile=tiles[twice])
    direction = Direction.ACROSS if len({cell.row for cell in tiles}) == 1 else Direction.DOWN
    if direction is Direction.DOWN and len({cell.column for cell in tiles}) > 1:
        raise RuleError("not-in-line")
    length = last.column - first.column + last.row - first.row + 1
    run = "".join(tiles.get(cell, EMPTY) for cell in line(first, direction, length))
    return TypedLay(first, direction, run)


def _resolve_run(rows: Sequence[str], typed: TypedLay) -> Lay:
    """S5: the laying that is meant, with its whole run; raises RuleError if the board contradicts what was typed.

    If what was typed is no sum by itself, tiles of the board are filled in between the typed ones; the shortest run that is
    a sum is meant.
    """
    filled = (whole for move in fillings(rows, typed) if is_sum((whole := _whole(rows, move)).run))
    try:
        move = _as_typed(rows, typed)
    except RuleError:
        meant = next(filled, None)
        if meant is None and not is_written_whole(typed.run):  # then tiles that lie there were left out
            meant = next((_whole(rows, move) for move in fillings(rows, typed)), None)
        if meant is None:
            raise
        return meant
    return move if is_sum(move.run) else next(filled, move)


def fillings(rows: Sequence[str], typed: TypedLay) -> Iterator[Lay]:
    """The layings of the typed tiles with tiles of the board filled in between them, the shortest first.

    There are none if some tiles of the board were typed as such.
    """
    if typed.old or EMPTY in typed.run:
        return
    whole, place = through(rows, typed.start, typed.direction)
    found = islice(_filled(typed.run, whole[place:].partition(BLOCKER)[0]), _MOST_FILLINGS)
    for run, old in sorted(found, key=lambda each: len(each[0])):
        yield Lay(typed.start, typed.direction, run, old)


def _filled(tiles: str, lying: str, offset: int = 0) -> Iterator[tuple[str, frozenset[int]]]:
    """The runs with these tiles in order, each on an empty cell or on an equal tile, and the offsets of those on a tile."""
    if not tiles:
        yield "", frozenset()
    elif offset < len(lying):
        there = lying[offset]
        if there in (EMPTY, tiles[0]):
            for run, old in _filled(tiles[1:], lying, offset + 1):
                yield tiles[0] + run, old if there == EMPTY else old | {offset}
        if there != EMPTY:
            for run, old in _filled(tiles, lying, offset + 1):
                yield there + run, old | {offset}


def _as_typed(rows: Sequence[str], typed: TypedLay) -> Lay:
    """S5: the laying as it was typed, with its whole run; raises RuleError if the board contradicts it."""
    whole, place = through(rows, typed.start, typed.direction)
    lying = whole[place : place + len(typed.run)]
    _demand_agreement(rows, typed, lying)
    tiles = "".join([tile if there == EMPTY else there for tile, there in zip(typed.run, lying, strict=True)])
    old = frozenset([offset for offset, there in enumerate(lying) if there != EMPTY])
    move = Lay(typed.start, typed.direction, tiles, old)
    meant = _complete(rows, move)
    if meant.run != tiles and meant.direction is typed.direction and is_sum(tiles) and not is_sum(meant.run):
        raise RuleError("run-longer", run=meant.run, start=str(meant.start), typed=tiles)
    return meant


def _demand_agreement(rows: Sequence[str], typed: TypedLay, lying: str) -> None:
    """S5: raise RuleError unless the typed run is on the board and agrees with the tiles there."""
    for offset, (tile, there) in enumerate(zip(typed.run, lying, strict=False)):
        if there == EMPTY == tile:
            raise RuleError("gap", cell=str(step(typed.start, typed.direction, offset)))
        wrong = offset in typed.old if there == EMPTY else there == BLOCKER or tile not in (EMPTY, there)
        if wrong:
            raise cell_refused(step(typed.start, typed.direction, offset), tile, there)
    if len(lying) < len(typed.run):
        raise cell_off_board(rows, step(typed.start, typed.direction, len(lying)))


def _complete(rows: Sequence[str], move: Lay) -> Lay:
    """S5: the laying with its whole run; a single tile takes the direction of its sum, across if it has two.

    Without a sum it takes a direction in which it touches tiles, best the one typed.
    """
    if len(move.run) - len(move.old) != 1:
        return _whole(rows, move)
    ((cell, tile),) = move.laid.items()
    ways = [_whole(rows, Lay(cell, direction, tile, frozenset())) for direction in Direction]
    lawful = [way for way in ways if is_sum(way.run)]
    if lawful:
        return lawful[0]
    typed, other = ways if move.direction is Direction.ACROSS else reversed(ways)
    return typed if typed.old else other if other.old else typed


def _whole(rows: Sequence[str], move: Lay) -> Lay:
    """S5: the laying with the tiles of the board directly before and after it in its line."""
    start, run = run_through(rows, move.start, move.direction, GAPS, laid=move.run)
    if len(run) == len(move.run):
        return move
    before = move.start.column - start.column + move.start.row - start.row
    laid = {before + offset for offset in range(len(move.run)) if offset not in move.old}
    return Lay(start, move.direction, run, frozenset(range(len(run))) - laid)
