"""Text and moves of Summa Summarum: forgiving when read from people, canonical when written."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from core.bag import spaced
from core.errors import MoveText, NotationError, RuleError
from core.game import Seat
from core.grid import Cell, parse_cell
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable
from core.summa.marks import after_rows, cells_of, columns_left, tidy
from core.summa.moves import SYMBOLS, Blacken, BlackFor, Done, Mark, Move, Pick, Place, Reset, Roll, Time, Undo
from core.summa.view import Phase, View

CODES: Final = COMMON | {"off-board", "bad-symbol", "symbol-missing", "cell-missing", "wrong-lines", "black-count"}
"""Every reason for which this game cannot read a text."""

_LONGEST = 300
_ACTIONS: Final[Mapping[str, Done | Undo | Reset]] = {"done": Done(), "undo": Undo(), "reset": Reset()}
_SIGNS = str.maketrans(
    {
        **dict(zip("‐‑–—−_•·∙■█ⅰⅴⅹⅼ|/,;+&\n\t", "------...##ivxl" + 8 * " ", strict=True)),
        "…": "...",  # as phones write three dots
    }
)
_SYMBOL = "[ivxl]"
_CELL = r"[a-z]\s?[0-9]{1,3}(?![0-9])"
_SPANS = re.compile(rf"{_CELL}\s?-\s?{_CELL}(?:\s?{_CELL}\s?-\s?{_CELL})*")
_LINES = re.compile(r"[ivxl.#-]+(?:\s+[ivxl.#-]+)*")
_CANONICAL_BLACK = re.compile(r"black(?: ([1-9][0-9]?))?((?: [A-Z][0-9]{1,2})+)")
_CANONICAL_PLACE = re.compile(r"[IVXL] [A-Z][0-9]{1,2}(?: [IVXL] [A-Z][0-9]{1,2})*")
_CANONICAL_ROLL = re.compile(r"roll((?: [IVXL])+)")
_CANONICAL_MARK = re.compile(r"[IVXL.#-]+(?: [IVXL.#-]+)+")
_CANONICAL_PICK = re.compile(r"[A-Z][0-9]{1,2}-[A-Z][0-9]{1,2}(?: [A-Z][0-9]{1,2}-[A-Z][0-9]{1,2})*")
_CANONICAL_PAIR = re.compile(r"([IVXL]) ([A-Z][0-9]{1,2})")
_CANONICAL_WORDS: Final[Mapping[str, Move]] = {**_ACTIONS, "time": Time()}


class LineKind(StrEnum):
    """The lines that a typed mark names."""

    UNSAID = ""
    ROWS = "rows"
    COLUMNS = "columns"


@dataclass(frozen=True, slots=True)
class TypedMark:
    """Lines with their stretches marked, as typed."""

    kind: LineKind
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypedCells:
    """Cells and nothing else, as typed: those to be black, or the ends of stretches."""

    cells: tuple[Cell, ...]


Typed: TypeAlias = Blacken | Place | Pick | Undo | Reset | Done | TypedMark | TypedCells


class Reader:
    """Reads what people type for grids of this size and number of black cells, in the words they may use."""

    def __init__(self, words: Words, *, size: int, black: int) -> None:
        self._size = size
        self._black_cells = black
        self._actions = {form: action for word, action in _ACTIONS.items() for form in words.forms(word)}
        self._and = re.compile(rf"\b(?:{words.pattern('and')})\b")
        to = rf"\s?(?:(?:->|=>|→|>|=|:|@|(?:{words.pattern('at')})\b)\s?)?"
        self._pair = re.compile(rf"({_SYMBOL}){to}({_CELL})|({_CELL}){to}({_SYMBOL})(?![a-z0-9])")
        self._pairs = re.compile(rf"(?:(?:{self._pair.pattern})\s?)+")
        self._lists = re.compile(rf"((?:{_SYMBOL}\s?)+?){to}({_CELL}(?:\s?{_CELL})*)")
        self._strange = re.compile(rf"(?!{_SYMBOL})([a-z]){to}({_CELL})(?:\s.*)?")
        blacken = rf"(?:{words.pattern('black')})\b"
        self._black = re.compile(rf"({blacken}[\s:=]*)?({_CELL}(?:\s?{_CELL})*)(\s{blacken})?")
        self._near_black = re.compile(rf"\b(?:{words.beginnings(4, 'black')})")
        self._kind = re.compile(rf"\b(?:({words.pattern('rows')})|({words.pattern('columns')}))\b[\s:=]*")

    def parse(self, text: str) -> Typed:
        """The move as typed; raises NotationError, with the nearest readable form if any."""
        plain = self._and.sub(" ", bounded(text, _LONGEST).translate(_SIGNS))
        plain = " ".join(plain.split())  # single spaces keep the patterns quick
        typed = self._parse(plain)
        if typed is not None:
            return typed
        nearest = self._nearest(plain)
        strange = self._strange.fullmatch(plain)
        if nearest is None and strange:
            raise NotationError("bad-symbol", symbol=strange[1].upper(), symbols=spaced(SYMBOLS))
        raise unreadable(nearest)

    def read(self, text: str) -> Move:
        """The inverse of `format_move`, black cells in any order; raises NotationError for anything else."""
        move = _read(text, self._size)
        if move is None:
            raise unreadable()
        demand_canonical(text, format_move(move), any_order=isinstance(move, Blacken | BlackFor))
        return move

    def _parse(self, plain: str) -> Typed | None:
        line = plain.rstrip(".! ")
        if line in self._actions:
            return self._actions[line]
        if found := self._black.fullmatch(line):
            cells = _cells(found[2], self._size)
            return Blacken(_by_row(cells)) if found[1] or found[3] else TypedCells(cells) if len(cells) > 1 else None
        if _SPANS.fullmatch(line):
            return _pick(_cells(line, self._size))
        if self._pairs.fullmatch(line):
            pairs = self._pair.findall(line)
            return Place(tuple(((a or d).upper(), parse_cell(b or c, self._size)) for a, b, c, d in pairs))
        if found := self._lists.fullmatch(line):
            symbols, cells = re.sub(r"\s", "", found[1]).upper(), _cells(found[2], self._size)
            if len(symbols) == len(cells):
                return Place(tuple(zip(symbols, cells, strict=True)))
        return self._parse_marks(plain)

    def _parse_marks(self, plain: str) -> TypedMark | None:
        kinds = [LineKind.ROWS if found[1] else LineKind.COLUMNS for found in self._kind.finditer(plain)]
        body = self._kind.sub(" ", plain).strip()
        both = [LineKind.ROWS, LineKind.COLUMNS]
        if kinds not in ([], both[:1], both[1:], both) or not _LINES.fullmatch(body):
            return None
        lines = tuple(body.upper().split())
        if len(lines) not in ((self._size, 2 * self._size) if len(kinds) < 2 else (2 * self._size,)):
            if not kinds and len(lines) < self._size // 2:
                return None
            raise NotationError("wrong-lines", lines=len(lines))
        return TypedMark(kinds[0] if len(kinds) == 1 and len(lines) == self._size else LineKind.UNSAID, lines)

    def _nearest(self, plain: str) -> str | None:
        """The nearest readable text: number and letter of cells swapped if need be, stray words and signs left out.

        It has as many pairs of symbol and cell as can be read, but black cells only if all can. Raises NotationError:
        `black-count` for a wrong number of black cells, `symbol-missing` or `cell-missing` for halves of pairs.
        """
        turned = re.sub(r"(?<![a-z0-9])([0-9])\s?([a-z])(?![a-z0-9])", r"\2\1", plain)
        if self._near_black.search(turned):
            return self._nearest_black(turned)
        try:
            words = re.sub(
                r"[^\W\d_]{2,}(?![0-9])", lambda word: word[0] if set(word[0]) <= set("ivxl") else " ", turned
            )
            left = " ".join(re.sub(r"[^a-z0-9\s]", " ", words).split())
            readable = self._pairs.match(left)
            whole = self._parse(left)
            typed = whole or (self._parse(readable[0]) if readable else None)
        except NotationError:
            return None
        if not isinstance(typed, Place):
            return None
        if readable and whole is None:
            self._demand_whole(left[readable.end() :].strip(), typed)
        return format_move(typed)

    def _demand_whole(self, rest: str, read: Place) -> None:
        """Raise NotationError if the rest, after the pairs in `read`, is cells alone or symbols alone."""
        facts = {"nearest": MoveText(format_move(read)), "rest": rest.upper()}
        if re.fullmatch(rf"{_CELL}(?:\s{_CELL})*", rest):
            raise NotationError("symbol-missing", **facts, count=len(re.findall(_CELL, rest)))
        if re.fullmatch(rf"{_SYMBOL}(?:\s{_SYMBOL})*", rest):
            raise NotationError("cell-missing", **facts, count=len(rest.split()))

    def _nearest_black(self, text: str) -> str | None:
        try:
            cells = frozenset(_cells(re.sub(r"[^\W\d_]{2,}", " ", text), self._size))
        except NotationError:
            return None
        if cells and len(cells) != self._black_cells:
            raise NotationError("black-count", count=len(cells), due=str(self._black_cells))
        return format_move(Blacken(_by_row(cells))) if cells else None


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Blacken():
            return f"black {spaced(move.cells)}"
        case BlackFor():
            return f"black {move.seat} {spaced(move.cells)}"
        case Place():
            return " ".join(f"{symbol} {cell}" for symbol, cell in move.pairs)
        case Mark():
            return " ".join(move.lines)
        case Pick():
            return " ".join(f"{first}-{last}" for first, last in move.spans)
        case Roll():
            return f"roll {spaced(move.symbols)}"
    return next(word for word, same in _CANONICAL_WORDS.items() if same == move)


def resolve(view: View, typed: Typed) -> Blacken | Place | Undo | Reset | Done | Mark | Pick:
    """The move that is meant, marked lines in canonical form: `#` black, `.` annulled, `-` between stretches (R10).

    Bare cells are the ends of stretches in the scoring phase, and black cells before it. Raises RuleError.
    """
    if isinstance(typed, TypedCells):
        if view.phase is not Phase.SCORING:
            return Blacken(_by_row(typed.cells))
        if len(typed.cells) % 2:
            raise RuleError("pick-ends", count=len(typed.cells))
        return _pick(typed.cells)
    if not isinstance(typed, TypedMark):
        return typed
    own, size = view.private, len(view.seats[0].rows)
    if own is None or view.phase is not Phase.SCORING or view.ending:
        return Mark(typed.lines)
    if own.sheet is None and typed.kind is LineKind.COLUMNS:
        raise RuleError("rows-first")
    if own.sheet is not None and typed.kind is LineKind.ROWS:
        raise RuleError("rows-marked")
    if own.sheet is not None:
        if len(typed.lines) > size:
            raise RuleError("rows-marked")
        return Mark(_tidied(typed.lines, columns_left(own.rows, own.sheet)))
    rows = _tidied(typed.lines[:size], own.rows)
    if any(len(cells_of(row)) != size for row in rows):
        return Mark((*rows, *typed.lines[size:]))
    return Mark((*rows, *_tidied(typed.lines[size:], after_rows(own.rows, rows))))


def _tidied(lines: Sequence[str], grid: Sequence[str]) -> tuple[str, ...]:
    """Each line that has a sign for every cell, tidied; the others as they are."""
    return tuple(
        tidy(mark, line) if len(cells_of(mark)) == len(line) else mark for mark, line in zip(lines, grid, strict=False)
    )


def _cells(text: str, size: int) -> tuple[Cell, ...]:
    return tuple(parse_cell(name, size) for name in re.findall(_CELL, text))


def _pick(cells: Sequence[Cell]) -> Pick:
    """The stretches between each two cells; of their ends the upper or left one comes first."""
    ends = [_by_row(cells[at : at + 2]) for at in range(0, len(cells), 2)]
    return Pick(tuple((first, last) for first, last in ends))


def _by_row(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells, key=lambda cell: (cell.row, cell.column)))


def _read(text: str, size: int) -> Move | None:
    if text in _CANONICAL_WORDS:
        return _CANONICAL_WORDS[text]
    if found := _CANONICAL_BLACK.fullmatch(text):
        cells = _by_row(_cells(found[2].lower(), size))
        return BlackFor(Seat(int(found[1])), cells) if found[1] else Blacken(cells)
    if _CANONICAL_PLACE.fullmatch(text):
        return Place(tuple((symbol, parse_cell(name, size)) for symbol, name in _CANONICAL_PAIR.findall(text)))
    if found := _CANONICAL_ROLL.fullmatch(text):
        return Roll(found[1].replace(" ", ""))
    if _CANONICAL_PICK.fullmatch(text):
        return _pick(_cells(text.lower(), size))
    return Mark(tuple(text.split())) if _CANONICAL_MARK.fullmatch(text) else None
