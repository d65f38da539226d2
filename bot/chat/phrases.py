"""Phrases of random words, which people copy from one screen to another as a code."""

import re
import secrets
from typing import Final

from bot.settings import DATA

WORDS: Final = tuple((DATA / "recovery" / "words.txt").read_text("utf-8").split())
"""2,048 English words, for people of every language: 11 bits each."""

_KNOWN: Final = frozenset(WORDS)
_WORD: Final = re.compile("[a-z]+")


def new_phrase(count: int) -> str:
    """A phrase of `count` random words."""
    return " ".join(secrets.choice(WORDS) for _ in range(count))


def split_words(typed: str) -> tuple[str, ...]:
    """The words of a typed phrase; case and separators do not matter."""
    return tuple(_WORD.findall(typed.casefold()))


def is_phrase(typed: str, count: int) -> bool:
    """Whether a text is exactly `count` words of the list."""
    found = typed.casefold().split()
    return len(found) == count and _KNOWN.issuperset(found)
