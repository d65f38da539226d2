"""The best total of a grid by plain enumeration: slow, simple, and independent of the search."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

_NUMERAL = re.compile(r"(XL|L?X{0,3})(IX|IV|V?I{0,3})")
_WORTH = {"I": 1, "V": 5, "X": 10, "L": 50}


def numeral(text: str) -> int:
    """The value of a Roman numeral; 0 for any other text."""
    if not text or not _NUMERAL.fullmatch(text):
        return 0
    values = [_WORTH[symbol] for symbol in text]
    return sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True))


def splits(line: str, shortest: int) -> Iterator[tuple[int, str]]:
    """Every way to mark a line: its points, and the line with what is annulled as black."""
    if not line:
        yield 0, ""
        return
    for points, rest in splits(line[1:], shortest):
        yield points, "#" + rest
    for length in range(shortest, len(line) + 1):
        value = numeral(line[:length])
        if value:
            for points, rest in splits(line[length:], shortest):
                yield points + value, line[:length] + rest


def ways(rows: Sequence[str], shortest: int) -> int:
    """The number of ways to mark the rows."""
    return prod(sum(1 for _ in splits(row, shortest)) for row in rows)


def best(rows: Sequence[str], shortest: int) -> tuple[int, int]:
    """The highest total, and the fewest black cells with it: every marking of the rows with every one of the columns."""
    columns: dict[str, tuple[int, int]] = {}
    top = (-1, 0)
    for marked in product(*(list(splits(row, shortest)) for row in rows)):
        total, stay = sum(points for points, _ in marked), 0
        for cells in zip(*(left for _, left in marked), strict=True):
            column = "".join(cells)
            if column not in columns:
                columns[column] = max(
                    (points, len(left) - left.count("#")) for points, left in splits(column, shortest)
                )
            points, kept = columns[column]
            total, stay = total + points, stay + kept
        top = max(top, (total, stay))
    return top[0], len(rows) * len(rows[0]) - top[1]
