"""The figures of Summy, read from the [rules] table of its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.grid import Cell, parse_cell
from core.options import Options, demand_known
from core.summy.moves import TILES, sort_tiles

OPTIONS: Final[Options] = {}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, frozen; `tiles` is every tile of the game in rack order, the opening one included (S1)."""

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
        demand_known(options, OPTIONS)
        size = _number(table["board"])
        return cls(
            version=_number(table["version"]),
            seats=_range(table["seats"]),
            board=size,
            centre=parse_cell(str(table["centre"]), width=size, height=size),
            opening=str(table["opening"]),
            rack=_number(table["rack"]),
            last_turn=_number(table["last-turn"]),
            tiles=_tiles(table["tiles"]),
        )


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _range(value: object) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"not a smallest and a largest number: {value!r}")
    return _number(value[0]), _number(value[1])


def _tiles(value: object) -> str:
    if not isinstance(value, Mapping) or not set(value) <= set(TILES):
        raise ValueError(f"not a count for each tile: {value!r}")
    return sort_tiles("".join(tile * _number(count) for tile, count in value.items()))
