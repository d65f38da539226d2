"""The figures of Summa Summarum, read from the [rules] table of its data file, and its options."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import OptionError
from core.figures import bounds, number
from core.options import SWITCH, Options, demand_known, switched
from core.summa.moves import SYMBOLS

OPTIONS: Final[Options] = {"profi": SWITCH, "self-scoring": SWITCH, "time": ("60s", "5m", "12h", "off")}
"""R4, R9, R10: the options, with values to propose."""

_UNITS: Final = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, frozen, options included.

    `faces` are those of one die (R1); `shortest` is the least number of symbols of a stretch (R5, R9); `seconds` is the
    sand-glass (R4), None where none runs; self-scoring takes so many of them as `scoring_glasses` says.
    """

    version: int
    seats: tuple[int, int]
    grid: int
    black: int
    dice: int
    faces: str
    shortest: int
    self_scoring: bool
    seconds: int | None
    scoring_glasses: int

    @property
    def rounds(self) -> int:
        """R3: as many as it takes to fill the grid."""
        return (self.grid * self.grid - self.black) // self.dice

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """Read the table; raises OptionError for an option or value there is not, ValueError for a malformed table."""
        demand_known(options, OPTIONS)
        return cls(
            version=number(table["version"]),
            seats=bounds(table["seats"]),
            grid=number(table["grid"]),
            black=number(table["black"]),
            dice=number(table["dice"]),
            faces=_faces(table["faces"]),
            shortest=number(table["shortest-profi" if switched(options, "profi") else "shortest"]),
            self_scoring=switched(options, "self-scoring"),
            seconds=_seconds(options.get("time", str(table["time"])), *bounds(table["time-range"])),
            scoring_glasses=number(table["scoring-glasses"]),
        )


def _faces(value: object) -> str:
    if not isinstance(value, str) or not value or not set(value) <= set(SYMBOLS):
        raise ValueError(f"not the faces of a die: {value!r}")
    return value


def _seconds(text: str, least: int, most: int) -> int | None:
    """R4: `90s`, `5m`, `12h`, `2d` or `off`."""
    if text == "off":
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,6})([smhd])", text)
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not least <= seconds <= most:
        raise OptionError("bad-option", option="time", value=text)
    return seconds
