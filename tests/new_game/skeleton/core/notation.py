"""Text and moves of Skeleton: forgiving when read from people, canonical when written."""

import re
from typing import Final

from core.dealing import format_draw, read_draw
from core.notation import CODES as COMMON
from core.notation import Words, bounded, demand_canonical, unreadable
from tests.new_game.skeleton.core.moves import Lay, Move, Pass, Typed
from tests.new_game.skeleton.core.view import View

CODES: Final = COMMON
"""Every reason for which this game cannot read a text."""

_LONGEST = 60
_NEAREST = re.compile(r"(?<![0-9])[1-9](?![0-9])")
_LAY = re.compile(r"lay ([1-9])")


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

    def read(self, text: str) -> Move:
        """The move of a canonical text, draws included; raises NotationError."""
        if text == format_move(Pass()):
            return Pass()
        if found := _LAY.fullmatch(text):
            return Lay(found[1])
        draw = read_draw(text, "123456789")
        if draw is None:
            raise unreadable()
        demand_canonical(text, format_move(draw))
        return draw


def resolve(view: View, typed: Typed) -> Move:
    """The move that was typed: nothing of it is ever left out."""
    return typed


def format_move(move: Move) -> str:
    """The canonical text of a move; `Reader.read` is the inverse."""
    match move:
        case Lay():
            return f"lay {move.digit}"
        case Pass():
            return "pass"
    return format_draw(move)
