"""The rules of Summa Summarum in figures, read from the [rules] table of its data file, and its options."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from core.errors import OptionError
from core.figures import bounds, number
from core.options import SWITCH, Options, demand_known, switched
from core.summa.moves import SYMBOLS

_UNITS: Final = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, options included (R4, R9, R10).

    `faces` are those of one die (R1); `shortest` is the least number of symbols of a stretch (R5, R9); `seconds` is the
    timer of a round (R4), None without one; self-scoring may take `scoring_timers` times as long.
    """

    options: ClassVar[Options] = {"profi": SWITCH, "self-scoring": SWITCH, "time": ("60s", "5m", "12h", "off")}

    version: int
    seats: tuple[int, int]
    grid: int
    black: int
    dice: int
    faces: str
    shortest: int
    self_scoring: bool
    seconds: int | None
    scoring_timers: int

    @property
    def rounds(self) -> int:
        """R3: the number of rounds that fill the grid."""
        return (self.grid * self.grid - self.black) // self.dice

    @classmethod
    def from_table(cls, table: Mapping[str, object], options: Mapping[str, str]) -> "Rules":
        """The rules from a table; raises OptionError for an unknown option or value, ValueError for a malformed table."""
        demand_known(options, cls.options)
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
            scoring_timers=number(table["scoring-timers"]),
        )


def _faces(value: object) -> str:
    if not isinstance(value, str) or not value or not set(value) <= set(SYMBOLS):
        raise ValueError(f"not the faces of a die: {value!r}")
    return value


def _seconds(text: str, least: int, most: int) -> int | None:
    """R4: the seconds of `90s`, `5m`, `12h`, `2d` or `off`; raises OptionError `bad-option` for anything else."""
    if text == "off":
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,6})([smhd])", text)
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not least <= seconds <= most:
        raise OptionError("bad-option", option="time", value=text)
    return seconds
