"""Values that travel between processes: packed as what makes them anew."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

K = TypeVar("K")


def packed(kind: type[K]) -> type[K]:
    """A frozen dataclass, pickled as its type and the values of its fields; raises ValueError if these are less than two.

    By itself a frozen dataclass with slots lists its fields anew each time: packing a view took 45 µs instead of 30,
    unpacking it 38 instead of 25, and a move sends two.
    """
    first, second, *others = (field.name for field in fields(kind))  # type: ignore[arg-type]
    values: Callable[[Any], tuple[Any, ...]] = attrgetter(first, second, *others)

    def reduce(self: K) -> tuple[type[K], tuple[Any, ...]]:
        return kind, values(self)

    setattr(kind, "__reduce__", reduce)  # noqa: B010 - what type checkers do not let be assigned
    return kind
