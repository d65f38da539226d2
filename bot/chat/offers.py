"""Games to begin and tables to join or watch, which a chat may offer to a reader outside its messages."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.port import Address, Incoming


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A game to offer: its typed name and title, whether it can be played `alone` and has `puzzles`; its `least` seats."""

    name: str
    title: str
    alone: bool = False
    puzzles: bool = False
    least: int = 2


@dataclass(frozen=True, slots=True)
class OfferedTable:
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


ListTables: TypeAlias = Callable[[Incoming], Awaitable[tuple[OfferedTable, ...]]]
"""A function for adapters: the open and running tables where a line was typed, and those of its author anywhere; reads only."""
