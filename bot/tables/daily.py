"""When a channel gets its puzzle of the day; pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.chat.port import Channel

MISSED = "daily-missed"
"""The setting of a channel with the newest days on which it got no puzzle although one was due."""

UNTRIED = "daily-untried"
"""The setting of a channel with how many puzzles in a row nobody has tried there."""

MOST_UNTRIED = 14
"""So many puzzles in a row that nobody tries are the last ones."""

_FIRST_ZONE = "Etc/GMT-14"
_LAST_ZONE = "Etc/GMT+12"
"""The time zones where a day begins first and ends last."""

_MOST_MISSED = 100
"""How many such days are stored."""

USUAL = "8:00"
"""The time of day that buttons and completions propose."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A channel gets a puzzle every day at a time of day, such as `8:00`, in a time zone.

    The next one is `due`, in seconds since 1970; the last one was `posted` on that day. An empty `time` means: no longer; then
    only that day is kept, for when it gets them again.
    """

    channel: Channel
    time: str
    zone: str
    due: float = 0.0
    posted: date | None = None

    def next(self, now: float) -> "Daily":
        """A copy that is due at the first such time after `now`, on a later day than that of the last puzzle.

        >>> Daily(Channel("web", "#lobby"), "8:00", "Europe/Berlin").next(1_700_000_000).due - 1_700_000_000  # 23:13
        31600.0
        """
        first = day_in(self.zone, now)
        if self.posted is not None:  # in another time zone, it may be that day still
            first = max(first, self.posted + timedelta(days=1))
        for days in range(3):
            if (at := self.at(first + timedelta(days=days))) > now:
                return replace(self, due=at)
        raise AssertionError("no time of day within three days")

    def off(self) -> "Daily":
        """The channel when it gets no puzzles any more."""
        return Daily(self.channel, "", "", posted=self.posted)

    def at(self, day: date) -> float:
        """When the puzzle of a day comes, in seconds since 1970."""
        hour, minute = map(int, self.time.split(":"))
        return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(self.zone)).timestamp()

    def missed(self, day: date) -> tuple[date, ...]:
        """The days before `day` on which this puzzle was due but not posted, because the program did not run."""
        first = day_in(self.zone, self.due)
        return tuple(first + timedelta(days=days) for days in range((day - first).days))


def day_in(zone: str, now: float) -> date:
    """The date in a time zone at `now`."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def has_begun(day: date, now: float) -> bool:
    """Whether a day has begun somewhere at `now`."""
    return day <= day_in(_FIRST_ZONE, now)


def is_over(day: date, now: float) -> bool:
    """Whether a day is over everywhere at `now`."""
    return day < day_in(_LAST_ZONE, now)


def missed_days(stored: str) -> tuple[date, ...]:
    """The days in the setting `MISSED`, oldest first."""
    return tuple(map(date.fromisoformat, stored.split()))


def with_missed(stored: str, days: Sequence[date]) -> str:
    """The setting `MISSED` with later days added."""
    return " ".join([*stored.split(), *(day.isoformat() for day in days)][-_MOST_MISSED:])
