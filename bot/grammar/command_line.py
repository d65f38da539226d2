"""A command line split into its parts, and readers for arguments that several commands share."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.grammar import words
from bot.grammar.command_error import CommandError

MAX_VALUE: Final = 100
"""The longest value an option may have."""

_MAX_NAME = 64
_MEANS_GAME = 4
"""The fewest letters of a word that counts as a game where a move or a command may stand."""

_TABLE = re.compile(r"#?([0-9]{1,9})\Z")
_CODE = re.compile(r"[0-9A-Z]{4}-?[0-9A-Z]{4}\Z")
_KEY = re.compile(r"[a-z][a-z0-9-]{0,23}\Z")


@dataclass(frozen=True, slots=True)
class CommandLine:
    """A command line split into its command, the word typed for it, and the rest."""

    name: str
    word: str
    rest: str
    table: int | None
    games: Mapping[str, str] = field(default_factory=dict)
    options: frozenset[str] = frozenset()
    replied: str = ""

    def error(self, code: str, **facts: str) -> CommandError:
        """A CommandError with this code for this line."""
        return CommandError(code, command=self.name, typed=self.word, **facts)


@dataclass(frozen=True, slots=True)
class Bare:
    """A line without a command: a move, or just talk."""

    text: str


def table_number(word: str) -> int | None:
    """The number of a table, with or without `#`; None for anything else."""
    found = _TABLE.match(word)
    return (int(found[1]) or None) if found else None


def normalize_code(word: str) -> str:
    """The displayed form of a typed invitation code; empty for anything else.

    >>> normalize_code("k7qf2m9x"), normalize_code("#12"), normalize_code("20000000")
    ('K7QF-2M9X', '', '')
    """
    plain = word.upper()
    return f"{plain[:4]}-{plain[-4:]}" if _CODE.match(plain) and not plain.isdecimal() else ""


def parse_game(typed: CommandLine, word: str) -> str:
    """The game that a word or its unique prefix means; the typed word itself if no games are known. Raises CommandError."""
    if not typed.games:
        return words.fold(word)[:_MAX_NAME]
    fitting = words.fitting(word, typed.games)
    if len(fitting) > 1:
        raise typed.error("which-game", word=word, games=", ".join(fitting))
    if not fitting:
        raise unknown_game(typed, word)
    return fitting[0]


def names_games(word: str, games: Mapping[str, str]) -> bool:
    """Whether a word can only mean a game or several games, and is long enough for that."""
    return len(word) >= _MEANS_GAME and bool(words.fitting(word, games))


def with_games(rest: str, games: Mapping[str, str]) -> str:
    """The rest of a command, with each game as one word; the text after `luck=` stays as typed."""
    luck = next((word for word in rest.split() if words.parse_key(word.partition("=")[0]) == "luck"), "")
    before, _, behind = rest.partition(luck) if luck else (rest, "", "")
    return f"{words.with_keys_joined(before.strip(), games)} {luck}{behind}".strip()


def unknown_game(typed: CommandLine, word: str) -> CommandError:
    """The error for a word that means no game, with the most similar game, or those that begin with the most similar word."""
    beginnings = {name.partition("-")[0]: "" for name in typed.games}
    near = words.nearest(word, {**beginnings, **typed.games})
    if near and len(fitting := words.fitting(near, typed.games)) > 1:
        return typed.error("which-game", word=word, games=", ".join(fitting))
    if near := words.nearest(word, typed.games):
        return typed.error("unknown-game-near", word=word, nearest=typed.games[near])
    return typed.error("unknown-game", word=word, games=", ".join(dict.fromkeys(typed.games.values())))


def option(typed: CommandLine, word: str, options: dict[str, str]) -> None:
    """Add a word to the typed options, as `yes` if it has no value; raises CommandError for a malformed or repeated one."""
    typed_key, equals, value = word.partition("=")
    if word.isdecimal():
        raise typed.error("number-alone", word=word)
    key, value = words.parse_key(typed_key), value if equals else "yes"
    if not _KEY.match(key) or not value or len(value) > MAX_VALUE or not value.isprintable():
        raise typed.error("bad-option", option=word)
    if key in options:
        raise typed.error("option-twice", option=typed_key)
    options[key] = words.parse_value(value)
