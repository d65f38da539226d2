"""How strong the computers are: ratings to compare with, and the points that make two players even; measured, in `data/`."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Final

from bot.games.registry import DATA
from core.game import Level

FILE: Final = DATA / "levels.toml"
"""What `tests/bench/strengths.py` has measured."""


@dataclass(frozen=True, slots=True)
class Strengths:
    """The computers of a game, after so many `games` of each level against *club*.

    `points` are those by which each level is ahead of *club* in the middle game; none where points are not counted.
    """

    games: Mapping[Level, int]
    ratings: Mapping[Level, int]
    points: Mapping[Level, int]


def of(name: str) -> Strengths | None:
    """The computers of a game; None where nothing was measured."""
    return measured().get(name)


def points(name: str, strong: float, weak: float) -> int:
    """The points for the weaker of two players of these ratings that make a game even; none where they are not counted.

    Each point of a rating is worth what it is between the two levels around it, and outside of all what it is among all.
    """
    computers = of(name)
    if computers is None or not computers.points:
        return 0
    known = sorted((computers.ratings[level], computers.points[level]) for level in Level)
    return max(0, round(_worth(known, strong) - _worth(known, weak)))


def _worth(known: Sequence[tuple[int, int]], rating: float) -> float:
    """The points that stand for a rating."""
    (lowest, least), (highest, most) = known[0], known[-1]
    if not lowest <= rating <= highest:
        edge, worth = known[0] if rating < lowest else known[-1]
        return worth + (rating - edge) * (most - least) / (highest - lowest)
    (low, less), (high, more) = next(pair for pair in pairwise(known) if rating <= pair[1][0])
    return less + (more - less) * (rating - low) / (high - low)


@cache
def measured() -> Mapping[str, Strengths]:
    """The computers of every game that was measured."""
    tables = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {name: _strengths(table) for name, table in tables.items()}


def _strengths(table: Mapping[str, Any]) -> Strengths:
    games, ratings, points = (
        {Level(level): int(figure) for level, figure in table.get(kind, {}).items()}
        for kind in ("games", "ratings", "points")
    )
    return Strengths(games, ratings, points)
