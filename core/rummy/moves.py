"""The moves of Rummy: the draw, the actions of a turn, its end, and those of chance."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from core.game import Seat
from core.rummy.tiles import Piece, Tile


@dataclass(frozen=True, slots=True)
class Draw:
    """P5a: two tiles from the new stock, or `tile` from the old one and one from the new."""

    verb: ClassVar[str] = "draw"
    tile: Tile = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A new meld of tiles in this order (`meld`); with `group` a single real tile is read as a group."""

    verb: ClassVar[str] = "meld"
    tiles: tuple[Tile, ...]
    group: bool = False


@dataclass(frozen=True, slots=True)
class Add:
    """A tile to a meld; a joker to a run with its value (`J=R7`)."""

    verb: ClassVar[str] = "add"
    piece: Piece
    letter: str


@dataclass(frozen=True, slots=True)
class Take:
    """A real tile set aside, to be laid again in this turn; `nth` tells the second of two equal ones in a run."""

    verb: ClassVar[str] = "take"
    tile: Tile
    letter: str
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Split:
    """A meld cut in two; the tile begins the second part. A joker in a run is named by its value."""

    verb: ClassVar[str] = "split"
    letter: str
    tile: Tile
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Join:
    """The meld `other` put behind `letter`, or before it if only that fits; the result keeps `letter`."""

    verb: ClassVar[str] = "join"
    letter: str
    other: str


@dataclass(frozen=True, slots=True)
class Release:
    """P8: the tile put in the place of a joker, which goes to the hand."""

    verb: ClassVar[str] = "release"
    letter: str
    tile: Tile


@dataclass(frozen=True, slots=True)
class Swap:
    """P9: a joker from the hand put in the place of a real tile, which goes to the hand."""

    verb: ClassVar[str] = "swap"
    letter: str
    tile: Tile
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Claim:
    """C1: the seat on turn claims a group of four."""

    verb: ClassVar[str] = "claim"
    letter: str


@dataclass(frozen=True, slots=True)
class Unclaim:
    """C3: a claim becomes an ordinary group again."""

    verb: ClassVar[str] = "unclaim"
    letter: str


Action: TypeAlias = Form | Add | Take | Split | Join | Release | Swap | Claim | Unclaim
"""A move that changes the draft of a turn."""


@dataclass(frozen=True, slots=True)
class Steps:
    """Several actions taken as one move, and undone as one."""

    verb: ClassVar[str] = ""
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the newest move after the draw: an action, or several taken as one."""

    verb: ClassVar[str] = "undo"


@dataclass(frozen=True, slots=True)
class Reset:
    """Undo all actions after the draw."""

    verb: ClassVar[str] = "reset"


@dataclass(frozen=True, slots=True)
class Discard:
    """P5c, P10: the turn ends with a tile given to the old stock."""

    verb: ClassVar[str] = "discard"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Done:
    """P10: the turn ends with no tile left to discard."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class First:
    """CHANCE names the seat that begins (P2)."""

    verb: ClassVar[str] = "first"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """CHANCE deals a seat its tiles in the order drawn, without the joker every seat has (P2)."""

    verb: ClassVar[str] = "deal"
    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """CHANCE gives the seat on turn its tiles from the new stock, in the order drawn (P5a)."""

    verb: ClassVar[str] = "draw"
    seat: Seat
    tiles: tuple[Tile, ...]


Move: TypeAlias = Draw | Action | Steps | Undo | Reset | Discard | Done | First | Deal | Drawn
