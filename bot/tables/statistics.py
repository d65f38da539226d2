"""A person's games of one kind in figures: results, points per turn, the best move, time (R4); pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.game_result import PlayedGame
from bot.tables.reliability import reliability
from core.game import Level

OPPONENTS: Final = (*(level.value for level in Level), "weaker", "equal", "stronger", "people")
"""The kinds of opponents, in the order they are shown; `people` are people without a rating to compare."""

FIRST: Final = "first"
LATER: Final = "later"
"""Whether the person made the first move of a game, or another player did."""

EVEN: Final = 100
"""Rating points by which an opponent may differ and still counts as equal."""

_SMOOTH: Final = 5
"""Each value of the points trend is the mean of this many games, because single games say little."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games were won, tied and lost."""

    won: int = 0
    tied: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.tied + self.lost


@dataclass(frozen=True, slots=True)
class BestResult:
    """The most points of one move, or of a whole game if `move` is empty, and the table where that was."""

    points: int
    move: str
    table: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of a person's `games` of one kind.

    `against` has a tally for each kind of opponent met, in the order of OPPONENTS; `opening` has one for the games that the
    person began (FIRST) and one for those that others began (LATER). `points` are points per turn, oldest game first, smoothed;
    empty if the game counts none. `finished` is the percentage of games with other people that they finished, as a challenge
    shows it. `seconds` is the time per turn, None if no game was timed.
    """

    games: int
    finished: int | None
    score: Tally
    against: Mapping[str, Tally]
    opening: Mapping[str, Tally]
    points: tuple[float, ...]
    best: BestResult | None
    seconds: float | None


def statistics(games: Sequence[PlayedGame], differences: Mapping[int, int], *, in_turns: bool = True) -> Statistics:
    """The statistics of games of one kind; `games` are oldest first. What a computer won or lost for the person is left out.

    `differences` maps the table of a rated game to how much higher the strongest other person was rated. `in_turns` tells
    whether it matters who begins.
    """
    own = [game for game in games if game.result.is_own]
    met: dict[str, list[PlayedGame]] = {}
    for game in own:
        if game.result.against:
            met.setdefault(_opponent(game, differences), []).append(game)
    return Statistics(
        games=len(games),
        finished=reliability(game.result for game in games),
        score=_tally(own),
        against={opponent: _tally(met[opponent]) for opponent in OPPONENTS if opponent in met},
        opening=_opening(own) if in_turns else {},
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


def _tally(games: Iterable[PlayedGame]) -> Tally:
    reached = [game.result.reached for game in games]
    return Tally(reached.count("won"), reached.count("tied"), reached.count("lost"))


def _opening(games: Iterable[PlayedGame]) -> dict[str, Tally]:
    """The tallies against others, by who began."""
    met = [game for game in games if game.result.against and game.began is not None]
    kinds = {FIRST: [game for game in met if game.began], LATER: [game for game in met if not game.began]}
    return {kind: _tally(found) for kind, found in kinds.items() if found}


def _points(games: Iterable[PlayedGame]) -> tuple[float, ...]:
    """The points per turn of each game played to its end, each value the mean of the last few games."""
    each = [
        one.points / one.turns
        for one in (game.result for game in games)
        if one.points is not None and one.turns and not one.departure
    ]
    windows = (each[max(0, n - _SMOOTH) : n] for n in range(1, len(each) + 1))
    return tuple(sum(window) / len(window) for window in windows)


def _best(games: Iterable[PlayedGame]) -> BestResult | None:
    """The best move, or the best game if moves do not score; the first of several equal ones."""
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
