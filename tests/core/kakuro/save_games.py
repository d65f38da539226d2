"""Plays the golden records again: `python -m tests.core.kakuro.save_games`, by hand and only when the rules changed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from core.grid import EMPTY, Cell
from core.kakuro.moves import Lay
from core.kakuro.solver.search import moves
from core.kakuro.view import View
from tests.core import golden
from tests.core.golden import STOPPED, Ended, first, placed, resigned, save, sealed, taken_back

GAMES = Path(__file__).parent / "games"


def eager(view: View, rng: Random) -> tuple[Lay]:
    """Any move that scores, else any move."""
    assert view.private is not None
    found = moves(view.rows, view.private.hand, expert=view.expert)
    return (rng.choice([one for one in found if one.points] or found).move,)


def careless(view: View, rng: Random) -> tuple[Lay]:
    """Now and then turns any card on the board, lawful or not (K11)."""
    (move,) = eager(view, rng)
    lying = [Cell(x, y) for y, row in enumerate(view.rows) for x, card in enumerate(row) if card != EMPTY]
    return (replace(move, turned=(rng.choice(lying),)) if rng.random() < 0.3 else move,)


def modest(view: View, rng: Random) -> tuple[Lay]:
    """Any move that scores a little, else any that scores nothing."""
    assert view.private is not None
    found = moves(view.rows, view.private.hand, expert=False)
    little = [one for one in found if 0 < one.points < 12]
    return (rng.choice(little or [one for one in found if not one.points]).move,)


played = partial(golden.played, "kakuro", player=eager)


def games() -> Iterator[tuple[str, Ended]]:
    """Every way a game can end, by name."""
    yield "two_played_out", played(2, 1)
    yield "two_tie", sealed(first(partial(played, 2, player=modest), placed(1, 1)))
    yield "two_expert", played(2, 2, options={"expert": "yes"})
    yield "two_strict", played(2, 3, options={"strict": "yes"}, player=careless)
    yield "three_played_out", played(3, 4)
    yield "four_played_out", sealed(played(4, 5))
    yield "two_resigned", played(2, 6, extra={9: resigned(1)})
    yield "three_one_resigned", played(3, 7, extra={7: resigned(2)})
    leaving = {4: resigned(4), 8: resigned(1), 9: resigned(3)}
    yield "four_all_but_one_resigned", sealed(played(4, 8, extra=leaving))
    yield "three_stopped", played(3, 9, turns=13, extra={12: STOPPED})
    yield "two_abandoned", played(2, 10, turns=6)
    yield "two_taken_back", taken_back(partial(played, 2, 11), 6)


if __name__ == "__main__":
    save(GAMES, games())
