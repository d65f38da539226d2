"""Nicknames that are usual words: not every place where such a word stands names the person.

Anybody may be called `play` or `7`. Were their name erased or replaced wherever it stands, everybody's messages would lose
words, buttons and pictures.
"""

import json
import re
from functools import cache
from typing import Final

from bot.adapters.web import nicknames
from bot.settings import DATA

_CODE: Final = re.compile(r"`[^`]*`")
"""Examples in sentences, whose people have usual names."""
_WORD: Final = re.compile(r"(?<![@\w-])[\w-]+")
_LETTERS: Final = re.compile(r"[A-Za-z]{2}")


def is_usual(nick: str) -> bool:
    """Whether a nickname is a word of the chat's own sentences or of its commands, a number, or a cell or tile as in a move."""
    return (nick.isascii() and _LETTERS.search(nick) is None) or nicknames.key(nick) in _words()


def concerns(person: str, *stored: str | None) -> bool:
    """Whether the stored parts of an entry have the id of a person, who is then named there."""
    quoted = json.dumps(person)
    return any(quoted in part for part in stored if part)


@cache
def _words() -> frozenset[str]:
    """The words that stand in sentences and commands, in every language."""
    sentences = [_CODE.sub("", path.read_text("utf-8")) for path in DATA.glob("text/*/*.ftl")]
    typed = [path.read_text("utf-8") for path in DATA.glob("words/*/*.toml")]
    return frozenset(nicknames.key(word) for text in (*sentences, *typed) for word in _WORD.findall(text))
