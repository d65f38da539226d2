"""Remembers the channels of private conversations and people who accept no messages, to save requests that would fail."""

import time
from collections.abc import Callable

from bot.adapters.discord.errors import TOO_FAST
from bot.adapters.discord.expiring import ExpiringSet

_CLOSED_SECONDS = 6 * 60 * 60.0
_TOO_FAST_SECONDS = 10 * 60.0
_EVERYBODY = ""


class DmChannels:
    """Known private channels by person; closed ones are tried again after some hours, or once the person writes there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._closed = ExpiringSet(_CLOSED_SECONDS, clock)
        self._too_fast = ExpiringSet(_TOO_FAST_SECONDS, clock)
        self._channels: dict[str, int] = {}

    def close(self, person: str, code: int) -> None:
        """Remember that Discord refused a message to a person with this error code."""
        if code == TOO_FAST:
            self._too_fast.add(_EVERYBODY)
        else:
            self._closed.add(person)

    def open(self, person: str, channel: int) -> None:
        """Remember that a person has written in this private channel."""
        self._closed.discard(person)
        self.remember(person, channel)

    def remember(self, person: str, channel: int) -> None:
        """Remember the private channel of a person."""
        self._channels[person] = channel

    def channel_of(self, person: str) -> int | None:
        """The private channel of a person, None if it is not known."""
        return self._channels.get(person)

    def is_closed(self, person: str) -> bool:
        """Whether Discord would refuse a message; a limit on opening channels does not affect known ones."""
        return person in self._closed or (person not in self._channels and _EVERYBODY in self._too_fast)
