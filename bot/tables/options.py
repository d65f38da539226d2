"""Options of a challenge: turns typed words of any language into options of the table and of the game."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Final

from bot.games.registry import GAMES, Engine, load, prefix
from bot.grammar import vocabulary, words
from bot.tables.pace import NONE, PRESETS
from bot.tables.refusal import Refusal
from bot.tables.table import Watchable
from core.errors import OptionError
from core.handicap import AUTO, HANDICAP
from core.options import SWITCH, Options

HINTS = "hints"
PLAYERS = "players"
RATED = "rated"
PACE = "pace"
WATCH = "watch"
EVERYWHERE: Final = (HINTS, PLAYERS, RATED, PACE, WATCH, HANDICAP)
"""The options that every game has."""

TIME = "time"
"""The option of a game that limits how long a phase may take."""

_OPTIONS = "options"
"""The section with the options in a game's file of typed words."""

_NUMBER = re.compile("[0-9]{1,2}")
_FEWEST = 3
"""The smallest number of players that is proposed: two is the default."""


def whole(value: str) -> int | None:
    """The value of an option as a small whole number, or None if it is not one."""
    return int(value) if _NUMBER.fullmatch(value) else None


def word(locale: str, game: str, option: str) -> str:
    """The word for an option of a game in a language, else the option's own name."""
    folder = prefix(game)
    known = option in vocabulary.forms_of_game(folder, _OPTIONS)
    return vocabulary.load(folder).localized(_OPTIONS, option, locale) if known else option


def format_option(locale: str, game: str, option: str, value: str) -> str:
    """An option and its value as people type them in a language."""
    spoken = word(locale, game, option)
    return spoken if value in SWITCH else f"{spoken}={words.format_value(value, locale)}"


def in_words(locale: str, game: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a challenge, those of the game's own under their words in a language."""
    known = load(game).game.options
    return {word(locale, game, key) if key in known else key: value for key, value in options.items()}


def format_choices(values: Iterable[str], locale: str) -> str:
    """The possible values of an option, as people type them in a language."""
    return ", ".join(words.format_value(value, locale) for value in values)


def proposed(locale: str, name: str) -> Options:
    """The options of a table of this game, each with the values to propose, in the words of a language."""
    game = load(name).game
    everywhere: dict[str, tuple[str, ...]] = {HINTS: ("yes", "no")}
    if seats := tuple(str(seats) for seats in range(_FEWEST, game.seats[1] + 1)):
        everywhere[PLAYERS] = seats
    if game.seats[1] > 1:
        everywhere |= {PACE: (*PRESETS, NONE), WATCH: tuple(Watchable)}
    if game.gives_points:
        everywhere[HANDICAP] = (AUTO,)
    proposals = {word(locale, name, option): values for option, values in game.options.items()}
    proposals |= {words.format_key(key, locale): values for key, values in everywhere.items()}
    return {
        option: values if values == SWITCH else tuple(words.format_value(value, locale) for value in values)
        for option, values in proposals.items()
    }


def every_word() -> frozenset[str]:
    """Every word (folded) that may stand for an option of any game."""
    return _every_word(tuple(GAMES))


def agreed(
    locale: str, name: str, typed: Mapping[str, str], *, more: Iterable[str], usual: Mapping[str, str]
) -> tuple[Engine, dict[str, str]]:
    """The game under the options typed for it, and those options in their stored form; `usual` has the channel's defaults.

    Raises Refusal for an unknown option or value; it lists the possible ones in the words of the language. `more` are the
    words that may be typed here besides the options of the game.
    """
    meant, known = _words(name), load(name).game.options
    chosen: dict[str, str | None] = {}
    for key, value in typed.items():
        if key in EVERYWHERE:
            continue
        option = meant.get(key, key)
        if option in chosen:
            raise Refusal("command-option-twice", option=key)
        chosen[option] = _value(value, known.get(option, ()))
    for option, at_first in usual.items():
        if option in known:
            chosen.setdefault(option, at_first)
    options = {option: value for option, value in sorted(chosen.items()) if value is not None}
    try:
        return load(name, options), options
    except OptionError as error:
        raise _refused(error, locale, name, more) from error


def unknown(locale: str, name: str, option: str, more: Iterable[str]) -> Refusal:
    """The refusal of an unknown option; it lists the options of the game and the `more` words that may be typed."""
    engine, typed = load(name), words.format_key(option, locale)
    own = [word(locale, name, other) for other in engine.game.options]
    return Refusal("challenge-unknown-option", game=engine.title, option=typed, allowed=", ".join((*own, *more)))


@cache
def _every_word(games: tuple[str, ...]) -> frozenset[str]:
    return frozenset(EVERYWHERE).union(*map(_words, games))


@cache
def _words(name: str) -> dict[str, str]:
    """Every word (folded) for an option of a game, with the option it means."""
    options, forms = load(name).game.options, vocabulary.forms_of_game(prefix(name), _OPTIONS)
    return {
        words.fold(typed): option
        for option in options
        for typed in (option, *chain.from_iterable(forms.get(option, {}).values()))
    }


def _value(value: str, known: Iterable[str]) -> str | None:
    """The value as the game expects it; None for a switch that is off."""
    plain = value.lower()
    if plain == "no" and known == SWITCH:
        return None
    return "off" if plain == "no" and "no" not in known and "off" in known else plain


def _refused(error: OptionError, locale: str, name: str, more: Iterable[str]) -> Refusal:
    engine, option = load(name), str(error.facts["option"])
    if error.code == "unknown-option":
        return unknown(locale, name, option, more)
    return Refusal(
        "challenge-bad-option",
        option=word(locale, name, option),
        value=str(error.facts["value"]),
        allowed=format_choices(engine.game.options[option], locale),
    )
