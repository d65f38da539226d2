"""Finds the word that a misspelt word resembles most, in every language."""

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import Final, NamedTuple

from bot.grammar import words
from bot.grammar.vocabulary import load
from bot.settings import FALLBACK

LEAST: Final = 0.72
"""The least similarity of a word and a misspelt one: `tabel` and `tables` have it, `exchange` and `challenge` do not."""

LEAST_FOR_GAMES: Final = 0.6
"""The least similarity of a game and a misspelt one where only a game can stand."""

_HARDLY_ELSE: Final = 0.88
SHORTEST: Final = 6
"""The least similarity and the fewest letters of a word that can hardly be anything but a misspelt command."""

_LONGEST: Final = 40
_MOST: Final = 8
"""How many of the most similar forms are looked at; among these are all that are equally similar."""


class Spelling(NamedTuple):
    """A word that may be meant: a form of it (folded), the word to show for it, and its language if it has one."""

    form: str
    shown: str
    language: str = ""


class SimilarWord(NamedTuple):
    """The word to show that is most similar to a typed one, and how similar, from 0 to 1; empty if none is similar enough."""

    similarity: float
    word: str


@cache
def of_section(section: words.Section, *only: str) -> tuple[Spelling, ...]:
    """The spellings of a section of typed words, or `only` those of some canonical words; each shows its own form."""
    return tuple(
        Spelling(words.fold(form), form, language)
        for word, by in load("commands").forms(section).items()
        if not only or word in only
        for language, forms in by.items()
        for form in forms
    )


@cache
def _commands(section: words.Section) -> tuple[Spelling, ...]:
    """The spellings of a section about commands; each shows the first word of its language for the command."""
    vocabulary = load("commands")
    return tuple(
        Spelling(words.fold(form), vocabulary.localized("commands", name, language), language)
        for name, by in vocabulary.forms(section).items()
        for language, forms in by.items()
        for form in forms
    )


def nearest_command(typed: str, locale: str) -> SimilarWord:
    """The command whose word is most similar, or for which a more similar word is proposed."""
    command = nearest(typed, _commands("commands"), locale=locale)
    proposed = nearest(typed, _commands("proposed"), locale=locale)
    return proposed if proposed.similarity > command.similarity else command


def nearest(typed: str, spellings: Iterable[Spelling], *, locale: str = FALLBACK, least: float = LEAST) -> SimilarWord:
    """The most similar spelling; among equally similar ones, one of the language `locale`.

    A word that would be proposed as it is typed is not misspelt, but in the wrong place: nothing is similar to it.
    """
    by_form: dict[str, list[Spelling]] = {}
    for spelling in spellings:
        by_form.setdefault(spelling.form, []).append(spelling)
    folded = words.fold(typed[:_LONGEST])
    close = get_close_matches(folded, by_form, _MOST, least)
    similar = [(SequenceMatcher(None, form, folded).ratio(), form) for form in close]
    best = [spelling for similarity, form in similar if similarity == similar[0][0] for spelling in by_form[form]]
    shown = next((spelling.shown for spelling in best if spelling.language == locale), best[0].shown if best else "")
    if not shown or words.fold(shown) == folded:
        return SimilarWord(0.0, "")
    return SimilarWord(similar[0][0], shown)


def misspells_command(word: str, *, shortest: int = SHORTEST) -> bool:
    """Whether a word of at least so many letters is no command, but almost certainly a misspelt one, such as `chalenge`."""
    typed = words.fold(word[:_LONGEST])
    if words.parse_command(word) is not None:
        return False
    forms = [spelling.form for spelling in _commands("commands")]
    return len(typed) >= shortest and bool(get_close_matches(typed, forms, n=1, cutoff=_HARDLY_ELSE))
