"""Whether those who have accepted a game against the clock are still there when it could begin (T2); pure."""

from dataclasses import replace
from typing import Final

from bot.chat.person import Person
from bot.grammar.seconds import HOUR, MINUTE
from bot.tables.challenge import COMPANY, LAPSE, is_complete
from bot.tables.table import Answer, Due, Phase, Table

TOGETHER: Final = 10 * MINUTE
"""Seconds after which somebody who has accepted may no longer be there."""


def may_be_gone(table: Table, at: float) -> bool:
    """Whether people who have accepted may no longer be there `at` a time in seconds since 1970, though their game needs them.

    It has rounds with a timer, or a pace, that leave them less than an hour.
    """
    soon = table.pace.live if table.pace is not None else table.timer is not None and table.timer.seconds < HOUR
    return soon and len(table.people) >= COMPANY and at - table.created > TOGETHER


def ask_who_is_there(table: Table, person: Person, *, at: float, served: float) -> Table:
    """The complete challenge once everybody who accepted, but not this person, is asked whether they are still there."""
    gone = table.seats_where(lambda one: one.person not in (None, person) and one.answer is Answer.ACCEPTED)
    asked = replace(table.with_players(gone, answer=Answer.INVITED), created=at, acted=served)
    return asked.with_due(Due.LAPSE, served + LAPSE)


def asks_who_is_there(table: Table) -> bool:
    """Whether a challenge asks people who have accepted it whether they are still there."""
    return table.phase is Phase.OPEN and table.acted > 0.0 and not is_complete(table)
