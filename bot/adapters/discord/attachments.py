"""Where pictures may be shown: remembered, so that Discord is not asked in vain for every board."""

import time
from collections.abc import Callable

_FORBIDDEN_FOR = 60 * 60.0


class Attachments:
    """Channels in which I may not attach files; it is tried again after an hour, or when Discord tells what I may there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._forbidden: dict[str, float] = {}

    def learn(self, channel: str, *, allowed: bool) -> None:
        """Whether I may attach files in a channel."""
        if allowed:
            self._forbidden.pop(channel, None)
        else:
            self._forbidden[channel] = self._clock() + _FORBIDDEN_FOR

    def are_forbidden(self, channel: str) -> bool:
        """Whether to attach a file there would be in vain."""
        until = self._forbidden.get(channel)
        if until is not None and until <= self._clock():
            del self._forbidden[channel]
            return False
        return until is not None
