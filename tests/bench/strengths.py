"""How strong the computers are, for ratings and handicaps: `python tests/bench/strengths.py summy --games 200 --write`.

Each pair of levels plays. The share of games that a level wins against *club* gives its rating; *club* has the rating with
which everybody begins. The points with which the other one of two levels would have won half of their games are the
handicap between them.
`--write` puts both into `data/levels.toml`. Then they play other games with the handicaps of that file: the weaker one should
win about half. `--levels` leaves out the others.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import NormalDist, fmean, median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from bot.games import strengths
from bot.games.registry import GAMES, load
from bot.games.strengths import FILE, PAIR, Leads, Strengths
from bot.ratings.model import BETA, MU
from core.game import Level
from core.handicap import HANDICAP, Handicap
from tests.bench.levels import Result, play, tally

LEVELS = tuple(reversed(Level))
EVEN = (0.45, 0.55)
"""The bounds of the share that the weaker player should win with a handicap."""

OTHERS = 1_000_000
"""The number of the first game with a handicap: these are not the games in which the handicaps were measured."""

HEAD = f"""\
# How strong the computers are, as `tests/bench/strengths.py --write` and `reviews.py --write` have measured it.
# games: those of each level against {Level.CLUB}. ratings: {Level.CLUB} stands where everybody begins.
# leads: the points that make games of the first of two levels against the second one even; half a point breaks ties.
# given_away: what a turn gives away on average, as reviews see it.
"""


def games(
    pool: ProcessPoolExecutor, name: str, strong: Level, weak: Level, numbers: range, points: float = 0
) -> list[Result]:
    """The games of these numbers between two levels; the weaker one begins with these points."""
    one = partial(with_handicap, name=name, strong=strong, weak=weak, points=points)
    return list(pool.map(one, numbers, chunksize=4))


def with_handicap(number: int, *, name: str, strong: Level, weak: Level, points: float) -> Result:
    """The game of this number between two levels; the weaker one begins with these points."""
    weaker = 1 + (number + 1) % 2
    options = {HANDICAP: str(Handicap.of(weaker, points))} if points else {}
    return play(number, name=name, options=options, strong=strong, weak=weak)


def rating(share: float) -> int:
    """The rating of a player who wins this share of games against *club*; shares above 0.99 count as 0.99."""
    return round(MU + NormalDist().inv_cdf(min(0.99, max(0.01, share))) * BETA * 2**0.5)


def pairs(levels: Sequence[Level]) -> list[tuple[Level, Level]]:
    """Each pair of these levels, the stronger one first."""
    return list(combinations([level for level in LEVELS if level in levels], 2))


def measured(pool: ProcessPoolExecutor, name: str, levels: Sequence[Level], count: int) -> Strengths:
    """Play and print; returns the strengths found, with the known ones of other levels."""
    known = strengths.of(name) or Strengths({}, {Level.CLUB: round(MU)}, {}, {})
    counts, ratings, leads = dict(known.games), dict(known.ratings), dict(known.leads)
    say(f"\n## {name}\n\n| between | games | share of the first | 95 % | ahead by |\n| --- | --- | --- | --- | --- |")
    for strong, weak in pairs(levels):
        found = games(pool, name, strong, weak, range(count))
        done, ahead = tally(found), lead(found)
        say(f"| {strong} – {weak} | {count} | {done.share:.1%} | {done.low:.1%} – {done.high:.1%} | {ahead:g} |")
        leads[strong, weak] = ahead
        if weak is Level.CLUB:
            counts[strong], ratings[strong] = count, rating(done.share)
        elif strong is Level.CLUB:
            counts[weak], ratings[weak] = count, rating(1 - done.share)
    say("\nRatings:", ", ".join(f"{level} {ratings[level]}" for level in Level))
    fitting = in_order(leads) if load(name).game.gives_points else {}
    return replace(known, games=counts, ratings=ratings, leads=fitting)


def lead(found: Sequence[Result]) -> float:
    """The points, in halves, with which the weaker level would have won nearest to half of the games: a half breaks ties."""
    leads = [one.strong - one.weak for one in found]
    middle = round(median(leads))

    def uneven(points: float) -> float:
        return abs(sum((lead < points) - (lead > points) for lead in leads))

    return strengths.in_steps(min((middle + half / 2 for half in range(-3, 4)), key=uneven))


def in_order(leads: Leads) -> Leads:
    """The leads where *master* is ahead of *beginner* by no less than *club* is: if games say otherwise, both by their mean."""
    pairs = [pair for pair in ((Level.CLUB, Level.BEGINNER), (Level.MASTER, Level.BEGINNER)) if pair in leads]
    ahead = [leads[pair] for pair in pairs]
    return leads if ahead == sorted(ahead) else {**leads, **dict.fromkeys(pairs, round(fmean(ahead)))}


def check(pool: ProcessPoolExecutor, name: str, levels: Sequence[Level], numbers: range) -> bool:
    """Play other games with the points that the ratings of the levels lead to, and print who wins; whether all are even."""
    computers, (least, most) = strengths.of(name), EVEN
    if computers is None or not computers.leads:
        return True
    head = f"{name} with a handicap | games | points | share of the weaker one | 95 % |"
    say(f"\n| {head} |\n| --- | --- | --- | --- | --- | --- |")
    even = True
    for strong, weak in pairs(levels):
        points = strengths.points(name, computers.ratings[strong], computers.ratings[weak])
        done = tally(games(pool, name, strong, weak, numbers, points))
        good = least <= 1 - done.share <= most
        even &= good
        bounds = f"{1 - done.high:.1%} – {1 - done.low:.1%}"
        row = f"| {strong} – {weak} | {len(numbers)} | {points} | {1 - done.share:.1%} | {bounds}"
        say(f"{row} | {'ok' if good else 'MISSED'} |")
    return even


def write(name: str, found: Strengths) -> None:
    """Put what was found into the file; other games stay as they are."""
    kept = {other: strengths.of(other) for other in GAMES} | {name: found}
    FILE.write_text(HEAD + "".join(section(name, one) for name, one in kept.items() if one), "utf-8")
    strengths.measured.cache_clear()


def section(name: str, one: Strengths) -> str:
    """A game's part of the file."""
    leads = {PAIR.join(pair): f"{lead:g}" for pair, lead in one.leads.items()}
    return "".join(
        (
            f"\n[{name}]\ngames = {_table(one.games, Level)}\nratings = {_table(one.ratings, Level)}\n",
            f"leads = {_table(leads, map(PAIR.join, pairs(LEVELS)))}\n" if leads else "",
            f"given_away = {_table(one.given_away, Level)}\n" if one.given_away else "",
        )
    )


