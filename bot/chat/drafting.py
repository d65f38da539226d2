"""Drafts of moves in a chat whose pictures can be tapped, and how the game reads them."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.port import Incoming


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on an area: its `text`, and `again`, the text of a second tap in a row. `used`: its tile is in the draft."""

    text: str = ""
    again: str = ""
    used: bool = False


@dataclass(frozen=True, slots=True)
class DraftReading:
    """The game's reading of a draft.

    `text` is the draft so far, `move` the full move as the game understands it (empty if it does not). `placed` has its
    tiles, each with the place it would take (empty if the picture has none); `choices` are other meanings of the taps.
    `finishing` is the line that plays the draft and ends the turn, if nothing else is left to do (else empty). `begun`: the
    text is the beginning of a move at most, so that playing it would be refused.
    """

    text: str
    move: str = ""
    placed: tuple[tuple[str, str], ...] = ()
    choices: tuple[str, ...] = ()
    finishing: str = ""
    begun: bool = False


Drafting: TypeAlias = Callable[[Incoming, int, Tap, AbstractAsyncContextManager[None]], Awaitable[DraftReading | None]]
"""A function for adapters: reads a line as a draft at the table with this number, or at the author's current puzzle for 0.

The tap is applied first. Whatever keeps the program busy is done inside the given lock, and nothing is awaited there.
Returns None if the line cannot be a move there. Reads only."""
