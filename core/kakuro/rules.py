"""The rules of Kakuro in figures, read from the [rules] table of its data file, and its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from core.figures import bounds, counted, listed, number
from core.grid import Cell, parse_cell
from core.kakuro.view import DIGITS
from core.options import SWITCH, Options, demand_known, switched


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, options included; `cards` is the digit of every card, sorted (K1); `sides` are marked cells (K3)."""

    options: ClassVar[Options] = {"expert": SWITCH, "strict": SWITCH}

    version: int
    seats: tuple[int, int]
    board: int
    centre: Cell
    sides: tuple[Cell, ...]
    hand: int
    cards: str
    expert: bool
    strict: bool

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError for an option (K8, K11) or its value, ValueError for a malformed table."""
        demand_known(options, cls.options)
        size = number(table["board"])
        return cls(
            version=number(table["version"]),
            seats=bounds(table["seats"]),
            board=size,
            centre=parse_cell(str(table["centre"]), size),
            sides=listed(table["sides"], lambda name: parse_cell(str(name), size)),
            hand=number(table["hand"]),
            cards=counted(table["cards"], DIGITS),
            expert=switched(options, "expert"),
            strict=switched(options, "strict"),
        )

    @property
    def marked(self) -> tuple[Cell, ...]:
        """K3: the cells that are set before the game, the one in the centre first."""
        return (self.centre, *self.sides)
