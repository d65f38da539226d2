"""The words of moves: those that people may type in any language, and those in the language of a reader."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final
from unicodedata import normalize

from bot.grammar import vocabulary
from bot.grammar.similar import Spelling
from core.notation import Words

_MOVES: Final = "moves"
_FILLERS: Final = "fillers"
_WORD: Final = re.compile(r"\b[a-z]+\b")


@cache
def typed_words(folder: str) -> Words:
    """The words that people may type in the moves of a folder's games, in all languages; raises LanguageError.

    A game without a file of words has moves of signs only.
    """
    moves, fillers = (vocabulary.forms_of_game(folder, section) for section in (_MOVES, _FILLERS))
    return Words(_spellings(moves), _spellings(fillers))


@cache
def spellings(folder: str) -> tuple[Spelling, ...]:
    """The spellings of the words of moves of a folder's games, in all languages; each shows the canonical word."""
    words = typed_words(folder).canonical
    return tuple(Spelling(vocabulary.fold(form), word) for form, word in words.items())


def localized_move(folder: str, text: str, locale: str) -> str:
    """A move in canonical notation, a part of one or several moves, in the words of a language.

    >>> localized_move("rummy", "discard K4", "de")
    'abwerfen K4'
    """
    shown = _shown(folder, locale)
    return _WORD.sub(lambda word: shown.get(word[0], word[0]), text)


@cache
def _shown(folder: str, locale: str) -> Mapping[str, str]:
    return {
        word: vocabulary.load(folder).localized(_MOVES, word, locale)
        for word in vocabulary.forms_of_game(folder, _MOVES)
    }


def _spellings(forms: vocabulary.Forms) -> dict[str, str]:
    """The canonical word for every form, both as it is written and with its special letters spelt out."""
    return {
        spelling: word
        for word, by_language in forms.items()
        for typed in by_language.values()
        for form in typed
        for spelling in (normalize("NFC", form).lower(), vocabulary.fold(form))
    }
