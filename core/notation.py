"""The shared parts of all notations: the words of people, the length of a line, the nearest readable form, canonical text."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from unicodedata import normalize

from core.errors import MoveText, NotationError

CODES: Final = frozenset({"unreadable", "unreadable-nearest", "not-canonical"})
"""Every reason for which no game may be able to read a text."""


@dataclass(frozen=True, eq=False)
class Words:
    """The words people may type in the moves of a game, in all languages: each form with its canonical word.

    Forms are in small letters (NFC). `fillers` may stand between the parts of a move, and in most of them mean nothing; each
    has its group, such as `from`.
    """

    canonical: Mapping[str, str] = field(default_factory=dict)
    fillers: Mapping[str, str] = field(default_factory=dict)

    def forms(self, *words: str) -> tuple[str, ...]:
        """Everything that may be typed for one of these canonical words, the words themselves included, longest first."""
        typed = [form for form, word in self.canonical.items() if word in words]
        return tuple(sorted(dict.fromkeys((*words, *typed)), key=len, reverse=True))

    def pattern(self, *words: str) -> str:
        """The same as alternatives of a regular expression."""
        return "|".join(map(re.escape, self.forms(*words)))

    def beginnings(self, length: int, *words: str) -> str:
        """The first `length` letters of all forms, as alternatives of a regular expression: a mistyped word may begin so."""
        starts = dict.fromkeys(form[:length] for form in self.forms(*words) if len(form) >= length)
        return "|".join(map(re.escape, starts))


_ORDINARY = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F) if not chr(code).isalnum()},
    0x3000: " ",
    0x2019: "'",
}
"""Full-width signs, as keyboards for Chinese and Japanese write them, and the apostrophe of phones, as ordinary signs."""


def bounded(text: str, longest: int) -> str:
    """The text in small letters (NFC), full-width signs as ordinary ones; raises NotationError if no move is so long."""
    if len(text) > longest:
        raise NotationError("unreadable")
    return normalize("NFC", text).translate(_ORDINARY).lower()


def unreadable(nearest: str | None = None) -> NotationError:
    """The refusal of an unreadable text, with the nearest readable form if there is one."""
    if nearest is None:
        return NotationError("unreadable")
    return NotationError("unreadable-nearest", nearest=MoveText(nearest))


def demand_canonical(text: str, written: str, *, any_order: bool = False) -> None:
    """Raises NotationError `not-canonical` unless the text is the canonical one, `written`.

    With `any_order` the same tiles or cells may be listed in another order, which has no meaning in the rules.
    """
    same = sorted(written.split()) == sorted(text.split()) if any_order else written == text
    if not same:
        raise NotationError("not-canonical", nearest=written)
