"""Finds the command that people mean by a sentence in their own words, such as *show me my tiles* or *ich gebe auf*."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile
from typing import Final

from bot.grammar import words
from bot.grammar.command_line import names_games
from bot.settings import FALLBACK

_LONGEST: Final = 12
"""The most words of such a sentence: whoever writes more tells a story."""

PHRASE: Final = 4
"""The most words of a phrase that means a command."""

_WITH_GAME: Final = frozenset({"challenge", "learn", "rules", "puzzle", "leaderboard", "rating", "stats"})
"""The commands behind which a game may stand."""

_TELLING: Final[tuple[words.Section, ...]] = ("commands", "others", "opponents", "levels")
"""The sections of which each word of a line tells its language."""

_AROUND: Final = '.,;:!?…"„“”()\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff'
"""Characters around a word that are ignored: punctuation, and the colours of an emoji."""


def line_meant(text: str, games: Mapping[str, str], locale: str = FALLBACK) -> str:
    """The line, without prefix and in a language, that a sentence means by its longest known phrase; empty for anything else.

    `games` are the words for games; one that is named stands behind a command that takes a game, as a language does behind
    that which chooses one, and people behind a challenge. A line with a figure may be a move, and a single word is a command
    or none.

    >>> line_meant("Please show me my tiles!", {}), line_meant("Wie spielt man Summy?", {"summy": "summy"}, "de")
    ('rack', 'regeln summy')
    >>> line_meant("I want to play summy with @ben", {"summy": "summy"})
    'challenge @ben summy'
    """
    said = words.with_keys_joined(" ".join(_unaddressed(text)), games).split()
    if not 1 < len(said) <= _LONGEST or any(sign.isdecimal() for sign in text):
        return ""
    named = [word for word in said if names_games(word, games)]
    said = [word for word in said if word not in named]
    found = filter(None, map(_command, _phrases(said)))
    command = next((one for one in found if named or one != "about"), None)
    if command == "about":
        command = "rules"
    if command is None:
        return ""
    behind = words.fitting(named[0], games) if named and command in _WITH_GAME else ()
    if command == "language":
        behind = tuple(word for word in said if words.parse_language(word) in words.LANGUAGES)
    people = _named_people(text) if command == "challenge" else ()
    return " ".join([words.localized("commands", command, locale), *people, *(behind if len(behind) == 1 else ())])


def _named_people(text: str) -> Iterator[str]:
    """The people whom a line names with `@`, but for those whom it addresses at its beginning."""
    behind = dropwhile(lambda word: word.startswith("@"), said_words(text))
    return (word for word in behind if word.startswith("@") and len(word) > 1)


def _phrases(said: Sequence[str]) -> Iterator[str]:
    """The phrases of a sentence as single words with hyphens, the longest first."""
    for count in range(min(PHRASE, len(said)), 0, -1):
        yield from ("-".join(said[start : start + count]) for start in range(len(said) - count + 1))


def _command(phrase: str) -> str | None:
    return words.canonical("sentences", phrase)


def is_phrase(text: str) -> bool:
    """Whether a line as a whole, but for punctuation and names of people, is a phrase that means a command.

    >>> is_phrase("Is it my turn?"), is_phrase("my tiles are bad")
    (True, False)
    """
    return words.canonical("sentences", "-".join(_unaddressed(text))) not in (None, "about")


def language_of(text: str) -> str:
    """The language of a line, by its command, its longest known phrase or its words; empty if they do not tell it.

    Words of the fallback language tell nothing, because people of all languages type them.

    >>> language_of("/hilfe"), language_of("Wer ist dran?"), language_of("start"), language_of("help")
    ('de', 'de', '', '')
    >>> language_of("Summy gegen Computer"), language_of("/challenge computer summy")
    ('de', '')
    """
    said = _unaddressed(text.lstrip(words.PREFIX))[:_LONGEST]
    typed = ("-".join(said), *said[:1])
    found = (words.languages(section, word) for word in typed for section in ("commands", "proposed", "others"))
    phrases = (words.languages("sentences", phrase) for phrase in _phrases(said))
    for languages in (*found, *phrases, *_languages_of_words(said)):
        if len(languages) == 1 and FALLBACK not in languages:
            return next(iter(languages))
    return ""


def _languages_of_words(said: Sequence[str]) -> Iterator[frozenset[str]]:
    """The languages of each single word; none if some word, such as *the*, stands between others in the fallback language."""
    if not any(words.languages("others", word) == {FALLBACK} for word in said):
        yield from (words.languages(section, word) for word in said for section in _TELLING)


def says_thanks(text: str) -> bool:
    """Whether a line is nothing but thanks.

    >>> says_thanks("Thank you!"), says_thanks("thanks, and now?")
    (True, False)
    """
    return words.canonical("others", "-".join(_unaddressed(text))) == "thanks"


def said_words(text: str) -> list[str]:
    """The words of a line as they are said: without apostrophes, and without punctuation and colours of emoji around them."""
    return [word.replace("’", "").replace("'", "").strip(_AROUND) for word in text.split()]


def _unaddressed(text: str) -> list[str]:
    """The words of a line without the names of people."""
    return [word for word in said_words(text) if word and not word.startswith("@")]
