"""Which of two turns is better, found out by playing on: only the points then reached count, no estimate (V1).

All that the seat cannot see is redealt, and both turns are played on by computers with the same draws, many times. That
takes ten to a thousand times as long as valuing a turn. Most of these computers choose by value (V5).
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
"""How many choices are played on; other games are played to the end. Later ones add less to the mean than to its error."""

PLAYERS: Final = {"rummy-pur": Level.MASTER, "rummy-plus": Level.MASTER, "kakuro": Level.BEGINNER}
"""The level that plays on; in other games *club*.

In Rummy *club* sees too few ways to rearrange the table. In Kakuro it thinks thirty times as long as *beginner*, who takes
the best of the moves they see.
"""

DRAWERS: Final = {"rummy-pur": Level.CLUB}
"""The level that draws: in Rummy-Pur a *master* tries every tile of the old stock, which takes most of its time."""

LONGEST: Final = 1000
"""A game is stopped after this many choices."""

FEWEST: Final = 24
"""Pairs of games before a verdict."""

MOST: Final = 200
"""Pairs of games after which the mean counts as it is."""

SURE: Final = 3.0
"""Standard errors at which a difference is clear."""


class Gain(NamedTuple):
    """How much more one turn brings than another: the mean over pairs of games, and its standard error."""

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
    """How much more the first turn brings a seat than the second one, in points (in Rummy match points) above the others.

    It stops playing once it is clear whether that is more or less than `least`.
    """
    found: list[float] = []
    while len(found) < MOST:
        number = len(found)
        dealt, choices = HIDE[name](position, seat, Random(number)), CHOICES.get(name, LONGEST)
        first, second = (_result(name, game, dealt, seat, moves, number, choices) for moves in turns)
        found.append(float(first - second))
        if len(found) >= FEWEST and abs(fmean(found) - least) > SURE * _error(found):
            break
    return Gain(fmean(found), _error(found), len(found))


def _error(found: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(found) / sqrt(len(found))


def _level(name: str, view: Any) -> Level:
    """The level that chooses by this view in the game of this name."""
    if name in DRAWERS and not view.drawn:
        return DRAWERS[name]
    return PLAYERS.get(name, Level.CLUB)


def _result(
    name: str, game: AnyGame, position: Any, seat: Seat, moves: Sequence[Any], number: int, choices: int
) -> Fraction:
    """The points of a seat minus the average of the others, `choices` choices of computers after its turn."""
    seed, rng, replay, at = number.to_bytes(32, "big"), Random(number), Replay(position), seat
    for left in reversed(range(choices + 1)):
        for move in moves:
            replay = Replay(game.apply(replay.position, at, move).position, replay.drawn)
        replay, _, _ = draws(game, replay, seed=seed, client_seed=b"playing on")
        if not left or not game.turn(replay.position):
            break
        at = min(game.turn(replay.position))
        view = game.view(replay.position, at)
        moves = game.choose(view, _level(name, view), rng)
    outcome = game.outcome(replay.position) or game.outcome(game.stop(replay.position).position)
    assert outcome is not None
    results = outcome.match_points or tuple(map(Fraction, outcome.points))
    mine = results[seat - 1]
    return mine - (sum(results) - mine) / (len(results) - 1)
