"""Multisets of tiles: what is missing, what remains, and how they are written."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from core.errors import RuleError

Item = TypeVar("Item")


def missing(have: Sequence[Item], wanted: Sequence[Item]) -> list[Item]:
    """The wanted items that `have` cannot give, each as often as it is short.

    >>> missing("3356", "3377")
    ['7', '7']
    """
    return [item for item in dict.fromkeys(wanted) for _ in range(wanted.count(item) - have.count(item))]


def without(have: Iterable[Item], taken: Iterable[Item]) -> list[Item]:
    """What remains, in the same order; raises ValueError if something taken is not there.

    >>> without("3356", "63")
    ['3', '5']
    """
    rest = list(have)
    for item in taken:
        rest.remove(item)
    return rest


def spaced(tiles: Iterable[str]) -> str:
    """Tiles as people read them.

    >>> spaced("35x"), spaced(("R7", "J=R8"))
    ('3 5 x', 'R7 J=R8')
    """
    return " ".join(tiles)


def in_stock(stock: Sequence[str], tiles: Sequence[str]) -> None:
    """What is drawn has to be there; raises RuleError."""
    lacking = missing(stock, tiles)
    if lacking:
        raise RuleError("not-in-stock", tiles=spaced(lacking), count=len(lacking))
