"""What is typed behind `puzzle` and `daily`."""

import re
from dataclasses import replace
from datetime import date
from typing import Final

from bot.grammar import words
from bot.grammar.command_line import CommandLine, game_named
from bot.grammar.command_types import Daily, Puzzle
from bot.grammar.reminders import zone_named

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9])?)?(?:h|uhr)?", re.IGNORECASE)


def puzzle(typed: CommandLine) -> Puzzle:
    """The command with a game, a day, or the word for the answer; raises CommandError."""
    word, *more = typed.rest.split() or [""]
    if more:
        raise typed.error("unexpected-word", word=more[0])
    if words.meant("others", word) == "answer":
        return Puzzle(table=typed.table, answer=True)
    if _DAY.fullmatch(word):
        try:
            return Puzzle(table=typed.table, day=date.fromisoformat(word))
        except ValueError:
            raise typed.error("unexpected-word", word=word) from None
    return Puzzle(table=typed.table, game=game_named(typed, word) if word else "")


def daily(typed: CommandLine) -> Daily:
    """The command with all that is typed behind it; raises CommandError."""
    command = Daily(table=typed.table)
    for word in typed.rest.split():
        key, equals, value = word.partition("=")
        if equals and words.meant("reminders", key) == "zone":
            command = replace(command, zone=zone_named(typed, value))
        elif words.value_named(word) == "no":
            command = replace(command, off=True)
        elif words.meant("others", word) == "share":
            command = replace(command, share=True)
        else:
            command = replace(command, time=_time(typed, word))
    return command


def _time(typed: CommandLine, word: str) -> str:
    """A time of day as `8:00`."""
    found = _TIME.fullmatch(word)
    if found is None:
        raise typed.error("daily-time", word=word)
    return f"{int(found[1])}:{found[2] or '00'}"
