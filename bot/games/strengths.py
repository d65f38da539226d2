"""The measured strengths of the computers, from `data/`: their ratings, and the points that make two players even."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Final

from bot.settings import DATA
from core.game import Level

FILE: Final = DATA / "levels.toml"
"""The file with the measurements of `tests/bench/strengths.py`."""


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths of a game's computers, measured in `games` of each level against *club*.

    `points` is by how much each level is ahead of *club* in the median game; empty if the game counts no points.
    """

    games: Mapping[Level, int]
    ratings: Mapping[Level, int]
    points: Mapping[Level, int]


def of(name: str) -> Strengths | None:
    """The strengths of a game's computers, or None if they were not measured."""
    return measured().get(name)


def points(name: str, strong: float, weak: float) -> int:
    """The points that make a game even for the weaker of two players with these ratings; 0 if the game counts none.

    Interpolates linearly between the two levels around a rating, and outside the levels with the slope between the lowest and
    the highest level.
    """
    computers = of(name)
    if computers is None or not computers.points:
        return 0
    known = sorted((computers.ratings[level], computers.points[level]) for level in Level)
    return max(0, round(_worth(known, strong) - _worth(known, weak)))


def _worth(known: Sequence[tuple[int, int]], rating: float) -> float:
    """The points that correspond to a rating."""
    (lowest, least), (highest, most) = known[0], known[-1]
    if not lowest <= rating <= highest:
        edge, worth = known[0] if rating < lowest else known[-1]
        return worth + (rating - edge) * (most - least) / (highest - lowest)
    (low, less), (high, more) = next(pair for pair in pairwise(known) if rating <= pair[1][0])
    return less + (more - less) * (rating - low) / (high - low)


@cache
def measured() -> Mapping[str, Strengths]:
    """The strengths of the computers, for every measured game."""
    tables = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {name: _strengths(table) for name, table in tables.items()}


def _strengths(table: Mapping[str, Any]) -> Strengths:
    games, ratings, points = (
        {Level(level): int(figure) for level, figure in table.get(kind, {}).items()}
        for kind in ("games", "ratings", "points")
    )
    return Strengths(games, ratings, points)
