"""The words of moves: what people may type in every language, and how a move is written in the language of a reader."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final
from unicodedata import normalize

from bot.grammar import vocabulary
from core.notation import Words

_MOVES: Final = "moves"
_FILLERS: Final = "fillers"
_WORD: Final = re.compile(r"\b[a-z]+\b")


@cache
def typed_words(folder: str) -> Words:
    """What may be typed in the moves of the games of a folder, in all languages at once; raises VocabularyError.

    A game without a file of words is played in signs alone.
    """
    moves, fillers = (vocabulary.forms_of_game(folder, section) for section in (_MOVES, _FILLERS))
    return Words(_spellings(moves), frozenset(_spellings(fillers)))


def written(folder: str, text: str, locale: str) -> str:
    """A move in canonical notation, a part of one or several as a reader of this language types them.

    >>> written("rummy", "discard K4", "de")
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
    """The canonical word of every form, as it is written and with its letters spelt out."""
    return {
        spelling: word
        for word, by_language in forms.items()
        for typed in by_language.values()
        for form in typed
        for spelling in (normalize("NFC", form).lower(), vocabulary.fold(form))
    }
