"""Parses the arguments of `remind`: on or off, how often, and the quiet hours."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.grammar import similar, words
from bot.grammar.amounts import amount, join_amounts
from bot.grammar.arguments import SWITCH, yes_or_no
from bot.grammar.command_line import CommandLine
from bot.grammar.command_types import Remind
from bot.grammar.seconds import DAY, HOUR

LEAST: Final = HOUR
MOST: Final = 30 * DAY
"""The least and the most seconds between two reminders."""

_HOURS: Final = re.compile(r"([0-9]{1,2})(?::00)?[-–]([0-9]{1,2})(?::00)?")
_HOURS_A_DAY: Final = 24

_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
"""Where the time zones begin that are proposed; any other is an older name of one of these, or no place."""

_WORDS: Final = (*similar.of_section("reminders"), *SWITCH)


def remind(typed: CommandLine) -> Remind:
    """The `remind` command with its arguments; raises CommandError."""
    command = Remind(table=typed.table)
    said = [word for word in join_amounts(_after_remind(typed)).split() if not _is_filler(word)]
    for word in _joined(said):
        key, equals, value = word.partition("=")
        switch = yes_or_no(word)
        match words.canonical("reminders", key) if equals else None:
            case "every":
                command = replace(command, every=_every(typed, value))
            case "quiet":
                command = replace(command, quiet=_quiet(typed, value))
            case "zone":
                command = replace(command, zone=parse_zone(typed, value))
            case _ if switch is not None:
                command = replace(command, on=switch)
            case _:
                raise typed.unknown_word("remind-word", key, _WORDS)
    return command


def _after_remind(typed: CommandLine) -> str:
    """What stands behind `remind`; `quiet 22-7` and `quiet hours 22-7` mean the same as `remind quiet 22-7`."""
    key = words.canonical("reminders", typed.word)
    first, _, rest = typed.rest.partition(" ")
    if key is None or not first:
        return typed.rest
    is_of_key = key == "quiet" and words.canonical("units", first) == "h"
    return f"{typed.word} {rest if is_of_key else typed.rest}"


def format_reminders(rest: str, locale: str) -> str:
    """The arguments of `remind` in a language.

    >>> format_reminders("quiet=off", "de"), format_reminders("#12 off", "de")
    ('ruhe=aus', '#12 aus')
    """
    before, _, last = rest.rpartition(" ")
    key, equals, value = last.rpartition("=")
    shown = f"{words.translated('reminders', key, locale)}{equals}{words.format_value(value, locale)}"
    return f"{before} {shown}".strip()


def _joined(typed: list[str]) -> Iterator[str]:
    """The words, each key joined with the value after it, as in `every 6h`, `quiet 22 - 7` or `quiet 22 to 7`."""
    line = " ".join("-" if words.canonical("others", word) == "until" else word for word in typed)
    rest = iter(re.sub(r"(?<=\d)\s*[-–]\s*(?=\d)", "-", line).split())
    for word in rest:
        yield (
            f"{word.removesuffix('=')}={next(rest, '')}"
            if words.canonical("reminders", word.removesuffix("="))
            else word
        )


def _is_filler(word: str) -> bool:
    """Whether a word means nothing of its own, as in `remind me every 6h` or `quiet from 22 to 7 o'clock`."""
    return words.canonical("others", word) in ("me", "from") or words.canonical("times", word) == "hour"


def _every(typed: CommandLine, value: str) -> int:
    seconds = amount(value) or amount(f"1{value}")  # `every day`
    if seconds is None or not LEAST <= seconds <= MOST:
        raise typed.error("remind-every", word=value)
    return seconds


def _quiet(typed: CommandLine, value: str) -> str:
    """Quiet hours as `22-7`; empty for none. Raises CommandError."""
    if words.parse_value(value) == "no":
        return ""
    found = _HOURS.fullmatch(value)
    hours = [int(hour) for hour in found.groups()] if found else []
    if not hours or max(hours) > _HOURS_A_DAY or hours[0] % _HOURS_A_DAY == hours[1] % _HOURS_A_DAY:
        raise typed.error("remind-quiet", word=value)
    return f"{hours[0] % _HOURS_A_DAY}-{hours[1] % _HOURS_A_DAY}"


@cache
def _zones() -> Mapping[str, str]:
    """The time zones by their names in lower case; finding them reads hundreds of files."""
    return {name.casefold(): name for name in available_timezones()}


def parse_zone(
    typed: CommandLine, value: str, code: str = "remind-zone", meant: Iterable[similar.Spelling] | None = None
) -> str:
    """A time zone by its name or its city alone, in any case.

    Raises CommandError, with this code unless the value resembles one of the words that may be meant: all time zones, if none
    are given.
    """
    name, known = value.casefold(), _zones()
    cities = [one for one in known if one.rpartition("/")[2] == name]
    if name in known:
        return known[name]
    if len(cities) != 1:
        raise typed.unknown_word(code, value, zone_spellings() if meant is None else meant)
    return known[cities[0]]


@cache
def zone_spellings() -> tuple[similar.Spelling, ...]:
    """The names of time zones that are proposed, and of their cities."""
    return tuple(
        similar.Spelling(words.fold(form), name)
        for name in _zones().values()
        if name.partition("/")[0] in _REGIONS
        for form in (name, name.rpartition("/")[2])
    )
