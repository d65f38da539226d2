"""When a player on turn is reminded (N2, N3): pure; times are in seconds of service, quiet hours alone by the time of day."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import inf
from typing import Final
from zoneinfo import ZoneInfo

from bot.grammar.amounts import DAY, HOUR

REMINDERS: Final = "reminders"
"""The setting of a channel, `yes` where those are reminded there who cannot be reminded in private."""

REMIND: Final = "remind"
"""The setting of a person: `off` where they want no reminders."""

EVERY: Final = "remind-every"
"""The setting with the seconds between two reminders of one turn."""

QUIET: Final = "remind-quiet"
"""The setting with the first and the last of the hours without reminders, as `22-7`."""

ZONE: Final = "zone"
"""The setting with a person's time zone."""

MOST_REMINDERS: Final = 6
"""Reminders of one turn."""

NUDGE_AFTER: Final = HOUR
"""Seconds of a turn in which nobody nudges."""

_LEFT_AT_FIRST: Final = 0.2
"""The share of the time the turn had that is left when its player is reminded for the first time."""


@dataclass(frozen=True, slots=True)
class Reminders:
    """The reminders of a seat's turn that `began` at a time with so much time `given`, if that is limited.

    After the first they come `every` so many seconds. `last` is when the last one of those `sent` was due; `nudge` is when
    one that another player has asked for is, and `nudged` whether anybody has.
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

    def due(self, zero: float | None) -> float:
        """When the next one is due; `zero` is when the player's time runs out, infinite while it stands still.

        Infinite where none is.
        """
        if self.muted or self.sent >= MOST_REMINDERS or zero == inf:
            return inf
        if self.sent:
            next_ = self.last + self.every
        elif self.given is None or zero is None:
            next_ = self.began + self.every
        else:
            next_ = zero - _LEFT_AT_FIRST * self.given
        return max(self.put_off, min(next_, inf if self.nudge is None else self.nudge))

    def after_sending(self, at: float) -> "Reminders":
        """The reminders once one is sent."""
        return replace(self, sent=self.sent + 1, last=at, nudge=None, put_off=0.0)


@dataclass(frozen=True, slots=True)
class ReminderSettings:
    """What a person wants of reminders: whether any, how often, and the hours in which none come, in a time zone."""

    off: bool = False
    every: float = DAY
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end that it is in `now`, both in seconds since 1970; None where it is in none.

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
    """What a person has set about reminders."""
    quiet = settings.get(QUIET, "")
    begins, _, ends = quiet.partition("-")
    return ReminderSettings(
        off=settings.get(REMIND) == "off",
        every=float(settings.get(EVERY) or DAY),
        quiet=(int(begins), int(ends)) if quiet else None,
        zone=settings.get(ZONE) or "UTC",
    )
