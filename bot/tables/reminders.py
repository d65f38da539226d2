"""When a player on turn is reminded (N2, N3); pure. Times are in seconds of service, but quiet hours go by the time of day."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import inf
from typing import Final
from zoneinfo import ZoneInfo

from bot.grammar.seconds import DAY, HOUR
from bot.tables.time_zones import UNKNOWN, known_zone

REMINDERS: Final = "reminders"
"""The setting of a channel: `yes` if players who cannot be reminded in private are reminded there."""

REMIND: Final = "remind"
"""The setting of a person: `off` if they want no reminders."""

EVERY: Final = "remind-every"
"""The setting for the seconds between two reminders of one turn."""

QUIET: Final = "remind-quiet"
"""The setting for the quiet hours, such as `22-7`: the hour they begin and the hour they end."""

QUIET_OFFERED: Final = "remind-quiet-offered"
"""The setting that remembers that a person was offered quiet hours below a reminder."""

MOST_REMINDERS: Final = 6
"""The most reminders in one turn, not counting a nudge."""

NUDGE_AFTER: Final = HOUR
"""Seconds after the start of a turn before anybody may nudge."""

_LEFT_AT_FIRST: Final = 0.2
"""The share of a turn's time that is left when its player gets the first reminder."""


@dataclass(frozen=True, slots=True)
class Reminders:
    """The reminders of a seat's turn, which `began` at a time with `given` seconds left, None without a limit.

    After the first, one comes `every` so many seconds. `sent` counts them, and `last` is when the last one was sent. `nudge` is
    when a reminder that another player asked for is due: it is an extra one, and moves no other. `nudged` tells whether anybody
    has asked. `untold` is when quiet hours end in which the turn began, so that it is told then; that is no reminder either.
    Nothing comes before the time to which it was `put_off`. `asked` is when quiet hours end in which other players have asked
    something; a seat that is not on turn has only that.
    """

    began: float
    given: float | None = None
    every: float = DAY
    sent: int = 0
    last: float = 0.0
    muted: bool = False
    nudged: bool = False
    nudge: float | None = None
    put_off: float = 0.0
    untold: float | None = None
    asked: float | None = None

    def due(self, zero: float | None) -> float:
        """When the next reminder is due, infinite if none is.

        `zero` is when the player's time runs out: infinite while their clock stands still, None without a clock.
        """
        if self.muted or zero == inf:
            return inf
        extra = (at for at in (self.nudge, self.untold) if at is not None)
        return max(self.put_off, min((self._next(zero), *extra)))

    def may_be_nudged(self, at: float) -> bool:
        """Whether the turn has lasted long enough `at` a time to be nudged, and has not been nudged yet (N3)."""
        return not self.nudged and at - self.began >= NUDGE_AFTER

    def tells_only(self, at: float, zero: float | None) -> bool:
        """Whether all that is due `at` a time is to tell of a turn that began in quiet hours; `zero` as above."""
        return self._next(zero) > at and (self.nudge is None or self.nudge > at)

    def after_sending(self, at: float, zero: float | None) -> "Reminders":
        """The reminders after one was sent at `at`; `zero` as above.

        It counts only if one was due that nobody asked for, and then it fulfils a nudge as well (N3).
        """
        extra = self._next(zero) > at
        sent, last = (self.sent, self.last) if extra else (self.sent + 1, at)
        return replace(self, sent=sent, last=last, nudge=None, put_off=0.0, untold=None, asked=None)

    def _next(self, zero: float | None) -> float:
        """When the next reminder that nobody asked for is due, infinite if none is."""
        if self.sent >= MOST_REMINDERS:
            return inf
        if self.sent:
            return self.last + self.every
        if self.given is None or zero is None:
            return self.began + self.every
        return zero - _LEFT_AT_FIRST * self.given


@dataclass(frozen=True, slots=True)
class ReminderSettings:
    """What a person has set for reminders: whether any come, how often, and the quiet hours in their time zone.

    `asked_for_quiet` tells whether they have ever set quiet hours, or were offered some.
    """

    off: bool = False
    every: float = DAY
    quiet: tuple[int, int] | None = None
    zone: str = UNKNOWN
    asked_for_quiet: bool = False

    def quiet_until(self, now: float) -> float | None:
        """When the current quiet hours end, or None outside quiet hours; `now` and the result are in seconds since 1970.

        >>> ReminderSettings(quiet=(22, 7), zone="Europe/Berlin").quiet_until(1_700_000_000)  # 23:13 in Berlin
        1700028000.0
        """
        if self.quiet is None:
            return None
        begins, ends = self.quiet
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        hours = (ends - begins) % 24
        for day in (-1, 0):
            midnight = local.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=day)
            begun, over = midnight + timedelta(hours=begins), midnight + timedelta(hours=begins + hours)
            if begun.timestamp() <= now < over.timestamp():
                return over.timestamp()
        return None


def reminder_settings(settings: Mapping[str, str]) -> ReminderSettings:
    """The reminder settings in a person's stored settings."""
    quiet = settings.get(QUIET, "")
    begins, _, ends = quiet.partition("-")
    return ReminderSettings(
        off=settings.get(REMIND) == "off",
        every=float(settings.get(EVERY) or DAY),
        quiet=(int(begins), int(ends)) if quiet else None,
        zone=known_zone(settings) or UNKNOWN,
        asked_for_quiet=QUIET in settings or QUIET_OFFERED in settings,
    )
