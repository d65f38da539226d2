"""The figures of Kakuro, read from the [rules] table of its data file, and the variants agreed on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.grid import Cell, parse_cell
from core.kakuro.view import DIGITS
from core.options import SWITCH, Options, demand_known, switched

OPTIONS: Final[Options] = {"expert": SWITCH, "strict": SWITCH}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, frozen; `cards` is the digit of every card, sorted (K1); `sides` are marked cells too (K3)."""

    version: int
    seats: tuple[int, int]
    board: int
    middle: Cell
    sides: tuple[Cell, ...]
    hand: int
    cards: str
    expert: bool
    strict: bool

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError for an option (K8, K11) or its value, ValueError for a malformed table."""
        demand_known(options, OPTIONS)
        size = _number(table["board"])
        return cls(
            version=_number(table["version"]),
            seats=_range(table["seats"]),
            board=size,
            middle=parse_cell(str(table["middle"]), width=size, height=size),
            sides=tuple(parse_cell(name, width=size, height=size) for name in _names(table["sides"])),
            hand=_number(table["hand"]),
            cards=_cards(table["cards"]),
            expert=switched(options, "expert"),
            strict=switched(options, "strict"),
        )

    @property
    def marked(self) -> tuple[Cell, ...]:
        """K3: the cells that are set before the game, the middle one first."""
        return (self.middle, *self.sides)


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _range(value: object) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"not a smallest and a largest number: {value!r}")
    return _number(value[0]), _number(value[1])


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(f"not a list of cells: {value!r}")
    return tuple(map(str, value))


def _cards(value: object) -> str:
    if not isinstance(value, Mapping) or not set(value) <= set(DIGITS):
        raise ValueError(f"not a count for each digit: {value!r}")
    return "".join(sorted("".join(digit * _number(count) for digit, count in value.items())))
