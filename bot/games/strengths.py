"""How strong the computers are: ratings to compare with, and the points that make two players even; measured, in `data/`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from statistics import NormalDist
from typing import Any, Final

from bot.games.registry import DATA
from core.game import Level

FILE: Final = DATA / "levels.toml"
"""What `tests/bench/strengths.py` has measured."""


@dataclass(frozen=True, slots=True)
class Strengths:
    """The computers of a game, after so many `games` between each two levels.

    `even` has how many of 100 games the stronger of two wins, and the points that make them even; none where points are not
    counted.
    """

    games: int
    ratings: Mapping[Level, int]
    even: tuple[tuple[float, int], ...] = ()


def of(name: str) -> Strengths | None:
    """The computers of a game; None where nothing was measured."""
    return measured().get(name)


def points(name: str, share: float) -> int:
    """The points that make a game even of which the stronger player is expected to win this share.

    Between the measured shares, and up to the largest, they grow with the difference in strength that stands behind a share.
    """
    computers, found = of(name), 0.0
    known = [(0.5, 0), *((percent / 100, ahead) for percent, ahead in computers.even)] if computers else []
    wanted = _difference(share)
    for (low, less), (high, more) in pairwise(known):
        below, width = _difference(low), _difference(high) - _difference(low)
        if width > 0 and wanted > below:
            found = less + (more - less) * min(1.0, (wanted - below) / width)
    return max(0, round(found))


def _difference(share: float) -> float:
    """The difference in strength behind a share of games, in standard deviations of play."""
    return NormalDist().inv_cdf(min(0.99, max(0.5, share)))


@cache
def measured() -> Mapping[str, Strengths]:
    """The computers of every game that was measured."""
    tables = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {name: _strengths(table) for name, table in tables.items()}


def _strengths(table: Mapping[str, Any]) -> Strengths:
    ratings = {Level(level): int(rating) for level, rating in table["ratings"].items()}
    even = tuple((float(share), int(points)) for share, points in table.get("even", ()))
    return Strengths(int(table["games"]), ratings, even)
