"""How much time players have, in words; pure."""

from bot.chat.facts import TimeSpan
from bot.chat.outbox_message import Sentence
from bot.tables.pace import Pace


def pace_line(pace: Pace | None) -> tuple[Sentence, ...]:
    """How much time everybody has, in words; nothing where that is not limited (T1)."""
    if pace is None:
        return ()
    facts = {"bank": TimeSpan(pace.bank), "increment": TimeSpan(pace.increment), "most": TimeSpan(pace.most)}
    return (Sentence("pace-words", {**facts, "grows": "yes" if pace.increment else "no"}),)
