"""Somebody's games of one kind in figures: results, points a turn, the best move, time (R4); pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.game_result import PlayedGame
from bot.tables.reliability import reliability
from core.game import Level

OPPONENTS: Final = (*(level.value for level in Level), "weaker", "equal", "stronger", "people")
"""Whom games were played against, in the order they are shown: `people` are those without a rating to compare."""

FIRST: Final = "first"
LATER: Final = "later"
"""Whether the first move of a game was theirs."""

EVEN: Final = 100
"""Points of a rating by which an opponent may differ and still is as strong."""

_SMOOTH: Final = 5
"""A point of the trend of points is the mean of so many games: single ones say little."""


@dataclass(frozen=True, slots=True)
class Score:
    """How many games were won, tied and lost."""

    won: int = 0
    tied: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.won + self.tied + self.lost


@dataclass(frozen=True, slots=True)
class BestResult:
    """The most points of one move, or of a whole game where `move` is empty, and the table it was at."""

    points: int
    move: str
    table: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Somebody's `games` of one kind.

    `against` has a score for each kind of opponent met, in the order of OPPONENTS, `opening` for the games begun by them and
    by others, by FIRST and LATER. `points` are those a turn, oldest first: a value for each game, smoothed; empty in a game
    that counts none. `finished` is the share in percent of those with other people, as a challenge shows it. `seconds` are
    those a turn, None where no game was timed.
    """

    games: int
    finished: int | None
    score: Score
    against: Mapping[str, Score]
    opening: Mapping[str, Score]
    points: tuple[float, ...]
    best: BestResult | None
    seconds: float | None


def statistics(games: Sequence[PlayedGame], differences: Mapping[int, int], *, in_turns: bool = True) -> Statistics:
    """The statistics of games of one kind, oldest first.

    `differences` tells by table by how much the strongest other person was rated higher, where the game was rated. It is played
    `in_turns` where it matters who begins.
    """
    met: dict[str, list[PlayedGame]] = {}
    for game in games:
        if game.result.against:
            met.setdefault(_opponent(game, differences), []).append(game)
    return Statistics(
        games=len(games),
        finished=reliability(game.result for game in games),
        score=_score(games),
        against={opponent: _score(met[opponent]) for opponent in OPPONENTS if opponent in met},
        opening=_opening(games) if in_turns else {},
        points=_points(games),
        best=_best(games),
        seconds=_seconds(games),
    )


def _opponent(game: PlayedGame, differences: Mapping[int, int]) -> str:
    """What kind of opponent a game was against."""
    if game.table not in differences:
        return game.result.against
    difference = differences[game.table]
    return "equal" if abs(difference) <= EVEN else "stronger" if difference > 0 else "weaker"


def _score(games: Iterable[PlayedGame]) -> Score:
    reached = [game.result.reached for game in games]
    return Score(reached.count("won"), reached.count("tied"), reached.count("lost"))


def _opening(games: Iterable[PlayedGame]) -> dict[str, Score]:
    """The scores against others by who began."""
    met = [game for game in games if game.result.against and game.began is not None]
    kinds = {FIRST: [game for game in met if game.began], LATER: [game for game in met if not game.began]}
    return {kind: _score(found) for kind, found in kinds.items() if found}


def _points(games: Iterable[PlayedGame]) -> tuple[float, ...]:
    """The points a turn of each game that was played to its end, each the mean of the last few."""
    each = [
        one.points / one.turns
        for one in (game.result for game in games)
        if one.points is not None and one.turns and not one.departure
    ]
    windows = (each[max(0, n - _SMOOTH) : n] for n in range(1, len(each) + 1))
    return tuple(sum(window) / len(window) for window in windows)


def _best(games: Iterable[PlayedGame]) -> BestResult | None:
    """The best move; the best game where moves do not score. The first of several that are as good."""
    found = [
        BestResult(one.best_points, one.best, game.table) if one.best else BestResult(one.points or 0, "", game.table)
        for game, one in ((game, game.result) for game in games)
        if one.best or (one.points and not one.departure)
    ]
    return max(found, key=lambda best: (bool(best.move), best.points), default=None)


def _seconds(games: Iterable[PlayedGame]) -> float | None:
    timed = [game.result for game in games if game.result.used is not None and game.result.turns]
    turns = sum(one.turns for one in timed)
    return sum(one.used or 0.0 for one in timed) / turns if turns else None
