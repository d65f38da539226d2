"""Boards of Summy to draw: what games look like early, in the middle and late, and one no game can reach."""

from core.game import Seat
from core.grid import Cell, parse_cell
from core.summy.view import LastMove, Own, SeatView, View

FACES = "0123456789+-x:="

START = ("." * 25,) * 12 + ("." * 12 + "=" + "." * 12,) + ("." * 25,) * 12

MIDDLE = (
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".......#.#...#...........",
    "......#2:2+6=7#..........",
    ".......+.0...-...........",
    ".......6.3...4...........",
    ".......x.-.#.=...........",
    ".......1.1.6.3...........",
    ".......=.5.-.#...........",
    "......#8:8=1#............",
    ".......#.=.=.............",
    ".........4.5.............",
    ".........5.#.............",
    ".........#...............",
    ".........................",
    ".........................",
)

BUSY = (
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    ".........................",
    "...........#.............",
    "...........8.............",
    ".........#.:.............",
    ".........8.1#............",
    ".........2.:9............",
    ".........5#4-2=2#........",
    ".....#9x2:3=6#...........",
    "........#7+2=9#..........",
    ".........56#34...........",
    ".........==.#+...........",
    ".........19##0...........",
    ".........1#61:...........",
    ".........##3x4...........",
    "........#14:7=2#.........",
    "........#3+6=9#..........",
    "..........0374...........",
    "..........==##...........",
    "..........41.............",
    "..........##.............",
    ".........................",
)

LATE = (
    "........4.#3x3=9#........",
    "........x....+...........",
    "........1.#..1...........",
    "...#2+54=56#.0....#......",
    "........4#:..:...#3......",
    "........#13.#2...7+......",
    "........#8+82=90#x1......",
    "......#84:3=28#3x1=3#....",
    ".........3=.-#...-4......",
    ".........=5.9....1#......",
    ".........6#.-....=.......",
    "........##768:8=96#......",
    ".......#94+2=96#.#.......",
    "........5.5#56:7=8#......",
    "........-.x.#............",
    "........9.5..............",
    "........-.x..............",
    "........8.0..............",
    "........4.=..............",
    "........=.7..............",
    "........2.#..............",
    "........#................",
    ".........................",
    ".........................",
    ".........................",
)

DENSE = tuple("".join(FACES[(7 * x + 11 * y + x * y) % 15] for x in range(25)) for y in range(25))


def cells(names: str) -> tuple[Cell, ...]:
    """The cells of a list of names."""
    return tuple(parse_cell(name, 25) for name in names.split())


def laid(seat: int, tiles: str, blockers: str, points: int) -> LastMove:
    """A laying on these cells, with the blockers it left."""
    return LastMove(Seat(seat), "laid", cells(tiles), (), cells(blockers), points, 0)


def exchanged(seat: int, count: int) -> LastMove:
    """An exchange of this number of tiles."""
    return LastMove(Seat(seat), "", (), (), (), 0, count)


def view(
    rows: tuple[str, ...],
    *,
    scores: tuple[int, ...] = (124, 97),
    tiles: tuple[int, ...] | None = None,
    left: frozenset[int] = frozenset(),
    stock: int = 61,
    turn: int | None = 1,
    last: LastMove | None = None,
    final: bool = False,
    ending: str = "",
    rack: str | None = None,
) -> View:
    """A view with the usual values where none are given; seats are counted from 1."""
    counts = tiles or (8,) * len(scores)
    seats = enumerate(zip(scores, counts, strict=True), start=1)
    return View(
        rows=rows,
        seats=tuple(SeatView(score, held, seat in left) for seat, (score, held) in seats),
        stock=stock,
        turn=frozenset() if turn is None else frozenset({Seat(turn)}),
        last=last,
        final=final,
        ending=ending,
        private=None if rack is None else Own(Seat(1), rack),
    )
