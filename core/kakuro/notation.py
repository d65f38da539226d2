"""Text and moves of Kakuro: forgiving when read from people, canonical when written."""

import re
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase
from typing import Final, TypeAlias

from core.bag import spaced
from core.dealing import Refill, format_draw, read_draw
from core.errors import MoveText, NotationError
from core.grid import Cell, parse_cell
from core.kakuro.moves import Lay, Move, SetUp, outwards
from core.kakuro.view import DIGITS, RED, YELLOW, View, format_card
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable

CODES: Final = COMMON | {"side-missing", "card-missing", "cell-missing", "only-turned", "off-board"}
"""Every reason for which this game cannot read a text."""

_LONGEST = 200
_CELL = r"[a-z]\s?[0-9]{1,3}"
_NEAR_CELL = re.compile(r"(?<![a-z0-9])(?:([a-z])\s?([1-9])|([1-9])\s?([a-z]))(?![a-z0-9])")
_CANONICAL_LAY = re.compile(r"([A-Z][0-9]{1,2}) ([yr])([1-9])(?: turn((?: [A-Z][0-9]{1,2})+))?")
_CANONICAL_SET_UP = re.compile(r"board((?: [A-Z][0-9]{1,2} [1-9])+)")


Typed: TypeAlias = Lay
"""A laying with the cells of the turned cards in the order typed."""


class Reader:
    """Reads what people type for a board of this size, in the words they may use."""

    def __init__(self, words: Words, *, size: int) -> None:
        self._size = size
        self._sides = {**dict.fromkeys(words.forms("y"), YELLOW), **dict.fromkeys(words.forms("r"), RED)}
        side, turn, over = words.pattern("y", "r"), words.pattern("turn"), words.pattern("over")
        card = rf"(?:(?P<side>{side})\s*(?P<digit>[1-9])|(?P<number>[1-9])\s*(?P<colour>{side}))(?![a-z0-9])"
        joined = rf"(?:[\s,+&]|(?:{words.pattern('and')})\b)+"
        cells = rf"{_CELL}(?:{joined}(?:(?:{turn}){joined})?{_CELL})*"
        turned = rf"[\s,]*(?:\b(?:{words.pattern('and')}) )?\b(?:{turn}){joined}(?P<turned>{cells})(?:\s*(?:{over}))?"
        where = rf"[\s,:]*\b(?:{words.pattern('on')})?\s*"
        self._forms = (
            re.compile(rf"(?P<cell>{_CELL})[\s,:=]*{card}(?:{turned})?"),
            re.compile(rf"{card}{where}(?P<cell>{_CELL})(?:{turned})?"),
        )
        before = rf"(?!(?:{side})\b)[^\W\d_]+"
        self._no_side = (
            re.compile(rf"(?P<cell>{_CELL})\s+(?P<digit>[1-9])(?:{turned})?"),
            re.compile(rf"(?:{before}\s+){{0,2}}(?P<digit>[1-9])\s{where}(?P<cell>{_CELL})(?:{turned})?"),
        )
        self._cell_alone = re.compile(rf"(?P<cell>{_CELL})(?:{turned})?")
        self._card_alone = re.compile(rf"{card}(?:{turned})?")
        self._turn_alone = re.compile(turned)
        self._turn_last = re.compile(rf"(.+?)[\s,]+(?:{turn})")
        self._turn_first = re.compile(rf"(?:{turn}){joined}")
        self._to_turn = re.compile(rf"({cells})(?:\s*(?:{over})\b)?{joined}")
        self._turned_before = re.compile(rf"({cells})\s+(?:{turn}){joined}(.+)")
        near = rf"(?:{words.beginnings(2, 'y', 'r')})[^\W\d_]*|(?:{side})(?![^\W\d_])"
        self._near_card = re.compile(
            rf"(?<![a-z])({near})\W{{0,2}}([1-9])(?![0-9])|(?<![0-9a-z])([1-9])\W{{0,2}}({near})"
        )
        self._near_turn = re.compile(rf"\b(?:{words.beginnings(3, 'turn')})[^\W\d_]*")
        self._near_yellow = re.compile(words.beginnings(2, "y") + "|" + words.pattern("y"))

    def parse(self, text: str) -> Typed:
        """The move as typed; raises NotationError, with the nearest readable form if any."""
        plain = bounded(text, _LONGEST).strip()
        typed = self._parse(plain)
        for reordered in self._with_turn_first(plain) if typed is None else ():
            typed = typed or self._parse(reordered)
        if typed is not None:
            return typed
        self._demand_side(plain)
        for reordered in self._with_turn_behind(plain):
            if (meant := self._parse(reordered)) is not None:
                raise unreadable(_write(meant))
        self._demand_whole(plain)
        nearest = self._nearest(plain)
        raise unreadable(_write(nearest) if nearest else None)

    def read(self, text: str) -> Move:
        """The inverse of `format_move`; raises NotationError for anything else."""
        move = _read(text, self._size)
        if move is None:
            raise unreadable()
        demand_canonical(text, format_move(move))
        return move

    def _parse(self, plain: str) -> Typed | None:
        """The move as typed; of two readings, the one whose cell is on the board is meant."""
        found = [match for form in self._forms if (match := form.fullmatch(plain))]
        if not found:
            return None
        meant = next((match for match in found if match["cell"][0] in ascii_lowercase[: self._size]), found[0])
        cards = self._sides[meant["side"] or meant["colour"]]
        card = cards[DIGITS.index(meant["digit"] or meant["number"])]
        return Lay(parse_cell(meant["cell"], self._size), card, _cells(meant["turned"], self._size))

    def _with_turn_first(self, plain: str) -> Iterator[str]:
        """The text with its last word, if that is one for turning, before a cell: spoken German has it last."""
        if found := self._turn_last.fullmatch(plain):
            for cell in re.finditer(rf"\b{_CELL}", found[1]):
                yield " ".join(f"{found[1][: cell.start()]} turn {found[1][cell.start() :]}".split())

    def _with_turn_behind(self, plain: str) -> Iterator[str]:
        """The text with the cells to turn behind the laying if they are typed before it: `turn E7, E6 y4`, `E7 turn, E6 y4`."""
        if found := self._turn_first.match(plain):
            rest = plain[found.end() :]
            for cell in re.finditer(rf"\b{_CELL}", rest):
                if to_turn := self._to_turn.fullmatch(rest[: cell.start()]):
                    yield f"{rest[cell.start() :]} turn {to_turn[1]}"
        if found := self._turned_before.fullmatch(plain):
            yield f"{found[2]} turn {found[1]}"

    def _demand_side(self, plain: str) -> None:
        """Raise NotationError for a card typed without its side, which is nearly a move; it offers both sides."""
        found = next(filter(None, (form.fullmatch(plain) for form in self._no_side)), None)
        if found is None:
            return
        cell, turned = parse_cell(found["cell"], self._size), _cells(found["turned"], self._size)
        yellow, red = (
            MoveText(_write(Lay(cell, side[DIGITS.index(found["digit"])], turned))) for side in (YELLOW, RED)
        )
        raise NotationError(
            "side-missing", cell=str(cell), digit=found["digit"], yellow=yellow, red=red, nearest=yellow
        )

    def _demand_whole(self, plain: str) -> None:
        """Raise NotationError for a cell alone, a card alone, or cards to turn alone; a cell must be on the board."""
        alone = self._cell_alone.fullmatch(plain)
        for cell in _near_cells(alone["cell"], self._size) if alone else ():
            raise NotationError("card-missing", cell=str(cell))
        if found := self._card_alone.fullmatch(plain):
            side = "yellow" if self._sides[found["side"] or found["colour"]] == YELLOW else "red"
            raise NotationError("cell-missing", side=side, digit=found["digit"] or found["number"])
        if self._turn_alone.fullmatch(plain):
            raise NotationError("only-turned")

    def _nearest(self, plain: str) -> Lay | None:
        """The nearest readable move: a card, a cell and cells after a word for turning, without stray words."""
        word = self._near_turn.search(plain)
        head, tail = (plain[: word.start()], plain[word.end() :]) if word else (plain, "")
        card = self._near_card.search(head)
        if card is None:
            return None
        rest = head[: card.start()] + " " + head[card.end() :]
        cells = _near_cells(rest, self._size)
        turned = _near_cells(tail, self._size) if word else cells[1:]
        if not cells or (word and not turned):
            return None
        side = YELLOW if self._near_yellow.match(card[1] or card[4]) else RED
        return Lay(cells[0], side[DIGITS.index(card[2] or card[3])], turned)


