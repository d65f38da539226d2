"""The moves of Summa Summarum."""

from dataclasses import dataclass
from typing import TypeAlias

from core.game import Seat
from core.grid import Cell

SYMBOLS = "IVXL"
"""The symbols on the dice."""


@dataclass(frozen=True, slots=True)
class Blacken:
    """The black cells of a seat (R2), from the top row down."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Symbols of the roll, each with its cell, in the order typed (R3)."""

    pairs: tuple[tuple[str, Cell], ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the newest placing of the running round, the newest pick, or the end of the rows (R4, R10)."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Undo everything placed in the running round, or marked (R4, R10)."""


@dataclass(frozen=True, slots=True)
class Done:
    """The seat confirms that everything is placed, or that all stretches of its rows or columns are picked (R4, R10)."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Lines with their stretches marked (R10): the rows, or the columns, or both."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Stretches of rows or of columns, each by its first and last cell (R10); `done` ends the picking."""

    spans: tuple[tuple[Cell, Cell], ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE rolls the dice for everybody (R3), in the order they are shown."""

    symbols: str


@dataclass(frozen=True, slots=True)
class BlackFor:
    """CHANCE blackens the cells of a seat that did not choose in time (R2)."""

    seat: Seat
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Time:
    """CLOCK says that the time is up (R4)."""


Move: TypeAlias = Blacken | Place | Undo | Reset | Done | Mark | Pick | Roll | BlackFor | Time
