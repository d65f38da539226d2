"""Which of two turns is better, found out by playing on: only the points then reached count, no estimate (V1).

All that the seat cannot see is redealt, and both turns are played on by computers with the same draws, many times. That
takes ten to a thousand times as long as to weigh a turn. Most of these computers choose by value (V5).
"""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from core.game import Game, Level, Seat
from core.replay import Replay, draws
from tests.conformance.games import HIDE

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

CHOICES: Final = {"summy": 4, "kakuro": 6}
"""How many choices are played on; to the end where none are named. Later ones add less to the mean than to its error."""

PLAYERS: Final = {"rummy-pur": Level.MASTER, "kakuro": Level.BEGINNER}
"""Who plays on; club players where none are named. In Rummy-Pur they weigh a joker by the very estimate that is asked about.

In Kakuro they think thirty times as long as beginners, who take the best of what they see.
"""

LONGEST: Final = 1000
"""A game is stopped after this many choices."""

FEWEST: Final = 24
"""Pairs of games before a verdict."""

MOST: Final = 200
"""Pairs of games after which the mean counts as it is."""

SURE: Final = 3.0
"""Standard errors at which a difference is clear."""


class Gain(NamedTuple):
    """What one turn brings more than another: the mean over pairs of games, and its standard error."""

    mean: float
    error: float
    pairs: int


def gain(
    name: str,
    game: AnyGame,
    position: Any,
    seat: Seat,
    turns: tuple[Sequence[Any], Sequence[Any]],
    *,
    least: float = 0.0,
) -> Gain:
    """What the first turn brings a seat more than the second one, in points (in Rummy match points) beside the others'.

    No more games are played once it is clear whether that is more or less than `least`.
    """
    found: list[float] = []
    while len(found) < MOST:
        number = len(found)
        dealt, choices = HIDE[name](position, seat, Random(number)), CHOICES.get(name, LONGEST)
        level = PLAYERS.get(name, Level.CLUB)
        first, second = (_result(game, dealt, seat, moves, number, choices, level) for moves in turns)
        found.append(float(first - second))
        if len(found) >= FEWEST and abs(fmean(found) - least) > SURE * _error(found):
            break
    return Gain(fmean(found), _error(found), len(found))


def _error(found: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(found) / sqrt(len(found))


def _result(
    game: AnyGame, position: Any, seat: Seat, moves: Sequence[Any], number: int, choices: int, level: Level
) -> Fraction:
    """What a seat has more than the others on average, some choices of computers after a turn."""
    seed, rng, replay, at = number.to_bytes(32, "big"), Random(number), Replay(position), seat
    for left in reversed(range(choices + 1)):
        for move in moves:
            replay = Replay(game.apply(replay.position, at, move).position, replay.drawn)
        replay, _, _ = draws(game, replay, seed=seed, client_seed=b"playing on")
        if not left or not game.turn(replay.position):
            break
        at = min(game.turn(replay.position))
        moves = game.choose(game.view(replay.position, at), level, rng)
    outcome = game.outcome(replay.position) or game.outcome(game.stop(replay.position).position)
    assert outcome is not None
    results = outcome.match_points or tuple(map(Fraction, outcome.points))
    mine = results[seat - 1]
    return mine - (sum(results) - mine) / (len(results) - 1)
