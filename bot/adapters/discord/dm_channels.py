"""The ways into private conversations, and whom I cannot write to: remembered, so that Discord is not asked in vain."""

import time
from collections.abc import Callable

from bot.adapters.discord.refusals import TOO_FAST

_CLOSED_FOR = 6 * 60 * 60.0
_SLOWED_FOR = 10 * 60.0


class DmChannels:
    """Closed private conversations; one opens again when its person writes there, or after some hours."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._closed: dict[str, float] = {}
        self._slowed_until = 0.0
        self._rooms: dict[str, int] = {}

    def shut(self, person: str, code: int) -> None:
        """Remember that writing to a person failed with this code."""
        if code == TOO_FAST:
            self._slowed_until = self._clock() + _SLOWED_FOR
        else:
            self._closed[person] = self._clock() + _CLOSED_FOR

    def open(self, person: str, room: int) -> None:
        """The person has written in private, in this channel."""
        self._closed.pop(person, None)
        self._rooms[person] = room

    def found(self, person: str, room: int) -> None:
        """The private conversation with a person is this channel."""
        self._rooms[person] = room

    def room(self, person: str) -> int | None:
        """The channel of the private conversation with a person, as far as it is known."""
        return self._rooms.get(person)

    def is_shut(self, person: str) -> bool:
        """Whether trying would be in vain; where the channel is known none has to be opened, which can be too fast."""
        until = self._closed.get(person, 0.0)
        if until and until <= self._clock():
            del self._closed[person]
            until = 0.0
        return until > 0.0 or (person not in self._rooms and self._slowed_until > self._clock())
