"""Amounts of time as people type them."""

import re
from typing import Final

from bot.grammar import words
from bot.grammar.seconds import DAY, UNITS, in_largest_unit
from bot.settings import FALLBACK

_TYPED: Final = {"w": 7 * DAY, **{unit[0]: size for unit, size in UNITS.items()}}

_AMOUNT: Final = re.compile(r"([0-9]{1,7})([^\W\d_]+)")
_APART: Final = re.compile(r"(?<![\w#])([+]?[0-9]{1,7})\s+([^\W\d_]+)(?!\w)")


def amount(typed: str) -> int | None:
    """The seconds of a typed amount such as `36h`, `1d12h` or `2Tage`; None for anything else."""
    parts = _AMOUNT.findall(typed)
    if not parts or "".join(map("".join, parts)) != typed:
        return None
    units = [words.canonical("units", unit) for _, unit in parts]
    if None in units or len(set(units)) < len(units):
        return None
    return sum(int(count) * _TYPED[unit] for (count, _), unit in zip(parts, units, strict=True) if unit)


def join_amounts(typed: str) -> str:
    """A typed text, with each number joined to the unit of time that follows it.

    >>> join_amounts("#12 5 Tage"), join_amounts("a week"), join_amounts("zwei Wochen")
    ('#12 5Tage', '1week', '2Wochen')
    """
    said = typed.split()
    counted = [
        words.parse_number(word) if words.canonical("units", after) and words.parse_number(word) else word
        for word, after in zip(said, [*said[1:], ""], strict=False)
    ]
    typed = typed if counted == said else " ".join(counted)
    return _APART.sub(lambda found: "".join(found.groups()) if words.canonical("units", found[2]) else found[0], typed)


def format_amount(seconds: int) -> str:
    """A number of seconds as people type it, in the largest unit that divides it and in the words of the fallback language."""
    count, unit = in_largest_unit(seconds)
    return f"{count}{words.localized('units', unit[0], FALLBACK)}"


def amount_in(typed: str, locale: str) -> str:
    """A typed amount with its units in the words of a language, as in `+1t`; anything else unchanged.

    >>> amount_in("+1d", "de"), amount_in("1d12h", "de"), amount_in("#12", "de")
    ('+1t', '1t12std', '#12')
    """
    if amount(typed.removeprefix("+")) is None:
        return typed
    return _AMOUNT.sub(lambda found: f"{found[1]}{words.translated('units', found[2], locale)}", typed)
