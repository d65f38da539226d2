"""Plays the golden records again: `python -m tests.core.skeleton.save_games`, by hand and only when the rules changed."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

from core.game import Level
from tests.core import golden
from tests.core.golden import STOPPED, Ended, resigned, save, sealed
from tests.new_game.skeleton.core.moves import Typed
from tests.new_game.skeleton.core.solver import opponents
from tests.new_game.skeleton.core.view import View

GAMES = Path(__file__).parent / "games"


def player(view: View, rng: Random) -> Sequence[Typed]:
    """A computer player that likes variety."""
    return opponents.choose(view, Level.BEGINNER, rng)


played = partial(golden.played, "skeleton", player=player)


def games() -> Iterator[tuple[str, Ended]]:
    """Every way a game can end, and every number of seats, by name."""
    yield "two_played_out", played(2, 1)
    yield "three_played_out", played(3, 2)
    yield "four_played_out", sealed(played(4, 3))
    yield "two_resigned", played(2, 4, extra={9: resigned(1)})
    yield "three_one_resigned", played(3, 5, extra={7: resigned(2)})
    yield "three_stopped", played(3, 6, turns=13, extra={12: STOPPED})
    yield "two_abandoned", played(2, 7, turns=6)


if __name__ == "__main__":
    save(GAMES, games())
