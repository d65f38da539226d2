"""Finds the command that people mean by a sentence in their own words, such as *show me my tiles* or *ich gebe auf*."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile, pairwise, takewhile
from typing import Final

from bot.grammar import words
from bot.grammar.command_line import is_filler, names_games
from bot.settings import FALLBACK

_LONGEST: Final = 12
"""The most words of such a sentence: whoever writes more tells a story."""

PHRASE: Final = 4
"""The most words of a phrase that means a command."""

_WITH_GAME: Final = frozenset(
    {"challenge", "learn", "rules", "puzzle", "leaderboard", "rating", "stats", "tournament new"}
)
"""The commands behind which a game may stand, with the word behind them if there is one."""

_OF_PERSON: Final = frozenset({"rating", "stats"})
"""The commands behind which a person may stand."""

ACTS: Final[Mapping[str, words.Section]] = {"tournament": "tournament", "games": "others"}
"""Where the word stands that a phrase means behind a command."""

_NO_NAME: Final = frozenset({"me", "filler", "here", "today", "now", "table", "game", "everywhere"})
"""The kinds of words that are no names where a name may stand."""

_TELLING: Final[tuple[words.Section, ...]] = ("commands", "others", "opponents", "levels")
"""The sections of which each word of a line tells its language."""

_AROUND: Final = '.,;:!?…"„“”()\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff'
"""Characters around a word that are ignored: punctuation, and the colours of an emoji."""


def line_meant(text: str, games: Mapping[str, str], locale: str = FALLBACK) -> str:
    """The line, without prefix and in a language, that a sentence means by its longest known phrase; empty for anything else.

    `games` are the words for games; one that is named stands behind a command that takes a game, as a language does behind
    that which chooses one, a person behind a command about people, and everybody who is named behind a challenge, be it the
    computer. A line with a figure may be a move, and a single word is a command or none.

    >>> line_meant("Please show me my tiles!", {}), line_meant("Wie spielt man Summy?", {"summy": "summy"}, "de")
    ('rack', 'regeln summy')
    >>> line_meant("I want to play summy with @ben", {"summy": "summy"})
    'challenge @ben summy'
    >>> line_meant("What is Ben's rating?", {}), line_meant("Wie gut ist @ben?", {}, "de")
    ('rating Ben', 'wertung @ben')
    """
    spoken = [word.replace("’", "'").strip(_AROUND) for word in text.split()]
    said = _with_games(spoken, games)
    if len(said) < 2 or len(_unaddressed(text)) > _LONGEST or any(sign.isdecimal() for sign in text):
        return ""
    named = [word for word in said if names_games(word, games)]
    others = [word for word in said if word not in named]
    meant, person = _about_owner(others) or _by_phrase(others, with_game=bool(named))
    if not meant:
        return ""
    behind = words.fitting(named[0], games) if named and meant in _WITH_GAME else ()
    if meant == "language":
        behind = tuple(word for word in said if words.parse_language(word) in words.LANGUAGES)
    people = (*_named_people(text), *_others_asked(others, locale)) if meant == "challenge" else person
    return " ".join([*_localized(meant, locale), *people, *(behind if len(behind) == 1 else ())])


def _named_people(text: str) -> Iterator[str]:
    """The people whom a line names with `@`, but for those whom it addresses at its beginning."""
    behind = dropwhile(lambda word: word.startswith("@"), said_words(text))
    return (word for word in behind if word.startswith("@") and len(word) > 1)


def _others_asked(said: Sequence[str], locale: str) -> Iterator[str]:
    """The computer, or anyone, if a sentence names them behind a word such as *with*, in a language."""
    found, is_behind = set[str](), False
    for word in said:
        kind, whom = words.canonical("others", word), words.canonical("opponents", word)
        if is_behind and whom in ("computer", "anyone"):
            found.add(whom)
        is_behind = kind == "with" or (is_behind and kind in ("filler", "one"))
    return (words.localized("opponents", whom, locale) for whom in sorted(found))


def _localized(meant: str, locale: str) -> Iterator[str]:
    """A command, and the word behind it if there is one, in a language."""
    command, *acts = meant.split()
    yield words.localized("commands", command, locale)
    yield from (words.localized(ACTS[command], act, locale) for act in acts)


def _about_owner(said: Sequence[str]) -> tuple[str, Sequence[str]] | None:
    """The command about a person and their name, if one says whose it is, as in *ben's rating*."""
    for owner, owned in pairwise(said):
        command, name = words.parse_command(owned), words.owner(owner)
        if not name and words.without_genitive(owner) and not _is_known(owner):
            name = owner
        if command in _OF_PERSON and name and _is_name(name):
            return command, (name,)
    return None


