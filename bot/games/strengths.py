"""The measured strengths of the computers, from `data/`: their ratings, and the points that make two players even."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from operator import itemgetter
from typing import Any, Final, TypeAlias

from bot.settings import DATA
from core.game import Level

FILE: Final = DATA / "levels.toml"
"""The file with the measurements of `tests/bench/strengths.py` and `reviews.py`."""

PAIR: Final = "-"
"""Between the two levels of a pair in that file."""

WHOLE: Final = 10
"""From this number of points on, handicaps are whole: equal points are too rare there for half a point to matter."""


Leads: TypeAlias = Mapping[tuple[Level, Level], float]
"""The points that make games of the first of two levels against the second one even, in halves."""


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths of a game's computers, measured in `games` of each level against *club*.

    `leads` has each pair of levels, the stronger one first; it is empty if the game counts no points. `given_away` is what a
    turn of each level gives away on average.
    """

    games: Mapping[Level, int]
    ratings: Mapping[Level, int]
    leads: Leads
    given_away: Mapping[Level, float]


def of(name: str) -> Strengths | None:
    """The strengths of a game's computers, or None if they were not measured."""
    return measured().get(name)


def points(name: str, strong: float, weak: float) -> float:
    """The points that make a game even for the weaker of two players with these ratings; 0 if the game counts none.

    Below WHOLE they may be halves: half a point means that the weaker one wins where points are equal.

    Interpolates linearly between the two levels around each rating. Outside the levels, a point of a rating is worth what it is
    worth on average between the lowest and the highest level.
    """
    computers = of(name)
    if computers is None or not computers.leads:
        return 0
    known = sorted(computers.ratings.items(), key=itemgetter(1))
    lead = sum(
        one * other * _lead(computers.leads, level, below)
        for level, one in _between(known, strong)
        for below, other in _between(known, weak)
    )
    (lowest, low), (highest, high) = known[0], known[-1]
    outside = _outside(low, high, strong) - _outside(low, high, weak)
    return in_steps(max(0.0, lead + outside * _lead(computers.leads, highest, lowest) / (high - low)))


def in_steps(points: float) -> float:
    """The points as a handicap can give them.

    >>> in_steps(1.6), in_steps(12.6)
    (1.5, 13)
    """
    return round(points) if points >= WHOLE else round(2 * points) / 2


def _lead(leads: Leads, one: Level, other: Level) -> float:
    """The points that make games of a level against another one even; negative if the other one is stronger."""
    return leads.get((one, other), -leads.get((other, one), 0))


def _between(known: Sequence[tuple[Level, int]], rating: float) -> tuple[tuple[Level, float], tuple[Level, float]]:
    """The two levels around a rating, and how much of each there is in it; outside the levels it counts as the nearest one."""
    rating = min(max(rating, known[0][1]), known[-1][1])
    (below, low), (above, high) = next(pair for pair in pairwise(known) if rating <= pair[1][1])
    share = (rating - low) / (high - low)
    return (below, 1 - share), (above, share)


def _outside(low: int, high: int, rating: float) -> float:
    """By how much a rating is above the highest level, or, negative, below the lowest one."""
    return max(0.0, rating - high) + min(0.0, rating - low)


@cache
def measured() -> Mapping[str, Strengths]:
    """The strengths of the computers, for every measured game."""
    tables = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {name: _strengths(table) for name, table in tables.items()}


def _strengths(table: Mapping[str, Any]) -> Strengths:
    games, ratings = (
        {Level(level): int(figure) for level, figure in table.get(kind, {}).items()} for kind in ("games", "ratings")
    )
    pairs = ((pair.split(PAIR), float(lead)) for pair, lead in table.get("leads", {}).items())
    leads = {(Level(strong), Level(weak)): lead for (strong, weak), lead in pairs}
    return Strengths(
        games, ratings, leads, {Level(level): float(figure) for level, figure in table.get("given_away", {}).items()}
    )
