"""How the levels of the Rummy computer fare in two-seat Plus: `python tests/bench/rummy_levels.py [--games 400]`."""

import argparse
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, not as part of a package

from core.game import Level  # noqa: E402
from core.replay import Entry, advance, begin, draws  # noqa: E402
from core.rummy.game import Rummy  # noqa: E402
from core.rummy.moves import Draw  # noqa: E402
from core.rummy.rules import Rules  # noqa: E402

MATCHES = ((Level.CLUB, Level.BEGINNER, 0.65), (Level.MASTER, Level.CLUB, 0.5))
"""The stronger, the weaker, and what the lower bound must exceed (the share itself, for the first)."""

WORKERS = 2
LONGEST = 400
"""A game that takes so many turns is stopped where it is."""

Z = 1.96
"""Two-sided 95 %."""


class Result(NamedTuple):
    """Both sums of match points, claims included, the turns played, and the slowest turn of either level."""

    strong: Fraction
    weak: Fraction
    turns: int
    slowest: float


class Tally(NamedTuple):
    """A match: the share of the stronger level (ties half), its 95 % bounds after Wilson, the mean lead."""

    share: float
    low: float
    high: float
    lead: float
    turns: float
    slowest: float


def play(number: int, *, strong: Level, weak: Level) -> Result:
    """One game; an even number and the next share all draws, with seats swapped."""
    rules = tomllib.loads((ROOT / "data" / "games" / "rummy-plus.toml").read_text("utf-8"))["rules"]
    game = Rummy(Rules.from_table(rules, {}))
    levels = (strong, weak) if number % 2 == 0 else (weak, strong)
    seed, rng = (number // 2).to_bytes(32, "big"), Random(number)
    slowest, turns = 0.0, 0
    replay, _, _ = draws(game, begin(game, 2), seed=seed, mix=b"levels")
    while (turn := game.turn(replay.position)) and turns < LONGEST:
        (seat,) = turn
        start = perf_counter()
        moves = game.choose(game.view(replay.position, seat), levels[seat - 1], rng)
        slowest, turns = max(slowest, perf_counter() - start), turns + (not isinstance(moves[0], Draw))
        for move in moves:
            replay, _ = advance(game, replay, Entry(seat, game.format(move)), seed=seed, mix=b"levels")
        replay, _, _ = draws(game, replay, seed=seed, mix=b"levels")
    position = replay.position if game.outcome(replay.position) else game.stop(replay.position).position
    outcome = game.outcome(position)
    sums = [points(text) for text in outcome.points] if outcome else []
    one, other = sums if levels[0] is strong else reversed(sums)
    return Result(one, other, turns, slowest)


def points(text: str) -> Fraction:
    """The match points of a result: `3/2.5`, thirds as `2+1/3`."""
    return sum(map(Fraction, text.split("/", 1)[1].split("+")), Fraction(0))


def tally(results: list[Result]) -> Tally:
    """The figures of a match."""
    count = len(results)
    won = sum((one.strong > one.weak) + 0.5 * (one.strong == one.weak) for one in results)
    share = won / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    lead = float(sum(one.strong - one.weak for one in results)) / count
    turns = sum(one.turns for one in results) / count
    return Tally(share, middle - spread, middle + spread, lead, turns, max(one.slowest for one in results))


def main() -> int:
    """Play all matches and print the table; the exit status says whether each level is worth its name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games in each match, seats swapped (default 400)")
    games = parser.parse_args().games
    sys.stdout.write(
        "| match | games | share | 95 % | mean lead | turns | slowest turn | |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    passed = True
    with ProcessPoolExecutor(WORKERS) as pool:
        for strong, weak, wanted in MATCHES:
            done = tally(list(pool.map(partial(play, strong=strong, weak=weak), range(games), chunksize=4)))
            good = done.low > wanted if strong is Level.MASTER else done.share >= wanted
            passed &= good
            sys.stdout.write(
                f"| {strong} – {weak} | {games} | {done.share:.1%} | {done.low:.1%} – {done.high:.1%} "
                f"| {done.lead:+.1f} | {done.turns:.0f} | {done.slowest:.2f} s | {'ok' if good else 'MISSED'} |\n"
            )
            sys.stdout.flush()
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
