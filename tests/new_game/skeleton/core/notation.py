"""Text and moves of Skeleton: forgiving when read from people, canonical when written."""

import re
from typing import Final

from core.bag import spaced
from core.game import Seat
from core.notation import CODES as COMMON
from core.notation import Words, bounded, unreadable
from tests.new_game.skeleton.core.moves import Deal, First, Lay, Move, Pass, Refill, Typed
from tests.new_game.skeleton.core.view import View

CODES: Final = COMMON
"""Every reason for which this game cannot read a text."""

_LONGEST = 60
_NEAREST = re.compile(r"(?<![0-9])[1-9](?![0-9])")
_LAY = re.compile(r"lay ([1-9])")
_DEAL = re.compile(r"deal ([1-9][0-9]?)((?: [1-9])+)")
_REFILL = re.compile(r"refill ([1-9][0-9]?) ([1-9])")
_FIRST = re.compile(r"first ([1-9][0-9]?)")


class Reader:
    """Reads what people type, in the words they may use."""

    def __init__(self, words: Words) -> None:
        self._lay = re.compile(rf"(?:{words.pattern('lay')})?\s*([1-9])")
        self._pass = words.forms("pass")

    def parse(self, text: str) -> Typed:
        """The move as typed; raises NotationError, with the nearest readable form if any."""
        plain = bounded(text, _LONGEST).strip()
        if plain in self._pass:
            return Pass()
        if found := self._lay.fullmatch(plain):
            return Lay(found[1])
        near = _NEAREST.search(plain)
        raise unreadable(format_move(Lay(near[0])) if near else None)


def resolve(view: View, typed: Typed) -> Move:
    """The move that was typed: nothing of it is ever left out."""
    return typed


def read(text: str) -> Move:
    """The move of a canonical text, draws included; raises NotationError."""
    if text == format_move(Pass()):
        return Pass()
    if found := _LAY.fullmatch(text):
        return Lay(found[1])
    if found := _FIRST.fullmatch(text):
        return First(Seat(int(found[1])))
    if found := _DEAL.fullmatch(text):
        return Deal(Seat(int(found[1])), found[2].replace(" ", ""))
    if found := _REFILL.fullmatch(text):
        return Refill(Seat(int(found[1])), found[2])
    raise unreadable()


def format_move(move: Move) -> str:
    """The canonical text of a move; `read` is the inverse."""
    match move:
        case Lay():
            return f"lay {move.digit}"
        case Pass():
            return "pass"
        case First():
            return f"first {move.seat}"
        case Deal():
            return f"deal {move.seat} {spaced(move.digits)}"
    return f"refill {move.seat} {move.digit}"
