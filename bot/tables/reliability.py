"""How reliably somebody finishes their games, and when that suspends rated play (R6); pure."""

from collections.abc import Iterable, Sequence
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


def reliability(results: Iterable[GameResult]) -> int | None:
    """The share of games with other people that somebody finishes, in percent rounded down; None before there are enough.

    Whoever resigns has finished their game: they said so.
    """
    with_people = [one for one in results if one.against == PEOPLE]
    finished = sum(one.departure not in UNFINISHED for one in with_people)
    return 100 * finished // len(with_people) if len(with_people) >= ENOUGH else None


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
