"""When a channel gets its puzzle of the day; pure."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.chat.port import Channel

USUAL = "8:00"
"""The time of day that buttons and completions propose."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A channel gets a puzzle every day at a time of day, such as `8:00`, in a time zone.

    The next one is `due`, in seconds since 1970; the last one was `posted` on that day. An empty `time` means: no longer.
    """

    channel: Channel
    time: str
    zone: str
    due: float = 0.0
    posted: date | None = None

    def next(self, now: float) -> "Daily":
        """A copy that is due at the first such time after `now`, on a day that has had no puzzle yet.

        >>> Daily(Channel("web", "#lobby"), "8:00", "Europe/Berlin").next(1_700_000_000).due - 1_700_000_000  # 23:13
        31600.0
        """
        hour, minute = map(int, self.time.split(":"))
        today = day_in(self.zone, now)
        for days in range(3):
            day = today + timedelta(days=days)
            at = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(self.zone)).timestamp()
            if at > now and day != self.posted:
                return replace(self, due=at)
        raise AssertionError("no time of day within three days")


def day_in(zone: str, now: float) -> date:
    """The date in a time zone at `now`."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()
