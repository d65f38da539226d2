"""Points that the weaker of two players is given before the first move (R5): an option of every game that counts points."""

import re
from dataclasses import dataclass
from typing import Final

from core.errors import OptionError

HANDICAP: Final = "handicap"
"""The option; its value is AUTO until the game begins, and then the seat and its points: `2:12`."""

AUTO: Final = "auto"

_GIVEN: Final = re.compile("([1-9]):(0|[1-9][0-9]{0,3})")


@dataclass(frozen=True, slots=True)
class Handicap:
    """The points that a seat gets before the first move."""

    seat: int
    points: int

    def __str__(self) -> str:
        return f"{self.seat}:{self.points}"


def read(value: str) -> Handicap | None:
    """The handicap that the option's value holds, None for `auto`; raises OptionError `bad-option`.

    >>> read("2:12"), read("auto")
    (Handicap(seat=2, points=12), None)
    """
    if value == AUTO:
        return None
    found = _GIVEN.fullmatch(value)
    if found is None:
        raise OptionError("bad-option", option=HANDICAP, value=value)
    return Handicap(int(found[1]), int(found[2]))
