"""The view of a seat or the public in a game of Summa Summarum: types only."""

from dataclasses import dataclass
from enum import StrEnum

from core.game import Seat
from core.grid import Cell, Direction, line

BLACK = "#"


class Phase(StrEnum):
    """The phase of a game."""

    BLACKENING = "blackening"  # every seat chooses its black cells (R2)
    PLACING = "placing"  # eight rounds, each with a roll (R3, R4)
    SCORING = "scoring"  # every seat marks its own stretches (R10)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of neighbouring symbols that is a numeral (R5, R6): where it starts, its symbols and its value."""

    start: Cell
    direction: Direction
    text: str
    points: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its cells, first to last."""
        return line(self.start, self.direction, len(self.text))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid scored as on the printed sheet; every part is in the order of the rows or columns.

    While a seat has marked its rows only (R10), the columns have no stretches, no totals and nothing annulled.
    `own` is true where the player marked the stretches, false where the engine did. `given` are the points of a handicap.
    """

    rows: tuple[tuple[Stretch, ...], ...]
    columns: tuple[tuple[Stretch, ...], ...]
    row_totals: tuple[int, ...]
    column_totals: tuple[int, ...]
    annulled_in_rows: tuple[Cell, ...]
    annulled_in_columns: tuple[Cell, ...]
    black: int
    own: bool
    given: int = 0

    @property
    def total(self) -> int:
        """R8: rows and columns together, and the points given before the game."""
        return sum(self.row_totals) + sum(self.column_totals) + self.given

    @property
    def blackened(self) -> int:
        """R8: the cells that are black in the end, from the start or annulled."""
        return self.black + len(self.annulled_in_rows) + len(self.annulled_in_columns)


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one seat: its grid as it stood after the last finished round, and its sheet after the end.

    `rows` are rows of characters (`.` free, `#` black, else a symbol); `new` are the cells written in the last finished
    round, `filled` those of them that were filled when the time was up; `done` is true once the seat has confirmed.
    """

    rows: tuple[str, ...]
    new: tuple[Cell, ...]
    filled: tuple[Cell, ...]
    done: bool
    left: bool
    sheet: Sheet | None


@dataclass(frozen=True, slots=True)
class Own:
    """The private side of the viewing seat.

    `rows` is its grid with the symbols it has placed in the running round, in the cells `new`; `to_place` are the symbols
    of the roll it still has to place. `black` are the cells it has blackened until all are shown. `sheet` holds the
    stretches it has marked so far in self-scoring, `picked` also those it has picked in the lines that are due, in which
    nothing is annulled yet. `wrong` are the cells at fault in a refused move, where one is shown.
    """

    seat: Seat
    rows: tuple[str, ...]
    new: tuple[Cell, ...]
    to_place: str
    black: tuple[Cell, ...]
    sheet: Sheet | None
    wrong: tuple[Cell, ...] = ()
    picked: Sheet | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The phase, the round and its roll, and every seat; `round` is 0 before the first roll.

    `roll` is empty and `roller` None while no round runs.

    `shortest` is the least number of symbols of a stretch (R5, R9). `ending` is empty while the game runs; `places` and
    `scores` are empty until it is over.
    """

    phase: Phase
    round: int
    rounds: int
    roll: str
    roller: Seat | None
    shortest: int
    seats: tuple[SeatView, ...]
    turn: frozenset[Seat]
    ending: str
    places: tuple[int, ...]
    private: Own | None

    @property
    def scores(self) -> tuple[int, ...]:
        """R8: the totals, once the game is over."""
        return tuple(seat.sheet.total for seat in self.seats if seat.sheet is not None)
