"""The kinds of move in Skeleton, frozen."""

from dataclasses import dataclass
from typing import TypeAlias

from core.game import Seat


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile laid (Q3)."""

    digit: str


@dataclass(frozen=True, slots=True)
class Pass:
    """No tile laid (Q4)."""


@dataclass(frozen=True, slots=True)
class First:
    """CHANCE names the seat that begins (Q2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """CHANCE deals a seat its first tiles (Q2)."""

    seat: Seat
    digits: str


@dataclass(frozen=True, slots=True)
class Refill:
    """CHANCE gives a seat the tile it draws (Q3)."""

    seat: Seat
    digit: str


Typed: TypeAlias = Lay | Pass
Move: TypeAlias = Typed | First | Deal | Refill
