"""Tables that a chat may offer to a reader, besides its messages."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.port import Address, Incoming


@dataclass(frozen=True, slots=True)
class Listed:
    """A table that a chat may offer to a reader: its game, and the people who play or are asked to.

    `place` is where it is played; `seated` tells whether the reader sits there, and `turn` whether they may act. `reply` is
    how they can take a seat: `accept`, `join`, or empty.
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
"""A function for adapters: the open and running tables where a line was typed, and those of its author anywhere; reads only."""
