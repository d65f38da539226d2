"""Tables of Rummy to draw: at the beginning, halfway, with eighty tiles, and in the middle of a turn.

A table has a meld a line, `A R4 J=R5 R6`; new tiles carry a `'`, the owner of a claim stands behind a bar: `B R9 B9 Y9 J | 2`.
"""

from core.game import Seat
from core.rummy.melds import is_valid
from core.rummy.tiles import sort_tiles
from core.rummy.view import Fault, FaultKind, LastTurn, Lit, Meld, Own, SeatView, View

FEW = """
A R4 R5 R6
B B9 Y9' K9
"""
HALF = """
A R4 R5 R6 J=R7' R8
B B9 Y9 K9
C K11 K12 K13 K1 K2
D B3' B4' B5'
E Y6 R6' J
G R2 B2 Y2 K2 | 2
F R13 B13 J K13 | 1
"""
EIGHTY = """
A R4 R5 R6 R7 J=R8 R9 R10 R11 R12 R13 R1 R2 R3
B B9 R9 K9
C K11 K12 K13 K1 K2
D B3 B4 B5 B6 B7 B8 B9 B10
E Y6 R6 J
H Y10 Y11 Y12 Y13 Y1' Y2' Y3
I B11 B12 B13 B1
K R10 B10 K10
L K4 K5 J=K6 K7 K8
M R8 B8 Y8
N Y4 Y5 Y6 Y7
O B5 K5 R5
P Y12 B12 K12 R12
Q K8' K9' K10'
F R13 B13 J K13 | 1
G R2 B2 Y2 K2 | 2
S R7 B7 Y7 K7 | 2
"""
DRAFT = """
A R4 R5 R6 J=R7 R8
B B9 Y9 K9
C K11 K12
D B3 B4 B5 B6'
E Y6 R6 J
H K1' K2'
G R2 B2 Y2 K2 | 2
F R13 B13 J K13 | 1
"""
ROUND = "A " + " ".join(f"B{(at + 4) % 13 + 1}" for at in range(26))
"""A run of all the blue tiles there are."""

HAND = "R1 R2 R9 B1 B1 B10 Y3 Y9 Y13 K5 K6 K13 J"


def melds(drawn: str) -> tuple[Meld, ...]:
    """The melds of a drawing."""
    return tuple(_meld(line)[0] for line in drawn.strip().splitlines())


def lit(drawn: str) -> tuple[Lit, ...]:
    """The new pieces in a drawing."""
    found = (_meld(line) for line in drawn.strip().splitlines())
    return tuple(Lit(meld.letter, places) for meld, places in found if places)


def _meld(line: str) -> tuple[Meld, frozenset[int]]:
    body, _, owner = line.partition("|")
    letter, *pieces = body.split()
    places = frozenset(at for at, piece in enumerate(pieces) if piece.endswith("'"))
    return Meld(letter, tuple(piece.rstrip("'") for piece in pieces), Seat(int(owner)) if owner else None), places


def last(drawn: str = "", *, discarded: str = "", seat: int = 1) -> LastTurn:
    """The last turn, from the new tiles on a table and the tile given to the old stock."""
    return LastTurn(
        seat=Seat(seat),
        laid=(),
        gained=(),
        changed=(),
        lit=lit(drawn),
        claimed=(),
        unclaimed=(),
        discarded=discarded,
        given=False,
        opened=False,
        out=False,
    )


def seat(
    tiles: int = 15,
    *,
    opened: bool = True,
    left: bool = False,
    claims: int = 0,
    hand: str = "",
    place: int = 0,
    points: str = "",
) -> SeatView:
    """The public side of a seat; a hand that is shown counts itself."""
    held = sort_tiles(hand.split())
    return SeatView(len(held) or tiles, opened, left, claims, held, place, points)


def view(
    drawn: str = "",
    *seats: SeatView,
    old: str = "",
    new: int = 70,
    turn: int | None = 1,
    drawing: bool = False,
    took: str = "",
    discarded: str = "",
    ending: str = "",
    own: Own | None = None,
) -> View:
    """A view of this table; the last turn laid its new tiles."""
    said = discarded or old.rpartition(" ")[2]
    return View(
        melds=melds(drawn),
        old=tuple(old.split()),
        new=new,
        seats=seats or (seat(), seat(opened=False)),
        turn=frozenset() if turn is None or ending else frozenset({Seat(turn)}),
        drawn=not drawing and not ending,
        took=took,
        claims=True,
        last=last(drawn, discarded=said) if drawn else None,
        ending=ending,
        private=own,
    )


def own(
    hand: str = HAND, drawn: str = "", *, table: str = "", aside: str = "", actions: str = "", opened: bool = True
) -> Own:
    """The private side of the first seat; its actions are separated by `;`."""
    standing = melds(table)
    faults = [Fault(FaultKind.SHORT, meld.letter, meld.pieces) for meld in standing if not is_valid(meld.pieces)]
    if aside:
        faults.append(Fault(FaultKind.ASIDE, "", tuple(aside.split())))
    return Own(
        seat=Seat(1),
        hand=sort_tiles(hand.split()),
        drawn=tuple(drawn.split()),
        opened=opened,
        melds=standing,
        aside=tuple(aside.split()),
        lit=lit(table),
        actions=tuple(text.strip() for text in actions.split(";") if text),
        faults=tuple(faults),
    )