def _table(figures: Mapping[Any, object], order: Iterable[str]) -> str:
    return "{ " + ", ".join(f"{name} = {figures[name]}" for name in order if name in figures) + " }"


def say(*words: str) -> None:
    """Print a line at once."""
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Play, print and, where asked, write; the exit status is 1 if a handicap makes two levels uneven."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GAMES), help="the games, by their names in the registry")
    parser.add_argument("--games", type=int, default=1000, help="games between each two levels (default 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first of the games with a handicap (default 0)")
    parser.add_argument("--levels", nargs="+", type=Level, choices=LEVELS, default=LEVELS, help="only these play")
    parser.add_argument("--check", action="store_true", help="only try the handicaps of data/levels.toml")
    parser.add_argument("--write", action="store_true", help="put the figures into data/levels.toml")
    typed = parser.parse_args()
    even, first = True, OTHERS + typed.first
    with ProcessPoolExecutor(int(os.environ.get("SUMMARUM_WORKERS", "2"))) as pool:
        for name in typed.names:
            if not typed.check:
                found = measured(pool, name, typed.levels, typed.games)
                if typed.write:
                    write(name, found)
            even &= check(pool, name, typed.levels, range(first, first + typed.games))
    return 0 if even else 1


if __name__ == "__main__":
    raise SystemExit(main())
