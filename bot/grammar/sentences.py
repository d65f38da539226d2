"""Finds the command that people mean by a sentence in their own words, such as *show me my tiles* or *ich gebe auf*."""

from typing import Final

from bot.grammar import words
from bot.settings import FALLBACK

_LONGEST: Final = 12
"""The most words of such a sentence: whoever writes more tells a story."""

_PHRASE: Final = 4
"""The most words of a phrase that means a command."""

_AROUND: Final = '.,;:!?…"„“”()'


def command_meant(text: str, locale: str = FALLBACK) -> str:
    """The word in a language for the command that a sentence means by its longest known phrase; empty for anything else.

    A line with a figure may be a move, and a single word is a command or none.

    >>> command_meant("Please show me my tiles!"), command_meant("Ich gebe auf", "de"), command_meant("J13 my tiles")
    ('rack', 'aufgeben', '')
    """
    said = _words(text)
    if not 1 < len(said) <= _LONGEST or any(sign.isdecimal() for sign in text):
        return ""
    for count in range(min(_PHRASE, len(said)), 0, -1):
        for start in range(len(said) - count + 1):
            if command := words.canonical("sentences", "-".join(said[start : start + count])):
                return words.localized("commands", command, locale)
    return ""


def says_thanks(text: str) -> bool:
    """Whether a line is nothing but thanks.

    >>> says_thanks("Thank you!"), says_thanks("thanks, and now?")
    (True, False)
    """
    return words.canonical("others", "-".join(_words(text))) == "thanks"


def _words(text: str) -> list[str]:
    """The words of a line, without names and punctuation."""
    said = [word.strip(_AROUND).replace("’", "").replace("'", "") for word in text.split()]
    return [word for word in said if word and not word.startswith("@")]
