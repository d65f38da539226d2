"""Parses a typed challenge: opponents, game and options."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.grammar import similar, words
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import (
    CommandLine,
    is_filler,
    misspelt,
    number_alone,
    option,
    option_spellings,
    parse_game,
    unknown_game,
)
from bot.grammar.command_types import Challenge
from bot.grammar.spoken_options import as_options, is_option, time_option
from bot.settings import FALLBACK
from core.game import Level

_MAX_NAME = 64
_MAX_OPPONENTS = 12


@dataclass(slots=True)
class _Asked:
    """The words of a challenge by kind; `bare` are single words that may be of any kind."""

    opponents: list[str] = field(default_factory=list)
    computers: list[Level | None] = field(default_factory=list)
    bare: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    anyone: bool = False
    alone: bool = False
    now: bool = False


def challenge(typed: CommandLine) -> Challenge:
    """The challenge that a line means; raises CommandError."""
    if typed.table is not None and not typed.rest:
        return Challenge(table=typed.table)
    if typed.table is not None:
        raise typed.error("table-unwanted", table=str(typed.table))
    asked = _asked(typed)
    somebody = bool(asked.opponents or asked.computers or asked.anyone)
    if asked.alone and somebody:
        raise typed.error("alone-with-others")
    if not (asked.alone or somebody):
        asked.opponents += _replied(typed, asked.bare)
    if len(asked.opponents) + len(asked.computers) > _MAX_OPPONENTS:
        raise typed.error("too-many-opponents", most=str(_MAX_OPPONENTS))
    game = _game(typed, asked.bare)
    level = _level_of_all(typed, asked)
    for word in asked.bare:
        option(typed, time_option(game, word) or word, asked.options, also=similar.of_section("levels"))
    return Challenge(
        table=typed.table,
        opponents=tuple({name.lower(): name for name in asked.opponents}.values()),
        anyone=asked.anyone,
        alone=asked.alone,
        computers=tuple(own or level for own in asked.computers),
        game=game,
        client_seed=asked.options.pop("luck", ""),
        options=asked.options,
        now=asked.now,
    )


def names_somebody(word: str) -> bool:
    """Whether a word is an opponent: a person, the computer or anyone."""
    return word.startswith("@") or words.canonical("opponents", word.partition("=")[0]) is not None


def typed_for(challenge: Challenge, locale: str = FALLBACK, tokens: Mapping[str, str] | None = None) -> str:
    """The line that means a challenge, in the words of a language; `tokens` replaces the tokens of some people."""
    computer = words.localized("opponents", "computer", locale)
    parts = [words.PREFIX + words.localized("commands", "challenge", locale)]
    parts += [f"#{challenge.table}"] if challenge.table else []
    parts += [f"@{(tokens or {}).get(token, token)}" for token in challenge.opponents]
    parts += [words.localized("opponents", "anyone", locale)] if challenge.anyone else []
    parts += [words.localized("opponents", "alone", locale)] if challenge.alone else []
    parts += [
        f"{computer}={words.localized('levels', level, locale)}" if level else computer for level in challenge.computers
    ]
    parts += [challenge.game] if challenge.game else []
    parts += [words.format_pair(key, value, locale) for key, value in challenge.options.items()]
    parts += [f"{words.format_key('luck', locale)}={challenge.client_seed}"] if challenge.client_seed else []
    parts += [words.localized("others", "now", locale)] if challenge.now else []
    return " ".join(parts)


def _asked(typed: CommandLine) -> _Asked:
    """The parts of a typed challenge; raises CommandError.

    Where several levels are typed, each is that of the computer just before it; a single one is that of all computers.
    """
    asked = _Asked()
    said = list(as_options(typed.rest.replace(",@", " @"), typed.options))
    several = sum(words.parse_level(word) is not None for word in said) > 1
    for before, word in zip(["", *said], said, strict=False):
        if word.startswith("@"):
            asked.opponents.append(_opponent(typed, word))
        elif words.canonical("opponents", word) == "anyone":
            asked.anyone = True
        elif words.canonical("opponents", word) == "alone":
            asked.alone = True
        elif words.canonical("others", word) == "now":
            asked.now = True
        elif is_filler(word):
            continue
        elif words.canonical("opponents", word.partition("=")[0]) == "computer":
            asked.computers.append(_level(typed, word.partition("=")[2]) if "=" in word else None)
        elif several and words.canonical("opponents", before) == "computer" and (own := words.parse_level(word)):
            asked.computers[-1] = own
        elif "=" in word:
            option(typed, word, asked.options)
        else:
            asked.bare.append(word)
    return asked


def _replied(typed: CommandLine, bare: list[str]) -> list[str]:
    """The opponents of a challenge that names nobody, if any; raises CommandError if a name seems to lack its `@`."""
    stray = [word for word in bare if typed.games and not _means_something(typed, word)]
    if stray:
        raise _stray(typed, stray[0])
    return [typed.replied] if typed.replied else []


def _stray(typed: CommandLine, word: str) -> CommandError:
    """The error for a word that is no game, level or option: it is a number of players, or a name, or misspelt."""
    if words.parse_number(word):
        return number_alone(typed, word)
    error = misspelt(typed, word, _beside_games(typed))
    if error is not None and (near := error.facts.get("nearest")):
        return typed.error("opponent-needs-at-near", word=word, nearest=near)
    return error or typed.error("opponent-needs-at", word=word)


def _beside_games(typed: CommandLine) -> Iterator[similar.Spelling]:
    """The words that a challenge may have besides a game."""
    yield from similar.of_section("opponents")
    yield from similar.of_section("levels")
    yield from option_spellings(typed, alone=True)


def _means_something(typed: CommandLine, word: str) -> bool:
    """Whether a single word is a level, an option or a game, and so not a name."""
    return is_option(typed, word) or bool(words.parse_level(word) or words.fitting(word, typed.games))


def _opponent(typed: CommandLine, word: str) -> str:
    name = word[1:].rstrip(",;:")
    if not name or len(name) > _MAX_NAME or not name.isprintable():
        raise typed.error("opponent-name-bad", word=word)
    return name


def _level(typed: CommandLine, word: str) -> Level:
    level = words.parse_level(word)
    if level is None:
        raise typed.unknown_word("unknown-level", word, similar.of_section("levels"))
    return level


def _level_of_all(typed: CommandLine, asked: _Asked) -> Level | None:
    """Remove the level of all computers without one of their own and return it, if any; raises CommandError."""
    option_level = asked.options.pop("level", None)
    bare = [word for word in asked.bare if words.parse_level(word)]
    asked.bare = [word for word in asked.bare if word not in bare]
    named = [*([] if option_level is None else [option_level]), *bare]
    if not named:
        return None
    level = _level(typed, named[0])
    if not asked.computers:
        raise typed.error("level-without-computer", level=named[0])
    if len(named) > 1 or None not in asked.computers:
        raise typed.error("level-twice", level=named[-1])
    return level


def _game(typed: CommandLine, bare: list[str]) -> str:
    """Remove the game from the bare words and return it; empty if none is named."""
    candidates = [word for word in bare if words.parse_level(word) is None and not is_option(typed, word)]
    if not candidates:
        return ""
    if not typed.games:
        bare.remove(candidates[0])
        return parse_game(typed, candidates[0])
    exact = [word for word in candidates if words.fold(word) in map(words.fold, typed.games)]
    meant = next(iter(exact or [word for word in candidates if words.fitting(word, typed.games)]), None)
    if meant is None:
        raise unknown_game(typed, candidates[0], _beside_games(typed))
    if candidates.index(meant):
        raise _stray(typed, candidates[0])
    bare.remove(meant)
    return parse_game(typed, meant)
