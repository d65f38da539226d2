"""The position of a game of Summa Summarum, and what follows from it directly."""

from dataclasses import dataclass
from itertools import islice

from core.game import Seat
from core.grid import EMPTY, Cell, Direction, cells_with, put
from core.handicap import Handicap
from core.seats import Seated
from core.summa.marks import Marks, after_rows, drawn, standing
from core.summa.moves import Pick, Place
from core.summa.view import Phase

Grid = tuple[str, ...]
"""Rows of characters: `.` free, `#` black, else a symbol."""


@dataclass(frozen=True, slots=True)
class Position(Seated):
    """The whole position, secrets included; tuples hold an item for each seat.

    `grids` are the grids after the last finished round, `new` the cells written in that round, `filled` those of them that
    were filled when the time was up. `black` are the cells chosen and not shown yet (R2); `late` is true once the time to
    choose is up. `round` is the last one rolled for, `roll` its symbols, empty once it is over, `roller` the seat that
    rolled last. `drafts` are the placings of the running round, line by line; `done` are the seats that have confirmed.
    `marks` are the marked lines (R10): rows, then columns; `picks` are the stretches picked in the lines that are due.
    `given` is the handicap, if there is one.
    """

    grids: tuple[Grid, ...]
    new: tuple[tuple[Cell, ...], ...]
    filled: tuple[tuple[Cell, ...], ...]
    black: tuple[tuple[Cell, ...], ...]
    drafts: tuple[tuple[Place, ...], ...]
    marks: tuple[tuple[str, ...], ...]
    picks: tuple[tuple[Pick, ...], ...]
    phase: Phase = Phase.BLACKENING
    late: bool = False
    round: int = 0
    roll: str = ""
    roller: Seat | None = None
    done: frozenset[Seat] = frozenset()
    given: Handicap | None = None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """R11: the seats that have something to do in this phase, in seat order."""
        return tuple(seat for seat in self.active if seat not in self.done)

    @property
    def chance_due(self) -> bool:
        """Whether a roll is due (R3), or black cells for a seat that did not choose in time (R2)."""
        return self.late if self.phase is Phase.BLACKENING else self.phase is Phase.PLACING and not self.roll


def placed(position: Position, seat: Seat) -> dict[Cell, str]:
    """R3: the symbols a seat has placed in the running round, by cell."""
    return {cell: symbol for line in position.drafts[seat - 1] for symbol, cell in line.pairs}


def to_place(position: Position, seat: Seat) -> str:
    """R3: the symbols of the roll that a seat still has to place, in the order of the dice."""
    rest = position.roll
    for symbol in placed(position, seat).values():
        rest = rest.replace(symbol, "", 1)
    return rest


def grid_of(position: Position, seat: Seat) -> Grid:
    """A seat's grid with the symbols it has placed in the running round."""
    return put(position.grids[seat - 1], placed(position, seat))


def direction_due(position: Position, seat: Seat) -> Direction:
    """R10: the rows are marked first, then the columns."""
    return Direction.DOWN if position.marks[seat - 1] else Direction.ACROSS


def lines_due(position: Position, seat: Seat) -> tuple[str, ...]:
    """R10: the lines a seat still has to mark: its rows, or its columns as the marked rows leave them."""
    grid, marks = position.grids[seat - 1], position.marks[seat - 1]
    return after_rows(grid, marks) if marks else grid


def picked(position: Position, seat: Seat) -> Marks:
    """R10: the lines due with the stretches a seat has picked in them."""
    spans = standing(span for pick in position.picks[seat - 1] for span in pick.spans)
    return drawn(lines_due(position, seat), spans, direction_due(position, seat))


def first_free(grid: Grid, count: int) -> tuple[Cell, ...]:
    """R4: the first `count` empty cells, row by row from the top, each from the left."""
    return tuple(islice(cells_with(grid, EMPTY), count))
