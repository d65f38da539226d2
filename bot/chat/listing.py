"""Tables as a chat may offer them to a reader, beside what is said there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.port import Address, Incoming


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a chat may offer it to a reader: its game and who plays, or is asked to.

    `place` is where it is played; the reader is `seated` there, and may act where it is their `turn`. `reply` is how they may
    take a place: `accept`, `join`, or empty.
    """

    table: int
    game: str
    names: tuple[str, ...]
    place: Address
    running: bool
    seated: bool
    turn: bool
    reply: str = ""


Listing: TypeAlias = Callable[[Incoming], Awaitable[tuple[Listed, ...]]]
"""What adapters get: the open and running tables where a line was typed, and those of its author anywhere; reads only."""
