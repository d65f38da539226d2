"""The kinds of move in Skeleton, frozen."""

from dataclasses import dataclass
from typing import TypeAlias

from core.dealing import Draw


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile laid (Q3)."""

    digit: str


@dataclass(frozen=True, slots=True)
class Pass:
    """No tile laid (Q4)."""


Typed: TypeAlias = Lay | Pass
Move: TypeAlias = Typed | Draw
