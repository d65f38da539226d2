"""A command line split into its parts, and readers for arguments that several commands share."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.grammar import similar, words
from bot.grammar.command_error import CommandError
from bot.settings import FALLBACK

MAX_VALUE: Final = 100
"""The longest value an option may have."""

COUNTED: Final = ("players", "rounds")
"""The options that may follow their number, as in *4 players*."""

_MAX_NAME = 64
_MEANS_GAME = 4
"""The fewest letters of a word that counts as a game where a move or a command may stand."""

_FILLERS = frozenset({"with", "of", "please", "one", "game", "until", "from", "filler", "me"})

_TABLE = re.compile(r"#?([0-9]{1,9})\Z")
_CODE = re.compile(r"[0-9A-Z]{4}-?[0-9A-Z]{4}\Z")
_KEY = re.compile(r"[a-z][a-z0-9-]{0,23}\Z")


@dataclass(frozen=True, slots=True)
class CommandLine:
    """A command line split into its command, the word typed for it, and the rest.

    `line` is all of it, without prefix, and `locale` the language of its author.
    """

    name: str
    word: str
    rest: str
    table: int | None
    games: Mapping[str, str] = field(default_factory=dict)
    options: frozenset[str] = frozenset()
    replied: str = ""
    line: str = ""
    locale: str = FALLBACK

    def error(self, code: str, **facts: str) -> CommandError:
        """A CommandError with this code for this line."""
        return CommandError(code, command=self.name, line=self.line, typed=self.word, **facts)

    def unknown_word(self, code: str, word: str, known: Iterable[similar.Spelling], **facts: str) -> CommandError:
        """The error for a word that is none of these known: with the most similar one, or with `code` if none is similar."""
        if near := similar.nearest(word, known, locale=self.locale).word:
            return self.error("unknown-word-near", word=word, nearest=near)
        return self.error(code, word=word, **facts)


@dataclass(frozen=True, slots=True)
class Bare:
    """A line without a command: a move, or just talk."""

    text: str


def is_filler(word: str, games: Mapping[str, str] | None = None) -> bool:
    """Whether a word is only a filler, as in spoken language: *with*, *and*, *a game of*, *the*, *me*.

    It is none if it may mean one of these `games`.
    """
    return words.canonical("others", word) in _FILLERS and not words.fitting(word, games or {})


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


def parse_game(typed: CommandLine, word: str, also: Iterable[similar.Spelling] = ()) -> str:
    """The game that a word or its unique prefix means; the typed word itself if no games are known.

    Raises CommandError; `also` are other words that may stand there, which a misspelt word may mean.
    """
    if not typed.games:
        return words.fold(word)[:_MAX_NAME]
    fitting = words.fitting(word, typed.games)
    if len(fitting) > 1:
        raise typed.error("which-game", word=word, games=", ".join(fitting))
    if not fitting:
        raise unknown_game(typed, word, also)
    return fitting[0]


def names_games(word: str, games: Mapping[str, str]) -> bool:
    """Whether a word can only mean a game or several games, and is long enough for that."""
    return len(word) >= _MEANS_GAME and bool(words.fitting(word, games))


def with_games(rest: str, games: Mapping[str, str]) -> str:
    """The rest of a command, with each game as one word; the text after `luck=` stays as typed."""
    luck = next((word for word in rest.split() if words.parse_key(word.partition("=")[0]) == "luck"), "")
    before, _, behind = rest.partition(luck) if luck else (rest, "", "")
    return f"{words.with_keys_joined(before.strip(), games)} {luck}{behind}".strip()


def unknown_game(typed: CommandLine, word: str, also: Iterable[similar.Spelling] = ()) -> CommandError:
    """The error for a word that means no game; `also` are other words that may stand there."""
    games = ", ".join(dict.fromkeys(typed.games.values()))
    return misspelt(typed, word, also) or typed.error("unknown-game", word=word, games=games)


def misspelt(typed: CommandLine, word: str, also: Iterable[similar.Spelling]) -> CommandError | None:
    """The error for a word that resembles a game, several games, or one of the other words that may stand there; else None."""
    other = similar.nearest(word, also, locale=typed.locale)
    game = misspelt_game(typed, word, max(other.similarity, similar.LEAST_FOR_GAMES))
    if game is not None or not other.word:
        return game
    return typed.error("unknown-word-near", word=word, nearest=other.word)


def misspelt_game(typed: CommandLine, word: str, least: float) -> CommandError | None:
    """The error for a word that resembles a game, or several games, at least that much; else None."""
    forms = dict.fromkeys([*typed.games, *(name.partition("-")[0] for name in typed.games)])
    near = similar.nearest(word, (similar.Spelling(words.fold(form), form) for form in forms), least=least).word
    match words.fitting(near, typed.games):
        case ():
            return None
        case (name,):
            return typed.error("unknown-game-near", word=word, nearest=name)
        case several:
            return typed.error("which-game", word=word, games=", ".join(several))


def option(typed: CommandLine, word: str, options: dict[str, str], also: Iterable[similar.Spelling] = ()) -> None:
    """Add a word to the typed options, as `yes` if it has no value.

    Raises CommandError for one that is malformed, repeated or misspelt; `also` are other words that may stand there.
    """
    typed_key, equals, value = word.partition("=")
    if words.parse_number(word):
        raise number_alone(typed, word)
    key, value = words.parse_key(typed_key), value if equals else "yes"
    if not _KEY.match(key) or not value or len(value) > MAX_VALUE or not value.isprintable():
        raise typed.error("bad-option", option=word)
    if key in options:
        raise typed.error("option-twice", option=typed_key)
    if typed.options and key not in typed.options and words.canonical("keys", key) is None:
        spellings = (*option_spellings(typed, alone=not equals), *(() if equals else also))
        if near := similar.nearest(typed_key, spellings, locale=typed.locale).word:
            raise typed.error("unknown-word-near", word=typed_key, nearest=near)
    options[key] = words.parse_value(value)


def option_spellings(typed: CommandLine, *, alone: bool) -> Iterator[similar.Spelling]:
    """The words for options, `alone` also those that stand for an option with its value."""
    yield from similar.of_section("keys")
    yield from (similar.Spelling(word, word) for word in sorted(typed.options))
    if alone:
        yield from similar.of_section("spoken")


def number_alone(typed: CommandLine, word: str) -> CommandError:
    """The error for a number, unless the word behind it is a misspelt one for what is counted, as in `3 rouns`."""
    said = typed.rest.split()
    behind = next(iter(said[said.index(word) + 1 :]), "") if word in said else ""
    counted = (*similar.of_section("keys", *COUNTED), *similar.of_section("units"))
    if near := similar.nearest(behind, counted, locale=typed.locale).word:
        return typed.error("unknown-word-near", word=behind, nearest=near)
    return typed.error("number-alone", word=words.parse_number(word))
