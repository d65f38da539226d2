"""How well reviews find blunders: `python tests/bench/reviews.py summy --games 50`.

Three blunders are planted in each game of masters: a beginner's turn in place of a master's that scores at least ten points
less. Where turns have no points, the valuation itself says what a blunder is, twice its margin: there the share that is found
only shows that masters make no greater ones. Printed are the share of them among the three most expensive turns, how much the
players of each level give away in a turn, how often masters without planted blunders are told of a mistake, and how long a
review takes.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a script, not as part of a package

from bot.games.registry import load
from core.game import Game, Level, Seat
from core.replay import LogEntry, Replay, advance, begin, draws
from core.review import most_expensive, reviewed

ONE = Seat(1)
PLANTED = 3
BLUNDER = 10
LONGEST = 1000
"""A game is stopped after this many choices."""


class Result(NamedTuple):
    """A game: how many blunders were planted and found, what a turn gave away on average, mistakes, and seconds of review."""

    planted: int
    found: int
    lost: float
    mistakes: int
    turns: int
    seconds: float


def play(
    game: Game[Any, Any, Any, Any], seats: int, number: int, level: Level, *, plant: int = 0
) -> tuple[list[LogEntry], list[tuple[str, ...]]]:
    """The log of a game, and the moves of the blunders planted in seat 1."""
    seed, rng = number.to_bytes(32, "big"), Random(number)
    replay, entries, _ = draws(game, begin(game, seats), seed=seed, client_seed=b"reviews")
    log, blunders = list(entries), list[tuple[str, ...]]()
    for _ in range(LONGEST):
        if not game.turn(replay.position):
            break
        seat = min(game.turn(replay.position))
        view = game.view(replay.position, seat)
        moves = game.choose(view, level, rng)
        if seat == ONE and len(blunders) < plant and rng.random() < 0.3:
            weak = game.choose(view, Level.BEGINNER, rng)
            if is_blunder(game, replay, seat, weak, moves):
                moves = weak
                blunders.append(tuple(map(game.format, weak)))
        replay, log = entered(game, replay, log, seat, moves, seed)
    return log, blunders


def is_blunder(
    game: Game[Any, Any, Any, Any], replay: Replay[Any], seat: Seat, weak: Sequence[Any], strong: Sequence[Any]
) -> bool:
    """Whether the weak turn scores far less than the strong one or, without points, gives away far more than the margin."""
    before, after = game.points(replay.position, seat), [replay.position, replay.position]
    if before is None:
        found = game.value(game.view(replay.position, seat), weak)
        return found is not None and found.loss >= (2 * found.margin or 6.0)
    for n, moves in enumerate((weak, strong)):
        for move in moves:
            after[n] = game.apply(after[n], seat, move).position
    return (game.points(after[1], seat) or 0) - (game.points(after[0], seat) or 0) >= BLUNDER


def entered(
    game: Game[Any, Any, Any, Any],
    replay: Replay[Any],
    log: list[LogEntry],
    seat: Seat,
    moves: Sequence[Any],
    seed: bytes,
) -> tuple[Replay[Any], list[LogEntry]]:
    """The replay and the log after these moves and the draws behind them."""
    for move in moves:
        log.append(LogEntry(seat, game.format(move)))
        replay, _ = advance(game, replay, log[-1], seed=seed, client_seed=b"reviews")
    replay, entries, _ = draws(game, replay, seed=seed, client_seed=b"reviews")
    return replay, [*log, *entries]


def reviewed_game(number: int, *, name: str, options: Mapping[str, str], level: Level, plant: int) -> Result:
    """Play one game and review seat 1."""
    game = load(name, options).game
    seats = max(2, game.seats[0])
    log, blunders = play(game, seats, number, level, plant=plant)
    start = process_time()
    turns = reviewed(game, seats, log, ONE)
    seconds = process_time() - start
    told = [one.decision.moves for one in most_expensive(turns, PLANTED)]
    found = sum(moves in told for moves in blunders)
    lost = [one.valuation.loss for one in turns]
    return Result(len(blunders), found, sum(lost) / max(1, len(lost)), sum(map(bool, lost)), len(turns), seconds)


def main() -> int:
    """Print the table; the exit status is 1 if blunders are missed, the levels are out of order or a review takes long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the game, by its name in the registry")
    parser.add_argument("options", nargs="*", help="its options, as in a challenge")
    parser.add_argument("--games", type=int, default=50, help="games of each kind (default 50)")
    parser.add_argument("--workers", type=int, default=2)
    typed = parser.parse_args()
    options = {name: value or "yes" for name, _, value in (word.partition("=") for word in typed.options)}
    kinds = {"planted": (Level.MASTER, PLANTED), **{level.value: (level, 0) for level in reversed(Level)}}
    figures: dict[str, list[Result]] = {}
    sys.stdout.write("| players | games | planted | found | given away a turn | mistakes | p95 of a review |\n")
    sys.stdout.write("| --- | --- | --- | --- | --- | --- | --- |\n")
    with ProcessPoolExecutor(typed.workers) as pool:
        for kind, (level, plant) in kinds.items():
            game = partial(reviewed_game, name=typed.name, options=options, level=level, plant=plant)
            done = figures[kind] = list(pool.map(game, range(typed.games)))
            planted, found = sum(one.planted for one in done), sum(one.found for one in done)
            mistakes, turns = sum(one.mistakes for one in done), sum(one.turns for one in done)
            seconds = sorted(one.seconds for one in done)[int(0.95 * (len(done) - 1))]
            share = f"{found / planted:.1%}" if planted else "–"
            sys.stdout.write(
                f"| {kind} | {len(done)} | {planted} | {share} | {mean(done):.2f} | {mistakes} of {turns} | {seconds:.2f} s |\n"
            )
            sys.stdout.flush()
    planted = sum(one.planted for one in figures["planted"])
    found = sum(one.found for one in figures["planted"])
    ordered = mean(figures["beginner"]) > mean(figures["club"]) >= mean(figures["master"])
    return 0 if found >= 0.95 * planted and ordered else 1


def mean(results: Sequence[Result]) -> float:
    """What a turn gave away on average, in these games."""
    return sum(one.lost for one in results) / len(results)


if __name__ == "__main__":
    raise SystemExit(main())
