"""Readers for the values of a [rules] table in a data file; each raises ValueError for anything else."""

from collections.abc import Callable, Mapping
from typing import TypeVar

Item = TypeVar("Item")


def number(value: object) -> int:
    """A whole number."""
    if not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def bounds(value: object) -> tuple[int, int]:
    """A smallest and a largest number."""
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"not a smallest and a largest number: {value!r}")
    return number(value[0]), number(value[1])


def listed(value: object, read: Callable[[object], Item]) -> tuple[Item, ...]:
    """A list, each item read."""
    if not isinstance(value, list):
        raise ValueError(f"not a list: {value!r}")
    return tuple(map(read, value))


def counted(value: object, faces: str) -> str:
    """Every tile of a game, one character each, from a count for each face; the faces sorted."""
    if not isinstance(value, Mapping) or not set(value) <= set(faces):
        raise ValueError(f"not a count for each of {faces}: {value!r}")
    return "".join(sorted("".join(face * number(count) for face, count in value.items())))
