"""Parses days: `Sunday`, `24 Dec`, `24.12.`, `2026-12-24` and `tomorrow`, in every language."""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date, timedelta
from functools import cache
from typing import Final

from babel.dates import get_day_names, get_month_names

from bot.grammar import words

_WIDTHS: Final = ("wide", "abbreviated")
_PARTS: Final = re.compile(r"[0-9]+|[^\W\d_]+")
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_DOTTED: Final = re.compile(r"([0-9]{1,2})\.\s*([0-9]{1,2})(?:\.|\.\s*([0-9]{4}))?")


def next_day(typed: str, today: date) -> date | None:
    """The first matching day after today; None if the text is no day, or a past one.

    >>> now = date(2026, 11, 26)  # a Thursday
    >>> [str(next_day(typed, now)) for typed in ("Sunday", "24. Dezember", "3 Jan", "24.12.", "tomorrow", "soon")]
    ['2026-11-29', '2026-12-24', '2027-01-03', '2026-12-24', '2026-11-27', 'None']
    """
    meant = next(_days(typed.strip(" ,.!"), today), None)
    return meant if meant is not None and meant > today else None


def month_named(name: str) -> int | None:
    """The number of the month of this name in any language; None if there is none.

    >>> month_named("October"), month_named("Okt."), month_named("summa")
    (10, 10, None)
    """
    return _named(get_month_names).get(words.fold(name.strip(".")))


def _days(typed: str, today: date) -> Iterator[date]:
    """The days a text may mean, the likeliest first."""
    said = [words.fold(part) for part in _PARTS.findall(typed)]
    if len(said) == 1 and words.canonical("others", said[0]) == "tomorrow":
        yield today + timedelta(1)
    if len(said) == 1 and (weekday := _named(get_day_names).get(said[0])) is not None:
        yield today + timedelta((weekday - today.weekday() - 1) % 7 + 1)
    if found := _ISO.fullmatch(typed):
        year, month, day = map(int, found.groups())
        yield from _in_year(year, month, day)
    if found := _DOTTED.fullmatch(typed):
        yield from _upcoming(int(found[2]), int(found[1]), today, found[3] or "")
    months = [_named(get_month_names)[part] for part in said if part in _named(get_month_names)]
    numbers = [part for part in said if part.isdecimal()]
    if len(months) == 1 and numbers:
        yield from _upcoming(months[0], int(numbers[0]), today, "".join(numbers[1:]))


def _upcoming(month: int, day: int, today: date, year: str) -> Iterator[date]:
    """That date in the given year, else in the first year in which it is still to come."""
    if year:
        yield from _in_year(int(year), month, day)
    else:
        every = (one for at in (today.year, today.year + 1) for one in _in_year(at, month, day))
        yield from (one for one in every if one > today)


def _in_year(year: int, month: int, day: int) -> Iterator[date]:
    try:
        yield date(year, month, day)
    except (ValueError, OverflowError):  # an impossible date
        return


@cache
def _named(names: Callable[..., Mapping[int, str]]) -> dict[str, int]:
    """The days of the week, Monday as 0, or the months by their names (folded)."""
    return {
        words.fold(name.strip(".")): number
        for language in words.LANGUAGES
        for width in _WIDTHS
        for number, name in names(width, locale=language).items()
    }
