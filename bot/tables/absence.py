"""Absences: while a player is away, their clocks stand still, up to four weeks a year; pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account
from bot.grammar.seconds import DAY

MOST_AWAY: Final = 28 * DAY
"""How many seconds of a calendar year a person may be away (T5)."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A period in which a person is away, in seconds of service. It counts for one calendar `year`. `source` is the id of the
    line that began it, typed with this `account`.
    """

    source: str
    person: Person
    since: float
    until: float
    year: int
    account: Account | None = None


def away_until(absences: Sequence[Absence], now: float) -> float | None:
    """When a person's current absence ends, or None if they are not away."""
    return max((one.until for one in absences if one.until > now), default=None)


def ended(absences: Sequence[Absence], now: float) -> tuple[Absence, ...]:
    """The current absences, cut short at `now`: the time left of them does not count."""
    return tuple(replace(one, until=max(one.since, now)) for one in absences if one.until > now)


def seconds_left(absences: Sequence[Absence], year: int, now: float) -> float:
    """How many seconds of this year a person may still be away if a current absence ended now."""
    return MOST_AWAY - sum(min(one.until, now) - one.since for one in absences if one.year == year)
