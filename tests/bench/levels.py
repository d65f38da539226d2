"""How the levels of a game's computer fare against each other: `python tests/bench/levels.py kakuro expert --games 400`."""

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from bot.registry import load
from core.game import Level
from core.replay import Entry, advance, begin, draws

MATCHES = ((Level.CLUB, Level.BEGINNER, 0.65), (Level.MASTER, Level.CLUB, 0.5))
"""The stronger, the weaker, and what the lower bound must exceed (the share itself, for the first)."""

WORKERS = 2
Z = 1.96
"""Two-sided 95 %."""


class Result(NamedTuple):
    """What the stronger level has of a win (a half of a tie), both results, and its slowest turn."""

    won: float
    strong: str
    weak: str
    slowest: float


class Tally(NamedTuple):
    """A match: the share of the stronger level (ties half), its 95 % bounds after Wilson, the mean results."""

    share: float
    low: float
    high: float
    results: str
    slowest: float


def play(number: int, *, name: str, options: Mapping[str, str], strong: Level, weak: Level) -> Result:
    """One game; an even number and the next share all draws, with seats swapped."""
    game = load(name, options).game
    levels = (strong, weak) if number % 2 == 0 else (weak, strong)
    seed, rng = (number // 2).to_bytes(32, "big"), Random(number)
    slowest = 0.0
    replay, _, _ = draws(game, begin(game, 2), seed=seed, mix=b"levels")
    while turn := game.turn(replay.position):
        seat = min(turn)
        level = levels[seat - 1]
        start = perf_counter()
        moves = game.choose(game.view(replay.position, seat), level, rng)
        if level is strong:
            slowest = max(slowest, perf_counter() - start)
        for move in moves:
            replay, _ = advance(game, replay, Entry(seat, game.format(move)), seed=seed, mix=b"levels")
        replay, _, _ = draws(game, replay, seed=seed, mix=b"levels")
    outcome = game.outcome(replay.position)
    assert outcome is not None
    mine = levels.index(strong)
    first, second = outcome.places[mine], outcome.places[1 - mine]
    won = (first < second) + 0.5 * (first == second)
    return Result(won, outcome.points[mine], outcome.points[1 - mine], slowest)


def tally(results: list[Result]) -> Tally:
    """The figures of a match."""
    count = len(results)
    share = sum(one.won for one in results) / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    means = f"{mean([one.strong for one in results])} : {mean([one.weak for one in results])}"
    return Tally(share, middle - spread, middle + spread, means, max(one.slowest for one in results))


def mean(points: list[str]) -> str:
    """The mean of results, where they are plain numbers."""
    return f"{sum(map(int, points)) / len(points):.1f}" if all(one.lstrip("-").isdigit() for one in points) else "–"


def main() -> int:
    """Play all matches and print the table; the exit status says whether each level is worth its name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the game, by its name in the registry")
    parser.add_argument("options", nargs="*", help="its options, as in a challenge")
    parser.add_argument("--games", type=int, default=400, help="games in each match, seats swapped (default 400)")
    typed = parser.parse_args()
    options = {name: value or "yes" for name, _, value in (word.partition("=") for word in typed.options)}
    sys.stdout.write(
        "| match | games | share | 95 % | mean results | slowest turn | |\n| --- | --- | --- | --- | --- | --- | --- |\n"
    )
    passed = True
    with ProcessPoolExecutor(WORKERS) as pool:
        for strong, weak, wanted in MATCHES:
            game = partial(play, name=typed.name, options=options, strong=strong, weak=weak)
            done = tally(list(pool.map(game, range(typed.games), chunksize=4)))
            good = done.low > wanted if strong is Level.MASTER else done.share >= wanted
            passed &= good
            sys.stdout.write(
                f"| {strong} – {weak} | {typed.games} | {done.share:.1%} | {done.low:.1%} – {done.high:.1%} "
                f"| {done.results} | {done.slowest:.2f} s | {'ok' if good else 'MISSED'} |\n"
            )
            sys.stdout.flush()
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
