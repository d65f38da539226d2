"""A set whose members expire, for what Discord has refused and may allow again later."""

from collections.abc import Callable


class ExpiringSet:
    """A set of keys, each a member for so many seconds after it was added last."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._until: dict[str, float] = {}

    def add(self, key: str) -> None:
        """Add a key, or extend its time."""
        self._until[key] = self._clock() + self._seconds

    def discard(self, key: str) -> None:
        """Remove a key before its time, if it is there."""
        self._until.pop(key, None)

    def __contains__(self, key: str) -> bool:
        if self._until.get(key, 0.0) > self._clock():
            return True
        self.discard(key)
        return False
