"""Names of people and of cells, made fit to be drawn: cleaned, shortened, set along the edges."""

import unicodedata
from functools import lru_cache

from render.canvas import BOLD, MEDIUM, font

ELLIPSIS = "…"
UNKNOWN = "•"
LONGEST = 80


@lru_cache(maxsize=4096)
def drawable(char: str) -> bool:
    """Whether our font has a glyph of its own for this character."""
    letters = font(MEDIUM, 24)
    return bytes(letters.getmask(char)) != bytes(letters.getmask("\uffff"))


def clean(name: str) -> str:
    """The name on one line, left to right, in glyphs we have; empty if nothing can be shown.

    Styled letters become plain; marks, controls and pictures without a glyph go; a letter without one becomes a dot.
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


@lru_cache(maxsize=2048)
def fitted(name: str, width: int, size: int, *, bold: bool) -> str:
    """The cleaned name, shortened with an ellipsis until it is no wider than this."""
    letters = font(BOLD if bold else MEDIUM, size)
    text = clean(name)
    if letters.getlength(text) <= width:
        return text
    while text and letters.getlength(text.rstrip() + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
