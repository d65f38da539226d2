"""Text and moves of Kakuro: forgiving when read from people, canonical when written."""

import re
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final, TypeAlias

from core.errors import NotationError
from core.game import Seat
from core.grid import Cell, parse_cell
from core.kakuro.moves import Deal, First, Lay, Move, Refill, SetUp, outwards
from core.kakuro.verify import names
from core.kakuro.view import DIGITS, RED, YELLOW, View, written
from core.notation import CODES as COMMON
from core.notation import bounded, demand_canonical, unreadable

CODES: Final = COMMON | {"side-missing", "off-board"}
"""Every reason for which this game cannot read a text."""

_LONGEST = 200
_SIDES = {
    **dict.fromkeys(("y", "yellow", "g", "gelb", "gelbe", "gelben", "gelber", "gelbes"), YELLOW),
    **dict.fromkeys(("r", "red", "rot", "rote", "roten", "roter", "rotes"), RED),
}
_SIDE = "|".join(sorted(_SIDES, key=len, reverse=True))
_CELL = r"[a-z]\s?[0-9]{1,3}"
_CARD = rf"(?:(?P<side>{_SIDE})\s*(?P<digit>[1-9])|(?P<number>[1-9])\s*(?P<colour>{_SIDE}))(?![a-z0-9])"
_AND = r"(?:[\s,+&]|(?:and|und)\b)+"
_TURNS = r"(?:turn|flip)(?: over)?|turning|flipping|umdrehen|drehen?|wenden?"
_TURNED = rf"{_CELL}(?:{_AND}(?:(?:{_TURNS}){_AND})?{_CELL})*"
_TURN = rf"[\s,]*(?:\b(?:and|und) )?\b(?:{_TURNS}){_AND}(?P<turned>{_TURNED})(?:\s*(?:over|um))?"
_WHERE = r"[\s,:]*\b(?:on|onto|to|at|auf|nach)?\s*"
_CELL_FIRST = re.compile(rf"(?P<cell>{_CELL})[\s,:=]*{_CARD}(?:{_TURN})?")
_CARD_FIRST = re.compile(rf"{_CARD}{_WHERE}(?P<cell>{_CELL})(?:{_TURN})?")
_NO_SIDE = re.compile(rf"(?P<cell>{_CELL})\s+(?P<digit>[1-9])(?P<rest>{_TURN})?")
_NEAR_CELL = re.compile(r"(?<![a-z0-9])(?:([a-z])\s?([1-9])|([1-9])\s?([a-z]))(?![a-z0-9])")
_NEAR_CARD = re.compile(
    r"(?<![a-z])(y|ge|r(?=e|o|\s|[0-9]))[a-z]*\W{0,2}([1-9])(?![0-9])|(?<![0-9a-z])([1-9])\W{0,2}(y|ge|r)[a-z]*"
)
_NEAR_TURN = re.compile(r"\b(?:um)?(?:tur|fli|dre|wen)[a-z]*")
_CANONICAL_LAY = re.compile(r"([A-Z][0-9]{1,2}) ([yr])([1-9])(?: turn((?: [A-Z][0-9]{1,2})+))?")
_CANONICAL_SET_UP = re.compile(r"board((?: [A-Z][0-9]{1,2} [1-9])+)")
_CANONICAL_DEAL = re.compile(r"deal ([0-9]{1,2})((?: [1-9])+)")
_CANONICAL_REFILL = re.compile(r"refill ([0-9]{1,2}) ([1-9])")
_CANONICAL_FIRST = re.compile(r"first ([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class TypedLay:
    """A card with its cell, and the cells of the cards to turn, as typed."""

    cell: Cell
    card: str
    turned: tuple[Cell, ...] = ()


Typed: TypeAlias = TypedLay


def parse(text: str, *, size: int) -> Typed:
    """Read typed input for a board of this size; raises NotationError, with the nearest readable form if any."""
    plain = bounded(text, _LONGEST).strip().lower()
    typed = _parse(plain, size)
    if typed is not None:
        return typed
    _demand_side(plain, size)
    nearest = _nearest(plain, size)
    raise unreadable(_write(nearest) if nearest else None)


def resolve(view: View, typed: Typed) -> Lay:
    """The move that is meant; turned cards are named from the laid card outwards."""
    return Lay(typed.cell, typed.card, outwards(typed.cell, typed.turned))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Lay():
            return _write(move)
        case First():
            return f"first {move.seat}"
        case SetUp():
            return "board " + " ".join(f"{cell} {digit}" for cell, digit in move.cards)
        case Deal():
            return f"deal {move.seat} {' '.join(move.digits)}"
    return f"refill {move.seat} {move.digit}"


def read(text: str, *, size: int) -> Move:
    """The inverse of `format_move`; raises NotationError for anything else."""
    move = _read(text, size)
    if move is None:
        raise unreadable()
    demand_canonical(text, format_move(move))
    return move


def _write(move: Lay | TypedLay) -> str:
    turned = f" turn {names(move.turned)}" if move.turned else ""
    return f"{move.cell} {written(move.card)}{turned}"


def _parse(plain: str, size: int) -> Typed | None:
    """The move as typed; which of two readings is meant is told by where the board ends."""
    found = [match for form in (_CELL_FIRST, _CARD_FIRST) if (match := form.fullmatch(plain))]
    if not found:
        return None
    meant = next((match for match in found if match["cell"][0] in ascii_lowercase[:size]), found[0])
    cards = _SIDES[meant["side"] or meant["colour"]]
    card = cards[DIGITS.index(meant["digit"] or meant["number"])]
    return TypedLay(_cell(meant["cell"], size), card, _cells(meant["turned"], size))


def _cell(name: str, size: int) -> Cell:
    return parse_cell("".join(name.split()), width=size, height=size)


def _cells(text: str | None, size: int) -> tuple[Cell, ...]:
    return tuple(_cell(name, size) for name in re.findall(_CELL, text or ""))


def _demand_side(plain: str, size: int) -> None:
    """A card typed without its side is nearly a move: both sides are offered."""
    found = _NO_SIDE.fullmatch(plain)
    if found is None:
        return
    cell, turned = _cell(found["cell"], size), _cells(found["turned"], size)
    yellow, red = (_write(TypedLay(cell, side[DIGITS.index(found["digit"])], turned)) for side in (YELLOW, RED))
    raise NotationError("side-missing", cell=str(cell), digit=found["digit"], yellow=yellow, red=red, nearest=yellow)


def _nearest(plain: str, size: int) -> TypedLay | None:
    """What might have been meant: a card, a cell and cells after a word for turning, stray words left out."""
    head, word, tail = _split(plain)
    card = _NEAR_CARD.search(head)
    if card is None:
        return None
    rest = head[: card.start()] + " " + head[card.end() :]
    cells = _near_cells(rest, size)
    turned = _near_cells(tail, size) if word else cells[1:]
    if not cells or (word and not turned):
        return None
    side = YELLOW if (card[1] or card[4])[0] in "yg" else RED
    return TypedLay(cells[0], side[DIGITS.index(card[2] or card[3])], turned)


def _split(plain: str) -> tuple[str, str, str]:
    word = _NEAR_TURN.search(plain)
    return (plain[: word.start()], word[0], plain[word.end() :]) if word else (plain, "", "")


def _near_cells(text: str, size: int) -> tuple[Cell, ...]:
    """The cells that a text names, `4e` for `E4` too; what is off the board is none."""
    named = ((found[1] or found[4], found[2] or found[3]) for found in _NEAR_CELL.finditer(text))
    return tuple(_cell(letter + number, size) for letter, number in named if letter in ascii_lowercase[:size])


def _read(text: str, size: int) -> Move | None:
    if found := _CANONICAL_LAY.fullmatch(text):
        side = YELLOW if found[2] == "y" else RED
        turned = tuple(parse_cell(name, width=size, height=size) for name in (found[4] or "").split())
        return Lay(parse_cell(found[1], width=size, height=size), side[DIGITS.index(found[3])], turned)
    if found := _CANONICAL_SET_UP.fullmatch(text):
        words = found[1].split()
        cells = (parse_cell(name, width=size, height=size) for name in words[::2])
        return SetUp(tuple(zip(cells, words[1::2], strict=True)))
    if found := _CANONICAL_DEAL.fullmatch(text):
        return Deal(Seat(int(found[1])), found[2].replace(" ", ""))
    if found := _CANONICAL_REFILL.fullmatch(text):
        return Refill(Seat(int(found[1])), found[2])
    if found := _CANONICAL_FIRST.fullmatch(text):
        return First(Seat(int(found[1])))
    return None
