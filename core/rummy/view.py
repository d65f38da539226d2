"""The view of a seat or the public in a game of Rummy: types only."""

from dataclasses import dataclass
from enum import StrEnum

from core.game import Seat
from core.rummy.melds import Kind, Meld
from core.rummy.tiles import Piece, Tile

__all__ = ["Fault", "FaultKind", "Kind", "LastTurn", "Lit", "Meld", "Own", "Piece", "SeatView", "Task", "Tile", "View"]


class Task(StrEnum):
    """What the seat on turn is to do."""

    DRAWING = "drawing"  # from the new stock, because the old one is empty
    CHOOSING = "choosing"  # from which stock to draw
    LAYING = "laying"  # or discarding
    MENDING = "mending"  # the table, before the turn may end
    OUT = "out"  # with nothing left but to say so


@dataclass(frozen=True, slots=True)
class Lit:
    """The new pieces of a meld: their places, counted from 0."""

    letter: str
    places: frozenset[int]


class FaultKind(StrEnum):
    """A reason why a turn cannot end."""

    SHORT = "short"  # fewer than three tiles
    JOKERS = "jokers"  # no real tile
    ASIDE = "aside"  # tiles set aside


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason why a turn cannot end yet, about a meld or (without a letter) about the tiles set aside."""

    kind: FaultKind
    letter: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The public facts of the newest finished turn.

    `laid` are the tiles the table has gained, `gained` those the seat has taken from it (jokers released and kept, tiles
    swapped out by P9); `changed` are the letters of new or changed melds; `discarded` is the discarded tile, if any, and
    `given` is true if it came from the table (P10).
    """

    seat: Seat
    laid: tuple[Tile, ...]
    gained: tuple[Tile, ...]
    changed: tuple[str, ...]
    lit: tuple[Lit, ...]
    claimed: tuple[str, ...]
    unclaimed: tuple[str, ...]
    discarded: Tile
    given: bool
    opened: bool
    out: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one seat: how many tiles it holds (or held when it left), whether it has opened or left, its claims.

    After the end `hand` shows the tiles, `place` the rank and `points` the match points, claims included, as in a record
    (`2.5`, `2+1/3`); before that they are empty.
    """

    tiles: int
    opened: bool
    left: bool
    claims: int
    hand: tuple[Tile, ...] = ()
    place: int = 0
    points: str = ""


@dataclass(frozen=True, slots=True)
class Own:
    """The private side of the viewing seat, with the draft of its running turn.

    `hand` is the hand after the draft, sorted by colour and number; `drawn` are the tiles drawn in this turn. `melds` is the
    table after the draft, empty off turn; `aside` are the tiles set aside, `lit` the differences from the public table,
    `actions` the canonical texts of the draft, and `faults` the reasons why the turn cannot end.
    """

    seat: Seat
    hand: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    opened: bool
    melds: tuple[Meld, ...]
    aside: tuple[Tile, ...]
    lit: tuple[Lit, ...]
    actions: tuple[str, ...]
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table, the old stock in the order given, the size of the new one, the seats, and the viewer's own side.

    `drawn` is true once the seat on turn has drawn, `took` is the tile it took from the old stock; `claims` is true if
    groups may be claimed (Plus); `ending` is empty while the game runs.
    """

    melds: tuple[Meld, ...]
    old: tuple[Tile, ...]
    new: int
    seats: tuple[SeatView, ...]
    turn: frozenset[Seat]
    drawn: bool
    took: Tile
    claims: bool
    last: LastTurn | None
    ending: str
    private: Own | None

    @property
    def scores(self) -> tuple[int, ...]:
        """Empty: Rummy has no scores before the end."""
        return ()
