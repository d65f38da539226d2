"""Limits on how much one person may make the bot say in public; moves never count."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.chat.person import Person
from bot.chat.port import Account, Channel, Ephemeral, Incoming
from bot.runtime.bounded import BoundedDict
from bot.store.change import Change
from bot.tables.table import Answer, Phase

ANSWERS: Final = 15
"""The most public answers for one person in a window. A busy newcomer causes six or seven a minute; Telegram allows 20
messages a minute for a whole group."""

WINDOW: Final = 60.0
"""Seconds after which a person's count starts over."""

OPEN_EACH: Final = 10
"""The most open challenges of one person in a channel; each lapses after a day."""

OPEN_TOGETHER: Final = 40
"""The most open challenges in a channel: more than a channel needs, and `/tables` can still list all of them."""

PEOPLE: Final = 2_000
"""The most people counted at a time, in less than 10 MB; beyond that, the longest counted person is forgotten."""


def in_public(line: Incoming, author: Person, change: Change) -> bool:
    """Whether the answer to a line is public and counts; moves, and lines that end something for their author, do not."""
    if (change.entries and change.table is not None and change.table.revision > 0) or _withdraws(author, change):
        return False
    for message in (message for part in change.parts for message in part.messages):
        match message.to:
            case Channel():
                return True
            case Ephemeral() if not (message.secret or line.unseen):
                return True
    return False


def _withdraws(author: Person, change: Change) -> bool:
    """Whether the author withdraws something, leaves, declines, or wants to be forgotten.

    Such a line must never wait, and cannot be repeated without another line in between that counts.
    """
    table = change.table
    if change.forget is not None or table is None:
        return change.forget is not None
    answer = table.answer_of(author)
    has_left = answer is Answer.DECLINED or (answer is None and table.phase is Phase.OPEN)
    return table.revision > 0 and (has_left or table.phase is Phase.OFF)


@dataclass(slots=True)
class _Window:
    began: float
    answered: set[str] = field(default_factory=set)
    noted: dict[str, str] = field(default_factory=dict)


class Limits:
    """Counts public answers by person within a time window; `now` is in seconds and never goes back.

    A line that is answered again after a concurrent change counts once and gets the same result.
    """

    def __init__(self, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: BoundedDict[Account, _Window] = BoundedDict(PEOPLE)

    def count_answer(self, person: Account, line: str) -> bool:
        """Count a public answer to a line; returns false if it is beyond the limit and must not be given."""
        answered = self._window(person).answered
        if line not in answered and len(answered) >= ANSWERS:
            return False
        answered.add(line)
        return True

    def count_notice(self, person: Account, kind: str, line: str) -> bool:
        """Count a notice in the answer to a line; returns false if the window already had one of this kind for another line."""
        return self._window(person).noted.setdefault(kind, line) == line

    def _window(self, person: Account) -> _Window:
        now = self._now()
        while self._windows and next(iter(self._windows.values())).began <= now - WINDOW:
            self._windows.popitem(last=False)
        window = self._windows.get(person)
        if window is None:
            window = self._windows[person] = _Window(now)
        return window

    def __len__(self) -> int:
        return len(self._windows)
