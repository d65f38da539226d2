"""What is typed behind `puzzle` and `daily`."""

import re
from dataclasses import replace
from datetime import date
from typing import Final

from bot.grammar import words
from bot.grammar.arguments import about_game
from bot.grammar.command_groups import Command
from bot.grammar.command_line import CommandLine
from bot.grammar.command_types import Daily, Puzzle
from bot.grammar.reminders import parse_zone

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9])?)?(?P<half>am|pm)?(?:h|uhr)?", re.IGNORECASE)
_UNIT: Final = re.compile(r"(?<=[0-9])\s+(?=(?:am|pm|h|uhr)\b)", re.IGNORECASE)
"""The blank in `8 am` and `8 Uhr`."""


def puzzle(typed: CommandLine) -> Command:
    """The command with a game, a day, or the word for the answer; raises CommandError."""
    word = typed.rest
    if words.canonical("others", word) == "answer":
        return Puzzle(table=typed.table, answer=True)
    if _DAY.fullmatch(word):
        try:
            return Puzzle(table=typed.table, day=date.fromisoformat(word))
        except ValueError:
            raise typed.error("unexpected-word", word=word) from None
    return about_game(Puzzle)(typed)


def daily(typed: CommandLine) -> Daily:
    """The command with all that is typed behind it; raises CommandError."""
    command = Daily(table=typed.table)
    for word in _UNIT.sub("", typed.rest).split():
        key, equals, value = word.partition("=")
        if equals and words.canonical("reminders", key) == "zone":
            command = replace(command, zone=parse_zone(typed, value))
        elif words.parse_value(word) == "no":
            command = replace(command, off=True)
        elif words.canonical("others", word) == "share":
            command = replace(command, share=True)
        else:
            command = replace(command, time=_time(typed, word))
    return command


def _time(typed: CommandLine, word: str) -> str:
    """A time of day as `8:00`."""
    found = _TIME.fullmatch(word)
    if found is None:
        raise typed.error("daily-time", word=word)
    hour, half = int(found[1]), (found["half"] or "").lower()
    if half:
        hour = hour % 12 + 12 * (half == "pm")
    return f"{hour}:{found[2] or '00'}"
