"""What is agreed on in a challenge or a tournament, as people speak, written as options."""

from collections.abc import Iterator
from typing import Final

from bot.grammar import words
from bot.grammar.amounts import amount, join_amounts

_COUNTED: Final = ("players", "rounds")
"""The options that may stand behind their number."""


def as_options(rest: str) -> Iterator[str]:
    """The words of a line; an amount of time is its pace, and what else is agreed on as people speak is an option.

    >>> *as_options("@ben summy 5 min no hints"), *as_options("anyone 4 players"), *as_options("summy 3 rounds")
    ('@ben', 'summy', 'pace=5min', 'hints=no', 'anyone', 'players=4', 'summy', 'rounds=3')
    """
    said = words.with_keys_joined(join_amounts(rest), words.AGREED).split()
    while said:
        word = said.pop(0)
        if word.isdecimal() and said and (key := words.parse_key(said[0])) in _COUNTED:
            del said[0]
            yield f"{key}={word}"
        elif amount(word) is not None:
            yield f"pace={word}"
        else:
            yield words.canonical("agreed", word) or word
