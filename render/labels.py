"""Prepares names of players for drawing: removes characters that the fonts cannot show, and shortens them."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PIL import ImageFont

from render.canvas import BOLD, MEDIUM, font

ELLIPSIS = "…"
UNKNOWN = "•"
LONGEST = 80
_NUMBERED = re.compile(r"(.*\S)(\s[0-9]{1,2})")


@lru_cache(maxsize=4096)
def drawable(char: str) -> bool:
    """Whether the font has a glyph for this character."""
    letters = font(MEDIUM, 24)
    return bytes(letters.getmask(char)) != bytes(letters.getmask("\uffff"))


def clean(name: str) -> str:
    """The name as one line from left to right that the font can show; empty if nothing is left of it.

    Styled letters become plain ones. Marks, controls, and symbols without a glyph are dropped. A letter or digit without
    a glyph becomes a dot.
    """
    shown: list[str] = []
    for char in unicodedata.normalize("NFKC", name[: 4 * LONGEST])[: 4 * LONGEST]:
        kind = unicodedata.category(char)
        if char.isspace():
            shown.append(" ")
        elif kind[0] in "CM":
            continue
        elif unicodedata.bidirectional(char) not in ("R", "AL", "AN") and drawable(char):
            shown.append(char)
        elif kind[0] in "LN":
            shown.append(UNKNOWN)
    text = " ".join("".join(shown).split())[:LONGEST]
    return text if text.strip(UNKNOWN + " ") else ""


def player_name(names: Sequence[str], seat: int) -> str:
    """The cleaned name of the player in this seat, counted from 1, or `#` and the seat if there is none."""
    name = clean(names[seat - 1]) if seat <= len(names) else ""
    return name or f"#{seat}"


@lru_cache(maxsize=2048)
def fitted(name: str, width: int, size: int, *, bold: bool) -> str:
    """The cleaned name, shortened with an ellipsis to at most this width in pixels.

    A number at its end is kept if there is room: it tells one computer from another.
    """
    letters = font(BOLD if bold else MEDIUM, size)
    text = clean(name)
    if letters.getlength(text) <= width:
        return text
    start, end = found.groups() if (found := _NUMBERED.fullmatch(text)) else (text, "")
    return _shortened(letters, start, end, width) or _shortened(letters, text, "", width) or ELLIPSIS


def _shortened(letters: ImageFont.FreeTypeFont, start: str, end: str, width: int) -> str:
    """As much of the start as fits, an ellipsis and the end; empty if none of the start fits."""
    while start and letters.getlength(start.rstrip() + ELLIPSIS + end) > width:
        start = start[:-1]
    return start.rstrip() + ELLIPSIS + end if start else ""
