"""Absences: while somebody is away their clocks stand still, for some weeks a year; pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.grammar.amounts import DAY

MOST_AWAY: Final = 28 * DAY
"""Seconds of a calendar year that somebody may be away (T5)."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away, in seconds of service; it counts in one calendar `year`. `source` is the line by which it began,
    typed with this `account`.
    """

    source: str
    person: Person
    since: float
    until: float
    year: int
    account: Account | None = None


def away_until(absences: Sequence[Absence], now: float) -> float | None:
    """Until when somebody is away, if they are."""
    return max((one.until for one in absences if one.until > now), default=None)


def ended(absences: Sequence[Absence], now: float) -> tuple[Absence, ...]:
    """The absences that are going on, ended now: what is left of them does not count."""
    return tuple(replace(one, until=max(one.since, now)) for one in absences if one.until > now)


def seconds_left(absences: Sequence[Absence], year: int, now: float) -> float:
    """How many seconds somebody may still be away this year, were they back now."""
    return MOST_AWAY - sum(min(one.until, now) - one.since for one in absences if one.year == year)
