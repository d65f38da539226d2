"""Boards of Kakuro to draw: early, in the middle and late in a game, and one with every card."""

from core.game import Event, Seat
from core.grid import Cell, Direction, parse_cell, step
from core.kakuro.view import KakuroLine, LastMove, Own, SeatView, Tried, View, digit

START = (
    ".........",
    ".........",
    "....6....",
    ".........",
    "..9.d.1..",
    ".........",
    "....9....",
    ".........",
    ".........",
)

EARLY = (
    ".........",
    ".........",
    "....6....",
    ".........",
    "..9h431..",
    "....5....",
    "....9....",
    ".........",
    ".........",
)
"""The example of the rule book: red 8 has just been laid on D5, and the 4 on E5 turned over."""

MIDDLE = (
    "......i..",
    "....h639.",
    "....6.9..",
    "..ce2....",
    "..9.a3c..",
    ".....158.",
    "....4....",
    ".........",
    ".........",
)

LATE = (
    "...hf24..",
    "...43....",
    "..b752c76",
    "..ei4e7c5",
    ".e7878a74",
    ".e8f83564",
    ".331992a.",
    "a263h539d",
    "..a2a8129",
)

LAST = (
    "....9h486",
    "..d2147h.",
    "ab.46f493",
    ".5e35ga2f",
    "d725aib73",
    "a1389h9eg",
    "39b936316",
    "88716e693",
    "g252d7458",
)

FULL = tuple("".join("123456789abcdefghi"[(5 * x + 7 * y + x * y) % 18] for x in range(9)) for y in range(9))


def cell(name: str) -> Cell:
    """A cell by its name."""
    return parse_cell(name, 9)


def cells(names: str) -> tuple[Cell, ...]:
    """The cells of a list of names."""
    return tuple(map(cell, names.split()))


def kakuro(rows: tuple[str, ...], head: str, direction: Direction, count: int) -> KakuroLine:
    """The kakuro of `count` addends behind a head on this board."""
    first = cell(head)
    behind = tuple(step(first, direction, offset) for offset in range(1, count + 1))
    addends = "".join(rows[one.row][one.column] for one in behind)
    return KakuroLine(first, digit(rows[first.row][first.column]), direction, behind, addends)


def laid(
    seat: int, at: str, *kakuros: KakuroLine, turned: str = "", points: int | None = None, back: str = ""
) -> LastMove:
    """A card laid and the kakuros it made; in a strict game, the cells turned `back`."""
    scored = sum(one.points for one in kakuros) if points is None else points
    wrong = Event("no-head") if back else None
    return LastMove(Seat(seat), "laid", cell(at), "1", cells(turned), kakuros, scored, cells(back), wrong)


def tried(at: str, marked: str, *, turned: str = "") -> Tried:
    """A refused move."""
    return Tried(cell(at), cells(turned), frozenset(cells(marked)))


def view(
    rows: tuple[str, ...],
    *,
    scores: tuple[int, ...] = (124, 97),
    cards: tuple[int, ...] | None = None,
    left: frozenset[int] = frozenset(),
    bag: int = 31,
    turn: int | None = 1,
    last: LastMove | None = None,
    ending: str = "",
    hand: str | None = None,
    tried: Tried | None = None,
) -> View:
    """A view with the usual values where none are given; seats are counted from 1."""
    counts = cards or (2,) * len(scores)
    seats = enumerate(zip(scores, counts, strict=True), start=1)
    return View(
        rows=rows,
        seats=tuple(SeatView(score, held, seat in left) for seat, (score, held) in seats),
        bag=bag,
        turn=frozenset() if turn is None else frozenset({Seat(turn)}),
        last=last,
        expert=False,
        ending=ending,
        private=None if hand is None else Own(Seat(1), hand),
        tried=tried,
    )
