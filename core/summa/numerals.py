"""Roman numerals of at least two symbols, and their values (R5, R7)."""

from collections.abc import Mapping
from typing import Final

from core.summa.moves import SYMBOLS

MOST: Final = 89
"""The greatest numeral of I, V, X and L: LXXXIX."""

_PARTS: Final = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def numeral(value: int) -> str:
    """R7: the one way to write a number.

    >>> numeral(44)
    'XLIV'
    """
    text = ""
    for worth, part in _PARTS:
        count, value = divmod(value, worth)
        text += part * count
    return text


VALUES: Final[Mapping[str, int]] = {text: value for value in range(1, MOST + 1) if len(text := numeral(value)) > 1}
"""R5, R7: every valid numeral of two symbols or more."""

assert set("".join(VALUES)) == set(SYMBOLS)
