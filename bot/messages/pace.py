"""The pace of a game in words; pure."""

from bot.chat.facts import FactValue, TimeSpan
from bot.chat.outbox_message import Sentence
from bot.tables.pace import Pace


def pace_line(pace: Pace | None) -> tuple[Sentence, ...]:
    """The line with the time that everybody has; none without a limit (T1)."""
    if pace is None:
        return ()
    return (Sentence("pace-words", pace_facts(pace)),)


def pace_facts(pace: Pace) -> dict[str, FactValue]:
    """The times of a pace, and whether it grows."""
    times = {"bank": TimeSpan(pace.bank), "increment": TimeSpan(pace.increment), "most": TimeSpan(pace.most)}
    return {**times, "grows": "yes" if pace.increment else "no"}
