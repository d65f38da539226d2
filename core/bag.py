"""Tiles as lists in which equal ones may stand several times: which are missing, which remain, how they are written."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from core.errors import RuleError

Item = TypeVar("Item")


def missing(have: Sequence[Item], wanted: Sequence[Item]) -> list[Item]:
    """The wanted items that are missing from `have`, each as often as it is missing.

    >>> missing("3356", "3377")
    ['7', '7']
    """
    return [item for item in dict.fromkeys(wanted) for _ in range(wanted.count(item) - have.count(item))]


def without(have: Iterable[Item], taken: Iterable[Item]) -> list[Item]:
    """The items that remain, in the same order; raises ValueError if a taken item is not in `have`.

    >>> without("3356", "63")
    ['3', '5']
    """
    rest = list(have)
    for item in taken:
        rest.remove(item)
    return rest


def spaced(items: Iterable[object]) -> str:
    """Tiles or cells as text, separated by blanks.

    >>> spaced("35x"), spaced(("R7", "J=R8"))
    ('3 5 x', 'R7 J=R8')
    """
    return " ".join(map(str, items))


def in_stock(stock: Sequence[str], tiles: Sequence[str]) -> None:
    """Raises RuleError `not-in-stock` if the stock does not have these tiles."""
    lacking = missing(stock, tiles)
    if lacking:
        raise RuleError("not-in-stock", tiles=spaced(lacking), count=len(lacking))