def resolve(view: View, typed: Typed) -> Lay:
    """The move that is meant; turned cards are named from the laid card outwards."""
    return replace(typed, turned=outwards(typed.cell, typed.turned))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Lay():
            return _write(move)
        case SetUp():
            return "board " + " ".join(f"{cell} {digit}" for cell, digit in move.cards)
    return format_draw(move)


def _write(move: Lay) -> str:
    turned = f" turn {spaced(move.turned)}" if move.turned else ""
    return f"{move.cell} {format_card(move.card)}{turned}"


def _cells(text: str | None, size: int) -> tuple[Cell, ...]:
    return tuple(parse_cell(name, size) for name in re.findall(_CELL, text or ""))


def _near_cells(text: str, size: int) -> tuple[Cell, ...]:
    """The cells that a text names, `4e` for `E4` too; names off the board are left out."""
    named = ((found[1] or found[4], found[2] or found[3]) for found in _NEAR_CELL.finditer(text))
    return tuple(parse_cell(letter + number, size) for letter, number in named if letter in ascii_lowercase[:size])


def _read(text: str, size: int) -> Move | None:
    if found := _CANONICAL_LAY.fullmatch(text):
        side = YELLOW if found[2] == "y" else RED
        turned = tuple(parse_cell(name, size) for name in (found[4] or "").split())
        return Lay(parse_cell(found[1], size), side[DIGITS.index(found[3])], turned)
    if found := _CANONICAL_SET_UP.fullmatch(text):
        words = found[1].split()
        cells = (parse_cell(name, size) for name in words[::2])
        return SetUp(tuple(zip(cells, words[1::2], strict=True)))
    draw = read_draw(text, DIGITS)
    return None if isinstance(draw, Refill) and len(draw.tiles) > 1 else draw
