"""Matches between the levels of a game's computer players: `python tests/bench/levels.py kakuro expert --games 400`.

Where seats hide tiles that others can make use of, a yardstick plays as well: a player who sees the hidden tiles and weighs
the best answer (`yardsticks.py`). Its share against a club player says how far looking ahead can take a master. In Summy all
of them also meet a player who only takes the most points.
"""

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from bot.games.registry import load
from core.game import Level
from core.replay import LogEntry, advance, begin, draws
from tests.bench.yardsticks import PLAYERS, POINTS, YARDSTICK

MATCHES = (
    (Level.CLUB, Level.BEGINNER, 0.75),
    (Level.MASTER, Level.CLUB, 0.5),
    (YARDSTICK, Level.CLUB, 0.5),
    (Level.CLUB, POINTS, 0.5),
    (Level.MASTER, POINTS, 0.5),
    (YARDSTICK, POINTS, 0.5),
)
"""The stronger player, the weaker one, and what the lower bound (in the first match the share itself) must exceed."""

LONGEST = 1000
"""A game is stopped after this many choices."""

Z = 1.96
"""Two-sided 95 %."""


class Result(NamedTuple):
    """The stronger level's share of the wins against others (half of a tie), both results, the choices, its slowest one."""

    won: float
    strong: Fraction
    weak: Fraction
    choices: int
    slowest: float


class Tally(NamedTuple):
    """A match: the share of the stronger level (ties are halves), its 95 % bounds (Wilson), means, the slowest choice."""

    share: float
    low: float
    high: float
    results: str
    choices: float
    slowest: float


def play(number: int, *, name: str, options: Mapping[str, str], strong: str, weak: str) -> Result:
    """Play one game with as few seats as possible, all but one on the weaker level.

    Consecutive numbers, one for each seat, share all draws; each puts the stronger level on another seat.
    """
    game = load(name, options).game
    measuring = PLAYERS.get(name, {})
    seats = max(2, game.seats[0])
    mine = number % seats
    levels = [strong if seat == mine else weak for seat in range(seats)]
    seed, rng = (number // seats).to_bytes(32, "big"), Random(number)
    slowest, choices = 0.0, 0
    replay, _, _ = draws(game, begin(game, seats), seed=seed, client_seed=b"levels")
    while (turn := game.turn(replay.position)) and choices < LONGEST:
        seat = min(turn)
        choices += 1
        level = levels[seat - 1]
        start = perf_counter()
        if level in measuring:
            moves = measuring[level](game, replay.position, seat)
        else:
            moves = game.choose(game.view(replay.position, seat), Level(level), rng)
        if level == strong:
            slowest = max(slowest, perf_counter() - start)
        for move in moves:
            replay, _ = advance(game, replay, LogEntry(seat, game.format(move)), seed=seed, client_seed=b"levels")
        replay, _, _ = draws(game, replay, seed=seed, client_seed=b"levels")
    outcome = game.outcome(replay.position) or game.outcome(game.stop(replay.position).position)
    assert outcome is not None
    points = outcome.match_points or tuple(map(Fraction, outcome.points))
    own, others = outcome.places[mine], [place for seat, place in enumerate(outcome.places) if seat != mine]
    won = fmean((own < place) + 0.5 * (own == place) for place in others)
    weaker = (sum(points) - points[mine]) / len(others)
    return Result(won, points[mine], Fraction(weaker), choices, slowest)


def tally(results: list[Result]) -> Tally:
    """The figures of a match."""
    count = len(results)
    share = sum(one.won for one in results) / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    strong, weak = sum(one.strong for one in results), sum(one.weak for one in results)
    means = f"{float(strong) / count:.1f} : {float(weak) / count:.1f}"
    choices = sum(one.choices for one in results) / count
    return Tally(share, middle - spread, middle + spread, means, choices, max(one.slowest for one in results))


def main() -> int:
    """Play all matches and print the table; the exit status is 1 if a level is too weak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the game, by its name in the registry")
    parser.add_argument("options", nargs="*", help="its options, as in a challenge")
    parser.add_argument("--games", type=int, default=400, help="games in each match, seats swapped (default 400)")
    parser.add_argument("--workers", type=int, default=2)
    typed = parser.parse_args()
    options = {name: value or "yes" for name, _, value in (word.partition("=") for word in typed.options)}
    sys.stdout.write(
        "| match | games | share | 95 % | mean results | mean choices | slowest choice | |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    passed, shares = True, dict[tuple[str, str], float]()
    there = {*Level, *PLAYERS.get(typed.name, {})}
    with ProcessPoolExecutor(typed.workers) as pool:
        for strong, weak, wanted in MATCHES:
            if not {strong, weak} <= there:
                continue
            game = partial(play, name=typed.name, options=options, strong=strong, weak=weak)
            done = tally(list(pool.map(game, range(typed.games), chunksize=4)))
            shares[strong, weak] = done.share
            good = done.share >= wanted if strong == Level.CLUB else done.low > wanted
            passed &= good
            sys.stdout.write(
                f"| {strong} – {weak} | {typed.games} | {done.share:.1%} | {done.low:.1%} – {done.high:.1%} "
                f"| {done.results} | {done.choices:.0f} | {done.slowest:.2f} s | {'ok' if good else 'MISSED'} |\n"
            )
            sys.stdout.flush()
    for other in (Level.CLUB, POINTS):
        if shares.get((YARDSTICK, other), 0) > 0.5:
            way = (shares[Level.MASTER, other] - 0.5) / (shares[YARDSTICK, other] - 0.5)
            sys.stdout.write(
                f"\nAgainst {other}, {Level.MASTER} comes {way:.0%} of the way from even to its yardstick.\n"
            )
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
