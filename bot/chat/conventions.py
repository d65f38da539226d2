"""Formats numbers, durations and dates in the conventions of a language."""

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

from bot.chat.port import Rich, Span
from bot.grammar.seconds import HOUR, MINUTE, in_largest_unit
from bot.settings import FALLBACK

_DATE, _DATE_IN_YEAR, _MONTH, _TIME = "MMMEd", "yMMMd", "yMMMM", "Hm"
_THING = "\ue000"


def number(text: str, locale: str) -> str:
    """A number from a record, in the conventions of a language.

    >>> number("2.5", "de"), number("2.5", "en"), number("2+1/3", "de")
    ('2,5', '2.5', '2+1/3')
    """
    decimal, plus, fraction = text.partition("+")
    return f"{format_decimal(Decimal(decimal), locale=_conventions(locale))}{plus}{fraction}"


def percent(share: float, locale: str) -> str:
    """A share in whole percent, in the conventions of a language.

    >>> percent(0.615, "en"), percent(1.0, "de")
    ('62%', '100\\xa0%')
    """
    return format_percent(share, locale=_conventions(locale))


def duration(seconds: int, locale: str) -> str:
    """A number of seconds in the largest unit that divides it, in the words of a language; minutes also with seconds.

    >>> duration(3 * 86_400, "de"), duration(36 * 3_600, "en"), duration(60, "en"), duration(90, "en"), duration(330, "en")
    ('3 Tage', '36 hours', '1 minute', '90 seconds', '5:30 minutes')
    """
    count, unit = in_largest_unit(seconds)
    if unit == "second" and 2 * MINUTE < count < HOUR:
        minutes, rest = divmod(seconds, MINUTE)
        whole = format_unit(minutes, "duration-minute", "long", locale=_conventions(locale))
        return whole.replace(str(minutes), f"{minutes}:{rest:02}", 1)
    return format_unit(count, f"duration-{unit}", "long", locale=_conventions(locale))


def date(at: float, locale: str) -> str:
    """The date of a moment (seconds since 1970), for readers whose time zone is not known.

    >>> date(1_795_860_300.0, "en"), date(1_795_860_300.0, "de")
    ('Sat, Nov 28', 'Sa., 28. Nov.')
    """
    return str(format_skeleton(_DATE, datetime.fromtimestamp(at, UTC), locale=_conventions(locale)))


def day(at: float, locale: str, zone: str, *, now: float) -> str:
    """The day of a past moment (both in seconds since 1970) in a time zone, with its year unless that is the current one.

    >>> day(1_795_860_300.0, "en", "UTC", now=1_796_860_300.0), day(1_795_860_300.0, "de", "UTC", now=1_899_860_300.0)
    ('Sat, Nov 28', '28. Nov. 2026')
    """
    then, today = (datetime.fromtimestamp(moment, ZoneInfo(zone)) for moment in (at, now))
    skeleton = _DATE if then.year == today.year else _DATE_IN_YEAR
    return str(format_skeleton(skeleton, then, locale=_conventions(locale)))


def month(month: tuple[int, int], locale: str) -> str:
    """A month of a year.

    >>> month((2026, 12), "en"), month((2026, 3), "de")
    ('December 2026', 'März 2026')
    """
    year, number = month
    return str(format_skeleton(_MONTH, datetime(year, number, 1, tzinfo=UTC), locale=_conventions(locale)))


def moment(at: float, locale: str, zone: str) -> str:
    """The date and time of a moment (seconds since 1970) in a time zone.

    >>> moment(1_795_860_300.0, "en", "Europe/Berlin"), moment(1_795_860_300.0, "de", "Europe/Berlin")
    ('Sat, Nov 28, 11:05', 'Sa., 28. Nov., 11:05')
    """
    there, written = datetime.fromtimestamp(at, ZoneInfo(zone)), _conventions(locale)
    return ", ".join(str(format_skeleton(skeleton, there, locale=written)) for skeleton in (_DATE, _TIME))


@cache
def separators(count: int, locale: str) -> tuple[str, ...]:
    """The text in front of each of `count` items in a list.

    >>> separators(2, "de"), separators(3, "en")
    (('', ' und '), ('', ', ', ', and '))
    """
    listed = format_list([_THING] * count, locale=_conventions(locale))
    return tuple(listed.split(_THING)[:-1])


def is_time_zone(name: str) -> bool:
    """Whether there is a time zone of this name.

    >>> is_time_zone("Europe/Berlin"), is_time_zone("Europe/"), is_time_zone("../passwd"), is_time_zone("")
    (True, False, False, False)
    """
    try:
        return bool(ZoneInfo(name).key)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return False


def in_zone(text: Rich, locale: str, zone: str) -> Rich:
    """A text for a reader in a time zone: adds the end of each running time, and the time of day of each moment."""
    return tuple(_in_zone(span, locale, zone) for span in text)


def _in_zone(span: Span, locale: str, zone: str) -> Span:
    if span.until is not None:
        return replace(span, text=f"{span.text} ({moment(span.until, locale, zone)})")
    return span if span.at is None else replace(span, text=moment(span.at, locale, zone))


@cache
def _conventions(locale: str) -> Locale:
    """Babel's conventions of a language, or those of English if Babel does not know it."""
    try:
        return Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale(FALLBACK)
