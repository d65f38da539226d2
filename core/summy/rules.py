"""The rules of Summy in figures, read from the [rules] table of its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from core.figures import bounds, counted, number
from core.grid import Cell, parse_cell
from core.options import Options, demand_known
from core.summy.moves import TILES, sort_tiles


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules; `tiles` is every tile of the game in rack order, the opening one included (S1)."""

    options: ClassVar[Options] = {}

    version: int
    seats: tuple[int, int]
    board: int
    centre: Cell
    opening: str
    rack: int
    last_turn: int
    tiles: str

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError `unknown-option` for any option, ValueError for a malformed table."""
        demand_known(options, cls.options)
        size = number(table["board"])
        return cls(
            version=number(table["version"]),
            seats=bounds(table["seats"]),
            board=size,
            centre=parse_cell(str(table["centre"]), size),
            opening=str(table["opening"]),
            rack=number(table["rack"]),
            last_turn=number(table["last-turn"]),
            tiles=sort_tiles(counted(table["tiles"], TILES)),
        )
