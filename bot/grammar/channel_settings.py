"""Parses the arguments of `settings`: names of settings, each with its new value."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.grammar import similar, words
from bot.grammar.amounts import join_amounts
from bot.grammar.arguments import SWITCH
from bot.grammar.command_line import CommandLine, parse_game
from bot.grammar.command_types import ChangeSettings

_LOCALE: Final = re.compile(r"[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}\Z")


def settings(typed: CommandLine) -> ChangeSettings:
    """The command with the settings to change, or with the one `asked` about; raises CommandError."""
    parts = [word.partition("=") for word in _joined(typed.rest)]
    changes: dict[str, str] = {}
    for key, equals, value in parts:
        name = words.canonical("settings", key)
        if name is None and not equals and len(parts) == 1:
            name = _setting_with(typed, key)
        if name is None:
            raise typed.unknown_word("unknown-setting", key, similar.of_section("settings"))
        if not equals and len(parts) == 1:
            return ChangeSettings(table=typed.table, asked=name)
        if not value:
            raise typed.error("setting-value", word=key)
        if name in changes:
            raise typed.error("option-twice", option=key)
        changes[name] = _VALUE[name](typed, value)
    return ChangeSettings(table=typed.table, changes=changes)


def _setting_with(typed: CommandLine, word: str) -> str | None:
    """The setting to which a value without a name belongs; None if it is no value, or that of several settings."""
    if words.canonical("themes", word):
        return "theme"
    if words.parse_language(word) in words.LANGUAGES:
        return "language"
    if words.parse_value(word) in ("live", "daily", "slow"):
        return "pace"
    return "games" if words.fitting(word, typed.games) else None


def _joined(rest: str) -> Iterator[str]:
    """The words, each setting joined with the value after it.

    >>> list(_joined("rated no pace 2 days theme=dark games summy, kakuro"))
    ['rated=no', 'pace=2days', 'theme=dark', 'games=summy,kakuro']
    """
    said = re.sub(r"\s*([,=])\s*", r"\1", join_amounts(rest)).split()
    at = 0
    while at < len(said):
        behind = said[at + 1] if at + 1 < len(said) else ""
        names = [words.canonical("settings", word) for word in (said[at], behind)]
        joins = names[0] is not None and bool(behind) and names[1] is None and "=" not in behind
        yield f"{said[at]}={behind}" if joins else said[at]
        at += 1 + joins


def format_settings(rest: str, locale: str) -> str:
    """The arguments of `settings` in a language.

    >>> format_settings("theme=dark", "de")
    'farben=dunkel'
    """
    key, equals, value = rest.partition("=")
    if not rest:
        return ""
    is_theme = words.canonical("settings", key) == "theme"
    shown = words.translated("themes", value, locale) if is_theme else words.format_value(value, locale)
    return f"{words.translated('settings', key, locale)}{equals}{shown}"


def language(typed: CommandLine, word: str) -> str:
    """The code of the language that a word names; raises CommandError for an impossible one."""
    code = words.parse_language(word)
    if code and not _LOCALE.match(code.lower()):
        languages = words.format_languages(words.LANGUAGES)
        raise typed.unknown_word("unknown-language", word, similar.of_section("language"), languages=languages)
    return code


def theme(typed: CommandLine, word: str) -> str:
    """The theme that a word names, empty for an empty word; raises CommandError."""
    name = words.canonical("themes", word)
    if name is None and word:
        raise typed.unknown_word("unknown-theme", word, similar.of_section("themes"))
    return name or ""


def _games(typed: CommandLine, word: str) -> str:
    """The games that a list of words names, joined by commas; empty for all."""
    if words.canonical("views", word) == "full":
        return ""
    return ",".join(dict.fromkeys(parse_game(typed, one) for one in word.split(",") if one))


def _pace(typed: CommandLine, word: str) -> str:
    """The name of a pace, or its figures as typed, which the grammar does not interpret."""
    return words.parse_value(word)


def _switch(typed: CommandLine, word: str) -> str:
    value = words.parse_value(word)
    if value not in ("yes", "no"):
        raise typed.unknown_word("setting-switch", word, SWITCH)
    return value


_VALUE: Final[Mapping[str, Callable[[CommandLine, str], str]]] = {
    "language": language, "theme": theme, "games": _games, "rated": _switch, "reminders": _switch, "pace": _pace,
    "threads": _switch,
}  # fmt: skip
"""The parser for the value of each setting."""
