"""How reliably a person finishes their games, and when that suspends rated play (R6); pure."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.grammar.seconds import DAY
from bot.tables.game_result import PEOPLE, UNFINISHED, GameResult
from core.replay import LOST_ON_TIME

ENOUGH: Final = 5
"""The number of games with other people from which the share is shown."""

LOSSES: Final = 3
AMONG: Final = 10
"""This many losses on time among the last rated games suspend rated play."""

SUSPENDED: Final = DAY
"""Seconds for which it is suspended."""


def reliability(results: Iterable[GameResult]) -> int | None:
    """The share of games with other people that a person finishes, in percent rounded down; None if there are too few.

    A game that the person resigned counts as finished.
    """
    with_people = [one for one in results if one.against == PEOPLE]
    finished = sum(one.departure not in UNFINISHED for one in with_people)
    return 100 * finished // len(with_people) if len(with_people) >= ENOUGH else None


def suspended_until(games: Sequence[tuple[float, GameResult]]) -> float | None:
    """When a person's suspension from rated play ends: a day after the third loss on time among ten rated games.

    `games` are their results, oldest first, each with the time it ended. None if there was no suspension; the returned time
    may have passed.
    """
    rated = [(ended, one.departure == LOST_ON_TIME) for ended, one in games if one.rated]
    until = None
    for number, (ended, lost) in enumerate(rated, 1):
        if lost and sum(late for _, late in rated[max(0, number - AMONG) : number]) >= LOSSES:
            until = ended + SUSPENDED
    return until
