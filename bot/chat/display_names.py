"""Cleans display names: people choose them, so they may contain anything, or nothing visible."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 64
"""The most characters of a name that is shown."""

_BLANK_LETTERS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Invisible letters, marks and symbols: fillers and the empty Braille cell."""

_SELECTORS: Final = "\u180b-\u180f\ufe00-\ufe0f"
_NO_CHARACTERS: Final = "\u2065\ufdd0-\ufdef\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e0fff"
"""Code points that will never be visible characters; other unassigned ones may just be newer than this Python."""

_UNSEEN: Final = re.compile(f"[{_BLANK_LETTERS}{_SELECTORS}{_NO_CHARACTERS}]")
_UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
_VISIBLE_KINDS: Final = frozenset("LNPSC")
_JOINERS: Final = "\u200c\u200d"
_STRAY_JOINER: Final = re.compile(rf"(?<!\S)[{_JOINERS}]+|[{_JOINERS}]+(?!\S)|(?<=[{_JOINERS}])[{_JOINERS}]+")


def showable(name: str) -> str:
    """The visible part of a name: one line, at most LONGEST characters; empty if nothing is visible.

    Control, format and other invisible characters are removed, including those that change the direction of writing; a run of
    blanks becomes one blank. Joiners between two visible characters stay, because some scripts need them.
    """
    spaced = "".join(map(_shown, _UNSEEN.sub("", name)))
    plain = _STRAY_JOINER.sub("", " ".join(spaced.split()))
    kept = " ".join(plain[:LONGEST].split()).rstrip(_JOINERS)
    return kept if any(_visible(character) for character in kept) else ""


def _shown(character: str) -> str:
    """A character as it is shown: a blank for a separator of words, nothing for an invisible character."""
    if character in _JOINERS:
        return character
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in _UNSEEN_KINDS else character


def _visible(character: str) -> bool:
    return character not in _JOINERS and unicodedata.category(character)[0] in _VISIBLE_KINDS
