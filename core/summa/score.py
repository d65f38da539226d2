"""The score of a grid with marked stretches, and the ranking of a finished game."""

from dataclasses import replace

from core.game import Outcome, Seat
from core.grid import EMPTY, Direction, cells_with
from core.seats import places
from core.summa.marks import Marks, annulled, stretches
from core.summa.position import Grid, Position
from core.summa.rules import Rules
from core.summa.solver.search import best
from core.summa.view import BLACK, Sheet


def sheet(grid: Grid, marks: Marks, *, own: bool) -> Sheet:
    """R5, R6: the sheet of a grid with these marked lines; `marks` may lack the columns."""
    size = len(grid)
    rows, columns = marks[:size], marks[size:]
    across = tuple(stretches(mark, at, Direction.ACROSS) for at, mark in enumerate(rows))
    down = tuple(stretches(mark, at, Direction.DOWN) for at, mark in enumerate(columns))
    free = set(cells_with(grid, EMPTY))
    in_rows, in_columns = annulled(rows, Direction.ACROSS), annulled(columns, Direction.DOWN)
    return Sheet(
        rows=across,
        columns=down,
        row_totals=tuple(sum(one.points for one in line) for line in across),
        column_totals=tuple(sum(one.points for one in line) for line in down),
        annulled_in_rows=tuple(cell for cell in in_rows if cell not in free),
        annulled_in_columns=tuple(cell for cell in in_columns if cell not in free),
        black="".join(grid).count(BLACK),
        own=own,
    )


def sheet_of(rules: Rules, position: Position, seat: Seat) -> Sheet:
    """R8, R10: the sheet of a seat's grid, with its own stretches if it has marked them all, else with the best ones."""
    grid, marks = position.grids[seat - 1], position.marks[seat - 1]
    own = len(marks) == 2 * len(grid)
    counted = sheet(grid, marks if own else best(grid, shortest=rules.shortest), own=own)
    given = position.given
    return replace(counted, given=given.points) if given is not None and given.seat == seat else counted


def outcome(rules: Rules, position: Position) -> Outcome | None:
    """R8: the highest total wins, among equal totals the one with the fewest black cells; leavers rank last.

    R5: a handicap that breaks ties counts before black cells.
    """
    if not position.ending:
        return None
    sheets = {seat: sheet_of(rules, position, seat) for seat in position.seats}
    given = position.given
    worth = {
        seat: (one.total, given is not None and given.breaks_tie(seat), -one.blackened) for seat, one in sheets.items()
    }
    return Outcome(
        ending=position.ending, places=places(position, worth), points=tuple(str(one.total) for one in sheets.values())
    )
