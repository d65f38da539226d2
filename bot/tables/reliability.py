"""How reliably somebody finishes their games, and when that suspends rated play (R6); pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.grammar.amounts import DAY
from bot.tables.game_result import PEOPLE, UNFINISHED, GameResult
from core.replay import LOST_ON_TIME

ENOUGH: Final = 5
"""Games with other people from which on their share is shown."""

LOSSES: Final = 3
AMONG: Final = 10
"""So many of the last rated games lost on time suspend rated play."""

SUSPENDED: Final = DAY
"""Seconds for which it is suspended."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How many games somebody has played with other people, and finished."""

    games: int
    finished: int

    @property
    def percent(self) -> int | None:
        """The share of games finished, rounded down: 100 means all of them; None before there are enough."""
        return 100 * self.finished // self.games if self.games >= ENOUGH else None


def reliability(results: Iterable[GameResult]) -> Reliability:
    """How reliably somebody finishes games with other people. Whoever resigns has finished their game: they said so."""
    with_people = [one for one in results if one.against == PEOPLE]
    return Reliability(len(with_people), sum(one.departure not in UNFINISHED for one in with_people))


def suspended_until(games: Sequence[tuple[float, GameResult]]) -> float | None:
    """Until when somebody plays no rated games: a day from the loss on time that was the third among their last ten.

    `games` are theirs, oldest first, each with when it ended. None if that never happened; the time may have passed.
    """
    rated = [(ended, one.departure == LOST_ON_TIME) for ended, one in games if one.rated]
    until = None
    for number, (ended, lost) in enumerate(rated, 1):
        if lost and sum(late for _, late in rated[max(0, number - AMONG) : number]) >= LOSSES:
            until = ended + SUSPENDED
    return until
