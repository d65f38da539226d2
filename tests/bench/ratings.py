"""How well ratings tell who wins: `python tests/bench/ratings.py summy --games 200`.

Computers of known strength play each other, `--games` games for each pair of levels. Their results are then dealt to
players: three each that always play one level, and three each that play one of two levels, by the toss of a coin. The
script prints whether ratings put the levels in order after 30 games, how good the forecasts of each model are, from which
uncertainty on they do not get better, and the ratings of the levels.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean
from typing import Any, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from bot.ratings.model import BETA, MU, SIGMA, TAU, Rating, chances, rate
from core.game import Level
from tests.bench.levels import play

LEVELS = tuple(Level)
KINDS = [(LEVELS[0],), LEVELS[:2], (LEVELS[1],), LEVELS[1:], (LEVELS[2],)]
"""The levels that each kind of player chooses from, weakest first."""

EACH = 3
GAMES_EACH = 120
FEW = 30
ROUNDS = 20
"""How many times all players begin anew."""

BANDS = ((0, 5), (5, 10), (10, 15), (15, 20), (20, 30), (30, 45), (45, 70), (70, 1000))
"""Bands of forecasts, by the games of the player who has played fewer."""

Shares: TypeAlias = dict[tuple[Level, Level], list[float]]


class Forecast(NamedTuple):
    """The expected and the actual share of a game, the games of the player with fewer, and the larger uncertainty."""

    expected: float
    share: float
    games: int
    sigma: float


class Elo:
    """Plain Elo, as chess clubs keep it."""

    def __init__(self, k: float) -> None:
        self.k = k

    def new(self) -> tuple[float, float]:
        return 1500.0, 0.0

    def expected(self, one: tuple[float, float], other: tuple[float, float]) -> float:
        return float(1 / (1 + 10 ** ((other[0] - one[0]) / 400)))

    def after(
        self, one: tuple[float, float], other: tuple[float, float], share: float
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        more = self.k * (share - self.expected(one, other))
        return (one[0] + more, 0.0), (other[0] - more, 0.0)


class OpenSkill:
    """A model of openskill with the program's parameters."""

    def __init__(self, kind: Callable[..., Any], **more: Any) -> None:
        self.model = kind(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, **more)

    def new(self) -> tuple[float, float]:
        return MU, SIGMA

    def expected(self, one: tuple[float, float], other: tuple[float, float]) -> float:
        return float(self.model.predict_win([[self.model.create_rating([*each])] for each in (one, other)])[0])

    def after(
        self, one: tuple[float, float], other: tuple[float, float], share: float
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        teams = [[self.model.create_rating([*each])] for each in (one, other)]
        [first], [second] = self.model.rate(teams, ranks=[1 - share, share])
        return (first.mu, first.sigma), (second.mu, second.sigma)


class Ours(OpenSkill):
    """The program's own model."""

    def __init__(self) -> None:
        pass

    def expected(self, one: tuple[float, float], other: tuple[float, float]) -> float:
        return chances([Rating(*one), Rating(*other)])[0]

    def after(
        self, one: tuple[float, float], other: tuple[float, float], share: float
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        first, second = rate(
            [Rating(*one), Rating(*other)], [1, round(1 + 2 * (share - 0.5))] if share >= 0.5 else [2, 1]
        )
        return (first.mu, first.sigma), (second.mu, second.sigma)


def undamped(*_: object) -> float:
    return 1.0


OURS = "Thurstone-Mosteller, undamped (ours)"
MODELS: dict[str, Elo | OpenSkill] = {
    OURS: Ours(),
    "Thurstone-Mosteller": OpenSkill(ThurstoneMostellerFull),
    "Bradley-Terry, undamped": OpenSkill(BradleyTerryFull, gamma=undamped),
    "Bradley-Terry": OpenSkill(BradleyTerryFull),
    "Plackett-Luce": OpenSkill(PlackettLuce),
    "Elo, K = 16": Elo(16),
    "Elo, K = 24": Elo(24),
    "Elo, K = 32": Elo(32),
}


def measured(name: str, games: int) -> Shares:
    """For each pair of levels, the share of the first one in each of their games."""
    found: Shares = {}
    with ProcessPoolExecutor(int(os.environ.get("SUMMARUM_WORKERS", "2"))) as pool:
        for strong, weak in combinations(reversed(LEVELS), 2):
            one = partial(play, name=name, options={}, strong=strong, weak=weak)
            found[strong, weak] = [result.won for result in pool.map(one, range(games), chunksize=4)]
    return found


def share_of(shares: Shares, one: Level, other: Level, rng: Random) -> float:
    """The share of the first level in one of the games between two levels; equal levels toss a coin."""
    if one is other:
        return float(rng.randrange(2))
    if (one, other) in shares:
        return rng.choice(shares[one, other])
    return 1 - rng.choice(shares[other, one])


def season(model: Elo | OpenSkill, shares: Shares, rng: Random) -> tuple[list[Forecast], bool]:
    """The forecasts of games among new players, and whether the levels were in order after 30 games each."""
    players = [kind for kind in KINDS for _ in range(EACH)]
    ratings, played = [model.new() for _ in players], [0] * len(players)
    early: dict[int, float] = {}
    forecasts = []
    for _ in range(GAMES_EACH * len(players) // 2):
        one, other = rng.sample(range(len(players)), 2)
        share = share_of(shares, rng.choice(players[one]), rng.choice(players[other]), rng)
        sigma = max(ratings[one][1], ratings[other][1])
        expected = model.expected(ratings[one], ratings[other])
        forecasts.append(Forecast(expected, share, min(played[one], played[other]), sigma))
        ratings[one], ratings[other] = model.after(ratings[one], ratings[other], share)
        for each in (one, other):
            played[each] += 1
            if played[each] == FEW:
                early[each] = ratings[each][0]
    means = [fmean(early[n] for n, kind in enumerate(players) if kind == (level,) and n in early) for level in LEVELS]
    return forecasts, means == sorted(means)


def brier(forecasts: Sequence[Forecast]) -> float:
    """The mean squared error of forecasts."""
    return fmean((one.expected - one.share) ** 2 for one in forecasts)


def say(*words: str) -> None:
    """Print a line at once."""
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def report(name: str, shares: Shares) -> None:
    """Print what was found for one set of rules."""
    say(f"\n## {name}\n\n| between | games | share of the first |\n| --- | --- | --- |")
    for (one, other), found in shares.items():
        say(f"| {one} – {other} | {len(found)} | {fmean(found):.1%} |")
    say("\n| model | Brier score from the 31st game on | in order after 30 games |\n| --- | --- | --- |")
    kept: list[Forecast] = []
    for title, model in MODELS.items():
        rng, ordered, late = Random(name), 0, []
        for _ in range(ROUNDS):
            forecasts, in_order = season(model, shares, rng)
            ordered += in_order
            late += [one for one in forecasts if one.games >= FEW]
            kept += forecasts if title == OURS else []
        say(f"| {title} | {brier(late):.4f} | {ordered} of {ROUNDS} |")
    say("\n| rated games before | forecasts | mean uncertainty | Brier score |\n| --- | --- | --- | --- |")
    for least, most in BANDS:
        band = [one for one in kept if least <= one.games < most]
        sigma = fmean(one.sigma for one in band)
        say(f"| {least} to {most - 1} | {len(band)} | {sigma:.0f} | {brier(band):.4f} |")
    say("\nRatings of the levels, *club* at 1500:", ", ".join(f"{one} {rating}" for one, rating in levels(shares)))


def levels(shares: Shares) -> list[tuple[Level, int]]:
    """The ratings of the levels that explain their results against *club*."""
    found = []
    for level in LEVELS:
        pairs = {(level, Level.CLUB): 1, (Level.CLUB, level): -1}
        signed = [(share - 0.5) * sign for pair, sign in pairs.items() for share in shares.get(pair, [])]
        share = min(0.99, max(0.01, 0.5 + fmean(signed or [0.0])))
        found.append((level, Rating(MU + NormalDist().inv_cdf(share) * BETA * 2**0.5).shown))
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+", help="the games, by their names in the registry")
    parser.add_argument("--games", type=int, default=2000 // 3, help="games between each two levels (default 666)")
    typed = parser.parse_args()
    for name in typed.names:
        report(name, measured(name, typed.games))


if __name__ == "__main__":
    main()
