"""How far reviews can be trusted: `python tests/bench/reviews.py summy --games 50`.

Three blunders are planted in each game of masters: a beginner's turn in place of a master's, if playing on (`playing_on.py`)
shows that it costs much. The script prints how many of them are among the three most expensive turns of the review. Then it
prints, for the same games without them and for games of the other levels, what a turn gives away (the index of mistakes),
how many mistakes are called, how many of them playing on does not confirm, and how long a review takes. Last it prints how
often the levels come out in order by that index when fifty games of each are drawn. `--write` puts the index into
data/levels.toml, with which `/review` compares people.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from bot.games import strengths
from bot.games.registry import load
from core.game import Level, Seat
from core.replay import LogEntry, Replay, advance, begin, draws, fold
from core.review import Reviewed, most_expensive, reviewed
from tests.bench.playing_on import AnyGame, gain
from tests.bench.strengths import write

ONE: Final = Seat(1)
PLANTED: Final = 3
CHANCE_OF_ONE: Final = 0.3
"""The share of turns in which a blunder is tried."""

BLUNDERS: Final = {"summa": 40.0, "rummy-pur": 0.3, "rummy-plus": 0.6}
"""The least that a blunder costs, in points (in Rummy match points); ten in other games."""

CHECKED: Final = {"rummy-pur": 20, "rummy-plus": 6}
"""The games of each kind that are played on where that takes minutes for a turn; 200 in other games."""

BATCH: Final = 50
BATCHES: Final = 1000
FOUND: Final = 0.95
UNCONFIRMED: Final = 0.02
LONGEST: Final = 1000
"""A game is stopped after this many choices."""


class Result(NamedTuple):
    """A game: its blunders planted and found, the loss a turn, its turns, mistakes, how many of those are checked and wrong.

    `seconds` is the time of its review.
    """

    planted: int
    found: int
    lost: float
    turns: int
    mistakes: int
    checked: int
    wrong: int
    seconds: float


def play(
    game: AnyGame, seats: int, number: int, level: Level, *, plant: str = ""
) -> tuple[list[LogEntry], list[tuple[str, ...]]]:
    """The log of a game, and the moves of the blunders planted in seat 1 of a game of this name."""
    seed, rng, planting = number.to_bytes(32, "big"), Random(number), Random(f"planting {number}")
    replay, entries, _ = draws(game, begin(game, seats), seed=seed, client_seed=b"reviews")
    log, blunders = list(entries), list[tuple[str, ...]]()
    for _ in range(LONGEST):
        if not game.turn(replay.position):
            break
        seat = min(game.turn(replay.position))
        moves = game.choose(game.view(replay.position, seat), level, rng)
        if plant and seat == ONE and len(blunders) < PLANTED and planting.random() < CHANCE_OF_ONE:
            weak = game.choose(game.view(replay.position, seat), Level.BEGINNER, planting)
            if is_blunder(plant, game, replay, weak, moves):
                moves = weak
                blunders.append(tuple(map(game.format, weak)))
        replay, log = entered(game, replay, log, seat, moves, seed)
    return log, blunders


def is_blunder(name: str, game: AnyGame, replay: Replay[Any], weak: Sequence[Any], strong: Sequence[Any]) -> bool:
    """Whether a turn of seat 1 that can be valued costs much, as playing on shows."""
    if weak == strong or game.value(game.view(replay.position, ONE), weak) is None:
        return False
    least = BLUNDERS.get(name, 10.0)
    found = gain(name, game, replay.position, ONE, (strong, weak), least=least)
    return found.mean - 2 * found.error >= least


def entered(
    game: AnyGame, replay: Replay[Any], log: list[LogEntry], seat: Seat, moves: Sequence[Any], seed: bytes
) -> tuple[Replay[Any], list[LogEntry]]:
    """The replay and the log after these moves and the draws that follow them."""
    for move in moves:
        log.append(LogEntry(seat, game.format(move)))
        replay, _ = advance(game, replay, log[-1], seed=seed, client_seed=b"reviews")
    replay, entries, _ = draws(game, replay, seed=seed, client_seed=b"reviews")
    return replay, [*log, *entries]


def reviewed_game(
    number: int, *, name: str, options: Mapping[str, str], level: Level, plant: bool = False, checked: int = 0
) -> Result:
    """Play one game and review seat 1; in the first `checked` games every mistake is checked by playing on."""
    game = load(name, options).game
    seats = max(2, game.seats[0])
    log, blunders = play(game, seats, number, level, plant=name if plant else "")
    start = process_time()
    turns = reviewed(game, seats, log, ONE)
    seconds = process_time() - start
    told = [one.decision.moves for one in most_expensive(turns, PLANTED)]
    mistakes = [one for one in turns if one.valuation.loss]
    looked_at = mistakes if number < checked else []
    wrong = sum(not is_confirmed(name, game, seats, log, one) for one in looked_at)
    lost = sum(one.valuation.given_away for one in turns) / max(1, len(turns))
    found = sum(moves in told for moves in blunders)
    return Result(len(blunders), found, lost, len(turns), len(mistakes), len(looked_at), wrong, seconds)


def is_confirmed(name: str, game: AnyGame, seats: int, log: Sequence[LogEntry], mistake: Reviewed[Any]) -> bool:
    """Whether playing on confirms that the turn which the review calls best is better than the one played."""
    position = fold(game, seats, log[: mistake.decision.ply], seed=None, client_seed=b"").position
    best, played = (tuple(map(game.read, one)) for one in (mistake.valuation.best.moves, mistake.decision.moves))
    return gain(name, game, position, ONE, (best, played)).mean > 0


def in_order(worse: Sequence[Result], better: Sequence[Result]) -> float:
    """The share of batches of fifty games of each of two levels in which the better one gives away less."""
    rng = Random(0)
    lost = [[one.lost for one in results] for results in (worse, better)]
    more = (sum(rng.choices(lost[0], k=BATCH)) > sum(rng.choices(lost[1], k=BATCH)) for _ in range(BATCHES))
    return sum(more) / BATCHES


def main() -> int:
    """Print the figures; the exit status is 1 if blunders are missed, mistakes are none, or the levels are out of order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the game, by its name in the registry")
    parser.add_argument("options", nargs="*", help="its options, as in a challenge")
    parser.add_argument("--games", type=int, default=200, help="games of each level (default 200)")
    parser.add_argument(
        "--checked", type=int, help="games of each kind that are checked by playing on (default 200 at most)"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the index into data/levels.toml")
    typed = parser.parse_args()
    most = CHECKED.get(typed.name, 200) if typed.checked is None else typed.checked
    options = {name: value or "yes" for name, _, value in (word.partition("=") for word in typed.options)}
    one = partial(reviewed_game, name=typed.name, options=options)
    with ProcessPoolExecutor(typed.workers) as pool:
        planted = list(pool.map(partial(one, level=Level.MASTER, plant=True), range(most)))
        blunders, found = sum(each.planted for each in planted), sum(each.found for each in planted)
        share = found / max(1, blunders)
        sys.stdout.write(f"{typed.name}: {most} games, {found} of {blunders} blunders found ({share:.1%})\n")
        sys.stdout.write("| players | given away a turn | mistakes | not confirmed | p95 of a review |\n")
        sys.stdout.write("| --- | --- | --- | --- | --- |\n")
        results: dict[Level, list[Result]] = {}
        for level in reversed(Level):
            game = partial(one, level=level, checked=most)
            results[level] = list(pool.map(game, range(typed.games)))
            sys.stdout.write(row(level, results[level]))
            sys.stdout.flush()
    order = in_order(results[Level.BEGINNER], results[Level.CLUB])
    last = in_order(results[Level.CLUB], results[Level.MASTER])
    sys.stdout.write(
        f"of batches of {BATCH} games, {order:.1%} have club below beginner, {last:.1%} master below club\n"
    )
    if typed.write:
        index = {level: round(fmean(one.lost for one in games), 2) for level, games in results.items()}
        write(typed.name, replace(strengths.measured()[typed.name], given_away=index))
    every = [each for games in results.values() for each in games]
    wrong, called = sum(each.wrong for each in every), sum(each.checked for each in every)
    ranked = min(order, last) >= FOUND
    return 0 if share >= FOUND and ranked and wrong <= UNCONFIRMED * called else 1


def row(level: Level, results: Sequence[Result]) -> str:
    """The line of the table about a level."""
    turns, mistakes = sum(one.turns for one in results), sum(one.mistakes for one in results)
    checked, wrong = sum(one.checked for one in results), sum(one.wrong for one in results)
    lost = sum(one.lost for one in results) / len(results)
    seconds = sorted(one.seconds for one in results)[int(0.95 * (len(results) - 1))]
    unsure = f"{wrong} of {checked} ({wrong / checked:.1%})" if checked else "–"
    return f"| {level} | {lost:.2f} | {mistakes} of {turns} turns | {unsure} | {seconds:.2f} s |\n"


if __name__ == "__main__":
    raise SystemExit(main())
