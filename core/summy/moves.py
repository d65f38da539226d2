"""The moves of Summy."""

from dataclasses import dataclass
from typing import TypeAlias

from core.dealing import Draw
from core.grid import Cell, Direction, line, step

TILES = "0123456789+-x:="
"""Every kind of tile, in the order racks are sorted by."""


def sort_tiles(tiles: str) -> str:
    """The same tiles in rack order."""
    return "".join(sorted(tiles, key=TILES.index))


@dataclass(frozen=True, slots=True)
class Lay:
    """One sum laid (S5): the whole run, first tile to last; `old` holds the offsets of tiles that were there before."""

    start: Cell
    direction: Direction
    run: str
    old: frozenset[int]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the whole run, first to last."""
        return line(self.start, self.direction, len(self.run))

    @property
    def laid(self) -> dict[Cell, str]:
        """The tiles that come from the rack, by cell."""
        start, way, old = self.start, self.direction, self.old
        return {step(start, way, offset): tile for offset, tile in enumerate(self.run) if offset not in old}

    @property
    def tiles(self) -> str:
        """The tiles that come from the rack, in the order of the run."""
        return "".join([tile for offset, tile in enumerate(self.run) if offset not in self.old])


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles that leave the game for new ones (S11); sorted."""

    tiles: str


Move: TypeAlias = Lay | Exchange | Draw
