"""Display names as they can be shown: people choose them, so they may hold anything, or nothing that can be seen."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 64
"""The most characters of a name that is shown."""

_BLANK_LETTERS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols that show as nothing: fillers and the empty Braille cell."""

_SELECTORS: Final = "\u180b-\u180f\ufe00-\ufe0f"
_NO_CHARACTERS: Final = "\u2065\ufdd0-\ufdef\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e0fff"
"""What is not assigned and will not be shown; other characters may just be newer than this Python."""

_UNSEEN: Final = re.compile(f"[{_BLANK_LETTERS}{_SELECTORS}{_NO_CHARACTERS}]")
_UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
_VISIBLE_KINDS: Final = frozenset("LNPSC")
_JOINERS: Final = "\u200c\u200d"
_STRAY_JOINER: Final = re.compile(rf"(?<!\S)[{_JOINERS}]+|[{_JOINERS}]+(?!\S)|(?<=[{_JOINERS}])[{_JOINERS}]+")


def showable(name: str) -> str:
    """The part of a name that can be shown: one line, at most LONGEST characters; empty where nothing of it can be seen.

    Control, format and other invisible characters go, among them those that turn the direction of writing; blanks become
    one blank. Joiners stay between two visible characters, since some scripts spell with them.
    """
    spaced = "".join(map(_shown, _UNSEEN.sub("", name)))
    plain = _STRAY_JOINER.sub("", " ".join(spaced.split()))
    kept = " ".join(plain[:LONGEST].split()).rstrip(_JOINERS)
    return kept if any(_visible(character) for character in kept) else ""


def _shown(character: str) -> str:
    """One character, a blank in place of what parts words, nothing in place of what cannot be seen."""
    if character in _JOINERS:
        return character
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in _UNSEEN_KINDS else character


def _visible(character: str) -> bool:
    return character not in _JOINERS and unicodedata.category(character)[0] in _VISIBLE_KINDS
