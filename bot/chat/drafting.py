"""Moves that are still being put together in a chat whose pictures can be tapped, and the game's reading of them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.port import Incoming


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on an area: its text, and `again` that of a second tap in a row; `used` where the draft has its tile already."""

    text: str = ""
    again: str = ""
    used: bool = False


@dataclass(frozen=True, slots=True)
class DraftReading:
    """The game's reading of a draft.

    `text` is what is typed by now, `reading` how the game understands it in full (empty where it does not), `placed` has
    its tiles, each with the place it would take (empty where the picture has none); `choices` are what else the taps can mean.
    `finishing` is the line that plays the draft and ends the turn, where nothing else is left to do (else empty).
    """

    text: str
    reading: str = ""
    placed: tuple[tuple[str, str], ...] = ()
    choices: tuple[str, ...] = ()
    finishing: str = ""


Drafting: TypeAlias = Callable[[Incoming, int, Tap], Awaitable[DraftReading | None]]
"""What adapters get: the reading of a line as a draft at a table with this number, or with 0 at the puzzle its author is at.

A tap may come before that; None where the line cannot be a move there. Reads only."""
