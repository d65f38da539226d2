"""The figures of Skeleton, read from the [rules] table of its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from core.figures import bounds, counted, number
from core.options import Options, demand_known
from tests.new_game.skeleton.core.view import DIGITS


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules; `tiles` is the digit of every tile, sorted (Q1). There is nothing to agree on: no `options`."""

    options: ClassVar[Options] = {}

    version: int
    seats: tuple[int, int]
    target: int
    hand: int
    tiles: str

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError for an option, ValueError for a malformed table."""
        demand_known(options, cls.options)
        return cls(
            version=number(table["version"]),
            seats=bounds(table["seats"]),
            target=number(table["target"]),
            hand=number(table["hand"]),
            tiles=counted(table["tiles"], DIGITS),
        )
