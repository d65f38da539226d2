"""How the levels of the Summy computer fare against each other: `python tests/bench/summy_levels.py [--games 400]`."""

import argparse
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, not as part of a package

from core.game import Level, Seat  # noqa: E402
from core.replay import Entry, advance, begin, draws  # noqa: E402
from core.summy.game import Summy  # noqa: E402
from core.summy.rules import Rules  # noqa: E402

MATCHES = ((Level.CLUB, Level.BEGINNER, 0.65), (Level.MASTER, Level.CLUB, 0.5))
"""The stronger, the weaker, and what the lower bound must exceed (the share itself, for the first)."""

WORKERS = 2
Z = 1.96
"""Two-sided 95 %."""


class Result(NamedTuple):
    """Both scores of a game, and the slowest move of the stronger level."""

    strong: int
    weak: int
    slowest: float


class Tally(NamedTuple):
    """A match: the share of the stronger level (ties half), its 95 % bounds after Wilson, the mean lead."""

    share: float
    low: float
    high: float
    lead: float
    slowest: float


def play(number: int, *, strong: Level, weak: Level) -> Result:
    """One game; an even number and the next share all draws, with seats swapped."""
    rules = tomllib.loads((ROOT / "data" / "games" / "summy.toml").read_text("utf-8"))["rules"]
    game = Summy(Rules.from_table(rules, {}))
    levels = (strong, weak) if number % 2 == 0 else (weak, strong)
    seed, rng = (number // 2).to_bytes(32, "big"), Random(number)
    slowest = 0.0
    replay, _, _ = draws(game, begin(game, 2), seed=seed, mix=b"levels")
    while turn := game.turn(replay.position):
        (seat,) = turn
        level = levels[seat - 1]
        start = perf_counter()
        (move,) = game.choose(game.view(replay.position, seat), level, rng)
        if level is strong:
            slowest = max(slowest, perf_counter() - start)
        replay, _ = advance(game, replay, Entry(seat, game.format(move)), seed=seed, mix=b"levels")
        replay, _, _ = draws(game, replay, seed=seed, mix=b"levels")
    scores = [game.points(replay.position, Seat(seat)) or 0 for seat in (1, 2)]
    one, other = scores if levels[0] is strong else reversed(scores)
    return Result(one, other, slowest)


def tally(results: list[Result]) -> Tally:
    """The figures of a match."""
    count = len(results)
    won = sum((one.strong > one.weak) + 0.5 * (one.strong == one.weak) for one in results)
    share = won / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    lead = sum(one.strong - one.weak for one in results) / count
    return Tally(share, middle - spread, middle + spread, lead, max(one.slowest for one in results))


def main() -> int:
    """Play all matches and print the table; the exit status says whether each level is worth its name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games in each match, seats swapped (default 400)")
    games = parser.parse_args().games
    sys.stdout.write(
        "| match | games | share | 95 % | mean lead | slowest move | |\n| --- | --- | --- | --- | --- | --- | --- |\n"
    )
    passed = True
    with ProcessPoolExecutor(WORKERS) as pool:
        for strong, weak, wanted in MATCHES:
            done = tally(list(pool.map(partial(play, strong=strong, weak=weak), range(games), chunksize=4)))
            good = done.low > wanted if strong is Level.MASTER else done.share >= wanted
            passed &= good
            sys.stdout.write(
                f"| {strong} – {weak} | {games} | {done.share:.1%} | {done.low:.1%} – {done.high:.1%} "
                f"| {done.lead:+.1f} | {done.slowest:.2f} s | {'ok' if good else 'MISSED'} |\n"
            )
            sys.stdout.flush()
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
