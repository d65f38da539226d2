"""A set whose members expire, for requests that Discord has refused and may allow again later."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False, repr=False)
class ExpiringSet:
    """A set of keys, each a member for a number of seconds after it was last added."""

    seconds: float
    clock: Callable[[], float] = time.monotonic
    _until: dict[str, float] = field(default_factory=dict, init=False)

    def add(self, key: str) -> None:
        """Add a key, or extend its time."""
        self._until[key] = self.clock() + self.seconds

    def discard(self, key: str) -> None:
        """Remove a key before its time, if it is there."""
        self._until.pop(key, None)

    def __contains__(self, key: str) -> bool:
        if self._until.get(key, 0.0) > self.clock():
            return True
        self.discard(key)
        return False
