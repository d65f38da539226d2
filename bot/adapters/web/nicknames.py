"""Nicknames: which names are valid, which look the same, and which ones a line mentions with `@`."""

import re
import unicodedata
from itertools import takewhile
from typing import Final

from bot.chat.names import showable

LONGEST: Final = 20
"""The most characters of a nickname."""

_MARKS: Final = 3
"""The most marks above and below one letter: some scripts need two, but many would cover the lines around it."""

_MENTION: Final = re.compile(r"(?<![\w@])@([^\s@]+)")
_JOINERS: Final = re.compile("[\u200c\u200d]")

# Cyrillic and Greek letters that look like a Latin one, as capitals or as small letters.
_LOOKALIKES: Final = str.maketrans(
    "авсеіјкмноорԛѕтухԝѵѡһԁӏγ" + "αβεηικμνορτυχω",
    "abceijkmhoopqstyxwvwhdly" + "abenikmvoptuxw",
)


def nickname(name: str) -> str | None:
    """The displayed nickname for a typed name; None unless it consists of letters and digits of any script, `_` and `-`.

    Invisible characters are removed, and compatibility forms become plain letters.
    """
    nick = unicodedata.normalize("NFKC", _JOINERS.sub("", showable(name)))
    marks = "".join("m" if unicodedata.category(character)[0] == "M" else "." for character in nick)
    usual = all(map(_is_part, nick)) and not marks.startswith("m") and "m" * (_MARKS + 1) not in marks
    return nick if usual and 0 < len(nick) <= LONGEST else None


def key(nick: str) -> str:
    """The same key for names that look the same: it ignores case, compatibility forms and lookalike letters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", nick).casefold())
    return _JOINERS.sub("", folded).replace("i\u0307", "i").translate(_LOOKALIKES)


def mentioned(text: str) -> frozenset[str]:
    """The names that a line mentions with `@`, in lower case."""
    found = ("".join(takewhile(_is_part, run)) for run in _MENTION.findall(text))
    return frozenset(name.lower() for name in found if name)


def _is_part(character: str) -> bool:
    """Whether a character may stand in a nickname."""
    kind = unicodedata.category(character)
    return character in "_-" or kind[0] in "LM" or kind == "Nd"
