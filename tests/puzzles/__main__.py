"""Makes the collection of puzzles again: `python -m tests.puzzles summy 200`, by hand and only when the rules changed.

Computers play; a position in which one turn brings clearly more points than any other becomes a puzzle, unless one like it
is there already. A puzzle is one turn, and a full search knows its points: in Summy and in Kakuro. How hard it is follows
from how often careless players miss that turn.
"""

import sys
from dataclasses import replace
from itertools import count
from math import log10
from random import Random
from statistics import median
from typing import Final

from bot.games.puzzles import SEATS, Puzzle, path
from bot.games.registry import load
from bot.ratings.model import MU
from core.game import Level
from core.replay import LogEntry, advance, begin, draws
from tests.puzzles.proving import LEAD, RUNS, easiness, lead, ranked

FIRST: Final = 4
"""The turns played before a position can be a puzzle: a nearly empty board asks little."""

LATER: Final = 12
"""The search begins up to that many turns later: puzzles should come from whole games, not just from beginnings."""

CLUB_PLAYS: Final = 0.7
"""The share of turns that *club* plays: with a beginner among the players, boards differ more."""

HEAD: Final = "# rating | points | points of the second best | the best turn | number of the game | its turns before"


def main(arguments: list[str]) -> int:
    """Write the puzzles of a game; the arguments are its name and their number. Returns the exit status."""
    game, wanted = arguments
    found: list[tuple[float, Puzzle]] = []
    alike: set[str] = set()
    for number in count(1):
        if len(found) == int(wanted):
            break
        share, puzzle = _of_game(game, number) or (0.0, None)
        if puzzle is not None and puzzle.best not in alike:
            alike.add(puzzle.best)
            found.append((share, puzzle))
        sys.stderr.write(f"\r{len(found)} puzzles from {number} games")
    middle = median(_odds(share) for share, _ in found)
    lines = (str(replace(puzzle, rating=round(MU + 400 * (_odds(share) - middle)))) for share, puzzle in found)
    path(game).parent.mkdir(exist_ok=True)
    path(game).write_text("\n".join([HEAD, *lines, ""]), "utf-8")
    return 0


def _odds(share: float) -> float:
    """The odds against finding it, as a power of ten; 400 points of a rating are one such power."""
    kept = min(max(share, 1 / RUNS), 1 - 1 / RUNS)
    return log10((1 - kept) / kept)


def _of_game(name: str, number: int) -> tuple[float, Puzzle] | None:
    """The puzzle from one game, after the share of tries in which it is solved; None if the game has none.

    It is one at most: later positions of a game look much like earlier ones.
    """
    game, seed, rng = load(name).game, number.to_bytes(32, "big"), Random(number)
    replay, _, _ = draws(game, begin(game, SEATS), seed=seed, client_seed=b"")
    moves: tuple[str, ...] = ()
    first = FIRST + rng.randrange(LATER)
    while game.turn(replay.position):
        seat = min(game.turn(replay.position))
        view = game.view(replay.position, seat)
        turns = ranked(name, view) if len(moves) >= first else ()
        if turns and lead(turns) >= LEAD and turns[1].points:
            best, second = turns[0], turns[1]
            puzzle = Puzzle(0, best.points, second.points, game.format(best.move), number, moves)
            return easiness(turns, Random(number)), puzzle
        level = Level.CLUB if rng.random() < CLUB_PLAYS else Level.BEGINNER
        [move] = game.choose(view, level, rng)
        moves = (*moves, game.format(move))
        replay, _ = advance(game, replay, LogEntry(seat, moves[-1]), seed=seed, client_seed=b"")
        replay, _, _ = draws(game, replay, seed=seed, client_seed=b"")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
