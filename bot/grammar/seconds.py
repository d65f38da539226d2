"""The units of time, in seconds; in a module without typed words, because those may fail to load."""

from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

UNITS: Final = {"day": DAY, "hour": HOUR, "minute": MINUTE, "second": 1}
"""The units in which times are told, the largest first."""


def in_largest_unit(seconds: int) -> tuple[int, str]:
    """A number of seconds as a number of the largest unit that divides it, and that unit.

    >>> in_largest_unit(2 * DAY), in_largest_unit(36 * HOUR), in_largest_unit(0)
    ((2, 'day'), (36, 'hour'), (0, 'second'))
    """
    unit = next(unit for unit, size in UNITS.items() if seconds % size == 0 and (seconds or size == 1))
    return seconds // UNITS[unit], unit


def rounding_unit(seconds: float) -> str:
    """The largest unit of which there are at least two, as people need no more precision.

    >>> rounding_unit(2 * DAY), rounding_unit(36 * HOUR), rounding_unit(1)
    ('day', 'hour', 'second')
    """
    return next((unit for unit, size in UNITS.items() if seconds >= 2 * size), "second")
