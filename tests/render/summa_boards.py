"""Grids of Summa Summarum to draw: one round into the game, halfway, scored."""

from core.game import Seat
from core.grid import Cell, Direction, parse_cell
from core.summa.view import Own, Phase, SeatView, Sheet, Stretch, View

ROUNDS = 8
EMPTY = ("......",) * 6
EXAMPLE = ("LXVLXI", "XV#XXI", "XIVIVI", "#IIVXI", "XII#VI", "IXXXI#")
"""The grid of the worked example, which scores 479."""

VALUES = {"I": 1, "V": 5, "X": 10, "L": 50}


def cells(names: str) -> tuple[Cell, ...]:
    """The cells of a list of names."""
    return tuple(parse_cell(name, 6) for name in names.split())


def worth(text: str) -> int:
    """The value of a numeral."""
    values = [VALUES[sign] for sign in text]
    return sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True))


def line(start: str, direction: Direction, marked: str) -> tuple[Stretch, ...]:
    """The stretches of a line as it is written for self-scoring, `XI-VI-VI`, from a cell on."""
    first, found, at = parse_cell(start, 6), [], 0
    for part in marked.replace("-", " ").replace("#", " # ").replace(".", " . ").split():
        if part not in "#.":
            cell = (
                Cell(first.column + at, first.row)
                if direction is Direction.ACROSS
                else Cell(first.column, first.row + at)
            )
            found.append(Stretch(cell, direction, part, worth(part)))
        at += len(part)
    return tuple(found)


def sheet(rows: str, columns: str, grid: tuple[str, ...], *, own: bool = False) -> Sheet:
    """A sheet from its marked lines, six rows and six columns (or none yet)."""
    across = tuple(line(f"A{at + 1}", Direction.ACROSS, text) for at, text in enumerate(rows.split()))
    down = tuple(line(f"{'ABCDEF'[at]}1", Direction.DOWN, text) for at, text in enumerate(columns.split()))
    kept = {Cell(s.start.column + n, s.start.row) for part in across for s in part for n in range(len(s.text))}
    held = {Cell(s.start.column, s.start.row + n) for part in down for s in part for n in range(len(s.text))}
    written = {Cell(x, y) for y in range(6) for x in range(6) if grid[y][x] not in "#."}
    return Sheet(
        rows=across,
        columns=down,
        row_totals=tuple(sum(s.points for s in part) for part in across),
        column_totals=tuple(sum(s.points for s in part) for part in down),
        annulled_in_rows=tuple(sorted(written - kept)),
        annulled_in_columns=tuple(sorted(written & kept - held)) if down else (),
        black=sum(row.count("#") for row in grid),
        own=own,
    )


ROWS = "LXV-LXI XV#XXI XI-VI-VI #.IV-XI XII#VI IX-XXI#"
COLUMNS = "LXX#XI XVI#IX .#VI-IX LXIV#. XXV-XVI II-III#"
SCORED = sheet(ROWS, COLUMNS, EXAMPLE)
POORER = sheet(ROWS, "LXX#XI XVI#IX .#VI.. LXI.#. XXV-XVI .II-II#", EXAMPLE, own=True)
"""The same rows, but not the best columns: 466."""

HALF = ("LX.L..", "X.#X..", "..V...", "#.IVX.", "X..#..", "..X..#")
LATE = ("LXVLX.", "XV#XX.", "XIVIVI", "#IIVXI", "XII#V.", "IXX.I#")
OTHER = ("X#LIXX", "VI.XXI", "#IVX.L", "IXXII.", "XIV.#X", "IIXV#.")
"""Unfinished grids; the last is another player's."""


def seat(
    rows: tuple[str, ...] = EMPTY,
    new: str = "",
    *,
    filled: str = "",
    done: bool = False,
    left: bool = False,
    sheet: Sheet | None = None,
) -> SeatView:
    """The public side of a seat."""
    return SeatView(rows, cells(new), cells(filled), done, left, sheet)


def view(
    *seats: SeatView,
    round: int = 4,
    roll: str = "LXXI",
    phase: Phase = Phase.PLACING,
    turn: tuple[int, ...] | None = None,
    ending: str = "",
    places: tuple[int, ...] = (),
    own: Own | None = None,
) -> View:
    """A view of these seats; whoever has not confirmed is still to act."""
    acting = [at for at, one in enumerate(seats, start=1) if not (one.done or one.left or ending)]
    who = frozenset(map(Seat, acting if turn is None else turn))
    return View(phase, round, ROUNDS, roll, Seat(1) if roll else None, 2, seats, who, ending, places, own)


def own(
    rows: tuple[str, ...] = EMPTY,
    new: str = "",
    to_place: str = "",
    *,
    black: str = "",
    wrong: str = "",
    sheet: Sheet | None = None,
    picked: Sheet | None = None,
) -> Own:
    """The private side of the first seat."""
    return Own(Seat(1), rows, cells(new), to_place, cells(black), sheet, cells(wrong), picked)


def scored(*sheets: Sheet, places: tuple[int, ...] = ()) -> View:
    """The end of a game in which all have the grid of the worked example, with these sheets; all win if no places are given."""
    seats = (seat(EXAMPLE, sheet=one) for one in sheets)
    return view(*seats, round=ROUNDS, roll="", ending="finished", places=places or (1,) * len(sheets))
