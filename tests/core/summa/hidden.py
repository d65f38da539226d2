"""What a position of Summa Summarum hides, redealt."""

from dataclasses import replace
from random import Random

from core.game import Seat
from core.grid import EMPTY, Cell, Direction
from core.summa.black import choices
from core.summa.marks import spans_of
from core.summa.moves import Pick, Place
from core.summa.position import Grid, Position
from core.summa.solver.search import best
from core.summa.view import Phase


def hide(position: Position, keep: Seat | None, rng: Random) -> Position:
    """Other black cells, other placings of the running round and other marks at every seat but the one kept."""
    if position.ending:
        return position
    others = [seat for seat in position.active if seat != keep]
    black, drafts = list(position.black), list(position.drafts)
    marks, picks = list(position.marks), list(position.picks)
    for seat in others:
        grid, done = position.grids[seat - 1], seat in position.done
        if position.phase is Phase.BLACKENING:
            black[seat - 1] = rng.choice(choices(len(grid), 4)) if done else ()
        elif position.phase is Phase.PLACING:
            drafts[seat - 1] = _placings(grid, position.roll, rng, all_=done)
        else:
            shortest = rng.choice((2, 3))
            lines = best(grid, shortest=shortest)
            count = 12 if done else rng.choice((0, 6))
            due, way = (lines[:6], Direction.ACROSS) if count == 0 else (lines[count:], Direction.DOWN)
            marks[seat - 1] = lines[:count]
            picks[seat - 1] = tuple(Pick((span,)) for span in spans_of(due, way) if rng.choice((True, False)))
    return replace(position, black=tuple(black), drafts=tuple(drafts), marks=tuple(marks), picks=tuple(picks))


def _placings(grid: Grid, roll: str, rng: Random, *, all_: bool) -> tuple[Place, ...]:
    """A random number of symbols of the roll, or all of them, in one line or several."""
    free = [Cell(x, y) for y, row in enumerate(grid) for x, there in enumerate(row) if there == EMPTY]
    count = len(roll) if all_ else rng.randint(0, len(roll))
    pairs = tuple(zip(rng.sample(roll, count), rng.sample(free, count), strict=True))
    cut = rng.randint(0, count)
    return tuple(Place(part) for part in (pairs[:cut], pairs[cut:]) if part)
