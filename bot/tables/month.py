"""The best that people did in the games of a channel in one month; pure."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

from bot.chat.person import Person
from bot.tables.game_result import PlayedGame

FEW: Final = 2
"""With fewer games than this nobody is named for having played or won the most."""

MANY: Final = 4
"""Nor if so many people have the same."""

Month: TypeAlias = tuple[int, int]
"""A year and a month, from 1."""

_Result: TypeAlias = tuple[Person, PlayedGame]


@dataclass(frozen=True, slots=True)
class Most:
    """The people who have the most of something, and how many that is; nobody if it is less than FEW, or by MANY."""

    people: tuple[Person, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Best:
    """The best of a month: how many games there were, who played and won the most.

    By game: the game with the most points, and the one with the best move; the first of several equal ones.
    """

    games: int
    played: Most
    won: Most
    points: Mapping[str, _Result]
    moves: Mapping[str, _Result]

    @property
    def people(self) -> frozenset[Person]:
        """All who are named in it."""
        alone = (person for best in (self.points, self.moves) for person, _ in best.values())
        return frozenset((*self.played.people, *self.won.people, *alone))


def month_of(at: float, zone: str) -> Month:
    """The month of a moment, in seconds since 1970, in a time zone."""
    then = datetime.fromtimestamp(at, ZoneInfo(zone))
    return then.year, then.month


def begins(month: Month, zone: str) -> float:
    """When a month begins in a time zone, in seconds since 1970.

    >>> begins((2026, 12), "Europe/Berlin")
    1796079600.0
    """
    year, number = month
    return datetime(year, number, 1, tzinfo=ZoneInfo(zone)).timestamp()


def after(month: Month) -> Month:
    """The next month.

    >>> after((2026, 12))
    (2027, 1)
    """
    year, number = month
    return (year, number + 1) if number < 12 else (year + 1, 1)


def newest(number: int, this: Month) -> Month:
    """The newest month with this number, at the latest `this` one; with 0 it is this one, with -1 the one before.

    >>> newest(10, (2026, 11)), newest(12, (2026, 11)), newest(0, (2026, 11)), newest(-1, (2027, 1))
    ((2026, 10), (2025, 12), (2026, 11), (2026, 12))
    """
    year, now = this
    back = (now - number) % 12 if number > 0 else -number
    year, earlier = divmod(12 * year + now - 1 - back, 12)
    return year, earlier + 1


def best_of(games: Sequence[_Result]) -> Best:
    """The best of these results, oldest first."""
    points = (one for one in games if one[1].result.points and not one[1].result.departure)
    return Best(
        games=len({game.table for _, game in games}),
        played=_most(person for person, _ in games),
        won=_most(person for person, game in games if game.result.is_own and game.result.reached == "won"),
        points=_highest(points, lambda game: game.result.points or 0),
        moves=_highest((one for one in games if one[1].result.best), lambda game: game.result.best_points),
    )


def _most(people: Iterable[Person]) -> Most:
    counted = Counter(people)
    most = max(counted.values(), default=0)
    first = tuple(one for one, count in counted.items() if count == most)
    return Most(first, most) if most >= FEW and len(first) < MANY else Most()


def _highest(games: Iterable[_Result], value: Callable[[PlayedGame], int]) -> dict[str, _Result]:
    found: dict[str, _Result] = {}
    for person, game in games:
        if game.game not in found or value(game) > value(found[game.game][1]):
            found[game.game] = (person, game)
    return found
