"""Turns spoken forms of a challenge's or tournament's options (*no hints*, *5 min*) into `option=value`."""

import re
from collections.abc import Iterable, Iterator

from bot.grammar import vocabulary, words
from bot.grammar.amounts import amount, format_amount, join_amounts
from bot.grammar.command_line import COUNTED, CommandLine


def as_options(rest: str, options: Iterable[str] = ()) -> Iterator[str]:
    """The words of a line, with spoken options written as `option=value` and each amount of time as one word.

    One of the `options` that is typed as several words is one word, too.

    >>> *as_options("@ben summy, 5 min, no hints"), *as_options("anyone 4 players"), *as_options("summy three rounds")
    ('@ben', 'summy', '5min', 'hints=no', 'anyone', 'players=4', 'summy', 'rounds=3')
    """
    rest = re.sub(r"[,;]+(?=\s|$)", "", rest)
    known = {**words.SPOKEN, **{option: option for option in options if "-" in option}}
    said = words.with_keys_joined(join_amounts(rest), known).split()
    while said:
        word = said.pop(0)
        if (number := words.parse_number(word)) and said and (key := words.parse_key(said[0])) in COUNTED:
            del said[0]
            yield f"{key}={number}"
        else:
            yield words.canonical("spoken", word) or word


def is_option(typed: CommandLine, word: str) -> bool:
    """Whether a single word is an option or an amount of time, and so neither a game nor a name."""
    return words.parse_key(word) in typed.options or amount(word) is not None


def time_option(game: str, typed: str) -> str:
    """The option that an amount of time means: the time for a round if the game limits it, else the pace; else empty.

    >>> time_option("summa", "2 Minuten".replace(" ", "")), time_option("summy", "3d"), time_option("summy", "ben")
    ('time=2m', 'pace=3d', '')
    """
    seconds = amount(typed)
    if seconds is None:
        return ""
    key = "time" if "time" in vocabulary.forms_of_game(game, "options") else "pace"
    return f"{key}={format_amount(seconds)}"
