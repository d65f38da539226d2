"""The moves of Kakuro."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from core.dealing import Draw
from core.grid import Cell


@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid, either side up, and the cells of the cards turned over with it (K4, K8).

    The order of the turned cells has no meaning: a record may have any order, typed moves get that of `outwards`.
    """

    cell: Cell
    card: str
    turned: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class SetUp:
    """CHANCE draws the cards of the marked cells, the one in the centre first (K3): cells and digits."""

    cards: tuple[tuple[Cell, str], ...]


Move: TypeAlias = Lay | SetUp | Draw


def outwards(cell: Cell, others: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells in canonical order: from the laid card outwards, upper and left ones first."""
    return tuple(sorted(others, key=lambda one: (abs(one.row - cell.row) + abs(one.column - cell.column), one)))
