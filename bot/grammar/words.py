"""The words people may type in a command, and those that are shown to them, in every language alike."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias

from bot.grammar.vocabulary import Forms, fold, load
from core.game import Level

__all__ = ["fold"]  # the one name of another module; those of this one need no list

PREFIX: Final = "/"

Section: TypeAlias = Literal[
    "commands", "proposed", "tournament", "opponents", "levels", "keys", "values", "units", "themes", "settings", "reminders",
    "views", "others", "agreed", "times",
]  # fmt: skip
"""A list of words in `commands.toml`."""

_WORDS: Final = load("commands")

COMMANDS: Final[Forms] = _WORDS.forms("commands")
"""Every command with its words by language; the first of each is the one that is shown and proposed."""

TOURNAMENT: Final[Forms] = _WORDS.forms("tournament")
"""What can be done with a tournament, with its words by language."""

THEMES: Final = tuple(_WORDS.forms("themes"))
"""What pictures may look like."""

LANGUAGES: Final[Mapping[str, str]] = {code: names[0] for code, names in _WORDS.forms("language")["name"].items()}
"""What every language calls itself."""

AGREED: Final = {
    fold(form): word for word, by in _WORDS.forms("agreed").items() for forms in by.values() for form in forms
}
"""What people say for an option of a challenge with its value, by every word (folded) for it."""

_CODES: Final = {
    fold(name): code for code, names in _WORDS.forms("language")["name"].items() for name in (code, *names)
}

_NEAR = 0.72
"""How much alike a command and what was typed for it are at least: `tabel` and `tables` are, `exchange` and `challenge` not."""

_HARDLY_ELSE = 0.88
_MISSPELT = 6
"""The same for a command that may have been meant for another bot, and its least letters."""

_SHORTEST = 2
"""So many letters of a name are enough, where no other name begins with them."""

_MEANT: Final = {
    fold(word): _WORDS.localized("commands", name, language)
    for section in (_WORDS.forms("proposed"), COMMANDS)
    for name, by in section.items()
    for language, forms in reversed([*by.items()])  # a word of several languages is that of the fallback
    for word in forms
}
"""What people type for commands, also without knowing their words, with the word shown for it in the same language."""

_COMMAND_FORMS: Final = tuple(fold(word) for by in COMMANDS.values() for forms in by.values() for word in forms)


def canonical(section: Section, typed: str) -> str | None:
    """The canonical word of a section that a typed word stands for, whichever its language, or None."""
    return _WORDS.canonical(section).get(fold(typed))


def localized(section: Section, word: str, locale: str) -> str:
    """The word that is shown in a language for a canonical one; raises KeyError where the section does not have it."""
    return _WORDS.localized(section, word, locale)


def parse_command(word: str) -> str | None:
    """The command a word stands for, by its own name; None if it is no command."""
    return canonical("commands", word)


def parse_level(word: str) -> Level | None:
    """The level a word stands for, or None."""
    level = canonical("levels", word)
    return Level(level) if level else None


def parse_language(word: str) -> str:
    """The code of the language a word names; what was typed, folded, where it names none."""
    return _CODES.get(fold(word), fold(word))


def format_language(code: str) -> str:
    """What a language calls itself; its code where it does not say."""
    return LANGUAGES.get(code, code)


def format_languages(codes: Iterable[str]) -> str:
    """These languages by what they call themselves, with their codes."""
    return ", ".join(f"{format_language(code)} ({code})" for code in codes)


def parse_key(word: str) -> str:
    """The key of an option, whichever way it was typed."""
    return canonical("keys", word) or fold(word)


def format_key(key: str, locale: str) -> str:
    """The key of an option as it is shown in a language; itself where it belongs to one game."""
    return localized("keys", key, locale) if key in _WORDS.forms("keys") else key


def parse_value(word: str) -> str:
    """The value of an option that was typed, `no` for `off`; itself where it is a game's own."""
    value = canonical("values", word) or word
    return "no" if value == "off" else value


def format_value(value: str, locale: str) -> str:
    """A value of an option as it is shown in a language; itself where it is a game's own."""
    return localized("values", value, locale) if value in _WORDS.forms("values") else value


def nearest_command(word: str) -> str:
    """The command word that is meant by a typed one, or looks most like it; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), _MEANT, n=1, cutoff=_NEAR)
    return _MEANT[near[0]] if near else ""


def misspells_command(word: str) -> bool:
    """Whether a word is no command, and can hardly be anything but one with a letter wrong: `chalenge`."""
    typed = fold(word[:40])
    if parse_command(word) is not None:
        return False
    return len(typed) >= _MISSPELT and bool(get_close_matches(typed, _COMMAND_FORMS, n=1, cutoff=_HARDLY_ELSE))


def proposes(word: str) -> bool:
    """Whether a word is no command, but stands for one that is proposed to whoever types it."""
    return canonical("proposed", word) is not None and parse_command(word) is None


def with_keys_joined(text: str, known: Mapping[str, str]) -> str:
    """The text with what spells a key of the mapping, in several words or without hyphens, written as that key.

    >>> with_keys_joined("@ben Rummy pur plus hints", {"rummy-pur-plus": "rummy-plus", "rummy-pur": "rummy-pur"})
    '@ben rummy-pur-plus hints'
    """
    keys = {_letters(key): key for key in known}
    most = max((key.count("-") + 1 for key in known), default=0)
    typed, joined = text.split(), list[str]()
    while typed:
        count = next((count for count in range(most, 0, -1) if _letters(*typed[:count]) in keys), 0)
        joined.append(keys[_letters(*typed[:count])] if count else typed[0])
        del typed[: count or 1]
    return text if joined == text.split() else " ".join(joined)


def _letters(*words: str) -> str:
    """The words folded, as one word without hyphens."""
    return fold("".join(words)).replace("-", "")


def fitting(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The names a typed word may stand for: the one it is a word for, else all with a word that begins like it."""
    folded = fold(word)
    exact = next((name for key, name in known.items() if fold(key) == folded), None)
    if exact is not None:
        return (exact,)
    if len(folded) < _SHORTEST:
        return ()
    return tuple(dict.fromkeys(name for key, name in known.items() if fold(key).startswith(folded)))


def nearest(word: str, known: Mapping[str, str]) -> str:
    """The key of a mapping that looks most like a typed word; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), {fold(key): key for key in known}, n=1, cutoff=0.6)
    return next((key for key in known if near and fold(key) == near[0]), "")
