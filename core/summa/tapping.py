"""A round put together by tapping: what a tap adds to its text or takes back."""

import re
from typing import Final

from core.summa.moves import SYMBOLS
from core.summa.view import Phase, View

_CELL: Final = re.compile(r"[A-Z][0-9]{1,2}")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def tapped(view: View, text: str, tap: str, *, used: bool) -> str | None:
    """The draft after a tap on a cell or a die; None if the draft holds anything else.

    Black cells stand alone. In other phases two parts form a pair: a symbol and its cell, or the ends of a stretch. A second
    tap on a part takes the pair back. A symbol without a cell is replaced by the next symbol.
    """
    black = view.phase is Phase.BLACKENING
    words, new = text.split(), tap.strip()
    keyword = [words.pop(0)] if black and words and _WORD.fullmatch(words[0]) else []
    parts = [word.upper() for word in words]
    if not all(_CELL.fullmatch(part) or _is_symbol(part) for part in parts):
        return None
    if black and _WORD.fullmatch(new):
        return _joined([] if keyword else [new], parts)
    return _joined(keyword, _changed(parts, new.upper(), 1 if black else 2, used=used))


def _changed(parts: list[str], new: str, size: int, *, used: bool) -> list[str]:
    """The parts with `new` added, or with the old group of `size` parts that holds it taken back."""
    if used or (_CELL.fullmatch(new) and new in parts):
        if new not in parts:
            return parts
        last = len(parts) - 1 - parts[::-1].index(new)
        first = last - last % size
        return parts[:first] + parts[first + size :]
    if len(parts) % size and _is_symbol(parts[-1]) and _is_symbol(new):
        return [*parts[:-1], new]
    return [*parts, new]


def _is_symbol(part: str) -> bool:
    return len(part) == 1 and part in SYMBOLS


def _joined(keyword: list[str], parts: list[str]) -> str:
    return "".join(f"{part} " for part in (*keyword, *parts))
