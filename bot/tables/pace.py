"""Pace: how much time players have; typed in any language, written in records as `3d+1d/7d`."""

import re
from dataclasses import dataclass
from typing import Final

from bot.grammar import words
from bot.grammar.amounts import amount, format_amount
from bot.grammar.seconds import DAY, HOUR, MINUTE

NONE: Final = "none"
"""The value of the option that sets no time limit."""

_BANK: Final = (MINUTE, 30 * DAY)
_MOST_INCREMENT: Final = 7 * DAY
_MOST: Final = 60 * DAY
_PARTS: Final = re.compile(r"([^+/]+)(?:\+([^+/]+))?(?:/([^+/]+))?")


class PaceError(ValueError):
    """The typed text is not a pace, or out of bounds; its code is `unreadable`, `bank`, `increment` or `most`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Pace:
    """The time of each player: a `bank` at the start, an `increment` for each turn, never more than `most`; whole seconds.

    >>> str(Pace(3 * DAY, DAY, 7 * DAY)), str(Pace(10 * DAY, 36 * HOUR, 10 * DAY))
    ('3d+1d/7d', '10d+36h/10d')
    """

    bank: int
    increment: int
    most: int

    def __str__(self) -> str:
        bank, increment, most = map(format_amount, (self.bank, self.increment, self.most))
        return f"{bank}+{increment}/{most}"

    @property
    def live(self) -> bool:
        """Whether players are expected to stay until the end: the bank is less than an hour."""
        return self.bank < HOUR

    @property
    def by_day(self) -> bool:
        """Whether an absence stops the clocks (T5)."""
        return self.bank >= DAY


LIVE: Final = Pace(5 * MINUTE, 30, 10 * MINUTE)
DAILY: Final = Pace(3 * DAY, DAY, 7 * DAY)
SLOW: Final = Pace(10 * DAY, 36 * HOUR, 10 * DAY)

PRESETS: Final = {"live": LIVE, "daily": DAILY, "slow": SLOW}
"""The paces that have a name."""

USUAL: Final = "daily"
"""The default pace between people."""


def parse(typed: str) -> Pace | None:
    """The pace that a typed value means, or None for no time limit; raises PaceError.

    The increment defaults to 0, the maximum to twice the bank, within the bounds.

    >>> str(parse("2d+12h/5d")), str(parse("10m+20s")), parse("none")
    ('2d+12h/5d', '10m+20s/20m', None)
    """
    named = words.parse_value(typed)
    if named in (NONE, "no"):
        return None
    if named in PRESETS:
        return PRESETS[named]
    found = _PARTS.fullmatch(typed)
    parts = [None if part is None else amount(part) for part in found.groups()] if found else [None]
    if found is None or any(
        part is None and text is not None for part, text in zip(parts, found.groups(), strict=True)
    ):
        raise PaceError("unreadable")
    bank, increment, most = parts
    assert bank is not None, "it was read"
    low, high = _BANK
    if not low <= bank <= high:
        raise PaceError("bank")
    if (increment or 0) > _MOST_INCREMENT:
        raise PaceError("increment")
    most = min(max(2 * bank, increment or 0), _MOST) if most is None else most
    if not bank <= most <= _MOST:
        raise PaceError("most")
    return Pace(bank, increment or 0, most)


def option(pace: Pace | None) -> str:
    """The value of the option for a pace: its name, or its figures."""
    return NONE if pace is None else next((name for name, one in PRESETS.items() if one == pace), str(pace))