def _by_phrase(said: Sequence[str], *, with_game: bool) -> tuple[str, Sequence[str]]:
    """What the longest phrase means, with the words for a person if it is about one; both are empty if there is no phrase."""
    if sum(not word.startswith("@") for word in said) + with_game < 2:
        return "", ()
    for phrase, behind in _phrases(said):
        meant = _meant(phrase) or ""
        command, _, of = meant.partition(" ")
        if meant == "about" and with_game:
            return "rules", ()
        if of == "of" and (name := _name(behind)):
            return command, name
        if meant and meant != "about" and of != "of":
            return meant, ()
    return "", ()


def _name(said: Sequence[str]) -> Sequence[str]:
    """The name of one or two words with which a sentence ends, but for *please* or *at* and a game; empty if it does not."""
    name = tuple(takewhile(lambda word: words.canonical("others", word) not in ("please", "filler", "here"), said))
    if len(name) > 2 or not all(map(_is_name, name)) or (len(name) == 2 and any(map(_is_known, name))):
        return ()
    return name


def _is_known(word: str) -> bool:
    return not _is_name(word) or bool(words.parse_command(word) or words.canonical("others", word))


def _is_name(word: str) -> bool:
    """Whether a word may be a name, although that may mean something else as well, as *Till* does."""
    nobody = words.canonical("names", word) or words.canonical("opponents", word)
    return nobody is None and words.canonical("others", word) not in _NO_NAME


def _with_games(said: Sequence[str], games: Mapping[str, str]) -> list[str]:
    """The words of a sentence, with each game as one word of its own."""
    return words.with_keys_joined(" ".join(_apart(word, games) for word in said), games).split()


def _apart(word: str, games: Mapping[str, str]) -> str:
    """A word with a blank behind a game that it begins with, as in *Kakuro-Turnier*."""
    game, hyphen, behind = word.rpartition("-")
    return f"{game} {behind}" if hyphen and names_games(game, games) and not words.fitting(word, games) else word


def _phrases(said: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """The phrases of a sentence, the longest first, each as one word with hyphens and with the words behind it."""
    for count in range(min(PHRASE, len(said)), 0, -1):
        for start in range(len(said) - count + 1):
            yield _joined(said[start : start + count]), said[start + count :]


def _joined(said: Sequence[str]) -> str:
    return "-".join(said).replace("'", "")


def _meant(phrase: str) -> str | None:
    return words.canonical("sentences", phrase)


def is_phrase(text: str, games: Mapping[str, str] | None = None) -> bool:
    """Whether a line as a whole, but for punctuation and names of people, is a phrase that means a command.

    It may also name one of these `games`, and end with words such as *please*.

    >>> is_phrase("Is it my turn?"), is_phrase("my tiles are bad"), is_phrase("neues Turnier in Summy", {"summy": "summy"})
    (True, False, True)
    """
    said = _unaddressed(text)
    if games:
        said = [word for word in _with_games(said, games) if not names_games(word, games)]
        while said and is_filler(said[-1]) and _meant(_joined(said)) is None:
            del said[-1]
    return _meant(_joined(said)) not in (None, "about")


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
    phrases = (words.languages("sentences", phrase) for phrase, _ in _phrases(said))
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
