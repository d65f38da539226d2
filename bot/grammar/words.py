"""The words of commands: those that people may type, and those shown to them, in every language."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, Literal, TypeAlias

from bot.grammar.vocabulary import Forms, fold, load
from core.game import Level

__all__ = ["fold"]  # only names of other modules need a list here

PREFIX: Final = "/"

Section: TypeAlias = Literal[
    "commands", "proposed", "sentences", "tournament", "opponents", "levels", "keys", "values", "units", "themes", "settings",
    "reminders", "views", "others", "names", "spoken", "times", "numbers", "language",
]  # fmt: skip
"""A list of words in `commands.toml`."""

_WORDS: Final = load("commands")

COMMANDS: Final[Forms] = _WORDS.forms("commands")
"""Every command with its words by language; the first word of each is the one to show and propose."""

TOURNAMENT: Final[Forms] = _WORDS.forms("tournament")
"""Every act on a tournament, with its words by language."""

THEMES: Final = tuple(_WORDS.forms("themes"))
"""The themes of pictures."""

LANGUAGES: Final[Mapping[str, str]] = {code: names[0] for code, names in _WORDS.forms("language")["name"].items()}
"""The name of every language in itself."""

SPOKEN: Final = {form: word for form, word in _WORDS.canonical("spoken").items() if form != word}
"""Spoken options of a challenge with their values, by every word (folded) for them."""

_CODES: Final = {
    fold(name): code for code, names in _WORDS.forms("language")["name"].items() for name in (code, *names)
}

_GENITIVE: Final = tuple(dict.fromkeys(form for forms in _WORDS.forms("names")["genitive"].values() for form in forms))
"""The endings of a name that say whose something is."""

_SHORTEST = 2
"""The fewest letters of a name that select it, if no other name begins with them."""


def canonical(section: Section, typed: str) -> str | None:
    """The canonical word of a section that a typed word of any language means, or None."""
    return _WORDS.canonical(section).get(fold(typed))


def localized(section: Section, word: str, locale: str) -> str:
    """The word to show in a language for a canonical one; raises KeyError if the section does not have it."""
    return _WORDS.localized(section, word, locale)


def translated(section: Section, typed: str, locale: str) -> str:
    """The word to show in a language for a typed word of any language; the typed word itself if the section lacks it."""
    word = canonical(section, typed)
    return typed if word is None else localized(section, word, locale)


def languages(section: Section, typed: str) -> frozenset[str]:
    """The languages that have a typed word in a section."""
    return _languages(section).get(fold(typed), frozenset())


@cache
def _languages(section: Section) -> Mapping[str, frozenset[str]]:
    """The languages of every form (folded) of a section."""
    forms = [
        (fold(form), language)
        for by in _WORDS.forms(section).values()
        for language, typed in by.items()
        for form in typed
    ]
    return {form: frozenset(language for one, language in forms if one == form) for form, _ in forms}


def parse_command(word: str) -> str | None:
    """The name of the command that a word means, or None."""
    return canonical("commands", word)


def parse_level(word: str) -> Level | None:
    """The level that a word means, or None."""
    level = canonical("levels", word)
    return Level(level) if level else None


def parse_language(word: str) -> str:
    """The code of the language that a word names; the folded word itself if it names none."""
    return _CODES.get(fold(word), fold(word))


def format_language(code: str) -> str:
    """The name of a language in itself; its code if it has no name."""
    return LANGUAGES.get(code, code)


def format_languages(codes: Iterable[str]) -> str:
    """A list of languages by their own names, with their codes."""
    return ", ".join(f"{format_language(code)} ({code})" for code in codes)


def parse_key(word: str) -> str:
    """The key of an option from any of its typed forms."""
    return canonical("keys", word) or fold(word)


def format_key(key: str, locale: str) -> str:
    """The form of an option's key to show in a language; the key itself if it belongs to one game."""
    return localized("keys", key, locale) if key in _WORDS.forms("keys") else key


def parse_number(word: str) -> str:
    """The digits of a whole number that is typed in digits or as a word; empty for anything else.

    >>> parse_number("3"), parse_number("zwei"), parse_number("one"), parse_number("many")
    ('3', '2', '1', '')
    """
    if word.isdecimal():
        return word
    return "1" if canonical("others", word) == "one" else canonical("numbers", word) or ""


def parse_value(word: str) -> str:
    """The canonical form of a typed option value, `yes` for `on` and `no` for `off`; the typed value if it is a game's own."""
    value = canonical("values", word) or word
    return {"on": "yes", "off": "no"}.get(value, value)


def format_value(value: str, locale: str) -> str:
    """The form of an option value to show in a language; the value itself if it is a game's own."""
    return localized("values", value, locale) if value in _WORDS.forms("values") else value


def format_pair(key: str, value: str, locale: str) -> str:
    """An option with its value, as people type it in a language."""
    return f"{format_key(key, locale)}={format_value(value, locale)}"


def has_proposal(word: str) -> bool:
    """Whether a word is no command, but one for which a command is proposed."""
    return canonical("proposed", word) is not None and parse_command(word) is None


def with_keys_joined(text: str, known: Mapping[str, str]) -> str:
    """The text in which each key of the mapping that is typed as several words or without hyphens is replaced by the key.

    >>> with_keys_joined("@ben Rummy pur plus hints", {"rummy-pur-plus": "rummy-plus", "rummy-pur": "rummy-pur"})
    '@ben rummy-pur-plus hints'
    """
    keys = {_without_hyphens(key): key for key in known}
    most = max((key.count("-") + 1 for key in known), default=0)
    typed, joined = text.split(), list[str]()
    while typed:
        count = next((count for count in range(most, 0, -1) if _without_hyphens(*typed[:count]) in keys), 0)
        joined.append(keys[_without_hyphens(*typed[:count])] if count else typed[0])
        del typed[: count or 1]
    return text if joined == text.split() else " ".join(joined)


def owner(word: str) -> str:
    """The name in a word that says by an apostrophe whose something is; empty for any other word.

    >>> owner("Ben's"), owner("Jonas’"), owner("Bens"), owner("O'Neill")
    ('Ben', 'Jonas', '', '')
    """
    name, apostrophe, ending = word.replace("’", "'").rpartition("'")
    return name if apostrophe and ending in ("", *_GENITIVE) else ""


def without_genitive(word: str) -> str:
    """The name in a word that may say by its ending alone whose something is, as *Bens* may; empty for any other word."""
    return next((name for ending in _GENITIVE if (name := word.removesuffix(ending)) not in ("", word)), "")


def _without_hyphens(*words: str) -> str:
    """The folded words, joined into one word without hyphens."""
    return fold("".join(words)).replace("-", "")


def fitting(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The names that a typed word may mean: the exact match, else all with a word that begins with it."""
    folded = fold(word)
    exact = next((name for key, name in known.items() if fold(key) == folded), None)
    if exact is not None:
        return (exact,)
    if len(folded) < _SHORTEST:
        return ()
    return tuple(dict.fromkeys(name for key, name in known.items() if fold(key).startswith(folded)))
