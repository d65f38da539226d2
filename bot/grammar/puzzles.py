"""Parses the arguments of `puzzle`, `daily` and `review`."""

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

from bot.grammar import similar, words
from bot.grammar.arguments import SWITCH, about_game, is_table_word, table_only
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import CommandLine
from bot.grammar.command_types import Command, Review, SetDaily, ShowPuzzle
from bot.grammar.reminders import parse_zone, zone_spellings

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]([0-5][0-9]))?(\D*)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]{1,2}")
_BESIDE_TIMES: Final = (*SWITCH, *similar.of_section("others", "share"))
"""The words that `daily` may have besides a time of day and a time zone."""


def puzzle(typed: CommandLine) -> Command:
    """The `puzzle` command: with a game, a day, or the words for the answer or for today's puzzle; raises CommandError."""
    word = typed.rest
    if _is_today("-".join(word.split())):
        return SetDaily(table=typed.table)
    if words.canonical("others", word) == "answer":
        return ShowPuzzle(table=typed.table, answer=True)
    if _DAY.fullmatch(word):
        return ShowPuzzle(table=typed.table, day=_day(typed, word))
    try:
        return about_game(_of_game, typed, similar.of_section("others", "answer", "today"))
    except CommandError as error:
        if error.code != "which-game":
            raise
        return ShowPuzzle(table=typed.table, games=tuple(error.facts["games"].split(", ")))  # not all may have puzzles


def _is_today(word: str) -> bool:
    return words.canonical("others", word) == "today"


def _of_game(*, table: int | None, game: str = "") -> ShowPuzzle:
    return ShowPuzzle(table=table, games=(game,) if game else ())


def daily(typed: CommandLine) -> SetDaily:
    """The `daily` command with its arguments; raises CommandError."""
    command, said = SetDaily(table=typed.table), _with_times_joined(typed.rest.split())
    # without a time beside it, a word such as `eight` is one that cannot be read, and no misspelt time zone
    has_time = any(_TIME.fullmatch(word) for word in said)
    meant = (*_BESIDE_TIMES, *zone_spellings()) if has_time else _BESIDE_TIMES
    for word in said:
        key, equals, value = word.partition("=")
        if equals and words.canonical("reminders", key) == "zone":
            command = replace(command, zone=parse_zone(typed, value))
        elif words.parse_value(word) == "no":
            command = replace(command, off=True)
        elif words.canonical("others", word) == "share":
            command = replace(command, share=True)
        elif command.share and _DAY.fullmatch(word):
            command = replace(command, day=_day(typed, word))
        elif words.parse_value(word) == "yes" or words.parse_command(word) == "puzzle" or _is_today(word):
            continue  # `daily puzzle` says no more than `daily`, and without a time the answer offers some
        elif not any(sign.isdigit() for sign in word):
            command = replace(command, zone=parse_zone(typed, word, "daily-time", meant))
        else:
            command = replace(command, time=_time(typed, word))
    return command


def review(typed: CommandLine) -> Command:
    """The `review` command, with a table number, the number of a puzzle behind it, and the word for its answer.

    Behind a word for a puzzle, its number may come first. Raises CommandError.
    """
    said = [word for word in typed.rest.split() if not is_table_word(word)]
    others = [word for word in said if words.canonical("others", word) != "answer"]
    answer = len(others) < len(said)
    at = len(others) - 1 if typed.table is not None or len(others) > 1 else len(others)  # one number alone is a table
    if named := [n for n, word in enumerate(others) if words.parse_command(word) == "puzzle"]:
        at = named[0]
        del others[at]
    number = others.pop(at) if any(map(_NUMBER.fullmatch, others[at : at + 1])) else "0"
    make = partial(Review, puzzle=int(number), answer=answer)
    return table_only(make, replace(typed, rest=" ".join(others)), similar.of_section("others", "answer"))


def _day(typed: CommandLine, word: str) -> date:
    """A day written as `2026-01-31`."""
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise typed.error("unexpected-word", word=word) from None


def _with_times_joined(said: Iterable[str]) -> list[str]:
    """The words, with those of a time of day as one text.

    >>> _with_times_joined("at 8 pm zone=UTC".split()), _with_times_joined("um acht Uhr abends".split())
    (['8 pm', 'zone=UTC'], ['acht Uhr abends'])
    """
    joined: list[str] = []
    for word in said:
        part = words.canonical("times", word)
        if part is None or (part != "at" and not joined):
            joined.append(word)
        elif part != "at":
            joined[-1] += f" {word}"
    return joined


def _time(typed: CommandLine, word: str) -> str:
    """A time of day as `8:00`."""
    found = _TIME.fullmatch(word)
    behind = [words.canonical("times", one) for one in found[3].split()] if found else []
    halves = [part for part in behind if part != "hour"]
    if found is None or halves not in ([], ["am"], ["pm"]):
        raise typed.error("daily-time", word=word)
    hour = int(found[1])
    if halves:
        hour = hour % 12 + 12 * (halves == ["pm"])
    return f"{hour}:{found[2] or '00'}"
