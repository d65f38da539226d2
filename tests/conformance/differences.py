"""Differences between two values in words, for the messages of laws that compare them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import islice

import pytest

from core.game import Event

SHOWN = 5
"""The number of faults that a law names."""


def differences(one: object, other: object, where: str) -> Iterator[str]:
    """The places at which two values differ, each with both; `where` is the name of the first."""
    if one == other:
        return
    if isinstance(one, Event):
        where = f"{where} {one.code}"
    if is_dataclass(one) and type(one) is type(other):
        for each in fields(one):
            if each.compare:
                yield from differences(getattr(one, each.name), getattr(other, each.name), f"{where}.{each.name}")
    elif isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{where}[{key}]")
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for at, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(*pair, f"{where}[{at}]")
    else:
        yield f"{where} is {one!r} and then {other!r}"


def demand_none(law: str, faults: Iterable[str]) -> None:
    """Fail with what the law demands and the first of its faults, one a line, if there are any; each place only once."""
    places = {fault.partition(" is ")[0]: fault for fault in reversed([*filter(None, faults)])}
    first = list(islice(reversed(places.values()), SHOWN))
    if first:
        pytest.fail("\n".join([law, *first]), pytrace=False)
